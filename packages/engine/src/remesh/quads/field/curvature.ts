import type { Level } from './levels.ts';

/** Direction of the largest or smallest curvature at each point, and how much it differs from the other, 0 to 1. */
export interface Curvature {
  readonly directions: Float64Array;
  readonly confidence: Float64Array;
}

/** @param step length over which a turn of the normal counts in full */
export function curvatureOf(level: Level, step: number): Curvature {
  const { count, points, normals, starts, list } = level;
  const directions = new Float64Array(count * 3);
  const confidence = new Float64Array(count);
  for (let v = 0; v < count; v++) {
    const i = v * 3;
    const [nx, ny, nz] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
    let [ex, ey, ez] = Math.abs(nx) < 0.6 ? [0, nz, -ny] : [-nz, 0, nx];
    const long = Math.hypot(ex, ey, ez) || 1;
    [ex, ey, ez] = [ex / long, ey / long, ez / long];
    const [fx, fy, fz] = [ny * ez - nz * ey, nz * ex - nx * ez, nx * ey - ny * ex];
    // Least squares of a symmetric form a cc + 2 b cs + d ss over the edges.
    const m = [0, 0, 0, 0, 0, 0];
    const r = [0, 0, 0];
    for (let e = starts[v]!; e < starts[v + 1]!; e++) {
      const j = list[e]! * 3;
      const [dx, dy, dz] = [
        points[j]! - points[i]!,
        points[j + 1]! - points[i + 1]!,
        points[j + 2]! - points[i + 2]!,
      ];
      const along = ex * dx + ey * dy + ez * dz;
      const across = fx * dx + fy * dy + fz * dz;
      const square = along * along + across * across;
      if (!(square > 0)) continue;
      const turn =
        ((normals[j]! - nx) * dx + (normals[j + 1]! - ny) * dy + (normals[j + 2]! - nz) * dz) / square;
      const row = [
        (along * along) / square,
        (2 * along * across) / square,
        (across * across) / square,
      ] as const;
      m[0]! += row[0] * row[0];
      m[1]! += row[0] * row[1];
      m[2]! += row[0] * row[2];
      m[3]! += row[1] * row[1];
      m[4]! += row[1] * row[2];
      m[5]! += row[2] * row[2];
      for (let k = 0; k < 3; k++) r[k]! += row[k]! * turn;
    }
    const form = solved(m, r);
    if (!form) continue;
    const [a, b, d] = form;
    const angle = Math.atan2(2 * b, a - d) / 2;
    const difference = Math.hypot(a - d, 2 * b);
    const relative = difference / (Math.abs(a + d) + difference + 1e-12);
    confidence[v] = relative * Math.min(1, difference * step);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    directions[i] = c * ex + s * fx;
    directions[i + 1] = c * ey + s * fy;
    directions[i + 2] = c * ez + s * fz;
  }
  return { directions, confidence };
}

/** Solves three equations with a symmetric matrix [0 1 2, 1 3 4, 2 4 5], or returns null. */
function solved(m: readonly number[], r: readonly number[]): [number, number, number] | null {
  const [a, b, c, d, e, f] = m as [number, number, number, number, number, number];
  const [x, y, z] = r as [number, number, number];
  const [p, q, s] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const whole = a * p + b * q + c * s;
  if (!(Math.abs(whole) > 1e-9)) return null;
  const [t, u, w] = [a * f - c * c, b * c - a * e, a * d - b * b];
  return [(p * x + q * y + s * z) / whole, (q * x + t * y + u * z) / whole, (s * x + u * y + w * z) / whole];
}
