import type { mat4 } from '@gltf-transform/core';
import { determinant } from './matrix.ts';

/** Transforms in place and returns whether the matrices mirror (judged by the first vertex). */
export function transformVertices(
  positions: Float32Array,
  normals: Float32Array | null,
  matrixOf: (vertex: number) => mat4,
): boolean {
  let mirrored = false;
  for (let v = 0; v * 3 < positions.length; v++) {
    const m = matrixOf(v);
    const i = v * 3;
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    positions[i] = m[0] * x + m[4] * y + m[8] * z + m[12];
    positions[i + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
    positions[i + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
    if (v === 0) mirrored = determinant(m) < 0;
    if (normals) turnNormal(normals, i, m);
  }
  return mirrored;
}

/** Transforms a normal by the cofactors: the inverse transpose up to a factor, without a division. */
function turnNormal(normals: Float32Array, i: number, m: mat4): void {
  const [x, y, z] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
  const sign = determinant(m) < 0 ? -1 : 1;
  const nx =
    (m[5] * m[10] - m[6] * m[9]) * x + (m[9] * m[2] - m[10] * m[1]) * y + (m[1] * m[6] - m[2] * m[5]) * z;
  const ny =
    (m[6] * m[8] - m[4] * m[10]) * x + (m[10] * m[0] - m[8] * m[2]) * y + (m[2] * m[4] - m[0] * m[6]) * z;
  const nz =
    (m[4] * m[9] - m[5] * m[8]) * x + (m[8] * m[1] - m[9] * m[0]) * y + (m[0] * m[5] - m[1] * m[4]) * z;
  const length = Math.hypot(nx, ny, nz);
  const scale = length > 0 ? sign / length : 0;
  normals[i] = nx * scale;
  normals[i + 1] = ny * scale;
  normals[i + 2] = nz * scale;
}

/** Reverses the winding. Quads (a, b, c)(a, c, d) become (a, d, c)(a, c, b), so they stay quads. */
export function reversedWinding(indices: Uint32Array, quads: number): Uint32Array {
  const turned = Uint32Array.from(indices);
  for (let i = 0; i + 2 < turned.length; i += 3) {
    const from = i >= quads * 6 ? i : i % 6 === 0 ? i + 3 : i - 3;
    turned[i] = indices[from]!;
    turned[i + 1] = indices[from + 2]!;
    turned[i + 2] = indices[from + 1]!;
  }
  return turned;
}
