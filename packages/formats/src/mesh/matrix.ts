import type { mat4, vec3 } from '@gltf-transform/core';

/** Returns the column-major product a * b. */
export function multiplyMatrices(a: Readonly<mat4>, b: Readonly<mat4>): mat4 {
  const out = new Array<number>(16).fill(0) as mat4;
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row]! * b[column * 4 + k]!;
      out[column * 4 + row] = sum;
    }
  }
  return out;
}

/** Transform relative to the parent: translation, unit quaternion (x, y, z, w), scale. */
export interface Transform {
  readonly translation: ArrayLike<number>;
  readonly rotation: ArrayLike<number>;
  readonly scale: ArrayLike<number>;
}

/** Returns the matrix that scales, then rotates, then translates. */
export function transformMatrix({ translation, rotation, scale }: Transform): mat4 {
  const matrix = rotationScaleOf(rotation, scale);
  for (let k = 0; k < 3; k++) matrix[12 + k] = translation[k]!;
  return matrix;
}

export const identityMatrix: Readonly<mat4> = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** Returns the transformed point whose coordinates start at index `i`. */
export function transformPoint(m: Readonly<mat4>, points: ArrayLike<number>, i: number): vec3 {
  const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!];
  return [
    x * m[0] + y * m[4] + z * m[8] + m[12],
    x * m[1] + y * m[5] + z * m[9] + m[13],
    x * m[2] + y * m[6] + z * m[10] + m[14],
  ];
}

/** Returns the determinant of the upper left 3 by 3; negative for a matrix that mirrors. */
export function determinant(m: Readonly<mat4>): number {
  return (
    m[0] * (m[5] * m[10] - m[6] * m[9]) -
    m[4] * (m[1] * m[10] - m[2] * m[9]) +
    m[8] * (m[1] * m[6] - m[2] * m[5])
  );
}

/** Returns the inverse of a matrix whose last row is 0, 0, 0, 1. Null for a singular matrix. */
export function invertMatrix(m: Readonly<mat4>): mat4 | null {
  const d = determinant(m);
  if (!Number.isFinite(1 / d)) return null;
  const out: mat4 = [
    (m[5] * m[10] - m[6] * m[9]) / d,
    (m[2] * m[9] - m[1] * m[10]) / d,
    (m[1] * m[6] - m[2] * m[5]) / d,
    0,
    (m[6] * m[8] - m[4] * m[10]) / d,
    (m[0] * m[10] - m[2] * m[8]) / d,
    (m[2] * m[4] - m[0] * m[6]) / d,
    0,
    (m[4] * m[9] - m[5] * m[8]) / d,
    (m[1] * m[8] - m[0] * m[9]) / d,
    (m[0] * m[5] - m[1] * m[4]) / d,
    0,
    0,
    0,
    0,
    1,
  ];
  for (let k = 0; k < 3; k++) {
    out[12 + k] = -(out[k]! * m[12] + out[4 + k]! * m[13] + out[8 + k]! * m[14]);
  }
  return out;
}

/** Returns the matrix that scales, then rotates by a unit quaternion (x, y, z, w). */
function rotationScaleOf(rotation: ArrayLike<number>, scale: ArrayLike<number>): mat4 {
  const [x, y, z, w] = [rotation[0]!, rotation[1]!, rotation[2]!, rotation[3]!];
  const [sx, sy, sz] = [scale[0]!, scale[1]!, scale[2]!];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + w * z) * sx,
    2 * (x * z - w * y) * sx,
    0,
    2 * (x * y - w * z) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + w * x) * sy,
    0,
    2 * (x * z + w * y) * sz,
    2 * (y * z - w * x) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    0,
    0,
    0,
    1,
  ];
}
