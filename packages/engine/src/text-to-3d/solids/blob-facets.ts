import { createNoise } from '../noise.ts';
import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';
import { latheFacets } from './lathe-facets.ts';

/** A ball displaced by noise, by up to `rough` of its radius, with about `lumps` lumps across. */
export function blobFacets(
  radius: number,
  rough: number,
  lumps: number,
  seed: number,
  rings: number,
  tile: number,
): Facets {
  const noise = createNoise(seed);
  const segments = rings * 2;
  const around = Math.max(1, Math.round((2 * Math.PI * radius) / tile));
  const profile = Array.from({ length: rings + 1 }, (_, i): [number, number] => {
    const angle = (i / rings - 0.5) * Math.PI;
    return [i === 0 || i === rings ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const ball = latheFacets(profile, segments, around, tile);
  const points = ball.points.map(([x, y, z]): Point => {
    const k = lumps / radius;
    const lump =
      noise.at(x * k + 7, y * k + 7, z * k + 7) + 0.5 * noise.at(x * k * 2.1 + 3, y * k * 2.1, z * k * 2.1);
    const push = 1 + rough * lump;
    return [x * push, y * push, z * push];
  });
  return { ...ball, points };
}
