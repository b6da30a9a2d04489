import type { ScenePart } from '@meshwright/formats/mesh';
import { createVisibility, type Fragment, scanTriangle } from '@meshwright/look/render';

/** Triangles with the coordinates of a picture. */
export type TexelSurface = Pick<ScenePart, 'positions' | 'normals' | 'uvs' | 'indices'>;

/** The place on the model that a texel shows. One object is reused for every texel. */
export interface Texel {
  /** Row by row from the top. */
  index: number;
  part: number;
  /** First of the triangle's three entries in the part's indices. */
  corner: number;
  w0: number;
  w1: number;
  w2: number;
  readonly position: [number, number, number];
  /** Unit length. */
  readonly normal: [number, number, number];
}

/** Visits every texel covered by a triangle once. Parts need texture coordinates and normals. */
export function scanTexels(
  parts: readonly TexelSurface[],
  size: number,
  visit: (texel: Texel) => void,
): void {
  const covered = createVisibility(size, size);
  const texel: Texel = {
    index: 0,
    part: 0,
    corner: 0,
    w0: 0,
    w1: 0,
    w2: 0,
    position: [0, 0, 0],
    normal: [0, 1, 0],
  };
  const corners = new Float32Array(9);
  for (const [p, { indices, uvs, positions, normals }] of parts.entries()) {
    if (!uvs || !normals) continue;
    texel.part = p;
    let a = 0;
    let b = 0;
    let c = 0;
    const visitTexel: Fragment = (pixel, point) => {
      covered.nearness[pixel] = 2;
      const w0 = point[1]!;
      const w1 = point[2]!;
      const w2 = point[3]!;
      texel.index = pixel;
      texel.w0 = w0;
      texel.w1 = w1;
      texel.w2 = w2;
      const { position, normal } = texel;
      for (let k = 0; k < 3; k++) {
        position[k] = positions[a * 3 + k]! * w0 + positions[b * 3 + k]! * w1 + positions[c * 3 + k]! * w2;
        normal[k] = normals[a * 3 + k]! * w0 + normals[b * 3 + k]! * w1 + normals[c * 3 + k]! * w2;
      }
      const length = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]) || 1;
      for (let k = 0; k < 3; k++) normal[k] = normal[k]! / length;
      visit(texel);
    };
    for (let i = 0; i < indices.length; i += 3) {
      a = indices[i]!;
      b = indices[i + 1]!;
      c = indices[i + 2]!;
      texel.corner = i;
      // Coordinates may repeat: a triangle is moved into the square by whole units.
      const left = Math.floor((uvs[a * 2]! + uvs[b * 2]! + uvs[c * 2]!) / 3);
      const top = Math.floor((uvs[a * 2 + 1]! + uvs[b * 2 + 1]! + uvs[c * 2 + 1]!) / 3);
      for (let k = 0; k < 3; k++) {
        const vertex = indices[i + k]!;
        corners[k * 3] = (uvs[vertex * 2]! - left) * size;
        corners[k * 3 + 1] = (uvs[vertex * 2 + 1]! - top) * size;
        corners[k * 3 + 2] = 1;
      }
      scanTriangle(corners, 0, 1, 2, covered, visitTexel);
    }
  }
}
