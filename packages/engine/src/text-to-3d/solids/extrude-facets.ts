import type { Facets } from '../shapes/facets.ts';
import type { Point } from '../shapes/shape.ts';
import type { Profile } from './lathe-facets.ts';

/** An outline in x and y between z = -half and half, its edges cut back by `bevel`. The outline may run either way. */
export function extrudeFacets(given: Profile, half: number, bevel: number): Facets {
  let area = 0;
  given.forEach(([x, y], i) => {
    const [nx, ny] = given[(i + 1) % given.length]!;
    area += x * ny - nx * y;
  });
  const outline = area < 0 ? [...given].reverse() : given;
  const n = outline.length;
  const inset = outline.map(([x, y], i): [number, number] => {
    const [px, py] = outline[(i + n - 1) % n]!;
    const [nx, ny] = outline[(i + 1) % n]!;
    const a = Math.hypot(x - px, y - py) || 1;
    const b = Math.hypot(nx - x, ny - y) || 1;
    const [ax, ay, bx, by] = [-(y - py) / a, (x - px) / a, -(ny - y) / b, (nx - x) / b];
    const k = bevel / Math.max(0.35, 1 + ax * bx + ay * by);
    return [x + (ax + bx) * k, y + (ay + by) * k];
  });
  const layers: { z: number; ring: Profile }[] =
    bevel > 0
      ? [
          { z: -half, ring: inset },
          { z: -half + bevel, ring: outline },
          { z: half - bevel, ring: outline },
          { z: half, ring: inset },
        ]
      : [
          { z: -half, ring: outline },
          { z: half, ring: outline },
        ];
  const points = layers.flatMap(({ z, ring }) => ring.map(([x, y]): Point => [x, y, z]));
  const faces: number[][] = [Array.from({ length: n }, (_, i) => n - 1 - i)];
  for (let layer = 0; layer + 1 < layers.length; layer++) {
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      faces.push([layer * n + i, layer * n + j, (layer + 1) * n + j, (layer + 1) * n + i]);
    }
  }
  faces.push(Array.from({ length: n }, (_, i) => (layers.length - 1) * n + i));
  return { points, faces };
}
