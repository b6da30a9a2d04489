/** Outward edges of a mesh. */
export interface SharpEdges {
  readonly count: number;
  /**
   * Returns the distance of a point of a triangle from the nearest edge, exact up to the given width.
   * @param corner first of the triangle's three entries in the indices
   * @param weights of the triangle's corners at the point
   */
  distance(
    corner: number,
    weights: readonly [number, number, number],
    point: readonly [number, number, number],
  ): number;
}

/** Cosine of the smallest angle between the faces of an edge. */
const flattest = Math.cos((35 * Math.PI) / 180);

const mostRounds = 24;

/** Finds the edges at which two faces bend away from each other. @param positions of welded vertices */
export function sharpEdges(positions: Float32Array, indices: Uint32Array, width: number): SharpEdges {
  const normals = faceNormals(positions, indices);
  /** Per corner, whether the edge from it to the next is sharp. */
  const sharp = new Uint8Array(indices.length);
  const open = new Map<number, number>();
  const next = (i: number): number => (i % 3 === 2 ? i - 2 : i + 1);
  let count = 0;
  for (let i = 0; i < indices.length; i++) {
    const [a, b] = [indices[i]!, indices[next(i)]!];
    const other = open.get(b * 2 ** 26 + a);
    if (other === undefined) {
      open.set(a * 2 ** 26 + b, i);
      continue;
    }
    const [f, g] = [i - (i % 3), other - (other % 3)];
    const far = indices[next(next(other))]! * 3;
    let [cosine, side] = [0, 0];
    for (let k = 0; k < 3; k++) {
      cosine += normals[f + k]! * normals[g + k]!;
      side += normals[f + k]! * (positions[far + k]! - positions[a * 3 + k]!);
    }
    if (cosine > flattest || side >= 0) continue;
    sharp[i] = 1;
    sharp[other] = 1;
    count += 1;
  }
  const away = vertexDistances(positions, indices, sharp, width);
  return {
    count,
    distance(corner, weights, point) {
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k < 3; k++) {
        const v = indices[corner + k]! * 3;
        const [x, y, z] = [
          positions[v]! - point[0],
          positions[v + 1]! - point[1],
          positions[v + 2]! - point[2],
        ];
        least = Math.min(least, away[v / 3]! + Math.hypot(x, y, z));
        if (!sharp[corner + k]) continue;
        const opposite = (k + 2) % 3;
        least = Math.min(least, weights[opposite]! * heightOver(positions, indices, corner, k));
      }
      return least;
    },
  };
}

/** Returns the height of a triangle over the edge from a corner to the next. */
function heightOver(positions: Float32Array, indices: Uint32Array, corner: number, k: number): number {
  const at = (n: number): readonly number[] => {
    const v = indices[corner + (n % 3)]! * 3;
    return [positions[v]!, positions[v + 1]!, positions[v + 2]!];
  };
  const [a, b, c] = [at(k), at(k + 1), at(k + 2)];
  const u = b.map((x, n) => x - a[n]!) as [number, number, number];
  const v = c.map((x, n) => x - a[n]!) as [number, number, number];
  const area = Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]);
  return area / (Math.hypot(...u) || 1);
}

/** Returns the distance of each vertex from a sharp edge along the mesh's edges, up to the width. */
function vertexDistances(
  positions: Float32Array,
  indices: Uint32Array,
  sharp: Uint8Array,
  width: number,
): Float32Array {
  const away = new Float32Array(positions.length / 3).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < indices.length; i++)
    if (sharp[i]) {
      away[indices[i]!] = 0;
      away[indices[i % 3 === 2 ? i - 2 : i + 1]!] = 0;
    }
  // Rounds over all edges; the width is a few edges long, and what is further away does not matter.
  for (let round = 0, changed = true; changed && round < mostRounds; round++) {
    changed = false;
    for (let i = 0; i < indices.length; i++) {
      const [a, b] = [indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!];
      if (away[a]! >= width && away[b]! >= width) continue;
      const x = positions[a * 3]! - positions[b * 3]!;
      const y = positions[a * 3 + 1]! - positions[b * 3 + 1]!;
      const z = positions[a * 3 + 2]! - positions[b * 3 + 2]!;
      const long = Math.sqrt(x * x + y * y + z * z);
      const [toA, toB] = [Math.fround(away[b]! + long), Math.fround(away[a]! + long)];
      if (toA < away[a]!) {
        away[a] = toA;
        changed = true;
      } else if (toB < away[b]!) {
        away[b] = toB;
        changed = true;
      }
    }
  }
  return away;
}

function faceNormals(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = new Float32Array(indices.length);
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const u = [0, 1, 2].map((k) => positions[b + k]! - positions[a + k]!) as [number, number, number];
    const v = [0, 1, 2].map((k) => positions[c + k]! - positions[a + k]!) as [number, number, number];
    const n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const length = Math.hypot(...n) || 1;
    for (let k = 0; k < 3; k++) normals[i + k] = n[k]! / length;
  }
  return normals;
}
