import type { Vector } from '../matrix.ts';
import type { JsonLimits } from '../parse-json.ts';
import type { Source } from '../source.ts';
import {
  type ClipRef,
  channelsOf,
  chosenClips,
  clipName,
  clipRange,
  clipsOf,
  nodeName,
  openClipEdit,
  type RawClipEdit,
  readTrack,
  samplersOf,
} from './clip-edit.ts';
import { type RootTrack, rootTrack, turn } from './root-track.ts';
import { degreesBetween, isPlainPath, keyValue, sampleTrack, type Track } from './track.ts';

export interface ClipMotion {
  name: string;
  loop: LoopScore;
  /** Null when the clip moves no bone from its place. */
  root: RootMotion | null;
}

export interface LoopScore {
  /** 1 when the last pose is the first one, 0 when they have nothing in common. */
  score: number;
  /** The largest turn between the first and the last pose of a bone, in degrees. */
  degrees: number;
  /** The largest way between them once the steady way is taken out, as a share of the way covered in between. */
  offset: number;
  /** The bone with the largest difference; null when there is none. */
  bone: string | null;
}

/** Lengths are those of the scene: metres once the model was placed. */
export interface RootMotion {
  bone: string;
  /** From the first key to the last. */
  displacement: Vector;
  /** Horizontal way of the displacement. */
  distance: number;
  /** Distance a second; 0 for a single pose. */
  speed: number;
  /** Highest minus lowest point. */
  rise: number;
  /** True when the clip ends where it began, within a hundredth of its own movement. */
  inPlace: boolean;
}

/** Tells whether clips loop, and how far they carry the character. Reads key data only. */
export async function clipMotion(
  source: Source,
  options: { clip?: ClipRef; limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<ClipMotion[]> {
  try {
    const edit = await openClipEdit(source, options, []);
    const motions: ClipMotion[] = [];
    for (const index of chosenClips(edit.json, options.clip)) {
      options.signal?.throwIfAborted();
      const root = await rootTrack(edit, index);
      motions.push({
        name: clipName(clipsOf(edit.json)[index]!),
        loop: await loopScore(edit, index, root),
        root: root && rootMotion(root),
      });
    }
    return motions;
  } finally {
    await source.close?.();
  }
}

async function loopScore(edit: RawClipEdit, index: number, root: RootTrack | null): Promise<LoopScore> {
  const clip = clipsOf(edit.json)[index]!;
  const { start, end } = await clipRange(edit, clip);
  const worst: LoopScore = { score: 1, degrees: 0, offset: 0, bone: null };
  for (const [place, { sampler, path, node }] of channelsOf(clip).entries()) {
    if (!isPlainPath(path)) continue;
    const at = `/animations/${index}/samplers/${sampler}`;
    const track = await readTrack(edit, samplersOf(clip)[sampler]!, path, at);
    const [first, last] = [sampleTrack(track, start), sampleTrack(track, end)];
    const steady = place === root?.channel;
    const degrees = path === 'rotation' ? degreesBetween(first, last) : 0;
    const offset = path === 'rotation' ? 0 : offsetOf(track, first, last, steady ? root : null);
    const score = Math.max(0, 1 - Math.max(degrees / NO_LOOP.degrees, offset / NO_LOOP.offset));
    worst.degrees = Math.max(worst.degrees, degrees);
    worst.offset = Math.max(worst.offset, offset);
    if (score >= worst.score) continue;
    Object.assign(worst, { score, bone: nodeName(edit.json, node) });
  }
  return worst;
}

/** How far the ends lie apart, against how far the track goes; of a root only the height counts. */
function offsetOf(track: Track, first: Float64Array, last: Float64Array, root: RootTrack | null): number {
  const values = track.times.length;
  const move = root
    ? (v: Float64Array) => [turn(root.parentWorld, [v[0]!, v[1]!, v[2]!])[1]]
    : Array.from<number>;
  const [from, to] = [move(first), move(last)];
  const low = [...from];
  const high = [...from];
  for (let key = 0; key < values; key++) {
    for (const [i, value] of move(keyValue(track, key)).entries()) {
      low[i] = Math.min(low[i]!, value);
      high[i] = Math.max(high[i]!, value);
    }
  }
  const apart = Math.hypot(...to.map((value, i) => value - from[i]!));
  const reach = Math.hypot(...high.map((value, i) => value - low[i]!));
  const size = Math.hypot(...from, 1e-9);
  // Movement a thousand times smaller than the value itself is rounding.
  return reach > size * 1e-3 ? apart / reach : 0;
}

function rootMotion({ bone, track, parentWorld }: RootTrack): RootMotion {
  const points = Array.from(track.times, (_, key) => {
    const value = keyValue(track, key);
    return turn(parentWorld, [value[0]!, value[1]!, value[2]!]);
  });
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const displacement = last.map((value, axis) => value - first[axis]!) as Vector;
  const distance = Math.hypot(displacement[0], displacement[2]);
  const seconds = track.times[track.times.length - 1]! - track.times[0]!;
  const extent = (axis: number) => {
    const all = points.map((point) => point[axis]!);
    return all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b));
  };
  const reach = Math.hypot(extent(0), extent(1), extent(2));
  return {
    bone,
    displacement,
    distance,
    speed: seconds > 0 ? distance / seconds : 0,
    rise: extent(1),
    inPlace: distance <= reach * 0.01,
  };
}

/** Differences at which nobody would call a clip a loop. */
const NO_LOOP = { degrees: 45, offset: 1 } as const;
