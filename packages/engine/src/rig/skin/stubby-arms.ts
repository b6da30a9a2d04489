import { cross, minus } from '@meshwright/gltf/math';
import type { Vector } from '@meshwright/look/render';
import type { FittedBody } from '../body/fitted-body.ts';

/** Length of an arm relative to its thickness below which it cannot bend without crumpling. */
const leastSlender = 2.3;

/** Box around an arm that is a component of its own. */
export interface ArmBox {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Returns the side of a whole arm without anything else, from the joints whose bones run through it, or null. */
export function armSide(names: readonly string[]): 'Left' | 'Right' | null {
  for (const side of ['Left', 'Right'] as const)
    if (
      ['Arm', 'ForeArm', 'Hand'].every((part) => names.includes(`${side}${part}`)) &&
      names.every((name) => name.startsWith(side) && /Shoulder|Arm|Hand/.test(name))
    )
      return side;
  return null;
}

/**
 * Whether an arm is too thick for its length to bend, both measured along the way from its shoulder to its hand: an arm
 * that hangs at 45 degrees is as high as it is wide, and bends.
 */
export function isStubby(
  { joints }: FittedBody,
  side: 'Left' | 'Right',
  positions: Float32Array,
  vertices: readonly number[],
): boolean {
  const along = minus(joints.get(`${side}Hand`)!, joints.get(`${side}Arm`)!);
  // Across the arm: upwards or outwards, and to the front.
  const high = cross([0, 0, 1], along);
  const [long, tall, deep] = [along, high, cross(along, high)].map((axis) => {
    const length = Math.hypot(...axis) || 1;
    let [low, top] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const v of vertices) {
      const at = axis.reduce((sum, value, k) => sum + value * positions[v * 3 + k]!, 0) / length;
      [low, top] = [Math.min(low, at), Math.max(top, at)];
    }
    return top - low;
  }) as [number, number, number];
  return long < leastSlender * Math.max(tall, deep);
}

/**
 * Returns the body with the joint of a stubby arm in the middle of its inner end, where it can turn as a whole without
 * leaving the trunk.
 */
export function withStubbyArm(fitted: FittedBody, side: 'Left' | 'Right', { low, high }: ArmBox): FittedBody {
  const joints = new Map(fitted.joints);
  const [x, y, z] = [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as [number, number, number];
  const half = Math.min((high[0]! - low[0]!) * 0.4, (high[1]! - low[1]!) / 2);
  const outwards = x > joints.get('Hips')![0] ? 1 : -1;
  const inner: Vector = [outwards > 0 ? low[0]! + half : high[0]! - half, y, z];
  const hand = joints.get(`${side}Hand`)!;
  joints.set(`${side}Arm`, inner);
  joints.set(`${side}ForeArm`, [0, 1, 2].map((k) => (inner[k]! + hand[k]!) / 2) as unknown as Vector);
  const hips = joints.get('Hips')![0];
  joints.set(`${side}Shoulder`, [hips + (inner[0] - hips) * 0.5, inner[1], inner[2]]);
  return { ...fitted, joints };
}
