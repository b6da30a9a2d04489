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
  let axis: Uint8Array = Uint8Array.from({ length: count }, (_, t) => longestAxis(normals, t));
  for (let round = 0; round < calmingRounds; round++) {
    axis = axis.map((own, t) => {
      const [a, b, c] = [0, 1, 2].map((k) => neighbours[t * 3 + k]!);
      const votes = [a, b, c].map((n) => (n! < 0 ? -1 : axis[n!]!));
      const agreed = votes.find((vote, k) => vote >= 0 && votes.indexOf(vote) !== k);
      return agreed === undefined || along(normals, t, agreed) < leastFacing ? own : agreed;
    });
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
  const open = new Map<number, number>();
  for (let i = 0; i < indices.length; i++) {
    const a = indices[i]!;
    const b = indices[i % 3 === 2 ? i - 2 : i + 1]!;
    const key = Math.min(a, b) * 67_108_864 + Math.max(a, b);
    const other = open.get(key);
    if (other === undefined) open.set(key, i);
    else {
      across[i] = Math.floor(other / 3);
      across[other] = Math.floor(i / 3);
      open.delete(key);
    }
  }
  return across;
}

function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const out = new Float32Array(indices.length);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const u = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!);
    const v = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!);
    const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
    const length = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
    for (let k = 0; k < 3; k++) out[i + k] = n[k]! / length;
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
