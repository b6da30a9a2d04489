import type { mat4 } from '@gltf-transform/core';
import { determinant } from './matrix.ts';

/**
 * Transforms in place and returns whether the matrices mirror (judged by the first vertex).
 * @param matrices one for all vertices, or by vertex
 */
export function transformVertices(
  positions: Float32Array,
  normals: Float32Array | null,
  matrices: mat4 | ((vertex: number) => mat4),
): boolean {
  const one = typeof matrices === 'function' ? null : matrices;
  let m = one ?? ([] as unknown as mat4);
  let turn = one && cofactors(one);
  let mirrored = one !== null && determinant(one) < 0;
  for (let i = 0; i < positions.length; i += 3) {
    if (typeof matrices === 'function') {
      m = matrices(i / 3);
      if (i === 0) mirrored = determinant(m) < 0;
      turn = normals && cofactors(m);
    }
    const x = positions[i]!;
    const y = positions[i + 1]!;
    const z = positions[i + 2]!;
    positions[i] = m[0] * x + m[4] * y + m[8] * z + m[12];
    positions[i + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
    positions[i + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
    if (normals) turnNormal(normals, i, turn!);
  }
  return mirrored;
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** Returns what turns normals: the inverse transpose up to a positive factor, without a division. */
function cofactors(m: mat4): Nine {
  const sign = determinant(m) < 0 ? -1 : 1;
  return [
    (m[5] * m[10] - m[6] * m[9]) * sign,
    (m[9] * m[2] - m[10] * m[1]) * sign,
    (m[1] * m[6] - m[2] * m[5]) * sign,
    (m[6] * m[8] - m[4] * m[10]) * sign,
    (m[10] * m[0] - m[8] * m[2]) * sign,
    (m[2] * m[4] - m[0] * m[6]) * sign,
    (m[4] * m[9] - m[5] * m[8]) * sign,
    (m[8] * m[1] - m[9] * m[0]) * sign,
    (m[0] * m[5] - m[1] * m[4]) * sign,
  ];
}

function turnNormal(normals: Float32Array, i: number, by: Nine): void {
  const x = normals[i]!;
  const y = normals[i + 1]!;
  const z = normals[i + 2]!;
  const nx = by[0] * x + by[1] * y + by[2] * z;
  const ny = by[3] * x + by[4] * y + by[5] * z;
  const nz = by[6] * x + by[7] * y + by[8] * z;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const scale = length > 0 ? 1 / length : 0;
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
