/** Parts of this package that tests of other packages look into. Not published. */
export { jsonProblem, type ModelWork, workLimits, workProblem } from './read/model-work.ts';
