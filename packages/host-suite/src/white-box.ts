/** Parts of this package that tests of other packages look into. Not published. */
export { suiteModel } from './suite-model.ts';
