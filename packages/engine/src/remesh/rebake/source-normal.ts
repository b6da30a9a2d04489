import { cross, dot, length, minus, times, unit, type Vector } from '@meshwright/gltf/math';
import type { SourcePoint } from './bake-textures.ts';
import type { TexturedSource } from './textured-source.ts';

/**
 * Returns the unit normal that a source shows at a point: its shading normal, bent by the sample of its normal map.
 * @param sample red, green and blue of the map, 0 to 1
 */
export function sourceNormal(source: TexturedSource, point: SourcePoint, sample: Float64Array): Vector {
  const scale = source.material.getNormalScale();
  const normal = unit(directionAt(source.normals, 3, source, point));
  const along = tangentOf(source, point, normal);
  if (!along) return normal;
  const [x, y, z] = [(sample[0]! * 2 - 1) * scale, (sample[1]! * 2 - 1) * scale, sample[2]! * 2 - 1];
  const { tangent: t, side } = along;
  const b = cross(normal, t);
  return unit([
    t[0] * x + b[0] * side * y + normal[0] * z,
    t[1] * x + b[1] * side * y + normal[1] * z,
    t[2] * x + b[2] * side * y + normal[2] * z,
  ]);
}

/** Returns the direction of u at right angles to the normal, and the side on which the map's green points up. */
function tangentOf(source: TexturedSource, point: SourcePoint, normal: Vector) {
  const { tangents, positions: p, uvs, indices } = source;
  const first = point.face * 3;
  const [a, b, c] = [indices[first]!, indices[first + 1]!, indices[first + 2]!];
  if (tangents) {
    const tangent = level(directionAt(tangents, 4, source, point), normal);
    const [u, v, w] = point.shares;
    const sign = tangents[a * 4 + 3]! * u + tangents[b * 4 + 3]! * v + tangents[c * 4 + 3]! * w;
    return tangent && { tangent, side: sign < 0 ? -1 : 1 };
  }
  const du1 = uvs[b * 2]! - uvs[a * 2]!;
  const dv1 = uvs[b * 2 + 1]! - uvs[a * 2 + 1]!;
  const du2 = uvs[c * 2]! - uvs[a * 2]!;
  const dv2 = uvs[c * 2 + 1]! - uvs[a * 2 + 1]!;
  const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
  const rise = (k: number): number =>
    ((p[b * 3 + k]! - p[a * 3 + k]!) * dv2 - (p[c * 3 + k]! - p[a * 3 + k]!) * dv1) * sign;
  const tangent = level([rise(0), rise(1), rise(2)], normal);
  // Green points against v (glTF 2.0, 3.9.3), so the side is opposite to the winding of the coordinates.
  return tangent && { tangent, side: -sign };
}

/** Returns the first three of `size` values of each corner, mixed at a point. */
function directionAt(
  values: Float32Array,
  size: number,
  { indices }: TexturedSource,
  { face, shares: [u, v, w] }: SourcePoint,
): Vector {
  const [a, b, c] = [indices[face * 3]! * size, indices[face * 3 + 1]! * size, indices[face * 3 + 2]! * size];
  return [
    values[a]! * u + values[b]! * v + values[c]! * w,
    values[a + 1]! * u + values[b + 1]! * v + values[c + 1]! * w,
    values[a + 2]! * u + values[b + 2]! * v + values[c + 2]! * w,
  ];
}

function level(v: Vector, normal: Vector): Vector | null {
  const flat = minus(v, times(normal, dot(v, normal)));
  return length(flat) < 1e-12 ? null : unit(flat);
}
