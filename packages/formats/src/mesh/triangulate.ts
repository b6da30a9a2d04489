import { ShapeUtils, Vector2 } from 'three';

/** Most corners of a polygon that is cut along its shape; a larger one becomes a fan. */
const mostCorners = 4_096;

/**
 * Cuts a polygon into triangles that stay inside it, also where it is concave or not flat. Returns three corner numbers
 * per triangle; a quad becomes (a, b, c)(a, c, d).
 * @param at returns where a corner starts in `points`
 */
export function triangulate(
  points: ArrayLike<number>,
  count: number,
  at: (corner: number) => number,
): number[] {
  if (count < 3) return [];
  if (count === 3) return [0, 1, 2];
  const normal = polygonNormal(points, count, at);
  const flat = projected(points, count, at, normal);
  if (count === 4) return quad(flat);
  return count > mostCorners ? fan(count) : ears(flat, count);
}

/** Returns a vector along the normal of a polygon, as long as twice its area. */
export function polygonNormal(
  points: ArrayLike<number>,
  count: number,
  at: (corner: number) => number,
): [number, number, number] {
  let [x, y, z] = [0, 0, 0];
  const origin = at(0);
  for (let i = 1; i + 1 < count; i++) {
    const [a, b] = [at(i), at(i + 1)];
    const [ax, ay, az] = [0, 1, 2].map((k) => points[a + k]! - points[origin + k]!) as [
      number,
      number,
      number,
    ];
    const [bx, by, bz] = [0, 1, 2].map((k) => points[b + k]! - points[origin + k]!) as [
      number,
      number,
      number,
    ];
    x += ay * bz - az * by;
    y += az * bx - ax * bz;
    z += ax * by - ay * bx;
  }
  return [x, y, z];
}

/** Drops the axis along which the polygon is seen largest; counter-clockwise as seen along the normal. */
function projected(
  points: ArrayLike<number>,
  count: number,
  at: (corner: number) => number,
  [x, y, z]: readonly [number, number, number],
): Float64Array {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const [u, v, along] = ax >= ay && ax >= az ? [1, 2, x] : ay >= az ? [2, 0, y] : [0, 1, z];
  const flat = new Float64Array(count * 2);
  for (let i = 0; i < count; i++) {
    flat[i * 2] = points[at(i) + u]! * (along < 0 ? -1 : 1);
    flat[i * 2 + 1] = points[at(i) + v]!;
  }
  return flat;
}

function cross(flat: Float64Array, a: number, b: number, c: number): number {
  return (
    (flat[b * 2]! - flat[a * 2]!) * (flat[c * 2 + 1]! - flat[a * 2 + 1]!) -
    (flat[b * 2 + 1]! - flat[a * 2 + 1]!) * (flat[c * 2]! - flat[a * 2]!)
  );
}

/** The diagonal of a concave quad starts at its concave corner. */
function quad(flat: Float64Array): number[] {
  const inside = cross(flat, 0, 1, 2) >= 0 && cross(flat, 0, 2, 3) >= 0;
  return inside ? [0, 1, 2, 0, 2, 3] : [1, 2, 3, 1, 3, 0];
}

function fan(count: number): number[] {
  return Array.from({ length: count - 2 }, (_, i) => [0, i + 1, i + 2]).flat();
}

/** Cuts by the ears of three.js, which are found by place; a polygon that crosses itself may have none, and becomes a fan. */
function ears(flat: Float64Array, count: number): number[] {
  const outline = Array.from({ length: count }, (_, i) => new Vector2(flat[i * 2]!, flat[i * 2 + 1]!));
  const cut = ShapeUtils.triangulateShape(outline, []).flat();
  return cut.length === (count - 2) * 3 ? cut : fan(count);
}
