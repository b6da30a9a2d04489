import type { mat4 } from '@gltf-transform/core';

/** Column-major product a * b. */
export function multiplyMatrices(a: mat4, b: mat4): mat4 {
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

/** The matrix that scales, then turns by a unit quaternion (x, y, z, w). */
export function rotationScaleOf(rotation: ArrayLike<number>, scale: ArrayLike<number>): mat4 {
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
