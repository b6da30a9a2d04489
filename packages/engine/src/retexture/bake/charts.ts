import { edgeTable } from '../../print/mesh/edge-table.ts';

/** Chart of each triangle, and projection axis of each chart. */
export interface Charts {
  readonly of: Uint32Array;
  /** Per chart: 0 to 5 for +X, -X, +Y, -Y, +Z, -Z. */
  readonly axes: readonly number[];
}

/**
 * Cuts a welded surface into pieces that face mainly one direction each. A triangle joins its neighbours where they
 * agree and it does not face away from their axis, so that noise makes no small fragments.
 */
export function chartsOf(positions: Float32Array, indices: Uint32Array): Charts {
  const count = indices.length / 3;
  const normals = faceNormals(positions, indices);
  const neighbours = neighboursOf(indices);
  let axis = new Uint8Array(count);
  for (let t = 0; t < count; t++) axis[t] = longestAxis(normals, t);
  for (let round = 0; round < calmingRounds; round++) {
    const calmer = axis.slice();
    for (let t = 0; t < count; t++) {
      const a = neighbours[t * 3]!;
      const b = neighbours[t * 3 + 1]!;
      const c = neighbours[t * 3 + 2]!;
      const [voteA, voteB, voteC] = [a < 0 ? -1 : axis[a]!, b < 0 ? -1 : axis[b]!, c < 0 ? -1 : axis[c]!];
      const agreed = voteB >= 0 && voteB === voteA ? voteB : voteC === voteA || voteC === voteB ? voteC : -1;
      if (agreed >= 0 && along(normals, t, agreed) >= leastFacing) calmer[t] = agreed;
    }
    axis = calmer;
  }
  return connected(axis, neighbours);
}

const calmingRounds = 3;
/** Cosine below which a projected triangle is too thin. */
const leastFacing = 0.35;

function connected(axis: Uint8Array, neighbours: Int32Array): Charts {
  const none = 0xffffffff;
  const of = new Uint32Array(axis.length).fill(none);
  const axes: number[] = [];
  for (let start = 0; start < axis.length; start++) {
    if (of[start] !== none) continue;
    const chart = axes.length;
    axes.push(axis[start]!);
    of[start] = chart;
    const queue = [start];
    for (let t = queue.pop(); t !== undefined; t = queue.pop()) {
      for (let k = 0; k < 3; k++) {
        const next = neighbours[t * 3 + k]!;
        if (next < 0 || of[next] !== none || axis[next] !== axis[start]) continue;
        of[next] = chart;
        queue.push(next);
      }
    }
  }
  return { of, axes };
}

/** Returns the triangle across each of the three edges, -1 where there is none. */
function neighboursOf(indices: Uint32Array): Int32Array {
  const across = new Int32Array(indices.length).fill(-1);
  const { edgeOf, count } = edgeTable(indices);
  // The corner whose edge waits for a second triangle.
  const open = new Int32Array(count).fill(-1);
  for (let i = 0; i < indices.length; i++) {
    const other = open[edgeOf[i]!]!;
    if (other >= 0) {
      across[i] = Math.floor(other / 3);
      across[other] = Math.floor(i / 3);
    }
    open[edgeOf[i]!] = other < 0 ? i : -1;
  }
  return across;
}

function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.hypot(x, y, z) || 1;
    out[i] = x / length;
    out[i + 1] = y / length;
    out[i + 2] = z / length;
  }
  return out;
}

function longestAxis(normals: Float32Array, t: number): number {
  let best = 0;
  for (let axis = 1; axis < 6; axis++) if (along(normals, t, axis) > along(normals, t, best)) best = axis;
  return best;
}

function along(normals: Float32Array, t: number, axis: number): number {
  return normals[t * 3 + (axis >> 1)]! * (axis & 1 ? -1 : 1);
}
