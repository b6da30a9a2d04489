import { DisjointSets } from './disjoint-sets.ts';
import type { Surface } from './surface.ts';

/** Triangles with no gap between them of more than one to two cells of the grid. */
export interface Cluster {
  triangles: number;
  area: number;
  /** Diagonal of its box as a share of the longest side of the model. */
  width: number;
  /** Indices of the surfaces that it has triangles of. */
  surfaces: Set<number>;
}

/**
 * Divides a model where it is not connected: a grid of cells, each of them joined to the 26 around it. The cells are
 * larger where so many triangles are so long that the work would not end: 26 along a side for 60,000 triangles as long as the model.
 */
export function clustersOf(surfaces: readonly Surface[]): Cluster[] {
  const grid = gridOf(surfaces);
  if (!grid) return [];
  const cells = new CellSets(grid);
  const first = surfaces.map(({ points, triangles }) => {
    const own = new Int32Array(triangles.length / 3);
    for (let triangle = 0; triangle < own.length; triangle++)
      own[triangle] = visitCells(points, triangles, triangle, grid, cells);
    return own;
  });
  const sets = cells.joined();
  const drafts: Draft[] = [];
  const draftOf = new Int32Array(cells.used).fill(-1);
  for (const [index, { points, triangles, topology }] of surfaces.entries()) {
    for (let triangle = 0; triangle < topology.areas.length; triangle++) {
      const root = sets.find(first[index]![triangle]!);
      if (draftOf[root] === -1) draftOf[root] = drafts.push(newDraft()) - 1;
      const draft = drafts[draftOf[root]!]!;
      draft.triangles++;
      draft.area += topology.areas[triangle]!;
      if (draft.last !== index) draft.surfaces.add(index);
      draft.last = index;
      addTriangle(draft.box, points, triangles, triangle);
    }
  }
  return drafts.map(({ box, last: _, ...cluster }) => ({
    ...cluster,
    width: Math.hypot(box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!) / grid.longest,
  }));
}

interface Draft extends Cluster {
  box: Float64Array;
  /** The surface of the triangle that was added last. */
  last: number;
}

function newDraft(): Draft {
  const far = Infinity;
  const box = Float64Array.of(far, far, far, -far, -far, -far);
  return { triangles: 0, area: 0, width: 0, surfaces: new Set(), box, last: -1 };
}

interface Grid {
  low: [number, number, number];
  sides: [number, number, number];
  /** Longest side of the model. */
  longest: number;
  cell: number;
}

function gridOf(surfaces: readonly Surface[]): Grid | null {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { min, max } of surfaces.flatMap(({ topology }) => topology.shells)) {
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Math.min(low[axis]!, min[axis]!);
      high[axis] = Math.max(high[axis]!, max[axis]!);
    }
  }
  const longest = Math.max(...high.map((value, axis) => value - low[axis]!));
  if (!(longest > 0) || !Number.isFinite(longest)) return null;
  const cell = Math.max(longest / CELLS, Math.sqrt(squares(surfaces) / 2 / MOST_POINTS));
  const side = (axis: number) => Math.floor((high[axis]! - low[axis]!) / cell) + 1;
  return { low, sides: [side(0), side(1), side(2)], longest, cell };
}

/** Returns the sum of the squared longest edges of all triangles. */
function squares(surfaces: readonly Surface[]): number {
  let sum = 0;
  for (const { points, triangles } of surfaces) {
    for (let corner = 0; corner < triangles.length; corner += 3) {
      const a = triangles[corner]! * 3;
      const b = triangles[corner + 1]! * 3;
      const c = triangles[corner + 2]! * 3;
      sum += Math.max(squared(points, a, b), squared(points, b, c), squared(points, c, a));
    }
  }
  return sum;
}

function squared(points: Float64Array, from: number, to: number): number {
  const x = points[to]! - points[from]!;
  const y = points[to + 1]! - points[from + 1]!;
  const z = points[to + 2]! - points[from + 2]!;
  return x * x + y * y + z * z;
}

