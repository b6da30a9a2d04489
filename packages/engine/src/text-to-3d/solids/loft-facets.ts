import { minus } from '@meshwright/gltf/math';
import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';

/**
 * A surface over rings with equal numbers of points, with flat lids at both ends. A ring at one place is a point of its own,
 * without a lid. The texture runs along the rings' path, and around it as wide as the longest ring everywhere, so that
 * rings of other lengths make no seam.
 */
export function loftFacets(rings: readonly (readonly Point[])[], tile: number): Facets {
  const n = rings[0]!.length;
  const points: Point[] = [];
  const rows = rings.map((ring) => {
    const isPoint = ring.every((point) => Math.hypot(...minus(point, ring[0]!)) < 1e-9);
    const first = points.length;
    points.push(...(isPoint ? ring.slice(0, 1) : ring));
    return ring.map((_, i) => (isPoint ? first : first + i));
  });
  const faces: number[][] = [];
  const uvs: [number, number][][] = [];
  const addLid = (row: readonly number[]): void => {
    if (row[0] === row[1]) return;
    faces.push([...row]);
    uvs.push(row.map((corner) => [points[corner]![0] / tile, points[corner]![2] / tile]));
  };
  addLid([...rows[0]!].reverse());
  const across = rings.map((ring) => around(ring, tile)).reduce((a, b) => (b[n]! > a[n]! ? b : a));
  let length = 0;
  for (let r = 0; r + 1 < rings.length; r++) {
    const step = Math.hypot(...minus(rings[r + 1]![0]!, rings[r]![0]!)) / tile;
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const corners: [number, [number, number]][] = [
        [rows[r]![i]!, [length, across[i]!]],
        [rows[r]![j]!, [length, across[i + 1]!]],
        [rows[r + 1]![j]!, [length + step, across[i + 1]!]],
        [rows[r + 1]![i]!, [length + step, across[i]!]],
      ];
      const distinct = corners.filter(
        ([corner], at) => corners.findIndex(([other]) => other === corner) === at,
      );
      if (distinct.length < 3) continue;
      faces.push(distinct.map(([corner]) => corner));
      uvs.push(distinct.map(([, uv]) => uv));
    }
    length += step;
  }
  addLid(rows.at(-1)!);
  return { points, faces, uvs };
}

/**
 * Leaves out rings that are where a straight surface between others has them.
 * @param gap largest distance of a point from where it is left out
 */
export function bentRings<Ring extends readonly (readonly number[])[]>(
  rings: readonly Ring[],
  gap: number,
): Ring[] {
  const kept = [rings[0]!];
  let start = 0;
  const isStraight = (end: number): boolean => {
    for (let i = start + 1; i < end; i++) {
      const [a, b, c] = [rings[start]!, rings[i]!, rings[end]!];
      for (const [k, point] of b.entries()) {
        const way = c[k]!.map((value, axis) => value - a[k]![axis]!);
        const offset = point.map((value, axis) => value - a[k]![axis]!);
        const length = Math.hypot(...way);
        const along =
          length > 0 ? way.reduce((sum, value, axis) => sum + value * offset[axis]!, 0) / length ** 2 : 0;
        if (Math.hypot(...offset.map((value, axis) => value - along * way[axis]!)) > gap) return false;
      }
    }
    return true;
  };
  for (let end = 2; end < rings.length; end++) {
    if (isStraight(end)) continue;
    start = end - 1;
    kept.push(rings[start]!);
  }
  kept.push(rings.at(-1)!);
  return kept;
}

/** Returns the way around a ring up to each of its points, and to the first one again, in repeats of the texture. */
function around(ring: readonly Point[], tile: number): number[] {
  const way = [0];
  for (const [i, point] of ring.entries())
    way.push(way[i]! + Math.hypot(...minus(ring[(i + 1) % ring.length]!, point)) / tile);
  return way;
}
