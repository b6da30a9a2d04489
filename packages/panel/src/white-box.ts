/** Parts of this package that tests of other packages look into. Not published. */
export { modelFacts } from './job/model-facts.ts';
export { plainReason } from './words/plain-reason.ts';
export { bracketed, keyOf } from './words/say.ts';
