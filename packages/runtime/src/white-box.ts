/** Parts of this package that tests of other packages look into. Not published. */
export type { PlayOptions } from './asset/clip-mix.ts';
export type { HeldAsset } from './asset/scene-asset.ts';
export { coarseCut } from './coarse/coarse-glb.ts';
export { type KeyedTrack, type Placed, placedNodes, type RigClip, type RigNode } from './retarget/rig.ts';
export {
  between,
  compose,
  inverse,
  length,
  minus,
  noRotation,
  plus,
  type Rotation,
  times,
  turn,
  type Vector,
} from './retarget/rotation.ts';
export { pictureDifference } from './testing/picture-difference.ts';
