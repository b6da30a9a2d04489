import type { Matrix, Vector } from './matrix.ts';
import { cross, dot, length, times } from './vectors.ts';

/** A unit quaternion as x, y, z, w. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

/** The rotation that applies `b` first. */
export function combine(a: Rotation, b: Rotation): Rotation {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function inverse([x, y, z, w]: Rotation): Rotation {
  return [-x, -y, -z, w];
}

export const noRotation: Rotation = [0, 0, 0, 1];

/** Rotates a direction by a unit quaternion. */
export function rotate([x, y, z, w]: Rotation, v: Readonly<Vector>): Vector {
  const a = 2 * (y * v[2] - z * v[1]);
  const b = 2 * (z * v[0] - x * v[2]);
  const c = 2 * (x * v[1] - y * v[0]);
  return [v[0] + w * a + y * c - z * b, v[1] + w * b + z * a - x * c, v[2] + w * c + x * b - y * a];
}

/** The rotation on the shorter arc from one to another; `share` is 0 to 1 (glTF 2.0, appendix C.4). */
export function slerp(a: ArrayLike<number>, b: ArrayLike<number>, share: number): Rotation {
  const cosine = a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]! + a[3]! * b[3]!;
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, cosine * sign));
  const sine = Math.sin(angle);
  const [p, q] =
    sine < 1e-6
      ? [1 - share, share * sign]
      : [Math.sin((1 - share) * angle) / sine, (Math.sin(share * angle) / sine) * sign];
  const mixed = (k: number) => p * a[k]! + q * b[k]!;
  return normalised([mixed(0), mixed(1), mixed(2), mixed(3)]);
}

/** The smallest rotation from one direction to another; the identity where a length is 0. */
export function between(from: Readonly<Vector>, to: Readonly<Vector>): Rotation {
  const scale = Math.sqrt(dot(from, from) * dot(to, to));
  if (!(scale > 0)) return noRotation;
  const w = 1 + dot(from, to) / scale;
  if (w < 1e-9) {
    // Opposite directions: half a turn about any axis across.
    const isFlat = Math.abs(from[1]) < 0.9 * length(from);
    return normalised(isFlat ? [-from[2], 0, from[0], 0] : [0, from[2], -from[1], 0]);
  }
  return normalised([...times(cross(from, to), 1 / scale), w]);
}

/** Degrees between two unit vectors. */
export function degreesBetween(a: Readonly<Vector>, b: Readonly<Vector>): number {
  return (Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) * 180) / Math.PI;
}

export function normalised([x, y, z, w]: Rotation): Rotation {
  const size = Math.hypot(x, y, z, w);
  return size > 0 ? [x / size, y / size, z / size, w / size] : noRotation;
}

/** The rotation of a matrix that scales all axes by `scale`. */
export function rotationOf(matrix: Matrix, scale: number): Rotation {
  const at = (row: number, column: number) => matrix[column * 4 + row]! / scale;
  const [xx, yy, zz] = [at(0, 0), at(1, 1), at(2, 2)];
  // The largest component first, so that no division loses digits.
  const squares = [1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz];
  const most = squares.indexOf(Math.max(...squares));
  const [yz, zx, xy] = [at(2, 1) + at(1, 2), at(0, 2) + at(2, 0), at(1, 0) + at(0, 1)];
  const [x, y, z] = [at(2, 1) - at(1, 2), at(0, 2) - at(2, 0), at(1, 0) - at(0, 1)];
  const rows: Rotation[] = [
    [squares[0]!, xy, zx, x],
    [xy, squares[1]!, yz, y],
    [zx, yz, squares[2]!, z],
    [x, y, z, squares[3]!],
  ];
  return normalised(rows[most]!);
}
