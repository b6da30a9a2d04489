import { MeshoptSimplifier } from 'meshoptimizer';
import { isClosed } from '../is-closed.ts';
import type { FineMesh } from './fine-mesh.ts';

/**
 * Simplifies a mesh that is far finer than needed; borders between groups stay. `MeshoptSimplifier` must be ready.
 * @returns the mesh itself when it has few enough triangles
 */
export function thinned(mesh: FineMesh, triangles: number): FineMesh {
  const { positions, indices, groups } = mesh;
  if (indices.length <= triangles * 3) return mesh;
  // A vertex of its own for every group makes the borders seams, which stay together.
  const names = new Map<number, number>();
  const owners: number[] = [];
  const kinds: number[] = [];
  const groupCount = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const corners = indices.map((v, i) => {
    const group = groups[Math.floor(i / 3)]!;
    const name = v * groupCount + group;
    const seen = names.get(name);
    if (seen !== undefined) return seen;
    names.set(name, owners.length);
    owners.push(v);
    kinds.push(group);
    return owners.length - 1;
  });
  const points = new Float32Array(owners.length * 3);
  for (const [n, v] of owners.entries())
    for (let k = 0; k < 3; k++) points[n * 3 + k] = positions[v * 3 + k]!;
  const closed = isClosed(indices);
  for (const flags of orders) {
    const [moved, kept] = [points.slice(), corners.slice()];
    const none = new Float32Array(0);
    const aim = triangles * 3;
    const [length] = MeshoptSimplifier.simplifyWithUpdate(kept, moved, 3, none, 0, [], null, aim, 1e6, [
      ...flags,
    ]);
    const made = joined(moved, kept.subarray(0, length), owners, kinds);
    if (!closed || isClosed(made.indices)) return made;
  }
  return mesh;
}

/** The simplifier may pinch two sheets together; another order of collapses may not. */
const orders = [['Regularize'], ['RegularizeLight'], []] as const;

/** Joins the copies of a vertex again. */
function joined(
  points: Float32Array,
  kept: Uint32Array,
  owners: readonly number[],
  kinds: readonly number[],
): FineMesh {
  const names = new Map<number, number>();
  const positions: number[] = [];
  const indices = kept.map((corner) => {
    const seen = names.get(owners[corner]!);
    if (seen !== undefined) return seen;
    names.set(owners[corner]!, names.size);
    for (let k = 0; k < 3; k++) positions.push(points[corner * 3 + k]!);
    return names.size - 1;
  });
  const groups = Uint32Array.from({ length: kept.length / 3 }, (_, t) => kinds[kept[t * 3]!]!);
  return { positions: Float64Array.from(positions), indices, groups };
}