/** Adds the cells of points of a triangle no further apart than a cell; returns the number of the first cell. */
function visitCells(
  points: Float64Array,
  triangles: Uint32Array,
  triangle: number,
  { low, sides, cell }: Grid,
  cells: CellSets,
): number {
  const a = triangles[triangle * 3]! * 3;
  const b = triangles[triangle * 3 + 1]! * 3;
  const c = triangles[triangle * 3 + 2]! * 3;
  const x = points[a]! - low[0];
  const y = points[a + 1]! - low[1];
  const z = points[a + 2]! - low[2];
  const bx = points[b]! - low[0] - x;
  const by = points[b + 1]! - low[1] - y;
  const bz = points[b + 2]! - low[2] - z;
  const cx = points[c]! - low[0] - x;
  const cy = points[c + 1]! - low[1] - y;
  const cz = points[c + 2]! - low[2] - z;
  const along = bx * bx + by * by + bz * bz;
  const beside = cx * cx + cy * cy + cz * cz;
  const across = (cx - bx) ** 2 + (cy - by) ** 2 + (cz - bz) ** 2;
  const steps = Math.max(1, Math.ceil(Math.sqrt(Math.max(along, beside, across)) / cell));
  const nx = sides[0];
  const ny = sides[1];
  const nz = sides[2];
  let answer = -1;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const u = i / steps;
      const v = j / steps;
      const column = cellAt((x + bx * u + cx * v) / cell, nx);
      const row = cellAt((y + by * u + cy * v) / cell, ny);
      const layer = cellAt((z + bz * u + cz * v) / cell, nz);
      const seen = cells.add((layer * ny + row) * nx + column);
      if (answer === -1) answer = seen;
    }
  }
  return answer;
}

function cellAt(value: number, side: number): number {
  return value < 0 ? 0 : value >= side ? side - 1 : Math.floor(value);
}

/** The cells of a grid that hold something, numbered in the order in which they were added. */
class CellSets {
  readonly #numbers: Int32Array;
  readonly #cells: number[] = [];
  readonly #sides: Grid['sides'];

  constructor({ sides }: Grid) {
    this.#sides = sides;
    this.#numbers = new Int32Array(sides[0] * sides[1] * sides[2]).fill(-1);
  }

  get used(): number {
    return this.#cells.length;
  }

  add(cell: number): number {
    const known = this.#numbers[cell]!;
    if (known !== -1) return known;
    this.#numbers[cell] = this.#cells.length;
    return this.#cells.push(cell) - 1;
  }

  joined(): DisjointSets {
    const [nx, ny, nz] = this.#sides;
    const sets = new DisjointSets(this.#cells.length);
    for (let number = 0; number < this.#cells.length; number++) {
      const cell = this.#cells[number]!;
      const x = cell % nx;
      const y = Math.floor(cell / nx) % ny;
      const z = Math.floor(cell / (nx * ny));
      for (let at = 0; at < AHEAD.length; at += 3) {
        const i = x + AHEAD[at]!;
        const j = y + AHEAD[at + 1]!;
        const k = z + AHEAD[at + 2]!;
        if (i < 0 || i >= nx || j < 0 || j >= ny || k >= nz) continue;
        const other = this.#numbers[(k * ny + j) * nx + i]!;
        if (other !== -1) sets.join(number, other);
      }
    }
    return sets;
  }
}

function addTriangle(box: Float64Array, p: Float64Array, triangles: Uint32Array, triangle: number): void {
  for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
    const at = triangles[corner]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      const value = p[at + axis]!;
      if (value < box[axis]!) box[axis] = value;
      if (value > box[axis + 3]!) box[axis + 3] = value;
    }
  }
}

/** Half of the 26 neighbours, so that each pair is joined once: x, y and z by turns. */
const AHEAD: readonly number[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [0, 1].flatMap((z) => (z > 0 || y > 0 || (y === 0 && x > 0) ? [x, y, z] : []))),
);

/** Cells along the longest side: a gap of 1 to 2 % separates. */
const CELLS = 100;
/** Points of triangles that are looked up, beside three for each triangle. */
const MOST_POINTS = 10_000_000;
