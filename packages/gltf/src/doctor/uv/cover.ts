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
  const owner = new Int32Array(SIDE * SIDE).fill(-1);
  const own = new Uint32Array(charts);
  const pairs = new Map<number, number>();
  let covered = 0;
  for (let triangle = 0; triangle < chartOf.length; triangle++) {
    const chart = chartOf[triangle]!;
    visitCells(uvs, triangle * 6, (cell) => {
      own[chart]!++;
      const other = owner[cell]!;
      if (other === -1) {
        owner[cell] = chart;
        covered++;
        return;
      }
      const key = Math.min(chart, other) * charts + Math.max(chart, other);
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
    });
  }
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

/** Visits the cells whose middle lies in the triangle; one on an edge belongs to a single side. */
function visitCells(uvs: Float32Array, at: number, visit: (cell: number) => void): void {
  const x = [uvs[at]! * SIDE, uvs[at + 2]! * SIDE, uvs[at + 4]! * SIDE] as const;
  const y = [uvs[at + 1]! * SIDE, uvs[at + 3]! * SIDE, uvs[at + 5]! * SIDE] as const;
  const low = Math.ceil(Math.min(...y) - 0.5);
  const high = Math.ceil(Math.max(...y) - 0.5);
  for (let row = low; row < high; row++) {
    const middle = row + 0.5;
    let [left, right] = [Infinity, -Infinity];
    for (let k = 0; k < 3; k++) {
      const next = (k + 1) % 3;
      const [from, to] = [y[k]!, y[next]!];
      if (from <= middle === to <= middle) continue;
      const cross = x[k]! + ((middle - from) / (to - from)) * (x[next]! - x[k]!);
      left = Math.min(left, cross);
      right = Math.max(right, cross);
    }
    const line = wrapped(row) * SIDE;
    for (let column = Math.ceil(left - 0.5); column < Math.ceil(right - 0.5); column++)
      visit(line + wrapped(column));
  }
}

function wrapped(index: number): number {
  return ((index % SIDE) + SIDE) % SIDE;
}

/** Cells along each side. */
const SIDE = 512;
/** Extent from which a map repeats the picture, in pictures. */
const TILED = 2;
const ON_PURPOSE = 0.8;
/** A map that fills the picture more often is not drawn: each time costs a quarter of a million cells. */
const MOST_FILLINGS = 64;
