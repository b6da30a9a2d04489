import type { Shape } from './shape.ts';

/** Returns the piece that each corner belongs to: corners that triangles join. */
export function piecesOf({ positions, indices }: Pick<Shape, 'positions' | 'indices'>): Uint32Array {
  const parent = Uint32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const find = (v: number): number => {
    let top = v;
    while (parent[top] !== top) top = parent[top]!;
    while (parent[v] !== top) [parent[v], v] = [top, parent[v]!];
    return top;
  };
  for (let t = 0; t < indices.length; t += 3) {
    const top = find(indices[t]!);
    parent[find(indices[t + 1]!)] = top;
    parent[find(indices[t + 2]!)] = top;
  }
  return Uint32Array.from(parent, (_, v) => find(v));
}
