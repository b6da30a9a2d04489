/** Parts of this package that tests of other packages look into. Not published. */
export { varied } from './suite-engine.ts';
export { suiteModel } from './suite-model.ts';
