/** A connected part of a mesh: its vertices, and its triangles' corners. */
export interface Component {
  readonly vertices: readonly number[];
  readonly triangles: readonly number[];
}

/**
 * Returns the connected components of a mesh with welded vertices. Triangles of different groups are not connected,
 * even where they share a vertex by chance.
 * @param groups group of each triangle, from 0
 */
export function componentsOf(indices: Uint32Array, groups: Uint32Array): Component[] {
  const keys = new Map<number, number>();
  const most = groups.reduce((a, b) => Math.max(a, b), 0) + 1;
  const corners = Int32Array.from(indices, (v, i) => {
    const key = v * most + groups[Math.floor(i / 3)]!;
    const known = keys.get(key) ?? keys.size;
    keys.set(key, known);
    return known;
  });
  const parent = Int32Array.from({ length: keys.size }, (_, k) => k);
  const rootOf = (k: number): number => {
    let root = k;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = k; parent[at] !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  for (let t = 0; t + 2 < corners.length; t += 3) {
    const root = rootOf(corners[t]!);
    parent[rootOf(corners[t + 1]!)] = root;
    parent[rootOf(corners[t + 2]!)] = root;
  }
  const found = new Map<number, { vertices: Set<number>; triangles: number[] }>();
  for (let i = 0; i < indices.length; i++) {
    const root = rootOf(corners[i]!);
    let own = found.get(root);
    if (!own) {
      own = { vertices: new Set(), triangles: [] };
      found.set(root, own);
    }
    own.vertices.add(indices[i]!);
    own.triangles.push(indices[i]!);
  }
  return [...found.values()].map(({ vertices, triangles }) => ({ vertices: [...vertices], triangles }));
}
