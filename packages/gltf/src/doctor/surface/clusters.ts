import type { Surface } from './surface.ts';
import { DisjointSets } from './topology.ts';

/** Triangles with no gap between them of more than one to two cells of the grid. */
export interface Cluster {
  triangles: number;
  area: number;
  /** Diagonal of its box as a share of the longest side of the model. */
  width: number;
  /** Indices of the surfaces that it has triangles of. */
  surfaces: Set<number>;
}

/** Divides a model where it is not connected: a grid of cells, each of them joined to the 26 around it. */
export function clustersOf(surfaces: readonly Surface[]): Cluster[] {
  const grid = gridOf(surfaces);
  if (!grid) return [];
  const cells = new Int32Array(grid.sides[0] * grid.sides[1] * grid.sides[2]).fill(-1);
  let used = 0;
  const first = surfaces.map(({ points, triangles }) => {
    const own = new Int32Array(triangles.length / 3);
    for (let triangle = 0; triangle < own.length; triangle++) {
      own[triangle] = visitCells(points, triangles, triangle, grid, (cell) => {
        if (cells[cell] === -1) cells[cell] = used++;
        return cells[cell]!;
      });
    }
    return own;
  });
  const sets = joinedCells(cells, used, grid);
  const clusters = new Map<number, Cluster & { box: Float64Array }>();
  for (const [index, { points, triangles }] of surfaces.entries()) {
    for (let triangle = 0; triangle < triangles.length / 3; triangle++) {
      const root = sets.find(first[index]![triangle]!);
      let cluster = clusters.get(root);
      if (!cluster) {
        const far = Infinity;
        const box = Float64Array.of(far, far, far, -far, -far, -far);
        cluster = { triangles: 0, area: 0, width: 0, surfaces: new Set(), box };
        clusters.set(root, cluster);
      }
      cluster.triangles++;
      cluster.surfaces.add(index);
      addTriangle(cluster, points, triangles, triangle);
    }
  }
  return [...clusters.values()].map(({ box, ...cluster }) => ({
    ...cluster,
    width: Math.hypot(box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!) / (grid.cell * CELLS),
  }));
}

interface Grid {
  low: [number, number, number];
  sides: [number, number, number];
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
  const cell = Math.max(...high.map((value, axis) => value - low[axis]!)) / CELLS;
  if (!(cell > 0) || !Number.isFinite(cell)) return null;
  const side = (axis: number) => Math.floor((high[axis]! - low[axis]!) / cell) + 1;
  return { low, sides: [side(0), side(1), side(2)], cell };
}

/** Visits points of a triangle no further apart than a cell; returns the answer for the first one. */
function visitCells(
  points: Float64Array,
  triangles: Uint32Array,
  triangle: number,
  { low, sides, cell }: Grid,
  visit: (cell: number) => number,
): number {
  const [a, b, c] = [0, 1, 2].map((k) => triangles[triangle * 3 + k]! * 3) as [number, number, number];
  const side = (from: number, to: number) =>
    Math.hypot(
      points[to]! - points[from]!,
      points[to + 1]! - points[from + 1]!,
      points[to + 2]! - points[from + 2]!,
    );
  const steps = Math.max(1, Math.ceil(Math.max(side(a, b), side(b, c), side(c, a)) / cell));
  let answer = -1;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const [u, v] = [i / steps, j / steps];
      const at = (axis: number) => {
        const value = points[a + axis]! * (1 - u - v) + points[b + axis]! * u + points[c + axis]! * v;
        return Math.min(sides[axis]! - 1, Math.max(0, Math.floor((value - low[axis]!) / cell)));
      };
      const seen = visit((at(2) * sides[1] + at(1)) * sides[0] + at(0));
      if (answer === -1) answer = seen;
    }
  }
  return answer;
}

function joinedCells(cells: Int32Array, used: number, { sides: [nx, ny, nz] }: Grid): DisjointSets {
  const sets = new DisjointSets(used);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === -1) continue;
    const [x, y, z] = [cell % nx, Math.floor(cell / nx) % ny, Math.floor(cell / (nx * ny))];
    for (const [dx, dy, dz] of AHEAD) {
      const [i, j, k] = [x + dx, y + dy, z + dz];
      if (i < 0 || i >= nx || j < 0 || j >= ny || k >= nz) continue;
      const other = cells[(k * ny + j) * nx + i]!;
      if (other !== -1) sets.join(cells[cell]!, other);
    }
  }
  return sets;
}

function addTriangle(
  cluster: Cluster & { box: Float64Array },
  p: Float64Array,
  triangles: Uint32Array,
  triangle: number,
): void {
  const [a, b, c] = [0, 1, 2].map((k) => triangles[triangle * 3 + k]! * 3) as [number, number, number];
  for (const at of [a, b, c]) {
    for (let axis = 0; axis < 3; axis++) {
      const value = p[at + axis]!;
      if (value < cluster.box[axis]!) cluster.box[axis] = value;
      if (value > cluster.box[axis + 3]!) cluster.box[axis + 3] = value;
    }
  }
  const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
  const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
  cluster.area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

/** Half of the 26 neighbours, so that each pair is joined once. */
const AHEAD: readonly [number, number, number][] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) =>
    [0, 1].flatMap((z): [number, number, number][] =>
      z > 0 || y > 0 || (y === 0 && x > 0) ? [[x, y, z]] : [],
    ),
  ),
);

/** Cells along the longest side: a gap of 1 to 2 % separates. */
const CELLS = 100;
