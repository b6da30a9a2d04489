import { dot, minus, unit } from '@meshwright/gltf/math';
import { type Axis, type Point, Shape } from './shape.ts';

/**
 * Where a shape is laid from: along an axis from the side on which the shape is, from around an axis through the shape or
 * through `at`, or from all sides to the centre of what it is laid on.
 */
export type LayFrom = { readonly along: Axis } | { readonly around: Axis; readonly at?: Point } | 'center';

interface Hit {
  readonly distance: number;
  readonly normal: Point;
}

/** What is around an axis lies on surfaces that are at most this much farther from the axis: a band on one of two legs. */
const nearby = 1.35;

/** Edges of a laid shape are halved where they are longer than this share of its longest side, at most so many times. */
const finest = 1 / 6;
const rounds = 3;

/**
 * Bends a shape on the surface of others: its middle lies on that surface, so that one half of its thickness stands out. The
 * outline is kept as it is seen from where the shape is laid. A point with nothing below it takes the least depth of the
 * others; a shape with nothing below it stays as it is. Around an axis, the shape is round.
 * @param gap largest distance between the surface and the edges of the shape, where they can be short enough
 */
export function lay(shape: Shape, onto: readonly Shape[], from: LayFrom, gap: number): Shape {
  const bounds = boundsOf([shape]);
  const host = boundsOf(onto);
  if (!bounds || !host) return shape;
  const center = host.center;
  const middle = (typeof from === 'object' && 'around' in from && from.at) || bounds.center;
  const far = 2 * (reach(bounds.size) + reach(host.size) + reach(minus(middle, center)));
  const wayOf = (at: Point): Point => {
    if (from === 'center') return unit(minus(at, center));
    if ('around' in from) {
      const k = axes.indexOf(from.around);
      return unit(minus(at, middle).map((value, axis) => (axis === k ? 0 : value)) as unknown as Point);
    }
    const k = axes.indexOf(from.along);
    return [0, 1, 2].map((axis) => (axis === k ? (middle[k]! < center[k]! ? -1 : 1) : 0)) as unknown as Point;
  };
  const baseOf = (at: Point, way: Point): Point => {
    if (from === 'center') return center;
    const depth = dot(minus(at, middle), way);
    return at.map((value, axis) => value - way[axis]! * depth) as unknown as Point;
  };
  const up = from === 'center' ? unit(minus(middle, center)) : null;
  const heightOf = (at: Point, way: Point): number =>
    up ? dot(minus(at, middle), up) : dot(minus(at, baseOf(at, way)), way);
  const corners = pointsOf(refine(shape, () => true));
  const heights = corners.map((at) => heightOf(at, wayOf(at)));
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const half = (lowest + highest) / 2;
  // What stands out does not sink between its edges.
  const limit = Math.min(gap, (highest - lowest) / 4);
  const start = typeof from === 'object' && 'around' in from ? nearby * highest : far;
  const ends = corners.flatMap((at) => {
    const way = wayOf(at);
    const base = baseOf(at, way);
    return [base, base.map((value, axis) => value + way[axis]! * start) as unknown as Point];
  });
  const [low, high] = [Math.min, Math.max].map((end) =>
    [0, 1, 2].map((k) => ends.reduce((least, at) => end(least, at[k]!), ends[0]![k]!)),
  ) as [number[], number[]];
  if (typeof from === 'object' && 'along' in from) {
    const k = axes.indexOf(from.along);
    [low[k], high[k]] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
  const faces = facesOf(onto, low, high);
  // Corners of faces that meet are the same point, with a normal each.
  const known = new Map<string, Hit | null>();
  const hitOf = (at: Point): Hit | null => {
    const key = at.join();
    const same = known.get(key);
    if (same !== undefined) return same;
    const way = wayOf(at);
    const base = baseOf(at, way);
    const hit = nearest(
      base.map((value, axis) => value + way[axis]! * start) as unknown as Point,
      way,
      faces,
    );
    known.set(key, hit);
    return hit;
  };
  const depths = corners.flatMap((at) => {
    const hit = hitOf(at);
    return hit ? [start - hit.distance] : [];
  });
  if (depths.length === 0) return shape;
  const least = Math.min(...depths);
  const places = new Map<string, Point>();
  const laid = (at: Point): Point => {
    const key = at.join();
    const same = places.get(key);
    if (same) return same;
    const place = placeOf(at);
    places.set(key, place);
    return place;
  };
  const placeOf = (at: Point): Point => {
    const way = wayOf(at);
    const hit = hitOf(at);
    const height = (hit ? start - hit.distance : least) + heightOf(at, way) - half;
    return baseOf(at, way).map((value, axis) => value + way[axis]! * height) as unknown as Point;
  };
  const fine = refine(shape, (a, b) => {
    const [first, last] = [laid(a), laid(b)];
    return [0.25, 0.5, 0.75].some((t) => {
      const straight = minus(laid(between(a, b, t)), between(first, last, t));
      return reach(straight) > limit;
    });
  });
  const points = pointsOf(fine);
  const positions = points.flatMap(laid);
  const normals = points.flatMap((at, i) => {
    const way = wayOf(at);
    return bent(pointOf(fine.normals, i), way, hitOf(at)?.normal ?? way);
  });
  return new Shape(positions, normals, fine.uvs, fine.indices);
}

/** Moves a shape as a whole so that its middle lies on the surface of others, seen along an axis or to their centre. */
export function settle(shape: Shape, onto: readonly Shape[], from: LayFrom): Shape {
  const bounds = boundsOf([shape]);
  const host = boundsOf(onto);
  if (!bounds || !host) return shape;
  const { center } = bounds;
  const away = minus(center, host.center);
  const way =
    typeof from === 'object' && 'along' in from
      ? ([0, 1, 2].map((k) => (axes[k] === from.along ? (away[k]! < 0 ? -1 : 1) : 0)) as unknown as Point)
      : unit(away);
  const far = 2 * (reach(host.size) + reach(away));
  const start = center.map((value, k) => value + way[k]! * far) as unknown as Point;
  const everywhere = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const hit = nearest(
    start,
    way,
    facesOf(
      onto,
      everywhere,
      everywhere.map((value) => -value),
    ),
  );
  if (!hit) return shape;
  const by = far - hit.distance;
  return shape.move(way[0] * by, way[1] * by, way[2] * by);
}

const axes: readonly Axis[] = ['x', 'y', 'z'];

const reach = (size: Point): number => Math.hypot(...size);

const pointOf = (values: readonly number[], i: number): Point => [
  values[3 * i]!,
  values[3 * i + 1]!,
  values[3 * i + 2]!,
];

const pointsOf = ({ positions }: Shape): Point[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => pointOf(positions, i));

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The normal of a flat shape after its plane across `way` became a slope with the normal `slope`. */
function bent(normal: Point, way: Point, slope: Point): Point {
  const up = dot(normal, way);
  const steep = Math.max(0.25, dot(slope, way));
  const across = dot(slope, way);
  return unit(
    [0, 1, 2].map((k) => normal[k]! + ((slope[k]! - across * way[k]!) / steep) * up) as unknown as Point,
  );
}

function boundsOf(shapes: readonly Shape[]): { center: Point; size: Point } | null {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = low.map((value) => -value);
  for (const { positions } of shapes)
    for (let i = 0; i < positions.length; i++) {
      low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
      high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
    }
  if (low[0] === Number.POSITIVE_INFINITY) return null;
  return {
    center: low.map((value, k) => (value + high[k]!) / 2) as unknown as Point,
    size: low.map((value, k) => high[k]! - value) as unknown as Point,
  };
}

/**
 * Halves the long edges that bend, several times; an edge of two faces is halved at the same point in both.
 * @param bends returns whether an edge between two points is to be halved, in either direction
 */
function refine(shape: Shape, bends: (a: Point, b: Point) => boolean): Shape {
  const bounds = boundsOf([shape]);
  const limit = bounds ? Math.max(...bounds.size) * finest : 0;
  if (!(limit > 0)) return shape;
  const [positions, normals, uvs] = [[...shape.positions], [...shape.normals], [...shape.uvs]];
  const middles = new Map<string, number>();
  const long = new Map<string, boolean>();
  const isLong = (a: number, b: number): boolean => {
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    const known = long.get(key);
    if (known !== undefined) return known;
    const [from, to] = [pointOf(positions, Math.min(a, b)), pointOf(positions, Math.max(a, b))];
    const halves = reach(minus(from, to)) > limit && bends(from, to);
    long.set(key, halves);
    return halves;
  };
  const middleOf = (a: number, b: number): number => {
    const key = a < b ? `${a},${b}` : `${b},${a}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const made = positions.length / 3;
    for (let k = 0; k < 3; k++) positions.push((positions[3 * a + k]! + positions[3 * b + k]!) / 2);
    const sum = [0, 1, 2].map((k) => normals[3 * a + k]! + normals[3 * b + k]!);
    normals.push(...unit(sum as unknown as Point));
    for (let k = 0; k < 2; k++) uvs.push((uvs[2 * a + k]! + uvs[2 * b + k]!) / 2);
    middles.set(key, made);
    return made;
  };
  let indices: readonly number[] = shape.indices;
  for (let round = 0; round < rounds; round++) {
    const halved: number[] = [];
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [indices[i]!, indices[i + 1]!, indices[i + 2]!] as const;
      const edges = corners.map((a, k) => isLong(a, corners[(k + 1) % 3]!));
      // The first corner is the one behind the only whole edge, or before the only halved one.
      const count = edges.filter(Boolean).length;
      const first = count === 2 ? (edges.indexOf(false) + 1) % 3 : Math.max(0, edges.indexOf(true));
      const [a, b, c] = [0, 1, 2].map((k) => corners[(first + k) % 3]!) as [number, number, number];
      if (count === 0) halved.push(a, b, c);
      else if (count === 1) {
        const ab = middleOf(a, b);
        halved.push(a, ab, c, ab, b, c);
      } else {
        const [ab, bc] = [middleOf(a, b), middleOf(b, c)];
        halved.push(ab, b, bc);
        if (count === 2) halved.push(a, ab, bc, a, bc, c);
        else {
          const ca = middleOf(c, a);
          halved.push(a, ab, ca, ca, bc, c, ab, bc, ca);
        }
      }
    }
    if (halved.length === indices.length) break;
    indices = halved;
  }
  return new Shape(positions, normals, uvs, indices);
}

/** Faces as numbers: the first corner, the ways to the two others, the reach from the first corner, and the normals. */
interface Faces {
  readonly count: number;
  readonly corners: Float64Array;
  readonly normals: Float64Array;
}

const cornerSize = 10;

/** Returns the faces whose box meets the box between two corners. */
function facesOf(shapes: readonly Shape[], low: readonly number[], high: readonly number[]): Faces {
  const corners: number[] = [];
  const normals: number[] = [];
  for (const shape of shapes) {
    const { positions, indices } = shape;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [3 * indices[i]!, 3 * indices[i + 1]!, 3 * indices[i + 2]!];
      if (!meets(positions, a, b, c, low, high)) continue;
      let [toB, toC] = [0, 0];
      for (let k = 0; k < 3; k++) corners.push(positions[a + k]!);
      for (let k = 0; k < 3; k++) {
        const way = positions[b + k]! - positions[a + k]!;
        toB += way * way;
        corners.push(way);
      }
      for (let k = 0; k < 3; k++) {
        const way = positions[c + k]! - positions[a + k]!;
        toC += way * way;
        corners.push(way);
      }
      corners.push(Math.max(toB, toC));
      for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals.push(shape.normals[corner + k]!);
    }
  }
  return {
    count: corners.length / cornerSize,
    corners: Float64Array.from(corners),
    normals: Float64Array.from(normals),
  };
}

function meets(
  positions: readonly number[],
  a: number,
  b: number,
  c: number,
  low: readonly number[],
  high: readonly number[],
): boolean {
  for (let k = 0; k < 3; k++) {
    const [x, y, z] = [positions[a + k]!, positions[b + k]!, positions[c + k]!];
    if (Math.max(x, y, z) < low[k]! || Math.min(x, y, z) > high[k]!) return false;
  }
  return true;
}

/** Returns the first face on the way back from `start` against `way`. */
function nearest([x, y, z]: Point, [wx, wy, wz]: Point, { count, corners, normals }: Faces): Hit | null {
  let [distance, face, u, v] = [Number.POSITIVE_INFINITY, -1, 0, 0];
  for (let f = 0, k = 0; f < count; f++, k += cornerSize) {
    const [tx, ty, tz] = [x - corners[k]!, y - corners[k + 1]!, z - corners[k + 2]!];
    // Farther from the line than the face reaches.
    const along = tx * wx + ty * wy + tz * wz;
    if (tx * tx + ty * ty + tz * tz - along * along > corners[k + 9]! * 1.001) continue;
    const [bx, by, bz] = [corners[k + 3]!, corners[k + 4]!, corners[k + 5]!];
    const [cx, cy, cz] = [corners[k + 6]!, corners[k + 7]!, corners[k + 8]!];
    const [px, py, pz] = [wz * cy - wy * cz, wx * cz - wz * cx, wy * cx - wx * cy];
    const size = bx * px + by * py + bz * pz;
    if (Math.abs(size) < 1e-14) continue;
    const atU = (tx * px + ty * py + tz * pz) / size;
    if (atU < -1e-6 || atU > 1 + 1e-6) continue;
    const [qx, qy, qz] = [ty * bz - tz * by, tz * bx - tx * bz, tx * by - ty * bx];
    const atV = -(wx * qx + wy * qy + wz * qz) / size;
    if (atV < -1e-6 || atU + atV > 1 + 1e-6) continue;
    const far = (cx * qx + cy * qy + cz * qz) / size;
    if (far > 0 && far < distance) [distance, face, u, v] = [far, f, atU, atV];
  }
  if (face < 0) return null;
  const normal = [0, 1, 2].map(
    (k) =>
      normals[face * 9 + k]! * (1 - u - v) + normals[face * 9 + 3 + k]! * u + normals[face * 9 + 6 + k]! * v,
  );
  return { distance, normal: unit(normal as unknown as Point) };
}
