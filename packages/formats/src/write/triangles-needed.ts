import { FormatError } from '../format-error.ts';
import type { Geometry } from '../mesh/geometry.ts';

/**
 * Returns the total number of triangles of the parts.
 * @throws FormatError `no_geometry` when there are none
 */
export function trianglesNeeded(parts: readonly Geometry[], purpose: string): number {
  const count = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  if (count === 0) {
    throw new FormatError(
      'no_geometry',
      `write ${purpose}: the model has no triangles (points, lines, bones or an empty scene only); send one with a mesh.`,
    );
  }
  return count;
}
