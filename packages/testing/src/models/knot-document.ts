import type { Document } from '@gltf-transform/core';
import { documentOf, smoothNormals } from '@meshwright/formats/mesh';

/**
 * Returns a (2, 3) torus knot with normals, texture coordinates with a seam each way, and optional vertex colours. It
 * has `along * around * 2` triangles and is closed once its seams are welded.
 */
export function knotDocument(along: number, around: number, options: { colored?: boolean } = {}): Document {
  const columns = around + 1;
  const count = (along + 1) * columns;
  const positions = new Float32Array(count * 3);
  const uvs = new Float32Array(count * 2);
  const colors = new Float32Array(count * 4).fill(1);
  for (let i = 0; i <= along; i++) {
    for (let k = 0; k <= around; k++) {
      const vertex = i * columns + k;
      // The seam's second copy must be bitwise equal.
      positions.set(knotPoint((i % along) / along, (k % around) / around), vertex * 3);
      uvs.set([i / along, k / around], vertex * 2);
      colors.set([(i % along) / along, 0.5, (k % around) / around], vertex * 4);
    }
  }
  const indices: number[] = [];
  for (let i = 0; i < along; i++) {
    for (let k = 0; k < around; k++) {
      const [a, b, c, d] = [
        i * columns + k,
        (i + 1) * columns + k,
        (i + 1) * columns + k + 1,
        i * columns + k + 1,
      ];
      indices.push(a, b, c, a, c, d);
    }
  }
  const list = Uint32Array.from(indices);
  return documentOf([
    {
      object: 'knot',
      material: { name: 'steel', color: [0.4, 0.5, 0.6, 1] },
      positions,
      normals: smoothNormals(positions, list),
      uvs,
      colors: options.colored ? colors : null,
      indices: list,
      quads: 0,
    },
  ]);
}

function knotPoint(u: number, v: number): [number, number, number] {
  const centre = spine(u);
  const ahead = spine(u + 1e-4);
  const tangent = unit([0, 1, 2].map((k) => ahead[k]! - centre[k]!));
  const side = unit(cross(tangent, [0, 0, 1]));
  const up = cross(side, tangent);
  const angle = v * 2 * Math.PI;
  return [0, 1, 2].map(
    (k) => centre[k]! + 0.12 * (Math.cos(angle) * side[k]! + Math.sin(angle) * up[k]!),
  ) as [number, number, number];
}

function spine(u: number): number[] {
  const angle = u * 4 * Math.PI;
  const radius = 0.6 + 0.25 * Math.cos((angle * 3) / 2);
  return [radius * Math.cos(angle), radius * Math.sin(angle), 0.25 * Math.sin((angle * 3) / 2)];
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

function unit(a: readonly number[]): number[] {
  const length = Math.hypot(...a);
  return a.map((x) => x / length);
}
