import type { Document } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';
import { bakeClip, legLength } from '../../motion/bake-clip.ts';
import type { Clip } from '../../motion/clip.ts';
import { type Drawn, drawn, showClip } from '../../motion/show-clip.ts';
import { readRig } from '../../rig/read-rig.ts';
import { skeletons } from '../../rig/skeletons.ts';

/** What a viewer sees of a clip on a rigged body, measured at the drawn vertices. */
export interface MotionQuality {
  /**
   * Slide of each ground contact of each vertex of a foot in metres, sorted: the furthest way from its first place, the
   * clip's speed subtracted. Null for a clip without a speed.
   */
  readonly slides: Float64Array | null;
  /** Depth of the lowest vertex below the ground, in metres. */
  readonly sink: number;
  /** Name of the joint that moves the lowest vertex most. */
  readonly lowest: string;
  /** Lengths of edges relative to rest in the frame with the longest ones, sorted; very short edges excluded. */
  readonly stretches: Float64Array;
}

/** Highest vertex that touches the ground, as a share of the body's height: 1 cm of 1.7 m. */
const touching = 0.006;
/** Shortest edge that is measured, as a share of the height. */
const shortestEdge = 0.004;
const framesPerSecond = 60;

/** Measures every frame of a clip on a rigged document at rest, which is not changed. */
export function motionQuality(rigged: Document, clip: Clip, name: string): MotionQuality {
  const document = cloneDocument(rigged);
  const rig = readRig(document);
  const rest = drawn(document);
  const height = extent(rest.positions);
  const bound = strongestJoints(document);
  bakeClip(document, rig, clip, { name });
  const frames = Math.max(2, Math.round(clip.seconds * framesPerSecond));
  const moving: Float32Array[] = [];
  let [sink, lowest, longest] = [0, '', 0];
  let stretches: Float64Array = new Float64Array();
  for (let frame = 0; frame < frames; frame++) {
    showClip(document, name, (clip.seconds * frame) / frames);
    const { positions } = drawn(document);
    for (let i = 1; i < positions.length; i += 3)
      if (-positions[i]! > sink) [sink, lowest] = [-positions[i]!, bound[(i - 1) / 3]!];
    moving.push(positions);
    if (frame % 4 !== 0) continue;
    const ratios = edgeRatios(rest, positions, shortestEdge * height);
    const high = shareOf(ratios, 0.999);
    if (high > longest) [longest, stretches] = [high, ratios];
  }
  const feet: readonly string[] = skeletons[rig.body.kind]
    .map((joint) => joint.name)
    .filter((joint) => (rig.body.kind === 'biped' ? /Foot|ToeBase/.test(joint) : /ToeBase|Hand/.test(joint)));
  const speed = clip.pace === undefined ? null : clip.pace * legLength(rig);
  const soles = bound.flatMap((joint, v): number[] => (feet.includes(joint) ? [v] : []));
  return {
    slides: speed === null ? null : slidesOf(moving, soles, speed / framesPerSecond, touching * height),
    sink,
    lowest,
    stretches,
  };
}

/** Returns the value below which a share of sorted values lies, or NaN for none. */
export function shareOf(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the name of the joint with the largest weight, for each drawn vertex. */
function strongestJoints(document: Document): string[] {
  const root = document.getRoot();
  const joints = root.listSkins()[0]!.listJoints();
  return root.listMeshes().flatMap((mesh) =>
    mesh.listPrimitives().flatMap((primitive) => {
      const [own, weights] = ['JOINTS_0', 'WEIGHTS_0'].map((name) => primitive.getAttribute(name)!);
      return Array.from({ length: own!.getCount() }, (_, v) => {
        const shares = weights!.getElement(v, [] as number[]);
        const strongest = shares.indexOf(Math.max(...shares));
        return joints[own!.getElement(v, [] as number[])[strongest]!]!.getName();
      });
    }),
  );
}

/** The ground moves back: a planted vertex keeps its place when the way of the body is added to it. */
function slidesOf(
  moving: readonly Float32Array[],
  soles: readonly number[],
  way: number,
  near: number,
): Float64Array {
  const slides: number[] = [];
  const count = moving.length;
  for (const v of soles) {
    const low = moving.map((positions) => positions[v * 3 + 1]! <= near);
    const start = low.indexOf(false);
    if (start < 0) continue;
    let since = -1;
    let most = 0;
    for (let n = 1; n <= count; n++) {
      const at = (start + n) % count;
      if (!low[at]) {
        if (since >= 0 && n - since > 2) slides.push(most);
        since = -1;
        continue;
      }
      if (since < 0) [since, most] = [n, 0];
      const [from, to] = [moving[(start + since) % count]!, moving[at]!];
      const x = to[v * 3]! - from[v * 3]!;
      const z = to[v * 3 + 2]! - from[v * 3 + 2]! + way * (n - since);
      most = Math.max(most, Math.hypot(x, z));
    }
  }
  return Float64Array.from(slides).sort();
}

function edgeRatios({ positions: rest, indices }: Drawn, bent: Float32Array, least: number): Float64Array {
  const ratios: number[] = [];
  const length = (of: Float32Array, a: number, b: number): number =>
    Math.hypot(of[a]! - of[b]!, of[a + 1]! - of[b + 1]!, of[a + 2]! - of[b + 2]!);
  for (let t = 0; t < indices.length; t++) {
    const [a, b] = [indices[t]! * 3, indices[t % 3 === 2 ? t - 2 : t + 1]! * 3];
    const before = length(rest, a, b);
    if (before > least) ratios.push(length(bent, a, b) / before);
  }
  return Float64Array.from(ratios).sort();
}

function extent(positions: Float32Array): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 1; i < positions.length; i += 3) {
    low = Math.min(low, positions[i]!);
    high = Math.max(high, positions[i]!);
  }
  return high - low;
}
