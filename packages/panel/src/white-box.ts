/** Parts of this package that tests of other packages look into. Not published. */
export { modelFacts } from './job/model-facts.ts';
