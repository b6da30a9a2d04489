import type { Manifold } from 'manifold-3d';
import { boxOf } from './box.ts';
import type { Kernel } from './kernel.ts';
import type { ThinWalls } from './thin-walls.ts';

/**
 * Adds matter where walls are thin: everything nearer than half the limit to the middle sheet of a thin wall, taken
 * from a distance field and joined to the solid. On a grid too coarse for the limit the walls end thicker than asked.
 * @param limit metres
 */
export function thicken(
  { Manifold }: Pick<Kernel, 'Manifold'>,
  solid: Manifold,
  spots: ThinWalls['spots'],
  limit: number,
  spacing: number,
): Manifold {
  if (spots.length === 0) return solid;
  const { low, high } = boxOf(spots.flatMap(({ point }) => [...point]));
  const sides = [0, 1, 2].map((k) => high[k]! - low[k]! + 3 * limit);
  const step = Math.max(limit / 2.5, Math.cbrt((sides[0]! * sides[1]! * sides[2]!) / mostCells));
  const radius = Math.max((limit / 2) * 1.1, step * 0.95);
  const reach = Math.max(radius + 2 * step, spacing * 2.5);
  const near = buckets(spots, reach);
  const added = Manifold.levelSet(
    ([x, y, z]) => {
      const list = near(x, y, z);
      let least = reach * reach;
      let [sum, total] = [0, 0];
      for (const { point, across } of list) {
        const [dx, dy, dz] = [x - point[0], y - point[1], z - point[2]];
        const squared = dx * dx + dy * dy + dz * dz;
        if (squared >= reach * reach) continue;
        if (squared < least) least = squared;
        // The two sides of a wall look at each other; both mean the same sheet.
        const [a, b, c] = list[0]!.across;
        const side = across[0] * a + across[1] * b + across[2] * c < 0 ? -1 : 1;
        const weight = (1 - squared / (reach * reach)) ** 2;
        sum += weight * side * (dx * across[0] + dy * across[1] + dz * across[2]);
        total += weight;
      }
      if (total === 0) return -reach;
      return Math.min(radius - Math.abs(sum / total), reach * rimShare - Math.sqrt(least));
    },
    {
      min: [low[0] - reach, low[1] - reach, low[2] - reach],
      max: [high[0] + reach, high[1] + reach, high[2] + reach],
    },
    step,
  );
  return added.isEmpty() ? solid : withoutCrumbs(solid.add(added.simplify(radius * smoothShare)));
}

const mostCells = 60_000;
/** Share of the added radius that simplifying may take off or put on. */
const smoothShare = 0.2;
/** Share of the whole under which a loose piece is an artefact of the grid. */
const crumb = 1e-4;

/** Specks and bubbles that the grid left where two sheets of balls nearly meet. */
function withoutCrumbs(joined: Manifold): Manifold {
  const pieces = joined.decompose();
  const least = joined.volume() * crumb;
  const kept = pieces.filter((piece) => Math.abs(piece.volume()) > least);
  if (kept.length === pieces.length || kept.length === 0) return joined;
  return kept.slice(1).reduce((sum, piece) => sum.add(piece), kept[0]!);
}

/** Share of the reach by which the sheet goes on beyond its last sample. */
const rimShare = 0.6;

type Spot = ThinWalls['spots'][number];

/** Points that may be within `reach` of a place. */
function buckets(
  spots: ThinWalls['spots'],
  reach: number,
): (x: number, y: number, z: number) => readonly Spot[] {
  const cells = new Map<number, Spot[]>();
  const key = (i: number, j: number, k: number): number =>
    (i * 73_856_093) ^ (j * 19_349_663) ^ (k * 83_492_791);
  for (const spot of spots) {
    const [i, j, k] = spot.point.map((value) => Math.floor(value / reach)) as [number, number, number];
    for (let a = -1; a <= 1; a++) {
      for (let b = -1; b <= 1; b++) {
        for (let c = -1; c <= 1; c++) {
          const name = key(i + a, j + b, k + c);
          const list = cells.get(name);
          if (list) list.push(spot);
          else cells.set(name, [spot]);
        }
      }
    }
  }
  return (x, y, z) =>
    cells.get(key(Math.floor(x / reach), Math.floor(y / reach), Math.floor(z / reach))) ?? none;
}

const none: readonly Spot[] = [];
