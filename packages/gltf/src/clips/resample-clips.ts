import type { StepDescription } from '../recipe/step.ts';
import { checkedOptions } from '../step/checked-options.ts';
import type { OptionsOf, OptionTable } from '../step/options.ts';
import { chosenClips, clipsOf } from './session/clip-list.ts';
import type { ClipStep } from './session/clip-session.ts';
import { mapTracks } from './session/map-tracks.ts';
import { between, degreesBetween, isConstant, isPlainPath, keyValue, type Track } from './session/track.ts';

export const resampleClipsTable = {
  clip: { kind: 'clip', absent: 'every clip', help: 'The clip to change.' },
  degrees: {
    kind: 'number',
    unit: 'degrees',
    min: 0,
    max: 10,
    default: 0.05,
    help: 'Largest deviation of a rotation.',
  },
  share: {
    kind: 'number',
    min: 0,
    max: 0.1,
    default: 0.0005,
    help: 'Largest deviation of any other value, as a share of the range of its track.',
  },
} as const satisfies OptionTable;

/** Tolerances at a removed key. */
export type ResampleOptions = OptionsOf<typeof resampleClipsTable>;

export const resampleClipsStep: StepDescription<typeof resampleClipsTable> = {
  name: 'resampleClips',
  version: 1,
  help: 'Removes keys that the keys around them reproduce.',
  options: resampleClipsTable,
  make: (given) => resampleClips(given),
};

/**
 * Removes keys that linear or spherical interpolation of the keys around them reproduces within the tolerance. Keeps
 * first and last keys, tracks that would not become smaller, and cubic tracks that are not constant.
 * @throws GltfError `invalid_option` for a tolerance out of range
 * @example
 * import { editClips, resampleClips } from '@meshwright/gltf';
 *
 * const { glb } = await editClips(source, [resampleClips()]);
 */
export function resampleClips(given: ResampleOptions = {}): ClipStep {
  const { clip, degrees, share } = checkedOptions(resampleClipsStep, given);
  return {
    name: 'resampleClips',
    async run(edit) {
      for (const index of chosenClips(edit.json, clip)) {
        // Channels that share a sampler still share it afterwards.
        const tracks = new Map<string, Track>();
        clipsOf(edit.json)[index] = await mapTracks(edit, index, (track, { sampler, path }) => {
          if (!isPlainPath(path)) return track;
          const key = `${sampler} ${path}`;
          const result = tracks.get(key) ?? resampled(track, { degrees, share });
          tracks.set(key, result);
          return result === track || isSmaller(result, track) ? result : track;
        });
      }
    },
  };
}

function resampled(track: Track, tolerance: { degrees: number; share: number }): Track {
  const { times, interpolation } = track;
  if (times.length <= 2) return track;
  if (isConstant(track, 0)) return withKeys(track, [0, times.length - 1]);
  if (interpolation === 'CUBICSPLINE') return track;
  const isSame = comparison(track, tolerance);
  const kept = interpolation === 'STEP' ? changes(track, isSame) : corners(track, isSame);
  return kept.length < times.length ? withKeys(track, kept) : track;
}

type Same = (a: Float64Array, b: Float64Array) => boolean;

function comparison(track: Track, { degrees, share }: { degrees: number; share: number }): Same {
  if (track.rotation) return (a, b) => degreesBetween(a, b) <= degrees;
  const limit = share * reachOf(track);
  return (a, b) => a.every((value, i) => Math.abs(value - b[i]!) <= limit);
}

function reachOf({ values, width }: Track): number {
  let reach = 0;
  for (let i = 0; i < width; i++) {
    let [low, high] = [Infinity, -Infinity];
    for (let at = i; at < values.length; at += width) {
      low = Math.min(low, values[at]!);
      high = Math.max(high, values[at]!);
    }
    reach = Math.max(reach, high - low);
  }
  return reach;
}

/** Keys at which a stepped value changes. */
function changes(track: Track, isSame: Same): number[] {
  const last = track.times.length - 1;
  const kept = [0];
  for (let key = 1; key < last; key++)
    if (!isSame(keyValue(track, key), keyValue(track, kept.at(-1)!))) kept.push(key);
  return [...kept, last];
}

/** Extends a straight piece from each kept key as long as it reproduces all keys in between. */
function corners(track: Track, isSame: Same): number[] {
  const last = track.times.length - 1;
  const kept = [0];
  for (let from = 0; from < last; from = kept.at(-1)!) {
    let to = from + 1;
    while (to < last && to - from < LONGEST && reproduces(track, from, to + 1, isSame)) to++;
    kept.push(to);
  }
  return kept;
}

function reproduces(track: Track, from: number, to: number, isSame: Same): boolean {
  const { times } = track;
  const span = times[to]! - times[from]!;
  if (!(span > 0)) return false;
  for (let key = from + 1; key < to; key++) {
    // Two keys at the same time are a jump.
    if (times[key] === times[key - 1] || times[key] === times[key + 1]) return false;
    const share = (times[key]! - times[from]!) / span;
    if (!isSame(between(track, from, to, share), keyValue(track, key))) return false;
  }
  return true;
}

function withKeys(track: Track, keys: number[]): Track {
  const width = track.values.length / track.times.length;
  return {
    ...track,
    times: Float64Array.from(keys, (key) => track.times[key]!),
    values: Float64Array.from(
      keys.flatMap((key) => [...track.values.subarray(key * width, (key + 1) * width)]),
    ),
  };
}

/** Key times are often shared by all tracks of a clip; fewer separate ones may cost more than they save. */
function isSmaller(result: Track, track: Track): boolean {
  return result.times.length + result.values.length < track.values.length;
}

/** Most keys that one straight piece may replace, which keeps the work proportional to the keys. */
const LONGEST = 256;
