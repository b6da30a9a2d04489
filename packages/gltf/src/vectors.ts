import type { Vector } from './matrix.ts';

type Given = Readonly<Vector>;

export function plus(a: Given, b: Given): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Given, b: Given): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: Given, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** Returns the vector with each coordinate multiplied by that of a scale. */
export function scaledBy(a: Given, scale: Given): Vector {
  return [a[0] * scale[0], a[1] * scale[1], a[2] * scale[2]];
}

export function dot(a: Given, b: Given): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Given, b: Given): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Given): number {
  return Math.hypot(...a);
}

/** Returns the direction with length 1; a vector of length 0 stays as it is. */
export function unit(a: Given): Vector {
  const size = length(a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}

export function middle(a: Given, b: Given): Vector {
  return times(plus(a, b), 0.5);
}

/** Returns the part of a direction that is square with an axis, of length 1; undefined where nothing is left. */
export function square(a: Given, axis: Given): Vector | undefined {
  const rest = minus(a, times(axis, dot(a, axis)));
  return length(rest) > 1e-6 * (length(a) || 1) ? unit(rest) : undefined;
}
