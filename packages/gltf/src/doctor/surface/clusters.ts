import type { Surface } from './surface.ts';
import { DisjointSets } from './topology.ts';
import { triangleArea } from './triangle-area.ts';

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
  const a = triangles[triangle * 3]! * 3;
  const b = triangles[triangle * 3 + 1]! * 3;
  const c = triangles[triangle * 3 + 2]! * 3;
  const [x, y, z] = [points[a]! - low[0], points[a + 1]! - low[1], points[a + 2]! - low[2]];
  const [bx, by, bz] = [points[b]! - low[0] - x, points[b + 1]! - low[1] - y, points[b + 2]! - low[2] - z];
  const [cx, cy, cz] = [points[c]! - low[0] - x, points[c + 1]! - low[1] - y, points[c + 2]! - low[2] - z];
  const along = bx * bx + by * by + bz * bz;
  const beside = cx * cx + cy * cy + cz * cz;
  const across = (cx - bx) ** 2 + (cy - by) ** 2 + (cz - bz) ** 2;
  const steps = Math.max(1, Math.ceil(Math.sqrt(Math.max(along, beside, across)) / cell));
  const [nx, ny, nz] = sides;
  let answer = -1;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const u = i / steps;
      const v = j / steps;
      const column = cellAt((x + bx * u + cx * v) / cell, nx);
      const row = cellAt((y + by * u + cy * v) / cell, ny);
      const layer = cellAt((z + bz * u + cz * v) / cell, nz);
      const seen = visit((layer * ny + row) * nx + column);
      if (answer === -1) answer = seen;
    }
  }
  return answer;
}

function cellAt(value: number, side: number): number {
  return value < 0 ? 0 : value >= side ? side - 1 : Math.floor(value);
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
  for (let corner = triangle * 3; corner < triangle * 3 + 3; corner++) {
    const at = triangles[corner]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      const value = p[at + axis]!;
      if (value < cluster.box[axis]!) cluster.box[axis] = value;
      if (value > cluster.box[axis + 3]!) cluster.box[axis + 3] = value;
    }
  }
  cluster.area += triangleArea(p, triangles, triangle * 3);
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
