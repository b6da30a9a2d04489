/** Parts of this package that tests of other packages look into. Not published. */
export { rigDocument } from './rig/rig-document.ts';
export { generate } from './text-to-3d/generate.ts';
