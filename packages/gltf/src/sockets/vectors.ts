import type { Vector } from '../matrix.ts';

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function times(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.hypot(...a);
}

export function unit(a: Vector): Vector {
  return times(a, 1 / (length(a) || 1));
}

export function middle(a: Vector, b: Vector): Vector {
  return times(plus(a, b), 0.5);
}

/** Returns the part of a direction that is square with an axis, of length 1; undefined where nothing is left. */
export function square(a: Vector, axis: Vector): Vector | undefined {
  const rest = minus(a, times(axis, dot(a, axis)));
  return length(rest) > 1e-6 * (length(a) || 1) ? unit(rest) : undefined;
}
