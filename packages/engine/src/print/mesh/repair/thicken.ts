import type { Box, Manifold } from 'manifold-3d';
import type { Kernel } from '../../solid/kernel.ts';
import type { ThinWalls } from '../thin-walls.ts';

/**
 * Thickens thin walls: joins the solid with everything nearer than half the limit to the middle surface of a thin
 * wall, taken from a distance field. Walls end a tenth thicker than the limit; sheets more than 150 times as wide as
 * the limit end thicker still, since a grid fine enough for them would take seconds.
 * @param limit metres
 */
export function thicken(
  kernel: Pick<Kernel, 'Manifold'>,
  solid: Manifold,
  spots: ThinWalls['spots'],
  limit: number,
  spacing: number,
): Manifold {
  const added = thickSheet(kernel, solid.boundingBox(), spots, limit, spacing);
  return added ? withoutFragments(solid.add(added)) : solid;
}

/**
 * Returns what `thicken` joins with a solid; null for no spots.
 * @param whole bounds of the solid
 */
export function thickSheet(
  { Manifold }: Pick<Kernel, 'Manifold'>,
  whole: Box,
  spots: ThinWalls['spots'],
  limit: number,
  spacing: number,
): Manifold | null {
  if (spots.length === 0) return null;
  const extent = sheetBox(spots, limit / 2, spacing * rim);
  const sides = [0, 1, 2].map((k) => extent.max[k]! - extent.min[k]!);
  const step = Math.max(limit / 2.5, Math.cbrt((sides[0]! * sides[1]! * sides[2]!) / mostCells));
  const radius = Math.max((limit / 2) * (1 + smoothShare / 2), step * 0.8);
  const sheet = sheetDistance(spots, Math.max(radius + 2 * step, spacing * 2.5), spacing * rim);
  const added = Manifold.levelSet(
    ([x, y, z]) =>
      Math.min(
        sheet(x, y, z, radius),
        // A sheet extends beyond the model by at most the added thickness.
        Math.min(x - whole.min[0], y - whole.min[1], z - whole.min[2]) + radius,
        radius - Math.max(x - whole.max[0], y - whole.max[1], z - whole.max[2]),
      ),
    sheetBox(spots, radius + 2 * step, spacing * rim + 2 * step),
    step,
  );
  return added.isEmpty() ? null : added.simplify(radius * smoothShare);
}

const mostCells = 60_000;
/** Extent of the sheet beyond its last sample, in sample distances; less would leave holes between samples. */
const rim = 1.3;
/** Share of the added radius by which simplification may deviate. */
const smoothShare = 0.2;
/** Share of the whole below which a loose piece is an artefact of the grid. */
const leastPieceShare = 1e-4;

/** Removes specks and bubbles that the grid leaves where two sheets of balls nearly meet. */
function withoutFragments(joined: Manifold): Manifold {
  const pieces = joined.decompose();
  const least = joined.volume() * leastPieceShare;
  const kept = pieces.filter((piece) => Math.abs(piece.volume()) > least);
  if (kept.length === pieces.length || kept.length === 0) return joined;
  return kept.slice(1).reduce((sum, piece) => sum.add(piece), kept[0]!);
}

/** Returns the bounds of all spots, extended by `across` and `along` the wall. */
function sheetBox(spots: ThinWalls['spots'], across: number, along: number): Box {
  const box: Box = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
  for (const spot of spots) {
    for (const k of [0, 1, 2] as const) {
      const share = Math.abs(spot.across[k]);
      const margin = across * share + along * Math.sqrt(1 - Math.min(1, share * share));
      box.min[k] = Math.min(box.min[k], spot.point[k] - margin);
      box.max[k] = Math.max(box.max[k], spot.point[k] + margin);
    }
  }
  return box;
}

/** Returns how deep a place is in a sheet of the given half thickness through the nearby spots; negative outside. */
function sheetDistance(
  spots: ThinWalls['spots'],
  reach: number,
  rimReach: number,
): (x: number, y: number, z: number, radius: number) => number {
  const numbers = Float64Array.from(spots.flatMap(({ point, across }) => [...point, ...across]));
  const near = buckets(numbers, reach);
  const squaredReach = reach * reach;
  return (x, y, z, radius) => {
    const list = near(x, y, z);
    let [least, sum, total] = [squaredReach, 0, 0];
    for (let i = 0; i < list.length; i++) {
      const at = list[i]!;
      const dx = x - numbers[at]!;
      const dy = y - numbers[at + 1]!;
      const dz = z - numbers[at + 2]!;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared >= squaredReach) continue;
      const [a, b, c] = [numbers[at + 3]!, numbers[at + 4]!, numbers[at + 5]!];
      // The two sides of a wall face each other; both represent the same sheet.
      const first = list[0]!;
      const turn = a * numbers[first + 3]! + b * numbers[first + 4]! + c * numbers[first + 5]!;
      const weight = (1 - squared / squaredReach) ** 2;
      const off = dx * a + dy * b + dz * c;
      sum += weight * (turn < 0 ? -1 : 1) * off;
      // Distance along the sheet to the nearest sample.
      least = Math.min(least, squared - off * off);
      total += weight;
    }
    if (total === 0) return -reach;
    return Math.min(radius - Math.abs(sum / total), rimReach - Math.sqrt(Math.max(0, least)));
  };
}

/** Returns the offsets in `numbers` of the spots that may be within `reach` of a place. */
function buckets(
  numbers: Float64Array,
  reach: number,
): (x: number, y: number, z: number) => readonly number[] {
  const cells = new Map<number, number[]>();
  const key = (i: number, j: number, k: number): number =>
    (i * 73_856_093) ^ (j * 19_349_663) ^ (k * 83_492_791);
  for (let at = 0; at < numbers.length; at += 6) {
    const i = Math.floor(numbers[at]! / reach);
    const j = Math.floor(numbers[at + 1]! / reach);
    const k = Math.floor(numbers[at + 2]! / reach);
    for (let n = 0; n < 27; n++) {
      const name = key(i - 1 + (n % 3), j - 1 + (Math.floor(n / 3) % 3), k - 1 + Math.floor(n / 9));
      const list = cells.get(name);
      if (list) list.push(at);
      else cells.set(name, [at]);
    }
  }
  return (x, y, z) =>
    cells.get(key(Math.floor(x / reach), Math.floor(y / reach), Math.floor(z / reach))) ?? none;
}

const none: readonly number[] = [];
