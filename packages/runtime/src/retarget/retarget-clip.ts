import {
  between,
  combine,
  inverse,
  length,
  minus,
  noRotation,
  normalised,
  plus,
  type Rotation,
  rotate,
} from '@meshwright/gltf/math';
import {
  below,
  type KeyedTrack,
  origin,
  type Placed,
  placedNodes,
  type RigClip,
  type RigNode,
  type RigTrack,
  type Vector,
} from './rig.ts';
import type { BonePair } from './same-body.ts';

/** Conversion from one rig to another of the same kind of body. */
export interface Retarget {
  /**
   * Returns the clip for the target: bones turn as in the source, limbs point in the same directions, and the lower
   * foot is as high.
   */
  clip(name: string, tracks: readonly RigTrack[]): RigClip;
}

/** @param pairs result of `sameBody`; includes the hips */
export function retarget(
  source: readonly RigNode[],
  target: readonly RigNode[],
  pairs: readonly BonePair[],
): Retarget {
  const from = placedNodes(source);
  const to = placedNodes(target);
  const facing = facingOf(from, to, pairs);
  const corrections = correctionsOf({ from, to, target, pairs, facing });
  const legs = [legLength(from, pairs, 'source'), legLength(to, pairs, 'target')] as const;
  const scale = Math.min(...legs) > 0 ? legs[1] / legs[0] : 1;
  const pairOf = new Map(pairs.map((pair) => [pair.target, pair]));
  const hips = pairs.find(({ bone }) => bone === 'hips')!;
  const soles = pairs.filter(({ bone }) => /(Foot|Toes)$/.test(bone));

  /** Height of the lowest sole above its height at rest; at rest all are on the ground. */
  const lift = (now: readonly Placed[], rest: readonly Placed[], side: 'source' | 'target') =>
    Math.min(...soles.map((pair) => now[pair[side]]!.at[1] - rest[pair[side]]!.at[1]));

  /** Returns the target in the pose of the source, with rotations in the space of their parents. */
  function posed(now: readonly Placed[]): { turns: Rotation[]; hipsAt: Vector } {
    const turns: Rotation[] = [];
    const placed: Placed[] = [];
    const moved = rotate(facing, minus(now[hips.source]!.at, from[hips.source]!.at));
    const wanted = plus(to[hips.target]!.at, [moved[0] * scale, moved[1] * scale, moved[2] * scale]);
    for (const [index, node] of target.entries()) {
      const parent = node.parent === undefined ? origin : placed[node.parent]!;
      const pair = pairOf.get(index);
      let { rotation } = node;
      if (pair) {
        const turned = combine(now[pair.source]!.rotation, inverse(from[pair.source]!.rotation));
        const world = combine(
          combine(combine(facing, turned), inverse(facing)),
          combine(corrections.get(index)!, to[index]!.rotation),
        );
        rotation = normalised(combine(inverse(parent.rotation), world));
      }
      turns.push(rotation);
      const here = below(parent, { ...node, rotation });
      placed.push(index === hips.target ? { ...here, at: wanted } : here);
    }
    if (soles.length === 0) return { turns, hipsAt: wanted };
    const sunk = scale * lift(now, from, 'source') - lift(placed, to, 'target');
    return { turns, hipsAt: plus(wanted, [0, sunk, 0]) };
  }

  return {
    clip(name, tracks) {
      const seconds = moments(tracks);
      const poses = seconds.map((moment) => posed(placedNodes(source, localsAt(source, tracks, moment))));
      // A track above the hips moves them in the source; in the target the parent of the hips stays at rest.
      const { parent } = target[hips.target]!;
      const above = parent === undefined ? origin : to[parent]!;
      const keyed = (node: number, path: KeyedTrack['path'], values: readonly (readonly number[])[]) =>
        values.every((value) => alike(value, target[node]![path]))
          ? []
          : [{ node, path, seconds: Float32Array.from(seconds), values: Float32Array.from(values.flat()) }];
      return {
        name,
        tracks: [
          ...pairs.flatMap(({ target: node }) =>
            keyed(
              node,
              'rotation',
              continuous(
                target[node]!.rotation,
                poses.map(({ turns }) => turns[node]!),
              ),
            ),
          ),
          ...keyed(
            hips.target,
            'translation',
            poses.map(({ hipsAt }) => into(above, hipsAt)),
          ),
        ],
      };
    },
  };
}

