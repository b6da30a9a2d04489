import { EdgeTable, nextCorner } from './edge-table.ts';

/** Returns whether every edge is used by exactly two triangles, once in each direction. */
export function isClosed(indices: Uint32Array): boolean {
  const table = new EdgeTable(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const [from, to] = [indices[i]!, indices[nextCorner(i)]!];
    if (table.get(from, to) >= 0) return false;
    table.set(from, to, i);
  }
  for (let i = 0; i < indices.length; i++)
    if (table.get(indices[nextCorner(i)]!, indices[i]!) < 0) return false;
  return true;
}
