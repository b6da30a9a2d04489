import type { Document } from '@gltf-transform/core';
import { creaseNormals, documentOf } from '@meshwright/formats/mesh';

export interface Box {
  readonly name: string;
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

/** Returns a box of the left side, and the same mirrored to the right. */
export function bothSides({ name, low, high }: Box): [Box, Box] {
  return [
    { name: `left ${name}`, low, high },
    { name: `right ${name}`, low: [-high[0], low[1], low[2]], high: [-low[0], high[1], high[2]] },
  ];
}

/** Returns closed boxes, each its own object and material, with flat normals and no texture coordinates. */
export function boxDocument(boxes: readonly Box[]): Document {
  return documentOf(
    boxes.map(({ name, low, high }) => {
      const points = Float32Array.from({ length: 24 }, (_, i) => {
        const k = (i % 3) as 0 | 1 | 2;
        return (Math.floor(i / 3) >> k) & 1 ? high[k] : low[k];
      });
      const corners = Uint32Array.from(faces.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]));
      const { positions, normals, indices } = creaseNormals(points, corners, 30);
      const part = { object: name, positions, normals, indices, uvs: null, colors: null, quads: 0 };
      return { ...part, material: { name, color: [0.6, 0.6, 0.6, 1] } as const };
    }),
  );
}

/** Corner indices with bits x, y, z; counter-clockwise from outside. */
const faces = [
  [1, 3, 7, 5],
  [0, 4, 6, 2],
  [2, 6, 7, 3],
  [0, 1, 5, 4],
  [4, 5, 7, 6],
  [0, 2, 3, 1],
] as const;
