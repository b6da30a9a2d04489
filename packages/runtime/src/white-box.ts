/** Parts of this package that tests of other packages look into. Not published. */
export type { PlayOptions } from './asset/clip-mix.ts';
export type { HeldAsset } from './asset/scene-asset.ts';
export { attachTo } from './attach/attach-to.ts';
export { coarseCut } from './coarse/coarse-glb.ts';
export type { MountPlace } from './engine-port.ts';
export {
  type KeyedTrack,
  type Placed,
  placedNodes,
  type RigClip,
  type RigNode,
  type Vector,
} from './retarget/rig.ts';
export { pictureDifference } from './testing/picture-difference.ts';
