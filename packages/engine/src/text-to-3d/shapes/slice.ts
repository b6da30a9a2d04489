import { unit } from '@meshwright/gltf/math';
import { type Point, Shape } from './shape.ts';

/**
 * Cuts the triangles of a shape where a function that is linear in space has one of the given values. The surface stays as it
 * is, with corners along the cuts.
 */
export function slice(shape: Shape, measure: (point: Point) => number, levels: readonly number[]): Shape {
  let cut = shape;
  for (const level of levels) cut = sliceOnce(cut, (point) => measure(point) - level);
  return cut;
}

function sliceOnce(shape: Shape, measure: (point: Point) => number): Shape {
  const { positions, normals, uvs, indices } = shape;
  const count = positions.length / 3;
  const values = Float64Array.from({ length: count }, (_, i) =>
    measure([positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!]),
  );
  const least = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * 1e-6;
  const sides = values.map((value) => (Math.abs(value) <= least ? 0 : Math.sign(value)));
  if (!sides.includes(1) || !sides.includes(-1)) return shape;
  const out = { positions: [...positions], normals: [...normals], uvs: [...uvs], indices: [] as number[] };
  const known = new Map<string, number>();
  /** The corner on an edge that crosses the cut; the same for both directions. */
  const crossing = (one: number, other: number): number => {
    const [a, b] = values[one]! < values[other]! ? [one, other] : [other, one];
    const key = `${a},${b}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const share = values[a]! / (values[a]! - values[b]!);
    const mixed = (list: readonly number[], width: number): number[] =>
      Array.from({ length: width }, (_, k) => {
        const from = list[a * width + k]!;
        return from + (list[b * width + k]! - from) * share;
      });
    const index = out.positions.length / 3;
    out.positions.push(...mixed(positions, 3));
    out.normals.push(...unit(mixed(normals, 3) as unknown as Point));
    out.uvs.push(...mixed(uvs, 2));
    known.set(key, index);
    return index;
  };
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const own = corners.map((corner) => sides[corner]!);
    if (!own.includes(1) || !own.includes(-1)) {
      out.indices.push(...corners);
      continue;
    }
    // The corners of each side of the cut, with those on the cut, in their order around the triangle.
    for (const side of [1, -1]) {
      const face: number[] = [];
      for (let k = 0; k < 3; k++) {
        const [here, next] = [(k + 0) % 3, (k + 1) % 3];
        if (own[here] !== -side) face.push(corners[here]!);
        if (own[here]! * own[next]! < 0) face.push(crossing(corners[here]!, corners[next]!));
      }
      for (let k = 1; k + 1 < face.length; k++) out.indices.push(face[0]!, face[k]!, face[k + 1]!);
    }
  }
  return new Shape(out.positions, out.normals, out.uvs, out.indices);
}
