import type { mat4 } from '@gltf-transform/core';

/** The matrix of the 12 numbers of a 3MF transform: rows of a 4 by 3 matrix that multiplies row vectors. */
export function matrixOf3mf(rows: readonly number[]): mat4 {
  return [0, 3, 6, 9].flatMap((at) => [...rows.slice(at, at + 3), at === 9 ? 1 : 0]) as mat4;
}

/** Returns the transform from Z up in file units to Y up in metres. */
export function upright(scale: number): mat4 {
  return matrixOf3mf([scale, 0, 0, 0, 0, -scale, 0, scale, 0, 0, 0, 0]);
}
