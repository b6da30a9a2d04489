import { cross, minus, unit } from '@meshwright/gltf/math';
import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';
import { bentRings, loftFacets } from './loft-facets.ts';

/**
 * Rings of `sides` points around a path; `radius` is a function of the position along it, 0 to 1.
 * @param gap largest distance of the surface from the path's own, where rings are left out
 */
export function tubeFacets(
  path: readonly Point[],
  radius: (t: number) => number,
  sides: number,
  closed: boolean,
  tile: number,
  gap: number,
): Facets {
  const steps = path.length;
  const at = (i: number): Point =>
    closed ? path[(i + steps) % steps]! : path[Math.max(0, Math.min(steps - 1, i))]!;
  const tangents = path.map((_, i) => unit(minus(at(i + 1), at(i - 1))));
  let side: Point =
    Math.abs(tangents[0]![1]) < 0.9
      ? unit(cross([0, 1, 0], tangents[0]!))
      : unit(cross([1, 0, 0], tangents[0]!));
  const rings = path.map((centre, i) => {
    const tangent = tangents[i]!;
    // Carrying the frame along keeps the sides from twisting around the path.
    const lean = side[0] * tangent[0] + side[1] * tangent[1] + side[2] * tangent[2];
    side = unit([side[0] - tangent[0] * lean, side[1] - tangent[1] * lean, side[2] - tangent[2] * lean]);
    const up = cross(tangent, side);
    const r = Math.max(1e-5, radius(i / (closed ? steps : steps - 1)));
    return Array.from({ length: sides }, (_, k): Point => {
      const angle = (k / sides) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return [
        centre[0] + side[0] * c + up[0] * s,
        centre[1] + side[1] * c + up[1] * s,
        centre[2] + side[2] * c + up[2] * s,
      ];
    });
  });
  const all = closed ? [...rings, rings[0]!] : rings;
  const straight = bentRings(all, gap);
  const bent = closed && straight.length < 4 ? all : straight;
  const { points, faces, uvs } = loftFacets(bent, tile);
  if (!closed) return { points, faces, uvs: uvs! };
  const count = (bent.length - 1) * sides;
  const wrapped = faces.slice(1, -1).map((face) => face.map((corner) => corner % count));
  return { points: points.slice(0, count), faces: wrapped, uvs: uvs!.slice(1, -1) };
}
