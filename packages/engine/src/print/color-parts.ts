import type { Manifold } from 'manifold-3d';
import { boxOf } from './box.ts';
import type { ColorRegions } from './color-regions.ts';
import { nowhere, sampler, squaredDistances } from './distance-grid.ts';
import type { Kernel } from './kernel.ts';
import { surfacePoints } from './surface-points.ts';

/** A part and which colour of the palette it has. */
export interface ColorPart {
  readonly manifold: Manifold;
  readonly color: number;
}

/**
 * Cuts a solid between its colours: every point inside belongs to the colour of the nearest surface. What one part
 * loses the next one gets, so together they are the whole.
 */
export function colorParts(
  { Manifold }: Pick<Kernel, 'Manifold'>,
  solid: Manifold,
  { mesh, labels, palette }: ColorRegions,
): ColorPart[] {
  const { low: boxLow, high } = boxOf(mesh.points);
  const step = Math.max(...[0, 1, 2].map((k) => high[k]! - boxLow[k]!)) / cells;
  const low = boxLow.map((value) => value - 2 * step) as [number, number, number];
  const counts = [0, 1, 2].map((k) => Math.ceil((high[k]! - boxLow[k]!) / step) + 5) as [
    number,
    number,
    number,
  ];
  const used = [...new Set(labels)].sort((a, b) => a - b);
  const fields = used.map(() => new Float32Array(counts[0] * counts[1] * counts[2]).fill(nowhere));
  for (const [x, y, z, face] of surfacePoints(mesh, step * 0.8)) {
    const [i, j, k] = [(x - low[0]) / step, (y - low[1]) / step, (z - low[2]) / step].map(Math.round);
    fields[used.indexOf(labels[face]!)]![(k! * counts[1] + j!) * counts[0] + i!] = 0;
  }
  for (const field of fields) {
    squaredDistances(field, counts);
    for (let i = 0; i < field.length; i++) field[i] = Math.sqrt(field[i]!);
  }
  const max = [0, 1, 2].map((k) => low[k]! + (counts[k]! - 1) * step) as [number, number, number];
  const least = solid.volume() * crumb;
  const parts: ColorPart[] = [];
  let rest = solid;
  // The most used colour takes what is left over.
  for (const [i, color] of [...used.entries()].reverse()) {
    if (i === 0 || palette.colors.length === 0) break;
    const own = fields[i]!;
    const margin = own.map((value, at) => {
      let other = nowhere;
      for (const [j, field] of fields.entries()) if (j !== i && field[at]! < other) other = field[at]!;
      return Math.min(4, Math.max(-4, other - value));
    });
    const inside = sampler({ low, counts, step, values: margin });
    const cell = Manifold.levelSet(([x, y, z]) => inside(x, y, z), { min: [...low], max }, step);
    const part = rest.intersect(cell);
    if (part.isEmpty() || part.volume() < least) continue;
    parts.unshift({ manifold: part, color });
    rest = rest.subtract(cell);
  }
  if (!rest.isEmpty()) parts.unshift({ manifold: rest, color: used[0]! });
  return parts;
}

const cells = 56;
const crumb = 0.002;
