import type { Vector } from '../../matrix.ts';
import { cross, dot, length, minus, plus, times, unit } from '../../vectors.ts';
import type { Hull } from './convex-hull.ts';

/** All points x with `normal · x` at most `reach` are inside. */
export interface Plane {
  normal: Vector;
  reach: number;
}

/**
 * Chooses `most` planes that a convex hull touches and lies behind: the six of its box, then its own faces, large ones
 * that differ from those chosen first. A body rests on its large faces, so a shape between these planes rests as the
 * hull does.
 */
export function boundingPlanes(hull: Hull, most: number): Plane[] {
  const chosen: Plane[] = AXES.map((normal) => ({
    normal,
    reach: hull.points.reduce((reach, point) => Math.max(reach, dot(normal, point)), -Infinity),
  }));
  const faces = largeFaces(hull);
  const angles = faces.map(({ plane }) => Math.min(...chosen.map((other) => angle(other, plane))));
  while (chosen.length < most) {
    let [best, score] = [-1, 0];
    for (const [index, { area }] of faces.entries()) {
      const own = area * angles[index]! ** 2;
      if (own > score && angles[index]! > SAME) [best, score] = [index, own];
    }
    if (best < 0) break;
    const { plane } = faces[best]!;
    chosen.push(plane);
    for (const [index, face] of faces.entries())
      angles[index] = Math.min(angles[index]!, angle(plane, face.plane));
  }
  return chosen;
}

/** Corners of the space between planes, from the hull of their dual points; null where that fails. */
export async function cornersBetween(
  planes: Plane[],
  inside: Vector,
  hullOf: (points: Vector[]) => Promise<Hull | null>,
): Promise<Vector[] | null> {
  const dual = planes.map(({ normal, reach }) => times(normal, 1 / (reach - dot(normal, inside))));
  if (!dual.flat().every(Number.isFinite)) return null;
  const faces = await hullOf(dual);
  if (!faces) return null;
  const corners = new Map<string, Vector>();
  for (const [a, b, c] of faces.triangles) {
    const [p, q, r] = [faces.points[a]!, faces.points[b]!, faces.points[c]!];
    const normal = cross(minus(q, p), minus(r, p));
    const distance = dot(normal, p);
    if (Math.abs(distance) <= length(normal) * 1e-12) return null;
    const corner = times(normal, 1 / distance);
    // Planes of one corner give it several times, with rounding.
    corners.set(corner.map((value) => value.toPrecision(6)).join(), plus(inside, corner));
  }
  return [...corners.values()];
}

/** The faces of a hull, triangles in one plane together, with their areas. */
function largeFaces({ points, triangles }: Hull): { plane: Plane; area: number }[] {
  const faces = new Map<string, { plane: Plane; area: number }>();
  for (const [a, b, c] of triangles) {
    const across = cross(minus(points[b]!, points[a]!), minus(points[c]!, points[a]!));
    const area = length(across) / 2;
    if (area === 0) continue;
    const normal = unit(across);
    const key = normal.map((value) => (value + 0).toFixed(3)).join();
    const face = faces.get(key) ?? { plane: { normal, reach: 0 }, area: 0 };
    face.area += area;
    faces.set(key, face);
  }
  const all = [...faces.values()];
  for (const { plane } of all)
    plane.reach = points.reduce((reach, point) => Math.max(reach, dot(plane.normal, point)), -Infinity);
  return all;
}

function angle(a: Plane, b: Plane): number {
  return Math.acos(Math.min(1, Math.max(-1, dot(a.normal, b.normal))));
}

const AXES: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** Radians between planes that count as one. */
const SAME = 1e-3;
