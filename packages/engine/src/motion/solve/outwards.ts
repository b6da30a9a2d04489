import type { Vector } from '@meshwright/look/render';
import { Vector3 } from 'three';

/** Returns the vector of a paired part, whose x points away from the body on both sides. */
export function outwards([x, y, z]: Vector, sign: number): Vector3 {
  return new Vector3(sign * x, y, z);
}
