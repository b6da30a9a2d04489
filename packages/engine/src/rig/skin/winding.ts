import type { Vector } from '../../render/camera.ts';

/** Returns the winding number of a point in triangles: about 1 inside a closed part, 0 outside. */
export function windingNumber(
  positions: Float32Array,
  indices: ArrayLike<number>,
  [x, y, z]: Vector,
): number {
  let sum = 0;
  for (let t = 0; t + 2 < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const [ax, ay, az] = [positions[a]! - x, positions[a + 1]! - y, positions[a + 2]! - z];
    const [bx, by, bz] = [positions[b]! - x, positions[b + 1]! - y, positions[b + 2]! - z];
    const [cx, cy, cz] = [positions[c]! - x, positions[c + 1]! - y, positions[c + 2]! - z];
    const [la, lb, lc] = [Math.hypot(ax, ay, az), Math.hypot(bx, by, bz), Math.hypot(cx, cy, cz)];
    const volume = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    const [ab, bc, ca] = [
      ax * bx + ay * by + az * bz,
      bx * cx + by * cy + bz * cz,
      cx * ax + cy * ay + cz * az,
    ];
    sum += Math.atan2(volume, la * lb * lc + ab * lc + bc * la + ca * lb);
  }
  return sum / (2 * Math.PI);
}
