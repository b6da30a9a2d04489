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
  const most = groups.reduce((a, b) => Math.max(a, b), 0) + 1;
  const vertices = indices.reduce((a, b) => Math.max(a, b), -1) + 1;
  const { corners, count } = numbered(indices, groups, vertices, most);
  const parent = Int32Array.from({ length: count }, (_, k) => k);
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
  // Of each corner by its number: its component, and whether its vertex is listed there.
  const componentOf = new Int32Array(count).fill(-1);
  const components: { vertices: number[]; triangles: number[] }[] = [];
  const isListed = new Uint8Array(count);
  for (let i = 0; i < indices.length; i++) {
    const corner = corners[i]!;
    const root = rootOf(corner);
    let at = componentOf[root]!;
    if (at < 0) {
      at = components.length;
      componentOf[root] = at;
      components.push({ vertices: [], triangles: [] });
    }
    const own = components[at]!;
    own.triangles.push(indices[i]!);
    if (isListed[corner]) continue;
    isListed[corner] = 1;
    own.vertices.push(indices[i]!);
  }
  return components;
}

/** Numbers the pairs of a vertex and a group in the order of their corners. */
function numbered(
  indices: Uint32Array,
  groups: Uint32Array,
  vertices: number,
  most: number,
): { readonly corners: Int32Array; readonly count: number } {
  const corners = new Int32Array(indices.length);
  let count = 0;
  // A table of all pairs, or a map where it would be larger than the mesh by far.
  if (vertices * most <= MOST_PAIRS) {
    const numbers = new Int32Array(vertices * most).fill(-1);
    for (let i = 0; i < indices.length; i++) {
      const key = indices[i]! * most + groups[Math.floor(i / 3)]!;
      if (numbers[key]! < 0) numbers[key] = count++;
      corners[i] = numbers[key]!;
    }
    return { corners, count };
  }
  const numbers = new Map<number, number>();
  for (let i = 0; i < indices.length; i++) {
    const key = indices[i]! * most + groups[Math.floor(i / 3)]!;
    const known = numbers.get(key) ?? count++;
    numbers.set(key, known);
    corners[i] = known;
  }
  return { corners, count };
}

/** 64 MB. */
const MOST_PAIRS = 2 ** 24;
