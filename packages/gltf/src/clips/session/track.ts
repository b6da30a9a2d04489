import { GltfError } from '../../gltf-error.ts';
import { slerp } from '../../rotations.ts';

/** One animated property as plain decoded numbers, independent of storage (glTF 2.0, 3.11). */
export interface Track {
  interpolation: Interpolation;
  /** Rotations are unit quaternions: q and -q are equal, and interpolation follows the arc. */
  rotation: boolean;
  /** Seconds, never decreasing. */
  times: Float64Array;
  /** `width` numbers per key; for CUBICSPLINE three times as many: in-tangent, value, out-tangent. */
  values: Float64Array;
  width: number;
}

type Interpolation = 'LINEAR' | 'STEP' | 'CUBICSPLINE';

/**
 * Builds a track from key data and checks it; `at` is its JSON pointer.
 * @throws GltfError `bad_value` for decreasing times, or values that are not finite or do not match the times in
 * number
 */
export function trackOf(
  times: Float64Array,
  values: Float64Array,
  interpolation: string,
  path: string,
  at: string,
): Track {
  const broken = (why: string) => new GltfError('bad_value', `${at}: ${why}`, { pointer: at });
  if (!isInterpolation(interpolation)) throw broken('an unknown interpolation');
  if (times.length === 0) throw broken('a sampler without keys');
  for (const [key, time] of times.entries()) {
    if (!Number.isFinite(time) || (key > 0 && time < times[key - 1]!))
      throw broken('key times must increase');
  }
  if (!values.every(Number.isFinite)) throw broken('key values that are not finite numbers');
  const width = values.length / times.length / (interpolation === 'CUBICSPLINE' ? 3 : 1);
  const wanted = WIDTH_BY_PATH.get(path);
  if (!Number.isInteger(width) || width < 1 || (wanted !== undefined && width !== wanted)) {
    throw broken(`${values.length} numbers for ${times.length} keys of ${path}`);
  }
  return { interpolation, rotation: path === 'rotation', times, values, width };
}

/** True for the paths of core glTF, false for those of KHR_animation_pointer. */
export function isPlainPath(path: string): boolean {
  return WIDTH_BY_PATH.has(path) || path === 'weights';
}

function isInterpolation(word: string): word is Interpolation {
  return word === 'LINEAR' || word === 'STEP' || word === 'CUBICSPLINE';
}

/** Numbers per key in `values`. */
function keyWidth({ interpolation, width }: Pick<Track, 'interpolation' | 'width'>): number {
  return interpolation === 'CUBICSPLINE' ? 3 * width : width;
}

/** The value of key `key`, without tangents. */
export function keyValue(track: Track, key: number): Float64Array {
  const at = key * keyWidth(track) + (track.interpolation === 'CUBICSPLINE' ? track.width : 0);
  return track.values.subarray(at, at + track.width);
}

/** The value at a time, constant before the first key and after the last. */
export function sampleTrack(track: Track, time: number): Float64Array {
  const { times, interpolation } = track;
  const key = keyBefore(times, time);
  if (key < 0) return keyValue(track, 0).slice();
  if (key === times.length - 1 || interpolation === 'STEP') return keyValue(track, key).slice();
  const span = times[key + 1]! - times[key]!;
  const share = span > 0 ? (time - times[key]!) / span : 0;
  if (interpolation === 'CUBICSPLINE') {
    const { value } = hermite(track, key, share, span);
    return track.rotation ? unit(value) : value;
  }
  return between(track, key, key + 1, share);
}

/** The value on the straight line, or the arc, from one key to another; `share` is 0 to 1. */
export function between(track: Track, key: number, next: number, share: number): Float64Array {
  const [from, to] = [keyValue(track, key), keyValue(track, next)];
  if (track.rotation) return Float64Array.from(slerp(from, to, share));
  return from.map((value, i) => value + (to[i]! - value) * share);
}

/**
 * Cuts a track to `start` to `end`, with keys added at both ends where the track moves there. Otherwise the track
 * stays the same: cubic curves keep their shape.
 */
export function sliceTrack(track: Track, start: number, end: number): Track {
  const { times } = track;
  const [first, last] = [times[0]!, times[times.length - 1]!];
  const kept: { time: number; values: Float64Array }[] = [];
  if (start > first + SAME_TIME && start < last - SAME_TIME) kept.push(cutKey(track, start));
  const width = keyWidth(track);
  for (const [key, time] of times.entries()) {
    if (time < start - SAME_TIME || time > end + SAME_TIME) continue;
    if (kept.length > 0 && time <= kept[0]!.time + SAME_TIME) kept.pop();
    const clamped = Math.min(Math.max(time, start), end);
    kept.push({ time: clamped, values: track.values.slice(key * width, (key + 1) * width) });
  }
  if (end > first + SAME_TIME && end < last - SAME_TIME && (kept.at(-1)?.time ?? start) < end - SAME_TIME)
    kept.push(cutKey(track, end));
  if (kept.length === 0) kept.push(heldKey(track, start));
  return {
    ...track,
    times: Float64Array.from(kept, ({ time }) => time),
    values: Float64Array.from(kept.flatMap(({ values }) => [...values])),
  };
}

