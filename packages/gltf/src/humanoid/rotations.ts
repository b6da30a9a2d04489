import type { Matrix, Vector } from '../matrix.ts';

/** A unit quaternion as x, y, z, w. */
export type Rotation = [number, number, number, number];

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

/** The smallest rotation from one unit vector to another. */
export function between(from: Vector, to: Vector): Rotation {
  const w = 1 + from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  if (w < 1e-9) {
    // Opposite directions: half a turn about any axis across.
    const across: Vector = Math.abs(from[1]) < 0.9 ? [-from[2], 0, from[0]] : [0, from[2], -from[1]];
    return normal([...across, 0]);
  }
  return normal([
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
    w,
  ]);
}

/** Degrees between two unit vectors. */
export function degreesBetween(a: Vector, b: Vector): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (Math.acos(Math.min(1, Math.max(-1, dot))) * 180) / Math.PI;
}

function normal([x, y, z, w]: Rotation): Rotation {
  const size = Math.hypot(x, y, z, w);
  return size > 0 ? [x / size, y / size, z / size, w / size] : [0, 0, 0, 1];
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
  return normal(rows[most]!);
}
