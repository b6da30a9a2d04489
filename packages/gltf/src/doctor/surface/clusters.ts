import { DisjointSets } from './disjoint-sets.ts';
import type { Surface } from './surface.ts';
import type { Shell } from './topology.ts';

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
 * Divides a model where it is not connected: a grid of cells, each of them joined to the 26 around it. The triangles of
 * a shell are connected already, so that a model of one shell is one cluster. The cells are larger where so many
 * triangles are so long that the work would not end: 26 along a side for 60,000 triangles as long as the model.
 */
export function clustersOf(surfaces: readonly Surface[]): Cluster[] {
  const shells = surfaces.flatMap(({ topology }, surface) =>
    topology.shells.map((shell) => ({ ...shell, surface })),
  );
  const { low, high, longest } = extentOf(shells);
  if (!(longest > 0) || !Number.isFinite(longest)) return [];
  const sets = shells.length > 1 ? joined(surfaces, gridOf(surfaces, { low, high, longest })) : null;
  const clusters = new Map<number, Cluster & { box: Box }>();
  for (const [index, { triangles, area, min, max, surface }] of shells.entries()) {
    const root = sets ? sets.find(index) : index;
    const known = clusters.get(root);
    if (known) {
      known.triangles += triangles;
      known.area += area;
      known.surfaces.add(surface);
      grow(known.box, { min, max });
    } else {
      const box: Box = { min: [...min], max: [...max] };
      clusters.set(root, { triangles, area, width: 0, surfaces: new Set([surface]), box });
    }
  }
  return [...clusters.values()].map(({ box: { min, max }, ...cluster }) => ({
    ...cluster,
    width: Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / longest,
  }));
}

type Box = Pick<Shell, 'min' | 'max'>;

function grow(box: Box, { min, max }: Box): void {
  for (let axis = 0; axis < 3; axis++) {
    box.min[axis] = Math.min(box.min[axis]!, min[axis]!);
    box.max[axis] = Math.max(box.max[axis]!, max[axis]!);
  }
}

/** Joins shells that have triangles in one cell or in neighbouring ones. */
function joined(surfaces: readonly Surface[], grid: Grid): DisjointSets {
  const total = surfaces.reduce((sum, { topology }) => sum + topology.shells.length, 0);
  const cells = new Cells(grid, new DisjointSets(total));
  let first = 0;
  for (const { points, triangles, topology } of surfaces) {
    for (let triangle = 0; triangle < topology.shellOf.length; triangle++)
      visitCells(points, triangles, triangle * 3, grid, cells, first + topology.shellOf[triangle]!);
    first += topology.shells.length;
  }
  return cells.joined();
}

interface Grid {
  low: [number, number, number];
  sides: [number, number, number];
  /** Longest side of the model. */
  longest: number;
  cell: number;
}

function extentOf(boxes: readonly Box[]): Omit<Grid, 'sides' | 'cell'> & { high: Box['max'] } {
  const all: Box = { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
  for (const box of boxes) grow(all, box);
  const [low, high] = [all.min, all.max];
  return { low, high, longest: Math.max(...high.map((value, axis) => value - low[axis]!)) };
}

function gridOf(surfaces: readonly Surface[], { low, high, longest }: ReturnType<typeof extentOf>): Grid {
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

/** Adds the cells of points of a triangle no further apart than a cell. */
function visitCells(
  points: Float64Array,
  triangles: Uint32Array,
  at: number,
  { low, cell }: Grid,
  cells: Cells,
  shell: number,
): void {
  const a = triangles[at]! * 3;
  const b = triangles[at + 1]! * 3;
  const c = triangles[at + 2]! * 3;
  const x = (points[a]! - low[0]) / cell;
  const y = (points[a + 1]! - low[1]) / cell;
  const z = (points[a + 2]! - low[2]) / cell;
  const bx = (points[b]! - low[0]) / cell - x;
  const by = (points[b + 1]! - low[1]) / cell - y;
  const bz = (points[b + 2]! - low[2]) / cell - z;
  const cx = (points[c]! - low[0]) / cell - x;
  const cy = (points[c + 1]! - low[1]) / cell - y;
  const cz = (points[c + 2]! - low[2]) / cell - z;
  const along = bx * bx + by * by + bz * bz;
  const beside = cx * cx + cy * cy + cz * cz;
  const across = (cx - bx) ** 2 + (cy - by) ** 2 + (cz - bz) ** 2;
  const longest = Math.max(along, beside, across);
  if (longest <= 1) {
    cells.add(x, y, z, shell);
    cells.add(x + bx, y + by, z + bz, shell);
    cells.add(x + cx, y + cy, z + cz, shell);
    return;
  }
  const steps = Math.ceil(Math.sqrt(longest));
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const u = i / steps;
      const v = j / steps;
      cells.add(x + bx * u + cx * v, y + by * u + cy * v, z + bz * u + cz * v, shell);
    }
  }
}

/** The cells of a grid that hold something. */
class Cells {
  /** The first shell of each cell; -1 where it is empty. */
  readonly #shells: Int32Array;
  readonly #used: number[] = [];
  readonly #sides: Grid['sides'];
  readonly #sets: DisjointSets;

  constructor({ sides }: Grid, sets: DisjointSets) {
    this.#sides = sides;
    this.#sets = sets;
    this.#shells = new Int32Array(sides[0] * sides[1] * sides[2]).fill(-1);
  }

  /** Adds the cell of a point, in cells from the lowest corner on. */
  add(x: number, y: number, z: number, shell: number): void {
    const [nx, ny, nz] = this.#sides;
    const cell = (cellAt(z, nz) * ny + cellAt(y, ny)) * nx + cellAt(x, nx);
    const first = this.#shells[cell]!;
    if (first === shell) return;
    if (first === -1) {
      this.#shells[cell] = shell;
      this.#used.push(cell);
    } else this.#sets.join(first, shell);
  }

  /** Joins the shells of neighbouring cells. */
  joined(): DisjointSets {
    const [nx, ny, nz] = this.#sides;
    for (const cell of this.#used) {
      const own = this.#shells[cell]!;
      const x = cell % nx;
      const y = Math.floor(cell / nx) % ny;
      const z = Math.floor(cell / (nx * ny));
      for (let at = 0; at < AHEAD.length; at += 3) {
        const i = x + AHEAD[at]!;
        const j = y + AHEAD[at + 1]!;
        const k = z + AHEAD[at + 2]!;
        if (i < 0 || i >= nx || j < 0 || j >= ny || k >= nz) continue;
        const other = this.#shells[(k * ny + j) * nx + i]!;
        if (other !== -1 && other !== own) this.#sets.join(own, other);
      }
    }
    return this.#sets;
  }
}

function cellAt(value: number, side: number): number {
  return value < 0 ? 0 : value >= side ? side - 1 : Math.floor(value);
}

/** Half of the 26 neighbours, so that each pair is joined once: x, y and z by turns. */
const AHEAD: readonly number[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [0, 1].flatMap((z) => (z > 0 || y > 0 || (y === 0 && x > 0) ? [x, y, z] : []))),
);

/** Cells along the longest side: a gap of 1 to 2 % separates. */
const CELLS = 100;
/** Points of triangles that are looked up, beside three for each triangle. */
const MOST_POINTS = 10_000_000;
