/** Parts of this package that tests of other packages look into. Not published. */
export { compose, type Matrix, multiply } from './matrix.ts';
