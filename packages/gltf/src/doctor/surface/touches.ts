import { DisjointSets } from './disjoint-sets.ts';
import type { Surface } from './surface.ts';

/** Places where triangles of one shell meet in several fans, which share the point but no edge. */
export function pinchedPlaces({ triangles, points, topology }: Surface): number {
  const { edges, edgeOf, shellOf } = topology;
  // Corners are joined when their triangles share an edge at that place.
  const sets = new DisjointSets(triangles.length);
  const cornerAt = (triangle: number, place: number) => {
    const at = triangle * 3;
    return triangles[at] === place ? at : triangles[at + 1] === place ? at + 1 : at + 2;
  };
  for (let corner = 0; corner < triangles.length; corner++) {
    const edge = edgeOf[corner]!;
    const own = Math.floor(corner / 3);
    const first = edges.triangle[edge]!;
    if (own === first) continue;
    const low = edges.low[edge]!;
    const high = edges.high[edge]!;
    sets.join(cornerAt(first, low), cornerAt(own, low));
    sets.join(cornerAt(first, high), cornerAt(own, high));
  }
  const fan = new Int32Array(points.length / 3).fill(-1);
  const pinched = new Set<number>();
  for (let corner = 0; corner < triangles.length; corner++) {
    const place = triangles[corner]!;
    const root = sets.find(corner);
    const known = fan[place]!;
    if (known === -1) fan[place] = root;
    else if (known !== root && shellOf[Math.floor(known / 3)] === shellOf[Math.floor(corner / 3)])
      pinched.add(place);
  }
  return pinched.size;
}

/** Triangles with the same three places as another one, wound alike; the back of a leaf is wound the other way. */
export function doubledTriangles({ triangles, topology }: Surface): number {
  const { edges, edgeOf } = topology;
  const shared = (corner: number) => {
    const edge = edgeOf[corner]!;
    return (
      edges.faces[edge]! > 1 && (edges.forward[edge]! > 1 || edges.faces[edge]! - edges.forward[edge]! > 1)
    );
  };
  const seen = new Set<string>();
  let doubled = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    if (!shared(at) || !shared(at + 1) || !shared(at + 2)) continue;
    const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!];
    const key = a < b && a < c ? `${a} ${b} ${c}` : b < c ? `${b} ${c} ${a}` : `${c} ${a} ${b}`;
    if (seen.has(key)) doubled++;
    seen.add(key);
  }
  return doubled;
}
