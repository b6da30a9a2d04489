import type { Box, Manifold } from 'manifold-3d';
import { boxOf } from '../mesh/box.ts';
import { surfacePoints } from '../mesh/surface-points.ts';
import { farAway, type Grid, sampler, squaredDistances } from '../solid/distance-grid.ts';
import type { Kernel } from '../solid/kernel.ts';
import type { ColorRegions } from './color-regions.ts';

/** A part and the index of its palette colour. */
export interface ColorPart {
  readonly manifold: Manifold;
  readonly color: number;
}

/**
 * Cuts a solid between its colours: every point inside belongs to the colour of the nearest surface. Each part is cut
 * from what the others leave, so together they are the whole; loose
 * crumbs, which would be lost on the plate, are left out.
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
  const fields = used.map(() => new Float32Array(counts[0] * counts[1] * counts[2]).fill(farAway));
  surfacePoints(mesh, step * 0.8, (x, y, z, face) => {
    const i = Math.round((x - low[0]) / step);
    const j = Math.round((y - low[1]) / step);
    const k = Math.round((z - low[2]) / step);
    fields[used.indexOf(labels[face]!)]![(k * counts[1] + j) * counts[0] + i] = 0;
  });
  for (const field of fields) {
    squaredDistances(field, counts);
    for (let i = 0; i < field.length; i++) field[i] = Math.sqrt(field[i]!);
  }
  const least = solid.volume() * negligible;
  const shortest = step * cells * crumbShare;
  const parts: ColorPart[] = [];
  let rest = solid;
  // The most used colour takes the remainder.
  for (const [i, color] of [...used.entries()].reverse()) {
    if (i === 0 || palette.colors.length === 0) break;
    const margin = marginOf(fields, i);
    const inside = sampler({ low, counts, step, values: margin });
    const cell = Manifold.levelSet(
      ([x, y, z]) => inside(x, y, z),
      boundsOf(margin, { low, counts, step }),
      step,
    );
    const [cut, others] = rest.split(cell);
    if (cut.isEmpty() || cut.volume() < least) continue;
    const large = withoutCrumbs(cut, shortest);
    if (large.length === 0) continue;
    parts.unshift({ manifold: Manifold.compose(large), color });
    rest = others;
  }
  const large = rest.isEmpty() ? [] : withoutCrumbs(rest, shortest);
  if (large.length > 0) parts.unshift({ manifold: Manifold.compose(large), color: used[0]! });
  return parts;
}

/**
 * Returns the pieces that are large enough to handle. Small cavities are left out as well: the crumb of another colour
 * that filled one is gone, so its place takes the colour around it.
 */
function withoutCrumbs(manifold: Manifold, shortest: number): Manifold[] {
  return manifold.decompose().filter((piece) => {
    const { min, max } = piece.boundingBox();
    return Math.max(...[0, 1, 2].map((k) => max[k]! - min[k]!)) >= shortest;
  });
}

/** Returns how much nearer one colour is than all others, in steps up to four. */
function marginOf(fields: readonly Float32Array[], own: number): Float32Array {
  const margin = new Float32Array(fields[own]!.length).fill(farAway);
  for (const [j, field] of fields.entries()) {
    if (j === own) continue;
    for (let i = 0; i < margin.length; i++) if (field[i]! < margin[i]!) margin[i] = field[i]!;
  }
  for (let i = 0; i < margin.length; i++)
    margin[i] = Math.min(4, Math.max(-4, margin[i]! - fields[own]![i]!));
  return margin;
}

/** Returns the bounds of the samples inside, two steps wider. */
function boundsOf(values: Float32Array, { low, counts, step }: Omit<Grid, 'values'>): Box {
  const [least, most] = [[...counts], [0, 0, 0]];
  for (let i = 0; i < values.length; i++) {
    if (values[i]! < 0) continue;
    const at = [
      i % counts[0],
      Math.floor(i / counts[0]) % counts[1],
      Math.floor(i / (counts[0] * counts[1])),
    ];
    for (let k = 0; k < 3; k++) {
      least[k] = Math.min(least[k]!, at[k]!);
      most[k] = Math.max(most[k]!, at[k]!);
    }
  }
  const corner = (of: readonly number[], margin: number): [number, number, number] => [
    low[0] + (of[0]! + margin) * step,
    low[1] + (of[1]! + margin) * step,
    low[2] + (of[2]! + margin) * step,
  ];
  return { min: corner(least, -2), max: corner(most, 2) };
}

const cells = 56;
const negligible = 0.002;
/** Longest side of a crumb, as a share of the model's longest: 5 mm of a print of 200. */
const crumbShare = 0.025;