/** Returns the rotation from the source's facing direction to the target's, in quarter turns: both stand upright. */
function facingOf(from: readonly Placed[], to: readonly Placed[], pairs: readonly BonePair[]): Rotation {
  const yaw = (placed: readonly Placed[], side: 'source' | 'target') => {
    const [left, right] = ['left', 'right'].map(
      (hand) => pairs.find(({ bone }) => bone.startsWith(hand) && bone.endsWith('UpperLeg'))?.[side],
    );
    if (left === undefined || right === undefined) return 0;
    const [x, , z] = minus(placed[left]!.at, placed[right]!.at);
    return Math.atan2(-z, x);
  };
  const quarters = Math.round((yaw(to, 'target') - yaw(from, 'source')) / (Math.PI / 2));
  const half = (quarters * Math.PI) / 4;
  return quarters === 0 ? noRotation : [0, Math.sin(half), 0, Math.cos(half)];
}

/**
 * Returns the correction for each bone of the target at rest, so that its limbs point like those of the source at rest.
 * Hands follow their arms; trunk and feet stay unchanged, upright and flat on the ground.
 */
function correctionsOf({
  from,
  to,
  target,
  pairs,
  facing,
}: {
  readonly from: readonly Placed[];
  readonly to: readonly Placed[];
  readonly target: readonly RigNode[];
  readonly pairs: readonly BonePair[];
  readonly facing: Rotation;
}): Map<number, Rotation> {
  const corrections = new Map<number, Rotation>();
  const inherited = (node: number): Rotation => {
    let { parent } = target[node]!;
    while (parent !== undefined && !corrections.has(parent)) parent = target[parent]!.parent;
    return parent === undefined ? noRotation : corrections.get(parent)!;
  };
  // Parents precede their children among the nodes of the target.
  for (const pair of [...pairs].sort((a, b) => a.target - b.target)) {
    const end = pairs.find(({ bone }) => bone === limbEnd(pair.bone));
    const correction = end
      ? between(
          minus(to[end.target]!.at, to[pair.target]!.at),
          rotate(facing, minus(from[end.source]!.at, from[pair.source]!.at)),
        )
      : upright.test(pair.bone)
        ? noRotation
        : inherited(pair.target);
    corrections.set(pair.target, correction);
  }
  return corrections;
}

const upright = /^(hips|spine|chest|upperChest|neck|head)$|(Shoulder|Foot|Toes)$/;

/** Returns the bone that a limb bone points at. */
function limbEnd(bone: string): string | undefined {
  const [, side, part] = /^(.*)(UpperArm|LowerArm|UpperLeg|LowerLeg)$/.exec(bone) ?? [];
  const next = { UpperArm: 'LowerArm', LowerArm: 'Hand', UpperLeg: 'LowerLeg', LowerLeg: 'Foot' };
  return part && side + next[part as keyof typeof next];
}

/** Returns the length from hip to foot along the bones, summed over all legs. */
function legLength(placed: readonly Placed[], pairs: readonly BonePair[], side: 'source' | 'target'): number {
  const at = (bone: string) => placed[pairs.find((pair) => pair.bone === bone)?.[side] ?? -1]?.at;
  let sum = 0;
  for (const { bone } of pairs) {
    const end = bone.endsWith('Leg') ? limbEnd(bone) : undefined;
    const [start, stop] = [at(bone), end && at(end)];
    if (start && stop) sum += length(minus(stop, start));
  }
  return sum;
}

/** Returns the times of all keys, and times between distant ones, so that curves between keys are kept. */
function moments(tracks: readonly RigTrack[]): number[] {
  const keys = [...new Set(tracks.flatMap(({ seconds }) => seconds).map(Math.fround))].sort((a, b) => a - b);
  return keys.flatMap((key, index) => {
    const gap = index === 0 ? 0 : key - keys[index - 1]!;
    const steps = Math.max(1, Math.ceil(gap * framesPerSecond - 0.01));
    return Array.from({ length: steps }, (_, step) => key - (gap * (steps - 1 - step)) / steps);
  });
}

const framesPerSecond = 30;

function localsAt(
  nodes: readonly RigNode[],
  tracks: readonly RigTrack[],
  seconds: number,
): (node: number) => RigNode {
  const moved = new Map<number, RigNode>();
  for (const { node, path, at } of tracks) {
    moved.set(node, { ...(moved.get(node) ?? nodes[node]!), [path]: Array.from(at(seconds)) });
  }
  return (node) => moved.get(node) ?? nodes[node]!;
}

/**
 * Chooses signs for short interpolation: a rotation and its negative are equal, but the path between two keys is not.
 */
function continuous(rest: Rotation, rotations: readonly Rotation[]): Rotation[] {
  let before = rest;
  return rotations.map((rotation) => {
    const [x, y, z, w] = rotation;
    const along = before.reduce((sum, value, axis) => sum + value * rotation[axis]!, 0);
    before = along < 0 ? [-x, -y, -z, -w] : rotation;
    return before;
  });
}

function into(parent: Placed, point: Vector): Vector {
  const [x, y, z] = rotate(inverse(parent.rotation), minus(point, parent.at));
  return [x / parent.scale[0], y / parent.scale[1], z / parent.scale[2]];
}

function alike(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - b[index]!) < 1e-6);
}
