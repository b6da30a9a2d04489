import type { Geometry } from '../geometry.ts';
import { JobError } from '../job-error.ts';

/**
 * Returns the total number of triangles of the parts.
 * @throws JobError `no_geometry` when there are none
 */
export function trianglesNeeded(parts: readonly Geometry[], purpose: string): number {
  const count = parts.reduce((sum, part) => sum + part.indices.length / 3, 0);
  if (count === 0) {
    throw new JobError(
      'no_geometry',
      `write ${purpose}: the model has no triangles (points, lines, bones or an empty scene only); send one with a mesh.`,
    );
  }
  return count;
}
