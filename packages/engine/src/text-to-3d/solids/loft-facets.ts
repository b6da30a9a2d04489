import { minus } from '@meshwright/gltf/math';
import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';

/**
 * A surface over rings with equal numbers of points, with flat lids at both ends. The texture runs along the rings'
 * path, and around it as wide as the longest ring everywhere, so that rings of other lengths make no seam.
 */
export function loftFacets(rings: readonly (readonly Point[])[], tile: number): Facets {
  const n = rings[0]!.length;
  const points = rings.flat();
  const faces: number[][] = [Array.from({ length: n }, (_, i) => n - 1 - i)];
  const uvs: [number, number][][] = [
    rings[0]!.map((_, i) => [points[n - 1 - i]![0] / tile, points[n - 1 - i]![2] / tile]),
  ];
  const across = rings.map((ring) => around(ring, tile)).reduce((a, b) => (b[n]! > a[n]! ? b : a));
  let length = 0;
  for (let r = 0; r + 1 < rings.length; r++) {
    const step = Math.hypot(...minus(rings[r + 1]![0]!, rings[r]![0]!)) / tile;
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      faces.push([r * n + i, r * n + j, (r + 1) * n + j, (r + 1) * n + i]);
      uvs.push([
        [length, across[i]!],
        [length, across[i + 1]!],
        [length + step, across[i + 1]!],
        [length + step, across[i]!],
      ]);
    }
    length += step;
  }
  const last = (rings.length - 1) * n;
  faces.push(Array.from({ length: n }, (_, i) => last + i));
  uvs.push(rings[0]!.map((_, i) => [points[last + i]![0] / tile, points[last + i]![2] / tile]));
  return { points, faces, uvs };
}

/** Returns the way around a ring up to each of its points, and to the first one again, in repeats of the texture. */
function around(ring: readonly Point[], tile: number): number[] {
  const way = [0];
  for (const [i, point] of ring.entries())
    way.push(way[i]! + Math.hypot(...minus(ring[(i + 1) % ring.length]!, point)) / tile);
  return way;
}
