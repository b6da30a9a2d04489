import { type EdgeTable, nextCorner } from '../edge-table.ts';

/**
 * Returns the number of vertices where the faces around them form more than one fan: bodies that touch in one point.
 * Faces that share an edge at the vertex are in one fan, so bodies that touch along an edge count as edges alone.
 */
export function nonManifoldVertices(faces: Uint32Array, { edgeOf, first }: EdgeTable): number {
  const fan = Uint32Array.from(faces.keys());
  const find = (corner: number): number => {
    let root = corner;
    while (fan[root] !== root) root = fan[root]!;
    for (let at = corner; fan[at] !== root; ) [at, fan[at]] = [fan[at]!, root];
    return root;
  };
  for (let half = 0; half < faces.length; half++) {
    const other = first[edgeOf[half]!]!;
    const [a, b] = [half, nextCorner(half)];
    const [c, d] = [other, nextCorner(other)];
    const isSame = faces[a] === faces[c];
    fan[find(a)] = find(isSame ? c : d);
    fan[find(b)] = find(isSame ? d : c);
  }
  const fans = new Map<number, number>();
  const several = new Set<number>();
  for (let corner = 0; corner < faces.length; corner++) {
    const [vertex, root] = [faces[corner]!, find(corner)];
    const known = fans.get(vertex);
    if (known === undefined) fans.set(vertex, root);
    else if (known !== root) several.add(vertex);
  }
  return several.size;
}
