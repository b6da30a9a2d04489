/// <reference path="./quickhull3d.d.ts" />
import type { Vector } from '../../matrix.ts';
import { optionalPackage } from '../../optional-package.ts';
import { cross, dot, length, minus, plus, times, unit } from '../../vectors.ts';
import { boundingPlanes, cornersBetween } from './bounding-planes.ts';

/** A closed convex surface; triangles wind counter-clockwise seen from outside. */
export interface Hull {
  points: Vector[];
  triangles: [number, number, number][];
}

/**
 * Returns the convex hull of points (xyz triples) with at most `most` vertices. A hull with more becomes the space
 * between its largest faces; where that has no corners in reach, it keeps the points that reach furthest and is scaled
 * up until every point is inside, to a millionth of its size. Null for points in one plane, and for those within
 * 1.2e-38 m: floats, as which shapes are written, are too coarse for a smaller one.
 */
export async function convexHull(points: ArrayLike<number>, most: number): Promise<Hull | null> {
  const cloud = distinct(points);
  const exact = await hullOf(cloud);
  if (!exact || exact.points.length <= most) return exact;
  const tight = await betweenPlanes(exact, most);
  if (tight) return tight;
  const rough = await hullOf(furthest(exact.points, most));
  return rough && grown(rough, exact.points);
}

/** A polyhedron of n faces has at most 2 n - 4 corners. */
async function betweenPlanes(exact: Hull, most: number): Promise<Hull | null> {
  const planes = boundingPlanes(exact, Math.floor((most + 4) / 2));
  const corners = await cornersBetween(planes, middleOf(exact), hullOf);
  const tight = corners && (await hullOf(corners));
  if (!tight || tight.points.length > most) return null;
  const loose = grown(tight, exact.points);
  return scaleOf(loose, tight) < LOOSE ? loose : null;
}

/** How much larger one hull is than another of the same shape. */
function scaleOf(large: Hull, small: Hull): number {
  const reach = ({ points }: Hull) => Math.max(...points.map((point) => length(minus(point, points[0]!))));
  return reach(large) / reach(small);
}

function middleOf({ points }: Hull): Vector {
  return times(
    points.reduce((sum, point) => plus(sum, point), [0, 0, 0]),
    1 / points.length,
  );
}

/** Distance of a point from the nearest face plane of the hull; above 0 outside. */
export function outsideBy(hull: Hull, point: Vector): number {
  return facesOf(hull).reduce(
    (worst, { normal, corner }) => Math.max(worst, dot(normal, minus(point, corner))),
    -Infinity,
  );
}

/**
 * Outward directions of the triangles, each with a corner. A sliver is left out: its corners are in one line but for
 * rounding, so that it faces anywhere, and its neighbours bound the hull there.
 */
function facesOf({ points, triangles }: Hull): { normal: Vector; corner: Vector }[] {
  return triangles.flatMap(([a, b, c]) => {
    const corner = points[a]!;
    const [left, right] = [minus(points[b]!, corner), minus(points[c]!, corner)];
    const across = cross(left, right);
    const longest = Math.max(length(left), length(right), length(minus(left, right)));
    return length(across) <= longest * longest * FLAT ? [] : [{ normal: unit(across), corner }];
  });
}

async function hullOf(cloud: Vector[]): Promise<Hull | null> {
  if (cloud.length < 4 || isFlat(cloud)) return null;
  // The main file of the package has import paths that Node does not resolve; its bundle has none.
  const { QuickHull } = await optionalPackage(
    () => import('quickhull3d/dist/quickhull3d.js'),
    'A convex hull',
    'quickhull3d',
  );
  const builder = new QuickHull(cloud);
  builder.build();
  const faces = builder.collectFaces(false);
  const used = new Map<number, number>();
  const triangles = faces.map((face) => {
    const corners = face.map((corner) => {
      if (!used.has(corner)) used.set(corner, used.size);
      return used.get(corner)!;
    });
    return corners as [number, number, number];
  });
  return { points: [...used.keys()].map((index) => cloud[index]!), triangles };
}

function distinct(points: ArrayLike<number>): Vector[] {
  const seen = new Map<string, Vector>();
  for (let i = 0; i + 2 < points.length; i += 3) {
    const point: Vector = [points[i]!, points[i + 1]!, points[i + 2]!];
    if (point.every(Number.isFinite)) seen.set(point.join(), point);
  }
  return [...seen.values()];
}

/** True when the points span practically no volume. */
function isFlat(cloud: Vector[]): boolean {
  const [origin] = cloud as [Vector];
  const far = cloud.reduce((best, point) =>
    length(minus(point, origin)) > length(minus(best, origin)) ? point : best,
  );
  const along = minus(far, origin);
  const size = length(along);
  if (size < SMALLEST) return true;
  const area = (point: Vector) => cross(along, minus(point, origin));
  const wide = cloud.reduce((best, point) => (length(area(point)) > length(area(best)) ? point : best));
  const normal = area(wide);
  if (length(normal) <= size * size * FLAT) return true;
  const across = unit(normal);
  return cloud.every((point) => Math.abs(dot(across, minus(point, origin))) <= size * FLAT);
}

/** Selects points far apart: the extremes of each axis, then repeatedly the one furthest from those selected. */
function furthest(points: Vector[], most: number): Vector[] {
  const taken = new Set<Vector>();
  for (const axis of [0, 1, 2]) {
    for (const sign of [1, -1]) {
      if (taken.size < most) taken.add(points.reduce((a, b) => (sign * b[axis]! > sign * a[axis]! ? b : a)));
    }
  }
  const distances = new Map(points.map((point) => [point, nearest(point, taken)]));
  while (taken.size < most) {
    const next = points.reduce((a, b) => (distances.get(b)! > distances.get(a)! ? b : a));
    if (distances.get(next) === 0) break;
    taken.add(next);
    for (const point of points)
      distances.set(point, Math.min(distances.get(point)!, length(minus(point, next))));
  }
  return [...taken];
}

function nearest(point: Vector, taken: Set<Vector>): number {
  return Math.min(...[...taken].map((other) => length(minus(point, other))));
}

/** Scales the hull about its centre by the smallest factor that contains every point. */
function grown(hull: Hull, points: Vector[]): Hull {
  const middle = middleOf(hull);
  let factor = 1;
  for (const { normal, corner } of facesOf(hull)) {
    const wall = dot(normal, minus(corner, middle));
    if (wall <= 0) continue;
    for (const point of points) factor = Math.max(factor, dot(normal, minus(point, middle)) / wall);
  }
  const stretch = factor * (1 + ROUNDING);
  return { ...hull, points: hull.points.map((point) => plus(middle, times(minus(point, middle), stretch))) };
}

/** A shape thinner than this share of its length counts as flat. */
const FLAT = 1e-6;
const ROUNDING = 1e-9;

/** Metres: the smallest float of full precision. */
const SMALLEST = 2 ** -126;

/** A hull between planes needs no growing but for rounding. */
const LOOSE = 1.0001;
