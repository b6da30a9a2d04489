import { between, noRotation, type Rotation, rotate } from '../rotations.ts';
import { length, minus } from '../vectors.ts';

/** The same bone in two rigs, as places in the lists of their nodes. */
export interface BonePair {
  readonly from: number;
  readonly to: number;
  /** Name in a rig passport; the name of the node outside the body. */
  readonly bone: string;
}

/** What one body at rest needs to move like another of the same kind. */
export interface LimbFit {
  /** From the direction that the donor faces to that of the target, in quarter turns: both stand upright. */
  readonly facing: Rotation;
  /** Length of the target's legs in those of the donor; 1 where one has none. */
  readonly ratio: number;
  /** Rotation that points the limbs of the target, from this node on, like those of the donor at rest. */
  correction(node: number | undefined): Rotation;
}

interface Pose {
  readonly at: readonly [number, number, number];
}

/**
 * Compares two bodies at rest. Hands follow their arms; trunk and feet stay as they are, upright and flat on the ground.
 * @param from @param to every node at rest, in the scene
 * @param parentOf node above one of the target
 * @internal
 */
export function fitLimbs(
  pairs: readonly BonePair[],
  from: readonly Pose[],
  to: readonly Pose[],
  parentOf: (node: number) => number | undefined,
): LimbFit {
  const yaw = (poses: readonly Pose[], side: 'from' | 'to') => {
    const [left, right] = ['left', 'right'].map(
      (hand) => pairs.find(({ bone }) => bone.startsWith(hand) && bone.endsWith('UpperLeg'))?.[side],
    );
    if (left === undefined || right === undefined) return 0;
    const [x, , z] = minus(poses[left]!.at, poses[right]!.at);
    return Math.atan2(-z, x);
  };
  const quarters = Math.round((yaw(to, 'to') - yaw(from, 'from')) / (Math.PI / 2));
  const half = (quarters * Math.PI) / 4;
  const facing: Rotation = quarters === 0 ? noRotation : [0, Math.sin(half), 0, Math.cos(half)];

  const corrections = new Map<number, Rotation>();
  const correction = (node: number | undefined): Rotation => {
    const seen = new Set<number>();
    for (let at = node; at !== undefined && !seen.has(at); at = parentOf(at)) {
      seen.add(at);
      const known = corrections.get(at);
      if (known) return known;
    }
    return noRotation;
  };
  const depth = (node: number): number => {
    const seen = new Set<number>();
    for (let at = parentOf(node); at !== undefined && !seen.has(at); at = parentOf(at)) seen.add(at);
    return seen.size;
  };
  const parentsFirst = pairs
    .map((pair) => ({ ...pair, depth: depth(pair.to) }))
    .sort((a, b) => a.depth - b.depth);
  for (const pair of parentsFirst) {
    const end = pairs.find(({ bone }) => bone === limbEnd(pair.bone));
    const way = (poses: readonly Pose[], side: 'from' | 'to') => {
      const along = end && minus(poses[end[side]]!.at, poses[pair[side]]!.at);
      return along && length(along) > 0 ? along : undefined;
    };
    const [own, wanted] = [way(to, 'to'), way(from, 'from')];
    if (own && wanted) corrections.set(pair.to, between(own, rotate(facing, wanted)));
    else corrections.set(pair.to, upright.test(pair.bone) ? noRotation : correction(parentOf(pair.to)));
  }

  const legs = [legLength(pairs, from, 'from'), legLength(pairs, to, 'to')] as const;
  return { facing, ratio: Math.min(...legs) > 0 ? legs[1] / legs[0] : 1, correction };
}

const upright = /^(hips|spine|chest|upperChest|neck|head)$|(Shoulder|Foot|Toes)$/;

/** Returns the bone that a limb bone points at. */
function limbEnd(bone: string): string | undefined {
  const [, side, part] = /^(.*)(UpperArm|LowerArm|UpperLeg|LowerLeg)$/.exec(bone) ?? [];
  const next = { UpperArm: 'LowerArm', LowerArm: 'Hand', UpperLeg: 'LowerLeg', LowerLeg: 'Foot' };
  return part && side + next[part as keyof typeof next];
}

/** Returns the length from hip to foot along the bones, summed over all legs. */
function legLength(pairs: readonly BonePair[], poses: readonly Pose[], side: 'from' | 'to'): number {
  const at = (bone: string | undefined) => {
    const pair = pairs.find((each) => each.bone === bone);
    return pair && poses[pair[side]]!.at;
  };
  let sum = 0;
  for (const { bone } of pairs) {
    const [start, stop] = bone.endsWith('Leg') ? [at(bone), at(limbEnd(bone))] : [];
    if (start && stop) sum += length(minus(stop, start));
  }
  return sum;
}
