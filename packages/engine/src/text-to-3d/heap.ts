import type { Placement } from './arrange.ts';
import type { Model } from './grow.ts';
import { eachHeight, type Grid, overhead } from './on-top.ts';

/** Cells of the map of a container along its longer side, at least and at most. */
const [fewest, most] = [40, 110];

/** Cells across the smallest thing. */
const across = 7;

/** Largest share of the ground of a thing that may stand over the rim. */
const overRim = 0.25;

/** Metres that a thing rises rather than lie a metre off the middle. */
const towardsMiddle = 0.25;

/** Share of its height that a thing may rest above the rim: more would fall off. */
const aboveRim = 0.3;

/** A quarter of a turn onto the back. */
const onBack: Placement['turn'] = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/** A thing in a container. */
interface Heaped {
  readonly position: Placement['position'];
  readonly turn: Placement['turn'];
}

/** Heights of a thing over its own ground, by cell of the grid of the container. */
interface Profile {
  readonly width: number;
  readonly depth: number;
  /** Height of the thing, metres. */
  readonly height: number;
  /** Lowest and highest point; no number where there is none. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * Returns where things lie in a container, each let down where it comes to lie lowest: beside each other on its bottom, then
 * on each other. Null for what is too wide for it, and for what would lie on a heap above its rim.
 * @param given each thing, and whether it lies on its back
 */
export function heapIn(
  base: Model,
  given: readonly { readonly model: Model; readonly lying: boolean }[],
): (Heaped | null)[] {
  // A sword that is too long to lie in a barrel stands in it.
  const reach = Math.hypot(base.size[0], base.size[2]) * 0.75;
  const isLying = given.map(({ model, lying }) => lying && Math.max(model.size[0], model.size[1]) < reach);
  const things = given.map(({ model }, i) => (isLying[i] ? laidDown(model) : model));
  const smallest = Math.min(...things.map(({ size }) => Math.min(size[0], size[2])));
  const side = Math.max(base.size[0], base.size[2]);
  const cell = side / Math.min(most, Math.max(fewest, (across * side) / smallest));
  const grid: Grid = {
    size: base.size,
    cells: [Math.max(1, Math.round(base.size[0] / cell)), Math.max(1, Math.round(base.size[2] / cell))],
  };
  const heights = profileOf(base, grid, (name) => !overhead.test(name)).high;
  const rim = Math.max(0, ...heights.filter((height) => !Number.isNaN(height)));
  const spots: (Heaped | null)[] = things.map(() => null);
  const order = things
    .map((_, i) => i)
    .sort((a, b) => things[b]!.size[0] * things[b]!.size[2] - things[a]!.size[0] * things[a]!.size[2]);
  for (const index of order) {
    const thing = things[index]!;
    const cells: Grid['cells'] = [Math.ceil(thing.size[0] / cell), Math.ceil(thing.size[2] / cell)];
    const own = profileOf(
      thing,
      { size: [cells[0] * cell, thing.size[1], cells[1] * cell], cells },
      () => true,
    );
    // A sword takes the ground below its guard: two would stand in each other.
    if (thing.size[1] > 2 * Math.max(thing.size[0], thing.size[2]))
      eachCell(own, (k) => {
        own.low[k] = 0;
      });
    const place = lowestPlace(heights, grid, own, cell);
    if (!place || place.y > rim + aboveRim * own.height) continue;
    eachCell(own, (k, i, j) => {
      const at = cellUnder(grid, place.i + i, place.k + j);
      if (at >= 0) heights[at] = Math.max(heights[at] || 0, place.y + own.high[k]!);
    });
    const { model } = given[index]!;
    const lying = isLying[index]!;
    spots[index] = {
      position: [
        (place.i + own.width / 2 - grid.cells[0] / 2) * cell,
        place.y + (lying ? model.size[2] / 2 : 0),
        (place.k + own.depth / 2 - grid.cells[1] / 2) * cell + (lying ? model.size[1] / 2 : 0),
      ],
      turn: lying ? onBack : [0, 0, 0, 1],
    };
  }
  return spots;
}

/** Returns a model on its back, standing on the ground around the origin as a grown one does. */
function laidDown(model: Model): Model {
  const [width, height, depth] = model.size;
  const parts = model.parts.map((part) => ({
    ...part,
    pivot: [0, 0, 0] as const,
    surfaces: part.surfaces.map(({ slot, shape }) => ({
      slot,
      shape: shape
        .move(...part.pivot)
        .turn('x', -90)
        .move(0, depth / 2, height / 2),
    })),
  }));
  return { ...model, parts, size: [width, depth, height] };
}

/** Returns the first cell and the height of the place where a thing comes to lie lowest, near the middle. */
function lowestPlace(
  heights: Float64Array,
  grid: Grid,
  own: Profile,
  cell: number,
): { i: number; k: number; y: number } | null {
  let best: { i: number; k: number; y: number; score: number } | null = null;
  const [wide, deep] = grid.cells;
  const margin = [Math.ceil(own.width * overRim), Math.ceil(own.depth * overRim)] as const;
  for (let k = -margin[1]; k <= deep - own.depth + margin[1]; k++)
    for (let i = -margin[0]; i <= wide - own.width + margin[0]; i++) {
      let [y, over, cells] = [0, 0, 0];
      eachCell(own, (at, du, dv) => {
        const under = cellUnder(grid, i + du, k + dv);
        const height = under < 0 ? Number.NaN : heights[under]!;
        cells++;
        if (Number.isNaN(height)) over++;
        else y = Math.max(y, height - own.low[at]!);
      });
      if (over > overRim * cells) continue;
      const away = Math.hypot(i + own.width / 2 - wide / 2, k + own.depth / 2 - deep / 2) * cell;
      const score = y + towardsMiddle * away + (over / cells) * own.height;
      if (best === null || score < best.score - 1e-9) best = { i, k, y, score };
    }
  return best;
}

/** Calls back with each cell of a thing that has something above it. */
function eachCell({ width, depth, low }: Profile, visit: (cell: number, i: number, k: number) => void): void {
  for (let k = 0; k < depth; k++)
    for (let i = 0; i < width; i++) if (!Number.isNaN(low[i + k * width]!)) visit(i + k * width, i, k);
}

/** Returns the index of a cell; -1 beside the container. */
function cellUnder({ cells: [wide, deep] }: Grid, i: number, k: number): number {
  return i < 0 || k < 0 || i >= wide || k >= deep ? -1 : i + k * wide;
}

function profileOf(model: Model, grid: Grid, isWanted: (part: string) => boolean): Profile {
  const [width, depth] = grid.cells;
  const low = new Float64Array(width * depth).fill(Number.NaN);
  const high = new Float64Array(width * depth).fill(Number.NaN);
  for (const { name, pivot, surfaces } of model.parts) {
    if (!isWanted(name.slice(model.name.length + 1))) continue;
    for (const { shape } of surfaces)
      eachHeight(shape, pivot, grid, (cell, y) => {
        if (!(low[cell]! <= y)) low[cell] = y;
        if (!(high[cell]! >= y)) high[cell] = y;
      });
  }
  return { width, depth, height: model.size[1], low, high };
}
