export type Vector = readonly [x: number, y: number, z: number];
/** A unit quaternion. */
export type Rotation = readonly [x: number, y: number, z: number, w: number];

export const noRotation: Rotation = [0, 0, 0, 1];

/** Returns the rotation by `b`, then by `a`. */
export function compose(a: Rotation, b: Rotation): Rotation {
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

export function turn(rotation: Rotation, [x, y, z]: Vector): Vector {
  const [rx, ry, rz] = compose(compose(rotation, [x, y, z, 0]), inverse(rotation));
  return [rx, ry, rz];
}

/** Returns the shortest rotation from one direction to another; the identity where a length is 0. */
export function between(from: Vector, to: Vector): Rotation {
  const scale = Math.sqrt(dot(from, from) * dot(to, to));
  if (!(scale > 0)) return noRotation;
  const w = 1 + dot(from, to) / scale;
  if (w < 1e-9) {
    // A half turn, about any perpendicular axis.
    const [x, y, z] = from;
    return normalised(Math.abs(x) < Math.abs(z) ? [0, -z, y, 0] : [-y, x, 0, 0]);
  }
  const [x, y, z] = cross(from, to);
  return normalised([x / scale, y / scale, z / scale, w]);
}

export function normalised([x, y, z, w]: Rotation): Rotation {
  const length = Math.hypot(x, y, z, w);
  return length > 0 ? [x / length, y / length, z / length, w / length] : noRotation;
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function times(a: Vector, b: Vector): Vector {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

export function length(vector: Vector): number {
  return Math.hypot(...vector);
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
