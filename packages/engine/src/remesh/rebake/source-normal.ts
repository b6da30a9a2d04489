import type { SourcePoint } from './bake-textures.ts';
import type { TexturedSource } from './textured-source.ts';

type Vector = [number, number, number];

/**
 * Returns the unit normal that a source shows at a point: its shading normal, bent by the sample of its normal map.
 * @param sample red, green and blue of the map, 0 to 1
 */
export function sourceNormal(source: TexturedSource, point: SourcePoint, sample: Float64Array): Vector {
  const scale = source.material.getNormalScale();
  const normal = unit(mixed(source.normals, 3, source, point) as Vector);
  const along = tangentOf(source, point, normal);
  const [x, y, z] = [(sample[0]! * 2 - 1) * scale, (sample[1]! * 2 - 1) * scale, sample[2]! * 2 - 1];
  if (!along) return normal;
  const { tangent: t, side } = along;
  const [bx, by, bz] = cross(normal, t).map((value) => value * side) as Vector;
  return unit([
    t[0] * x + bx * y + normal[0] * z,
    t[1] * x + by * y + normal[1] * z,
    t[2] * x + bz * y + normal[2] * z,
  ]);
}

/** Returns the direction of u at right angles to the normal, and the side on which the map's green points up. */
function tangentOf(source: TexturedSource, point: SourcePoint, normal: Vector) {
  const { tangents, positions: p, uvs, indices } = source;
  if (tangents) {
    const [x, y, z, w] = mixed(tangents, 4, source, point) as [number, number, number, number];
    const tangent = level([x, y, z], normal);
    return tangent && { tangent, side: w < 0 ? -1 : 1 };
  }
  const [a, b, c] = [0, 1, 2].map((k) => indices[point.face * 3 + k]!) as Vector;
  const du1 = uvs[b * 2]! - uvs[a * 2]!;
  const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
  const du2 = uvs[c * 2]! - uvs[a * 2]!;
  const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
  const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
  const raw = [0, 1, 2].map(
    (k) => ((p[b * 3 + k]! - p[a * 3 + k]!) * dv2 - (p[c * 3 + k]! - p[a * 3 + k]!) * dv1) * sign,
  ) as Vector;
  const tangent = level(raw, normal);
  // Green points against v (glTF 2.0, 3.9.3), so the side is opposite to the winding of the coordinates.
  return tangent && { tangent, side: -sign };
}

function mixed(
  values: Float32Array,
  size: number,
  { indices }: TexturedSource,
  { face, shares }: SourcePoint,
): number[] {
  return Array.from({ length: size }, (_, k) => {
    const at = (c: number): number => values[indices[face * 3 + c]! * size + k]! * shares[c as 0 | 1 | 2];
    return at(0) + at(1) + at(2);
  });
}

function level(v: Vector, normal: Vector): Vector | null {
  const off = v[0] * normal[0] + v[1] * normal[1] + v[2] * normal[2];
  const flat: Vector = [v[0] - normal[0] * off, v[1] - normal[1] * off, v[2] - normal[2] * off];
  return Math.hypot(...flat) < 1e-12 ? null : unit(flat);
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
