import type { Vector } from '../matrix.ts';
import type { BoneMap } from './bones-by-name.ts';
import type { Lateral } from './bones-by-position.ts';
import type { Joint } from './joint-tree.ts';

/** Arm direction at rest: degrees below the horizontal, from upper arm to hand. */
export interface ArmPose {
  kind: 't' | 'a' | 'other';
  leftDegrees: number;
  rightDegrees: number;
}

/** Null when an arm is unknown. T is within 20 degrees of the horizontal, A from there to 70 below it. */
export function armPose(bones: BoneMap): ArmPose | null {
  const angles = ['left', 'right'].map((side) => {
    const upper = bones.get(`${side}UpperArm`);
    const hand = bones.get(`${side}Hand`) ?? bones.get(`${side}LowerArm`);
    return upper && hand ? degreesBelow(upper.at, hand.at) : null;
  });
  const [left, right] = angles;
  if (left === null || left === undefined || right === null || right === undefined) return null;
  const [low, high] = [Math.min(left, right), Math.max(left, right)];
  const kind = Math.max(-low, high) <= T_DEGREES ? 't' : low > 0 && high <= A_DEGREES ? 'a' : 'other';
  return { kind, leftDegrees: left, rightDegrees: right };
}

/**
 * Largest distance of a left bone from the mirror image of its right twin, as a share of `height`; null without
 * pairs. The mirror plane runs through the middle of the pairs.
 */
export function symmetryError(bones: BoneMap, { axis }: Lateral, height: number): number | null {
  const pairs = [...bones].flatMap(([bone, joint]): [Joint, Joint][] => {
    const twin = bone.startsWith('left') ? bones.get(bone.replace('left', 'right')) : undefined;
    return twin ? [[joint, twin]] : [];
  });
  if (pairs.length === 0 || !(height > 0)) return null;
  const middle = median(pairs.map(([left, right]) => (left.at[axis] + right.at[axis]) / 2));
  const errors = pairs.map(([left, right]) => {
    const mirrored = right.at.map((value, i) => (i === axis ? 2 * middle - value : value));
    return Math.hypot(...left.at.map((value, i) => value - mirrored[i]!));
  });
  return Math.max(...errors) / height;
}

function degreesBelow(from: Vector, to: Vector): number | null {
  const drop = from[1] - to[1];
  const along = Math.hypot(to[0] - from[0], to[2] - from[2]);
  if (drop === 0 && along === 0) return null;
  // Adding 0 turns a negative zero into zero.
  return Math.round(((Math.atan2(drop, along) * 180) / Math.PI) * 100) / 100 + 0;
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

const T_DEGREES = 20;
const A_DEGREES = 70;
