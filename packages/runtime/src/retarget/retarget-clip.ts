import {
  type BonePair,
  combine,
  fitLimbs,
  inverse,
  minus,
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
  const { facing, ratio, correction } = fitLimbs(pairs, from, to, (node) => target[node]!.parent);
  const pairOf = new Map(pairs.map((pair) => [pair.to, pair]));
  const hips = pairs.find(({ bone }) => bone === 'hips')!;
  const soles = pairs.filter(({ bone }) => /(Foot|Toes)$/.test(bone));

  /** Height of the lowest sole above its height at rest; at rest all are on the ground. */
  const lift = (now: readonly Placed[], rest: readonly Placed[], side: 'from' | 'to') =>
    Math.min(...soles.map((pair) => now[pair[side]]!.at[1] - rest[pair[side]]!.at[1]));

  /** Returns the target in the pose of the source, with rotations in the space of their parents. */
  function posed(now: readonly Placed[]): { turns: Rotation[]; hipsAt: Vector } {
    const turns: Rotation[] = [];
    const placed: Placed[] = [];
    const moved = rotate(facing, minus(now[hips.from]!.at, from[hips.from]!.at));
    const wanted = plus(to[hips.to]!.at, [moved[0] * ratio, moved[1] * ratio, moved[2] * ratio]);
    for (const [index, node] of target.entries()) {
      const parent = node.parent === undefined ? origin : placed[node.parent]!;
      const pair = pairOf.get(index);
      let { rotation } = node;
      if (pair) {
        const turned = combine(now[pair.from]!.rotation, inverse(from[pair.from]!.rotation));
        const world = combine(
          combine(combine(facing, turned), inverse(facing)),
          combine(correction(index), to[index]!.rotation),
        );
        rotation = normalised(combine(inverse(parent.rotation), world));
      }
      turns.push(rotation);
      const here = below(parent, { ...node, rotation });
      placed.push(index === hips.to ? { ...here, at: wanted } : here);
    }
    if (soles.length === 0) return { turns, hipsAt: wanted };
    const sunk = ratio * lift(now, from, 'from') - lift(placed, to, 'to');
    return { turns, hipsAt: plus(wanted, [0, sunk, 0]) };
  }

  return {
    clip(name, tracks) {
      const seconds = moments(tracks);
      const poses = seconds.map((moment) => posed(placedNodes(source, localsAt(source, tracks, moment))));
      // A track above the hips moves them in the source; in the target the parent of the hips stays at rest.
      const { parent } = target[hips.to]!;
      const above = parent === undefined ? origin : to[parent]!;
      const keyed = (node: number, path: KeyedTrack['path'], values: readonly (readonly number[])[]) =>
        values.every((value) => alike(value, target[node]![path]))
          ? []
          : [{ node, path, seconds: Float32Array.from(seconds), values: Float32Array.from(values.flat()) }];
      return {
        name,
        tracks: [
          ...pairs.flatMap(({ to: node }) =>
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
            hips.to,
            'translation',
            poses.map(({ hipsAt }) => into(above, hipsAt)),
          ),
        ],
      };
    },
  };
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
