/** @internal Vectors, rotations, matrices and colours as the packages above compute with them; may change in any release. */
export { compose, type Matrix, multiply, type Vector } from './matrix.ts';
export { type BonePair, fitLimbs } from './rig/fit-limbs.ts';
export {
  between,
  combine,
  inverse,
  noRotation,
  normalised,
  type Rotation,
  rotate,
  slerp,
} from './rotations.ts';
export { linearToSrgb, srgbToLinear } from './srgb.ts';
export { cross, dot, length, minus, plus, scaledBy, times, unit } from './vectors.ts';
