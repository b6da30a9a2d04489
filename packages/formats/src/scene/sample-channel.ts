import type { AnimationSampler } from '@gltf-transform/core';
import { slerp } from '@meshwright/gltf/math';
import { accessorFloats } from './accessor-floats.ts';

/** Values of an animated property at any time, in the sampler's own interpolation. */
export interface SampledChannel {
  /** Key times in seconds, ascending. */
  readonly times: Float32Array;
  readonly interpolation: 'LINEAR' | 'STEP' | 'CUBICSPLINE';
  /** Values per key. */
  readonly size: number;
  /** A rotation, which is normalised and turns evenly. */
  readonly isTurn: boolean;
  at(seconds: number): number[];
}

/**
 * Evaluates a glTF animation sampler at any time; it is constant before the first key and after the last. Null when it
 * has no keys, or fewer values than keys.
 * @param isTurn four values of a rotation, not the weights of four targets
 */
export function sampleChannel(
  sampler: AnimationSampler,
  size: number,
  isTurn = size === 4,
): SampledChannel | null {
  const [input, output] = [sampler.getInput(), sampler.getOutput()];
  if (!input || !output) return null;
  const times = accessorFloats(input);
  const values = accessorFloats(output);
  // Unset means linear, although the type excludes it.
  const interpolation = sampler.getInterpolation() || 'LINEAR';
  const stride = interpolation === 'CUBICSPLINE' ? size * 3 : size;
  if (times.length === 0 || values.length < times.length * stride) return null;
  const offset = interpolation === 'CUBICSPLINE' ? size : 0;
  const key = (i: number): number[] =>
    Array.from(values.subarray(i * stride + offset, i * stride + offset + size));
  return {
    times,
    interpolation,
    size,
    isTurn,
    at(seconds) {
      const i = keyBefore(times, seconds);
      if (i < 0) return key(0);
      if (i + 1 >= times.length || interpolation === 'STEP') return key(i);
      const span = times[i + 1]! - times[i]!;
      const t = span > 0 ? (seconds - times[i]!) / span : 0;
      if (t <= 0) return key(i);
      if (interpolation === 'LINEAR') {
        return isTurn
          ? [...slerp(key(i), key(i + 1), t)]
          : key(i).map((a, k) => a + (key(i + 1)[k]! - a) * t);
      }
      const value = spline(values, i * stride, size, span, t);
      return isTurn ? unit(value) : value;
    },
  };
}

/** Returns the index of the last key at or before the time, -1 before the first. */
function keyBefore(times: Float32Array, seconds: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Hermite spline of the keys at `at` and one stride on: in-tangent, value, out-tangent (glTF 2.0, appendix C). */
function spline(values: Float32Array, at: number, size: number, span: number, t: number): number[] {
  const [t2, t3] = [t * t, t * t * t];
  return Array.from({ length: size }, (_, k) => {
    const from = values[at + size + k]!;
    const leave = values[at + size * 2 + k]! * span;
    const arrive = values[at + size * 3 + k]! * span;
    const to = values[at + size * 4 + k]!;
    return (
      (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * leave + (3 * t2 - 2 * t3) * to + (t3 - t2) * arrive
    );
  });
}

function unit(values: number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((x) => x / length);
}
