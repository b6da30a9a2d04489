import type { Document } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';
import { minus } from '@meshwright/gltf/math';
import { clipLibrary } from '../content/motions/library.ts';
import { bakeClip } from '../motion/bake-clip.ts';
import { type Drawn, drawn, showClip } from '../motion/show-clip.ts';
import { readRig } from './read-rig.ts';

/** Most of what a walk may do to a rigged body; bodies that were found rightly stay below it. */
const most = {
  /** Surface that opens as a share of the surface at rest: at most 0.0061 on bodies found rightly, 0.0074 and more on torn ones. */
  opened: 0.007,
  /** Length of the longest edge in a thousand relative to rest. */
  stretch: 5,
  /** Depth of the lowest point below the ground as a share of the height. */
  sink: 0.08,
};
const looks = 8;

/** What a walk does to a rigged body. */
interface Walk {
  /** Surface that opens as a share of the surface at rest. */
  readonly opened: number;
  /** Length of the longest edge in a thousand relative to rest. */
  readonly stretch: number;
  /** Depth of the lowest point below the ground as a share of the height. */
  readonly sink: number;
}

/**
 * Walks a rigged body and returns, as a part of a sentence, why it is no body that the skeleton can move: limbs that are
 * torn, feet deep in the ground, a head below the shoulders. Null for one that walks.
 */
export function rigFault(rigged: Document): string | null {
  const walk = walkOf(rigged);
  if (typeof walk === 'string') return walk;
  const { opened, stretch, sink } = walk;
  const why = hasNoArms(rigged)
    ? 'because no arms stand out from its trunk; make the model in an a-pose or a t-pose'
    : 'because the limbs that were found are not those of a person or an animal on four legs';
  if (opened > most.opened)
    return `a walk would tear it: ${(100 * opened).toFixed(0)} % of its surface opens, ${why}`;
  if (stretch > most.stretch)
    return `a walk would tear it: edges become ${stretch.toFixed(0)} times as long, ${why}`;
  if (sink > most.sink)
    return `in a walk a part of it would be ${(100 * sink).toFixed(0)} % of its height below the ground, because the limbs that were found are not its own`;
  return null;
}

/** Least way from the shoulder to the wrist of a person, as a share of the height of the head. */
const leastArm = 0.22;

/** Returns whether the arms of a person are too short for arms, as those that hang along the trunk and touch it are found. */
function hasNoArms(rigged: Document): boolean {
  const { kind, joints } = readRig(rigged).body;
  const [, top] = joints.get('head_end')!;
  const far = (from: string, to: string) => Math.hypot(...minus(joints.get(to)!, joints.get(from)!));
  return (
    kind === 'biped' && Math.min(far('LeftArm', 'LeftHand'), far('RightArm', 'RightHand')) < leastArm * top
  );
}

/** Walks a rigged body; a string says why it cannot. */
export function walkOf(rigged: Document): Walk | string {
  const document = cloneDocument(rigged);
  const rig = readRig(document);
  const joints = [...rig.body.joints];
  if (joints.some(([, place]) => !place.every(Number.isFinite))) return 'a joint of it has no place';
  if (rig.body.kind === 'biped') {
    const [head, left, right] = ['Head', 'LeftArm', 'RightArm'].map((name) => rig.body.joints.get(name)![1]);
    if (head! < Math.max(left!, right!) - 0.02) return 'its head is below its shoulders';
  }
  const rest = drawn(document);
  const height = extent(rest.positions);
  const { clips } = clipLibrary().find(({ key }) => key === 'walking')!;
  const clip = clips[rig.body.kind]!;
  bakeClip(document, rig, clip, { name: 'walking' });
  const edges = longEdges(rest, 0.004 * height);
  let [opened, stretch, sink] = [0, 0, 0];
  for (let look = 0; look < looks; look++) {
    showClip(document, 'walking', (clip.seconds * look) / looks);
    const { positions } = drawn(document);
    for (let i = 1; i < positions.length; i += 3) {
      if (!Number.isFinite(positions[i]!)) return 'a point of it has no place in a walk';
      sink = Math.max(sink, -positions[i]!);
    }
    stretch = longestRatio(edges, positions, stretch);
    opened = Math.max(opened, openedShare(rest, positions));
  }
  return { opened, stretch, sink: sink / height };
}

