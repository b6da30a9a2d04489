import type { Vector } from '@meshwright/look/render';
import type { FittedBody } from '../body/fitted-body.ts';
import { skeletons } from '../skeletons.ts';

/** A line from a joint to one of its children or to its tip. */
export interface Bone {
  readonly from: Vector;
  readonly to: Vector;
  /** True where no child begins at the end. */
  readonly isLast: boolean;
}

/**
 * Returns the bones of a joint, as they move the surface: to each child that is no marker, to the top of the head, or to the joint's
 * tip. The bone of a limb begins where the limb leaves the trunk.
 */
export function bonesOf(fitted: FittedBody, name: string): Bone[] {
  const startOf = (joint: string): Vector => fitted.starts?.get(joint) ?? fitted.joints.get(joint)!;
  const tip = fitted.tips.get(name);
  const ends = skeletons[fitted.kind]
    .filter((child) => child.parent === name && (!child.marker || child.name === 'head_end'))
    .map((child) => startOf(child.name));
  if (tip) ends.push(tip);
  return ends.map((to) => ({ from: startOf(name), to, isLast: tip !== undefined }));
}

/** Returns the point at a share of a bone. */
export function alongBone({ from, to }: Bone, share: number): Vector {
  return [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
    from[2] + share * (to[2] - from[2]),
  ];
}

/** Returns the distance of a point from a bone. */
export function distanceFrom(bone: Bone, point: Vector): number {
  const { from, to } = bone;
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const z = to[2] - from[2];
  const length = x * x + y * y + z * z;
  const way = x * (point[0] - from[0]) + y * (point[1] - from[1]) + z * (point[2] - from[2]);
  const share = length > 0 ? Math.max(0, Math.min(1, way / length)) : 0;
  return Math.hypot(
    from[0] + share * x - point[0],
    from[1] + share * y - point[1],
    from[2] + share * z - point[2],
  );
}
