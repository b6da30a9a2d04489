import { minus } from '@meshwright/gltf/math';
import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';

/**
 * A surface over rings with equal numbers of points, with flat lids at both ends. The texture runs along the rings'
 * path.
 */
export function loftFacets(rings: readonly (readonly Point[])[], tile: number): Facets {
  const n = rings[0]!.length;
  const points = rings.flat();
  const faces: number[][] = [Array.from({ length: n }, (_, i) => n - 1 - i)];
  const uvs: [number, number][][] = [
    rings[0]!.map((_, i) => [points[n - 1 - i]![0] / tile, points[n - 1 - i]![2] / tile]),
  ];
  let length = 0;
  for (let r = 0; r + 1 < rings.length; r++) {
    const step = Math.hypot(...minus(rings[r + 1]![0]!, rings[r]![0]!)) / tile;
    let across = 0;
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const wide = Math.hypot(...minus(rings[r]![j]!, rings[r]![i]!)) / tile;
      faces.push([r * n + i, r * n + j, (r + 1) * n + j, (r + 1) * n + i]);
      uvs.push([
        [length, across],
        [length, across + wide],
        [length + step, across + wide],
        [length + step, across],
      ]);
      across += wide;
    }
    length += step;
  }
  const last = (rings.length - 1) * n;
  faces.push(Array.from({ length: n }, (_, i) => last + i));
  uvs.push(rings[0]!.map((_, i) => [points[last + i]![0] / tile, points[last + i]![2] / tile]));
  return { points, faces, uvs };
}