/** Maps times to `time * factor + offset`. Tangents are speeds, so they are divided by the factor. */
export function retimeTrack(track: Track, factor: number, offset: number): Track {
  const { width, interpolation } = track;
  const values =
    interpolation === 'CUBICSPLINE' && factor !== 1
      ? track.values.map((value, i) => (Math.floor(i / width) % 3 === 1 ? value : value / factor))
      : track.values;
  return { ...track, times: track.times.map((time) => time * factor + offset), values };
}

/** True when the track has one constant value; `tolerance` is in the units of the track. */
export function isConstant(track: Track, tolerance: number): boolean {
  const { times, width, interpolation, rotation, values } = track;
  const first = keyValue(track, 0);
  for (let key = 0; key < times.length; key++) {
    if (interpolation !== 'CUBICSPLINE') {
      if (!isSameValue(keyValue(track, key), first, rotation, tolerance)) return false;
      continue;
    }
    // A spline passes through zero between q and -q, so the sign matters here.
    if (!isSameValue(keyValue(track, key), first, false, tolerance)) return false;
    for (let i = 0; i < 3 * width; i++) {
      const tangent = i < width || i >= 2 * width;
      if (tangent && times.length > 1 && Math.abs(values[key * 3 * width + i]!) > tolerance) return false;
    }
  }
  return true;
}

/** Compares two values; for rotations, q and -q are equal. */
export function isSameValue(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  rotation: boolean,
  tolerance: number,
): boolean {
  const sign = rotation && dot(a, b) < 0 ? -1 : 1;
  for (let i = 0; i < a.length; i++) if (!(Math.abs(a[i]! - sign * b[i]!) <= tolerance)) return false;
  return true;
}

/** The angle between two rotations, in degrees. */
export function degreesBetween(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const size = Math.sqrt(dot(a, a) * dot(b, b));
  if (!(size > 0)) return 0;
  return (2 * Math.acos(Math.min(1, Math.abs(dot(a, b)) / size)) * 180) / Math.PI;
}

/** Index of the last key at or before `time`; -1 before the first. */
function keyBefore(times: Float64Array, time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function cutKey(track: Track, time: number): { time: number; values: Float64Array } {
  if (track.interpolation !== 'CUBICSPLINE') return { time, values: sampleTrack(track, time) };
  const key = keyBefore(track.times, time);
  const span = track.times[key + 1]! - track.times[key]!;
  const { value, slope } = hermite(track, key, (time - track.times[key]!) / span, span);
  // A stored rotation must have length one; its tangents are scaled alike.
  const length = track.rotation ? Math.hypot(...value) || 1 : 1;
  const [point, tangent] = [value, slope].map((list) => list.map((number) => number / length));
  return { time, values: Float64Array.of(...tangent!, ...point!, ...tangent!) };
}

function heldKey(track: Track, time: number): { time: number; values: Float64Array } {
  const value = sampleTrack(track, time);
  if (track.interpolation !== 'CUBICSPLINE') return { time, values: value };
  const still = new Float64Array(track.width);
  return { time, values: Float64Array.of(...still, ...value, ...still) };
}

/** Value and slope of a cubic piece; `share` is 0 to 1 over `span` seconds (glTF 2.0, appendix C.5). */
function hermite(
  { values, width }: Track,
  key: number,
  share: number,
  span: number,
): { value: Float64Array; slope: Float64Array } {
  const at = (k: number, part: number, i: number) => values[(k * 3 + part) * width + i]!;
  const [t, t2, t3] = [share, share ** 2, share ** 3];
  const value = new Float64Array(width);
  const slope = new Float64Array(width);
  for (let i = 0; i < width; i++) {
    const [p0, m0] = [at(key, 1, i), at(key, 2, i) * span];
    const [p1, m1] = [at(key + 1, 1, i), at(key + 1, 0, i) * span];
    value[i] = (2 * t3 - 3 * t2 + 1) * p0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * p1 + (t3 - t2) * m1;
    slope[i] =
      ((6 * t2 - 6 * t) * (p0 - p1) + (3 * t2 - 4 * t + 1) * m0 + (3 * t2 - 2 * t) * m1) / (span || 1);
  }
  return { value, slope };
}

function unit(values: Float64Array): Float64Array {
  const length = Math.hypot(...values);
  return length > 0 ? values.map((value) => value / length) : values;
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Key times closer than this, in seconds, count as equal: a hundredth of a frame at 120 fps. */
const SAME_TIME = 1e-5;

const WIDTH_BY_PATH: ReadonlyMap<string, number> = new Map([
  ['translation', 3],
  ['scale', 3],
  ['rotation', 4],
]);
