/**
 * Writes the normal of the triangle whose three places begin at `at`, as long as twice the area, and returns that length.
 * @param into x, y and z
 */
export function normalInto(into: Float64Array, p: Float64Array, triangles: Uint32Array, at: number): number {
  const a = triangles[at]! * 3;
  const b = triangles[at + 1]! * 3;
  const c = triangles[at + 2]! * 3;
  const ux = p[b]! - p[a]!;
  const uy = p[b + 1]! - p[a + 1]!;
  const uz = p[b + 2]! - p[a + 2]!;
  const vx = p[c]! - p[a]!;
  const vy = p[c + 1]! - p[a + 1]!;
  const vz = p[c + 2]! - p[a + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  into[0] = x;
  into[1] = y;
  into[2] = z;
  // Math.hypot takes ten times as long.
  return Math.sqrt(x * x + y * y + z * z);
}
