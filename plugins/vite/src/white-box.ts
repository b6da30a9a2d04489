/** Parts of this package that tests of other packages look into. Not published. */
export { boxGlb } from './page/box-glb.ts';
