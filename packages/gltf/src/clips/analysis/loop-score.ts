import { channelsOf, clipsOf, nodeName, samplersOf } from '../session/clip-list.ts';
import type { ClipEdit } from '../session/clip-session.ts';
import { clipRange, readTrack } from '../session/map-tracks.ts';
import { type RootTrack, rootTrack, turn } from '../session/root-track.ts';
import { degreesBetween, isPlainPath, keyValue, sampleTrack, type Track } from '../session/track.ts';

export interface LoopScore {
  /** 1 when the last pose equals the first, 0 when they have nothing in common. */
  score: number;
  /** The largest rotation between the first and the last pose of a bone, in degrees. */
  degrees: number;
  /** The largest offset between them without the steady motion, as a share of the range of movement in between. */
  offset: number;
  /** The bone with the largest difference; null when there is none. */
  bone: string | null;
}

/** Scores how well the end of a clip continues into its beginning; the steady motion of `root` is ignored. */
export async function loopScore(edit: ClipEdit, index: number, root: RootTrack | null): Promise<LoopScore> {
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

/** True for a clip with a duration whose last pose visibly equals the first. */
export async function loops(edit: ClipEdit, index: number): Promise<boolean> {
  const { start, end } = await clipRange(edit, clipsOf(edit.json)[index]!);
  if (!(end > start)) return false;
  return (await loopScore(edit, index, await rootTrack(edit, index))).score >= LOOPS;
}

/** Distance of the ends relative to the range of the track; for a root only the height counts. */
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
  // Movement below a thousandth of the value itself is rounding.
  return reach > size * 1e-3 ? apart / reach : 0;
}

/** Differences from which a clip certainly does not loop. */
const NO_LOOP = { degrees: 45, offset: 1 } as const;

const LOOPS = 0.95;
