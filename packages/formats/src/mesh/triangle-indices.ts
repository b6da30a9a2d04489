import type { Primitive } from '@gltf-transform/core';
import { FormatError } from '../format-error.ts';

/**
 * Returns the primitive's triangles as a list of vertex indices: lists, strips and fans, indexed or not. Null for
 * points and lines.
 * @throws FormatError `unreadable_model` for a vertex index out of range
 */
export function triangleIndices(primitive: Primitive): Uint32Array | null {
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0;
  const array = primitive.getIndices()?.getArray();
  const corners = array ? new Uint32Array(array) : Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = 0; i < corners.length; i++) {
    if (corners[i]! >= count) {
      throw new FormatError(
        'unreadable_model',
        `read mesh: a triangle refers to vertex ${corners[i]}, but there are ${count}; export the model again.`,
      );
    }
  }
  switch (primitive.getMode()) {
    case 4:
      return corners.length % 3 === 0 ? corners : corners.slice(0, corners.length - (corners.length % 3));
    case 5:
      return stitched(corners, (i) => (i % 2 === 0 ? [i, i + 1, i + 2] : [i + 1, i, i + 2]));
    case 6:
      return stitched(corners, (i) => [0, i + 1, i + 2]);
    default:
      return null;
  }
}

function stitched(corners: Uint32Array, triangle: (i: number) => [number, number, number]): Uint32Array {
  const out: number[] = [];
  for (let i = 0; i + 2 < corners.length; i++) {
    const [a, b, c] = triangle(i).map((k) => corners[k]!) as [number, number, number];
    if (a !== b && b !== c && a !== c) out.push(a, b, c);
  }
  return Uint32Array.from(out);
}
