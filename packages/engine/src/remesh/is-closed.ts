import { edgeTable } from '../print/mesh/edge-table.ts';

/** Returns whether every edge is used by exactly two triangles, once in each direction. */
export function isClosed(indices: Uint32Array): boolean {
  const { uses, turn } = edgeTable(indices);
  return uses.every((count, edge) => count === 2 && turn[edge] === 0);
}
