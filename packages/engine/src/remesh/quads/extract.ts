import type { EdgeValues } from '../edge-values.ts';
import { Clusters } from './clusters.ts';
import type { FeatureLines } from './feature-lines.ts';
import { type Lattices, matched, matchLattices } from './field/lattice-pair.ts';
import type { FineMesh, Neighbours } from './fine-mesh.ts';

/** The surface with one vertex per lattice point; still triangles. */
export interface Extracted {
  readonly positions: Float64Array;
  readonly normals: Float64Array;
  readonly indices: Uint32Array;
  readonly groups: Uint32Array;
  /** As in `FeatureLines`. */
  readonly kinds: Uint8Array;
  /** Has the edges that are part of a line, smaller vertex first. */
  readonly lineEdges: EdgeValues;
}

/**
 * Collapses all edges whose ends belong to the same lattice point. Lattice points keep the topology of the surface,
 * lines stay lines and fixed points stay where they are.
 */
export function extract(
  mesh: FineMesh,
  neighbours: Neighbours,
  lattices: Lattices,
  lines: FeatureLines,
  step: number,
): Extracted {
  const clusters = new Clusters(mesh, lattices, lines);
  for (const [a, b] of edgesWithin(neighbours, lattices, step)) clusters.join(a, b, false);
  // Lattices disagree around singular points; what is left there is too short to be an edge of a quad.
  for (let round = 0; round < 4; round++) {
    let changed = false;
    for (const [a, b] of clusters.edges(step * 0.5)) changed = clusters.join(a, b, true) || changed;
    changed = clusters.unfold() || changed;
    if (!changed) break;
  }
  return clusters.result();
}

/** Returns the edges whose ends have the same lattice point, nearest origins first. */
function edgesWithin({ starts, list }: Neighbours, lattices: Lattices, step: number): [number, number][] {
  const found: { a: number; b: number; apart: number }[] = [];
  for (let a = 0; a + 1 < starts.length; a++) {
    for (let e = starts[a]!; e < starts[a + 1]!; e++) {
      const b = list[e]!;
      if (b < a) continue;
      matchLattices(lattices, a, b, step);
      if (matched.stepsX !== 0 || matched.stepsY !== 0) continue;
      found.push({ a, b, apart: apartSquared(lattices.origins, a, b) });
    }
  }
  found.sort((p, q) => p.apart - q.apart || p.a - q.a || p.b - q.b);
  return found.map(({ a, b }) => [a, b]);
}

function apartSquared(p: Float64Array, a: number, b: number): number {
  return (
    (p[a * 3]! - p[b * 3]!) ** 2 + (p[a * 3 + 1]! - p[b * 3 + 1]!) ** 2 + (p[a * 3 + 2]! - p[b * 3 + 2]!) ** 2
  );
}
