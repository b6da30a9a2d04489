/**
 * Whether two triangles cross: an edge of one goes through the inside of the other. Triangles that touch, or lie in one
 * plane, do not.
 * @param a first corner of a triangle in `triangles`
 * @param b the same of the other one
 */
export function trianglesCross(points: Float64Array, triangles: Uint32Array, a: number, b: number): boolean {
  if (!straddles(points, triangles, a, b) || !straddles(points, triangles, b, a)) return false;
  const p = [triangles[a]! * 3, triangles[a + 1]! * 3, triangles[a + 2]! * 3] as const;
  const q = [triangles[b]! * 3, triangles[b + 1]! * 3, triangles[b + 2]! * 3] as const;
  return pierces(points, p, q) || pierces(points, q, p);
}

type Corners = readonly [number, number, number];

/** Whether corners of `p` lie on both sides of the plane of `q`. Most pairs end here. */
function straddles(points: Float64Array, triangles: Uint32Array, p: number, q: number): boolean {
  const a = triangles[q]! * 3;
  const b = triangles[q + 1]! * 3;
  const c = triangles[q + 2]! * 3;
  const x = points[a]!;
  const y = points[a + 1]!;
  const z = points[a + 2]!;
  const bx = points[b]! - x;
  const by = points[b + 1]! - y;
  const bz = points[b + 2]! - z;
  const cx = points[c]! - x;
  const cy = points[c + 1]! - y;
  const cz = points[c + 2]! - z;
  const nx = by * cz - bz * cy;
  const ny = bz * cx - bx * cz;
  const nz = bx * cy - by * cx;
  let above = 0;
  let below = 0;
  for (let corner = p; corner < p + 3; corner++) {
    const at = triangles[corner]! * 3;
    const distance = nx * (points[at]! - x) + ny * (points[at + 1]! - y) + nz * (points[at + 2]! - z);
    if (distance > above) above = distance;
    else if (distance < below) below = distance;
  }
  if (above === 0 || below === 0) return false;
  const long = Math.max(bx * bx + by * by + bz * bz, cx * cx + cy * cy + cz * cz);
  const least = long * Math.sqrt(long) * SLACK;
  return above > least && below < -least;
}

/** Whether an edge of `p` goes through the inside of `q`. */
function pierces(points: Float64Array, p: Corners, q: Corners): boolean {
  for (let side = 0; side < 3; side++) {
    const [from, to] = [p[side]!, p[(side + 1) % 3]!];
    const [before, after] = [volume(points, q, from), volume(points, q, to)];
    if (before * after >= 0) continue;
    const turns = [0, 1, 2].map((edge) => volume(points, [from, to, q[edge]!], q[(edge + 1) % 3]!));
    if (turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)) return true;
  }
  return false;
}

/** Six times the volume of the tetrahedron of a triangle and a point; its sign is the side of the point. */
function volume(points: Float64Array, [a, b, c]: Corners, d: number): number {
  const [x, y, z] = [points[d]!, points[d + 1]!, points[d + 2]!];
  const [ax, ay, az] = [points[a]! - x, points[a + 1]! - y, points[a + 2]! - z];
  const [bx, by, bz] = [points[b]! - x, points[b + 1]! - y, points[b + 2]! - z];
  const [cx, cy, cz] = [points[c]! - x, points[c + 1]! - y, points[c + 2]! - z];
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
}

/** Volume below which a point counts as in the plane, times the cube of the longest side from the first corner. */
const SLACK = 1e-4;
