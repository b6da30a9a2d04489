import type { UvMap } from './uv-maps.ts';

/** How a map fills its square, counted in cells of a grid. */
export interface Cover {
  /** Share of the square that any triangle covers. */
  covered: number;
  /** Share of the covered cells in which charts collide that are not laid over each other on purpose. */
  collided: number;
  /** Share of them in which charts are laid over each other on purpose. */
  stacked: number;
}

/**
 * Draws the map into a grid that repeats. Charts count as laid over each other on purpose where one lies in the other
 * by four fifths: mirrored halves, and parts that share their texture. Null for a map that repeats the picture, or fills
 * it many times over, as triangles do that each have all of it.
 */
export function coverOf({
  uvs,
  chartOf,
  charts,
  box,
}: Pick<UvMap, 'uvs' | 'chartOf' | 'charts' | 'box'>): Cover | null {
  if (box[2] - box[0] > TILED || box[3] - box[1] > TILED || !Number.isFinite(box[0] + box[1])) return null;
  if (fillings(uvs) > MOST_FILLINGS) return null;
  const grid = new Grid(charts);
  for (let triangle = 0; triangle < chartOf.length; triangle++)
    grid.draw(uvs, triangle * 6, chartOf[triangle]!);
  const { own, pairs, covered } = grid;
  let [collided, stacked] = [0, 0];
  for (const [key, cells] of pairs) {
    const [one, other] = [Math.floor(key / charts), key % charts];
    // A chart folded onto itself covers half as many cells as it has.
    const least = one === other ? own[one]! / 2 : Math.min(own[one]!, own[other]!);
    if (cells < least * ON_PURPOSE) collided += cells;
    else stacked += cells;
  }
  const share = (cells: number) => (covered > 0 ? Math.min(1, cells / covered) : 0);
  return { covered: covered / (SIDE * SIDE), collided: share(collided), stacked: share(stacked) };
}

/** Returns how many pictures the triangles fill together. */
function fillings(uvs: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < uvs.length; at += 6) {
    const [x, y] = [uvs[at]!, uvs[at + 1]!];
    sum += Math.abs((uvs[at + 2]! - x) * (uvs[at + 5]! - y) - (uvs[at + 4]! - x) * (uvs[at + 3]! - y)) / 2;
  }
  return sum;
}

/** The cells that charts cover, of a square that repeats. */
class Grid {
  /** Cells of each chart. */
  readonly own: Uint32Array;
  /** Cells that two charts share, by the number of one times the number of charts plus that of the other. */
  readonly pairs = new Map<number, number>();
  covered = 0;
  /** The first chart of each cell; -1 where it is empty. */
  readonly #owner = new Int32Array(SIDE * SIDE).fill(-1);

  constructor(charts: number) {
    this.own = new Uint32Array(charts);
  }

  /** Covers the cells whose middle lies in the triangle; one on an edge belongs to a single side. */
  draw(uvs: Float32Array, at: number, chart: number): void {
    const ax = uvs[at]! * SIDE;
    const ay = uvs[at + 1]! * SIDE;
    const bx = uvs[at + 2]! * SIDE;
    const by = uvs[at + 3]! * SIDE;
    const cx = uvs[at + 4]! * SIDE;
    const cy = uvs[at + 5]! * SIDE;
    const end = Math.ceil(Math.max(ay, by, cy) - 0.5);
    for (let row = Math.ceil(Math.min(ay, by, cy) - 0.5); row < end; row++) {
      const middle = row + 0.5;
      // Two of the sides cross the middle of the row.
      const isA = ay <= middle;
      const isB = by <= middle;
      const isC = cy <= middle;
      const one = isA !== isB ? crossing(middle, ax, ay, bx, by) : crossing(middle, cx, cy, ax, ay);
      const other = isB !== isC ? crossing(middle, bx, by, cx, cy) : crossing(middle, cx, cy, ax, ay);
      const first = Math.ceil(Math.min(one, other) - 0.5);
      this.#cover(wrapped(row), wrapped(first), Math.ceil(Math.max(one, other) - 0.5) - first, chart);
    }
  }

  #cover(row: number, first: number, cells: number, chart: number): void {
    if (cells > 0) this.own[chart]! += cells;
    for (let column = first; column < first + cells; column++) {
      const cell = row * SIDE + wrapped(column);
      const other = this.#owner[cell]!;
      if (other === -1) {
        this.#owner[cell] = chart;
        this.covered++;
      } else {
        const key = Math.min(chart, other) * this.own.length + Math.max(chart, other);
        this.pairs.set(key, (this.pairs.get(key) ?? 0) + 1);
      }
    }
  }
}

/** Where the side from the first point to the second reaches this height. */
function crossing(y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  return fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
}

/** The cell that repeats at this index; a remainder takes ten times as long. */
function wrapped(index: number): number {
  return index & (SIDE - 1);
}

/** Cells along each side, a power of two. */
const SIDE = 512;
/** Extent from which a map repeats the picture, in pictures. */
const TILED = 2;
const ON_PURPOSE = 0.8;
/** A map that fills the picture more often is not drawn: each time costs a quarter of a million cells. */
const MOST_FILLINGS = 64;
