import { Shape } from './shape.ts';

/**
 * Joins solids where a triangle of one lies on a triangle of another that faces the other way, by leaving out both:
 * nothing shows them, and their edges would belong to four triangles. The result is closed if the solids are.
 */
export function joinTouching(shape: Shape): Shape {
  const { positions, indices } = shape;
  const hidden = new Set<number>();
  const waiting = new Map<string, number[]>();
  const cell = size(positions) * 1e-5;
  for (let triangle = 0; triangle < indices.length; triangle += 3) {
    const key = placeOf(shape, triangle, cell);
    const others = waiting.get(key) ?? [];
    const match = others.findIndex((other) => !hidden.has(other) && opposes(shape, triangle, other, cell));
    if (match < 0) waiting.set(key, [...others, triangle]);
    else for (const one of [triangle, others[match]!]) hidden.add(one);
  }
  if (hidden.size === 0) return shape;
  return withoutUnused(
    shape,
    indices.filter((_, i) => !hidden.has(i - (i % 3))),
  );
}

/** The middle of a triangle, rounded. The shift keeps round coordinates away from the limits of the rounding. */
function placeOf({ positions, indices }: Shape, triangle: number, cell: number): string {
  let key = '';
  for (let axis = 0; axis < 3; axis++) {
    let sum = 0;
    for (let corner = 0; corner < 3; corner++) sum += positions[indices[triangle + corner]! * 3 + axis]!;
    key += `${Math.round(sum / cell + 0.37)} `;
  }
  return key;
}

/** Whether two triangles have the same corners in opposite directions. */
function opposes({ positions, indices }: Shape, a: number, b: number, cell: number): boolean {
  const isSame = (i: number, j: number): boolean =>
    [0, 1, 2].every((axis) => {
      const [one, other] = [indices[a + i]! * 3 + axis, indices[b + j]! * 3 + axis];
      return Math.abs(positions[one]! - positions[other]!) < cell;
    });
  return [0, 1, 2].some((first) => [0, 1, 2].every((i) => isSame(i, (first + 3 - i) % 3)));
}

function withoutUnused({ positions, normals, uvs }: Shape, indices: readonly number[]): Shape {
  const places = new Map<number, number>();
  for (const index of indices) if (!places.has(index)) places.set(index, places.size);
  const used = [...places.keys()];
  const pick = (values: readonly number[], width: number): number[] =>
    used.flatMap((index) => Array.from({ length: width }, (_, k) => values[index * width + k]!));
  return new Shape(
    pick(positions, 3),
    pick(normals, 3),
    pick(uvs, 2),
    indices.map((index) => places.get(index)!),
  );
}

function size(positions: readonly number[]): number {
  let [low, high] = [Infinity, -Infinity];
  for (const value of positions) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low;
}
