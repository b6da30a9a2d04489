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
  const groupCount = groups.reduce((most, group) => Math.max(most, group), 0) + 1;
  const names = new Int32Array((positions.length / 3) * groupCount).fill(-1);
  const owners: number[] = [];
  const kinds: number[] = [];
  const corners = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) {
    const group = groups[(i - (i % 3)) / 3]!;
    const name = indices[i]! * groupCount + group;
    if (names[name] === -1) {
      names[name] = owners.push(indices[i]!) - 1;
      kinds.push(group);
    }
    corners[i] = names[name]!;
  }
  const points = new Float32Array(owners.length * 3);
  for (let n = 0; n < owners.length; n++)
    for (let k = 0; k < 3; k++) points[n * 3 + k] = positions[owners[n]! * 3 + k]!;
  const closed = isClosed(indices);
  for (const flags of orders) {
    const [moved, kept] = [points.slice(), corners.slice()];
    const none = new Float32Array(0);
    const aim = Math.floor(triangles) * 3;
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
  const names = new Int32Array(owners.reduce((most, owner) => Math.max(most, owner), 0) + 1).fill(-1);
  const positions: number[] = [];
  const indices = kept.map((corner) => {
    const owner = owners[corner]!;
    if (names[owner] === -1) {
      names[owner] = positions.length / 3;
      positions.push(points[corner * 3]!, points[corner * 3 + 1]!, points[corner * 3 + 2]!);
    }
    return names[owner]!;
  });
  const groups = Uint32Array.from({ length: kept.length / 3 }, (_, t) => kinds[kept[t * 3]!]!);
  return { positions: Float64Array.from(positions), indices, groups };
}
