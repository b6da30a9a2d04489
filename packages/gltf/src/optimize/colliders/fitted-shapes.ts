import type { Vector } from '../../matrix.ts';
import { cross, dot, length, minus, plus, times, unit } from '../../vectors.ts';
import type { Hull } from './convex-hull.ts';

/** Three orthogonal unit vectors. */
type Axes = [Vector, Vector, Vector];

export interface FittedBox {
  shape: 'box';
  center: Vector;
  /** Half the length along each of `axes`. */
  half: Vector;
  axes: Axes;
  volume: number;
}

export interface FittedSphere {
  shape: 'sphere';
  center: Vector;
  radius: number;
  volume: number;
}

/** All points within `radius` of the line from `start` to `end`. */
export interface FittedCapsule {
  shape: 'capsule';
  start: Vector;
  end: Vector;
  radius: number;
  volume: number;
}

/**
 * Fits the smallest box found around a hull. It is aligned with the scene axes unless rotating it saves a tenth of
 * the volume.
 */
export function fitBox(hull: Hull): FittedBox {
  const upright = boxAlong(hull.points, WORLD);
  const turned = turnedAxes(hull)
    .map((axes) => boxAlong(hull.points, axes))
    .reduce((best, box) => (box.volume < best.volume ? box : best), upright);
  return turned.volume < upright.volume * 0.9 ? turned : upright;
}

/** Fits a sphere around a hull, within a thousandth of the smallest one. */
export function fitSphere({ points }: Hull): FittedSphere {
  const { center, radius } = ballAround(points);
  return { shape: 'sphere', center, radius, volume: (4 / 3) * Math.PI * radius ** 3 };
}

/** Fits the smallest capsule found along the axes of the scene and of the fitted box. */
export function fitCapsule(hull: Hull): FittedCapsule {
  return [...WORLD, ...fitBox(hull).axes]
    .map((axis) => capsuleAlong(hull.points, axis))
    .reduce((best, capsule) => (capsule.volume < best.volume ? capsule : best));
}

function boxAlong(points: Vector[], axes: Axes): FittedBox {
  const [x, y, z] = axes.map((axis) => extent(points, axis)) as [Extent, Extent, Extent];
  const half: Vector = [(x.max - x.min) / 2, (y.max - y.min) / 2, (z.max - z.min) / 2];
  const center = [x, y, z].reduce<Vector>(
    (sum, { min, max }, index) => plus(sum, times(axes[index]!, (min + max) / 2)),
    [0, 0, 0],
  );
  return { shape: 'box', center, half, axes, volume: 8 * half[0] * half[1] * half[2] };
}

/** Candidate axes: one side of the smallest box lies on a face of the hull, and edges give the rotation in it. */
function turnedAxes({ points, triangles }: Hull): Axes[] {
  const edges = triangles.flatMap(([a, b, c]) => [
    minus(points[b]!, points[a]!),
    minus(points[c]!, points[b]!),
  ]);
  return triangles.flatMap(([a, b, c], index) => {
    const normal = unit(cross(minus(points[b]!, points[a]!), minus(points[c]!, points[a]!)));
    if (length(normal) === 0) return [];
    const own = [edges[index * 2]!, edges[index * 2 + 1]!];
    // Edges of other faces matter when they are parallel to this face; a stride limits them on large hulls.
    const stride = Math.ceil(edges.length / MAX_TURNS);
    const along = edges.filter((_, place) => place % stride === 0);
    return [...own, ...along].flatMap((edge): Axes[] => {
      const along = minus(edge, times(normal, dot(edge, normal)));
      // An edge perpendicular to the face has no direction within it.
      if (length(along) <= length(edge) * 0.01) return [];
      const flat = unit(along);
      return [[flat, normal, cross(flat, normal)]];
    });
  });
}

function capsuleAlong(points: Vector[], axis: Vector): FittedCapsule {
  const flat = points.map((point) => minus(point, times(axis, dot(point, axis))));
  const { center, radius } = ballAround(flat);
  let low = Infinity;
  let high = -Infinity;
  for (const [index, point] of points.entries()) {
    const away = length(minus(flat[index]!, center));
    const reach = Math.sqrt(Math.max(0, radius * radius - away * away));
    low = Math.min(low, dot(point, axis) + reach);
    high = Math.max(high, dot(point, axis) - reach);
  }
  if (low > high) low = high = (low + high) / 2;
  const volume = Math.PI * radius * radius * (high - low + (4 / 3) * radius);
  const [start, end] = [low, high].map((at) => plus(center, times(axis, at))) as [Vector, Vector];
  return { shape: 'capsule', start, end, radius, volume };
}

/** Moves towards the furthest point in ever smaller steps, which converges to the centre of the smallest ball. */
function ballAround(points: Vector[]): { center: Vector; radius: number } {
  let center = points[0]!;
  for (let step = 1; step <= BALL_STEPS; step++) {
    const way = minus(furthestFrom(center, points), center);
    center = plus(center, times(way, 1 / (step + 1)));
  }
  return { center, radius: length(minus(furthestFrom(center, points), center)) * (1 + ROUNDING) };
}

function furthestFrom(center: Vector, points: Vector[]): Vector {
  let best = center;
  let most = -1;
  for (const point of points) {
    const [x, y, z] = minus(point, center);
    const distance = x * x + y * y + z * z;
    if (distance <= most) continue;
    most = distance;
    best = point;
  }
  return best;
}

interface Extent {
  min: number;
  max: number;
}

function extent(points: Vector[], axis: Vector): Extent {
  const range = { min: Infinity, max: -Infinity };
  for (const point of points) {
    const at = dot(point, axis);
    if (at < range.min) range.min = at;
    if (at > range.max) range.max = at;
  }
  return range;
}

const WORLD: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const MAX_TURNS = 24;
const BALL_STEPS = 1000;
const ROUNDING = 1e-9;
