import { cross, minus, unit } from '@meshwright/gltf/math';
import { type Point, Shape } from './shape.ts';

/** How far a face is moved off another that it lies in, in longest sides of all shapes. */
const step = 0.0012;

/** Faces of one body in one plane. */
interface Sheet {
  readonly shape: number;
  /** Places of its corners, so that those at the same place move together. */
  readonly places: Set<string>;
  readonly low: [number, number, number];
  readonly high: [number, number, number];
  area: number;
}

/**
 * Moves faces out that lie in the plane of a larger face of another surface and look the same way: of two faces in one
 * plane, each pixel shows another. Faces that look down stay, because what stands on the ground has them.
 */
export function liftCoplanar(shapes: readonly Shape[]): Shape[] {
  const size = sizeOf(shapes);
  const cell = size * 1e-5;
  const keyOf = (shape: Shape, i: number): string =>
    [0, 1, 2].map((k) => Math.round(shape.positions[3 * i + k]! / cell + 0.37)).join();
  const planes = new Map<string, { normal: Point; sheets: Map<string, Sheet> }>();
  for (const [s, shape] of shapes.entries()) {
    const keys = Array.from({ length: shape.positions.length / 3 }, (_, i) => keyOf(shape, i));
    const bodyOf = bodies(shape, keys);
    for (let t = 0; t < shape.indices.length; t += 3) {
      const corners = [shape.indices[t]!, shape.indices[t + 1]!, shape.indices[t + 2]!];
      const [a, b, c] = corners.map((i) => pointOf(shape, i)) as [Point, Point, Point];
      const across = cross(minus(b, a), minus(c, a));
      const area = Math.hypot(...across) / 2;
      const normal = unit(across);
      if (area < cell * cell || normal[1] < -0.9) continue;
      const away = normal[0] * a[0] + normal[1] * a[1] + normal[2] * a[2];
      const plane = `${normal.map((value) => Math.round(value * 500 + 0.37))} ${Math.round(away / (size * 2e-4) + 0.37)}`;
      const { sheets } = planes.get(plane) ?? planes.set(plane, { normal, sheets: new Map() }).get(plane)!;
      const body = `${s} ${bodyOf(keys[corners[0]!]!)}`;
      const sheet = sheets.get(body) ?? {
        shape: s,
        places: new Set<string>(),
        low: [Infinity, Infinity, Infinity],
        high: [-Infinity, -Infinity, -Infinity],
        area: 0,
      };
      sheets.set(body, sheet);
      sheet.area += area;
      for (const [i, corner] of [a, b, c].entries()) {
        sheet.places.add(keys[corners[i]!]!);
        for (const k of [0, 1, 2] as const) {
          sheet.low[k] = Math.min(sheet.low[k], corner[k]);
          sheet.high[k] = Math.max(sheet.high[k], corner[k]);
        }
      }
    }
  }
  const moves = shapes.map(() => new Map<string, Point>());
  for (const { normal, sheets } of planes.values()) {
    if (new Set([...sheets.values()].map(({ shape }) => shape)).size < 2) continue;
    const ordered = [...sheets.values()].sort((a, b) => b.area - a.area);
    const levels: number[] = [];
    for (const [i, sheet] of ordered.entries()) {
      const below = ordered.slice(0, i).map((other, k) => (meets(sheet, other, cell) ? levels[k]! + 1 : 0));
      levels.push(Math.max(0, ...below));
      if (levels[i] === 0) continue;
      const by = levels[i]! * step * size;
      for (const place of sheet.places) {
        const known = moves[sheet.shape]!.get(place) ?? [0, 0, 0];
        moves[sheet.shape]!.set(place, [0, 1, 2].map((k) => known[k]! + normal[k]! * by) as unknown as Point);
      }
    }
  }
  return shapes.map((shape, s) => (moves[s]!.size === 0 ? shape : moved(shape, moves[s]!, keyOf)));
}

function moved(
  shape: Shape,
  moves: ReadonlyMap<string, Point>,
  keyOf: (shape: Shape, i: number) => string,
): Shape {
  const positions = [...shape.positions];
  for (let i = 0; i < positions.length / 3; i++) {
    const by = moves.get(keyOf(shape, i));
    if (by) for (const k of [0, 1, 2]) positions[3 * i + k]! += by[k]!;
  }
  return new Shape(positions, shape.normals, shape.uvs, shape.indices);
}

/** Whether two sheets of different surfaces overlap: their boxes share more than an edge. */
function meets(a: Sheet, b: Sheet, cell: number): boolean {
  if (a.shape === b.shape) return false;
  const shared = ([0, 1, 2] as const).map(
    (k) => Math.min(a.high[k], b.high[k]) - Math.max(a.low[k], b.low[k]),
  );
  return shared.every((length) => length > -cell) && shared.filter((length) => length > 2 * cell).length >= 2;
}

/** Returns the body that a place belongs to: places that triangles join. */
function bodies({ indices }: Shape, keys: readonly string[]): (key: string) => string {
  const parent = new Map<string, string>();
  const find = (key: string): string => {
    let top = key;
    while ((parent.get(top) ?? top) !== top) top = parent.get(top)!;
    if (top !== key) parent.set(key, top);
    return top;
  };
  for (let t = 0; t < indices.length; t += 3)
    for (const k of [1, 2]) {
      const [one, other] = [find(keys[indices[t]!]!), find(keys[indices[t + k]!]!)];
      if (one !== other) parent.set(one, other);
    }
  return find;
}

const pointOf = ({ positions }: Shape, i: number): Point => [
  positions[3 * i]!,
  positions[3 * i + 1]!,
  positions[3 * i + 2]!,
];

function sizeOf(shapes: readonly Shape[]): number {
  let [low, high] = [Infinity, -Infinity];
  for (const { positions } of shapes)
    for (const value of positions) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  return high - low;
}