/** Growth of the area of a face at a joint that bends. */
const bending = 2;
/** Area of a thin face as a share of the square of its longest edge; that of a face of equal edges is 0.43. */
const thin = 0.1;

/**
 * Returns the area by which faces grow beyond what bending does, as a share of the area at rest. A tear is as long and as
 * wide in a mesh of few faces as in one of many, so its area is the same, though its edges are longer by other ratios. A
 * sliver has no area at rest and gets some where a joint bends without a tear, so it counts as a thin face.
 */
function openedShare({ positions, indices }: Drawn, bent: Float32Array): number {
  let [whole, opened] = [0, 0];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const before = area(positions, a, b, c);
    whole += before;
    const after = area(bent, a, b, c);
    if (after <= bending * before) continue;
    const longest = Math.max(distance(positions, a, b), distance(positions, b, c), distance(positions, c, a));
    opened += Math.max(0, after - bending * Math.max(before, thin * longest ** 2));
  }
  return whole > 0 ? opened / whole : 0;
}

function area(of: Float32Array, a: number, b: number, c: number): number {
  const [ux, uy, uz] = [of[b]! - of[a]!, of[b + 1]! - of[a + 1]!, of[b + 2]! - of[a + 2]!];
  const [vx, vy, vz] = [of[c]! - of[a]!, of[c + 1]! - of[a + 1]!, of[c + 2]! - of[a + 2]!];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return Math.sqrt(x * x + y * y + z * z) / 2;
}

/** Edges of a body at rest. */
interface Edges {
  /** Offsets of both ends among the positions, edge after edge. */
  readonly ends: Uint32Array;
  readonly lengths: Float64Array;
}

/** Returns the edges that are longer than a length. */
function longEdges({ positions, indices }: Drawn, least: number): Edges {
  const ends = new Uint32Array(indices.length * 2);
  const lengths = new Float64Array(indices.length);
  let count = 0;
  for (let t = 0; t < indices.length; t++) {
    const a = indices[t]! * 3;
    const b = indices[t % 3 === 2 ? t - 2 : t + 1]! * 3;
    const length = distance(positions, a, b);
    if (!(length > least)) continue;
    ends[count * 2] = a;
    ends[count * 2 + 1] = b;
    lengths[count++] = length;
  }
  return { ends: ends.subarray(0, count * 2), lengths: lengths.subarray(0, count) };
}

/** Returns how much longer than at rest the longest edge in a thousand is, or `atLeast` where that is more. */
function longestRatio({ ends, lengths }: Edges, bent: Float32Array, atLeast: number): number {
  const longer = new Float64Array(lengths.length);
  let count = 0;
  for (let edge = 0; edge < lengths.length; edge++) {
    const ratio = distance(bent, ends[edge * 2]!, ends[edge * 2 + 1]!) / lengths[edge]!;
    if (ratio > atLeast) longer[count++] = ratio;
  }
  // Where fewer than one in a thousand are longer, the longest in a thousand is not.
  const place = Math.min(lengths.length - 1, Math.floor(lengths.length * 0.999)) - (lengths.length - count);
  return place < 0 ? atLeast : longer.subarray(0, count).sort()[place]!;
}

function distance(of: Float32Array, a: number, b: number): number {
  const x = of[a]! - of[b]!;
  const y = of[a + 1]! - of[b + 1]!;
  const z = of[a + 2]! - of[b + 2]!;
  return Math.sqrt(x * x + y * y + z * z);
}

function extent(positions: Float32Array): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]!);
    high = Math.max(high, positions[i]!);
  }
  return high - low;
}
