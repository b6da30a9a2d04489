/** Parts of this package that tests of other packages look into. Not published. */
export { generate } from './text-to-3d/generate.ts';
