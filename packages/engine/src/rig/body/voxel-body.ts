import type { Vector } from '@meshwright/look/render';

/** A body as voxels: its inside and its skin. Cell (x, y, z) has index x + nx * (y + ny * z). */
export interface VoxelBody {
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly step: number;
  /** The low corner of cell 0. */
  readonly origin: Vector;
  readonly solid: Uint8Array;
  /** Steps to the nearest empty cell, 0 where empty. */
  readonly depth: Float32Array;
}

/**
 * Fills the triangles' inside with cubes of the given edge. Cells that the outside cannot reach are inside, so open and
 * overlapping parts are allowed; a hole wider than a cube leaves a shell.
 */
export function voxelBody(positions: Float32Array, indices: Uint32Array, step: number): VoxelBody {
  const low = [0, 1, 2].map((k) => extreme(positions, k, Math.min, Number.POSITIVE_INFINITY));
  const high = [0, 1, 2].map((k) => extreme(positions, k, Math.max, Number.NEGATIVE_INFINITY));
  const margin = 2;
  const [nx, ny, nz] = [0, 1, 2].map((k) => Math.ceil((high[k]! - low[k]!) / step) + 2 * margin) as [
    number,
    number,
    number,
  ];
  const origin: Vector = [low[0]! - margin * step, low[1]! - margin * step, low[2]! - margin * step];
  const solid = new Uint8Array(nx * ny * nz);
  const grid = { nx, ny, nz, step, origin };
  markSkin(solid, grid, positions, indices);
  fillInside(solid, grid);
  return { ...grid, solid, depth: depthsOf(solid, grid) };
}

/** Returns the cell that contains a point, or -1 outside the grid. */
export function cellAt({ nx, ny, nz, step, origin }: Grid, [x, y, z]: Vector): number {
  const i = Math.floor((x - origin[0]) / step);
  const j = Math.floor((y - origin[1]) / step);
  const k = Math.floor((z - origin[2]) / step);
  return i < 0 || j < 0 || k < 0 || i >= nx || j >= ny || k >= nz ? -1 : i + nx * (j + ny * k);
}

/** Returns the centre of a cell. */
export function cellCentre({ nx, ny, step, origin }: Grid, cell: number): Vector {
  const i = cell % nx;
  const j = Math.floor(cell / nx) % ny;
  const k = Math.floor(cell / (nx * ny));
  return [origin[0] + (i + 0.5) * step, origin[1] + (j + 0.5) * step, origin[2] + (k + 0.5) * step];
}

/** Returns the nearest solid cell of at least the given depth; the point itself when its cell suffices. */
export function nearestSolid(body: VoxelBody, point: Vector, leastDepth = 1): Vector {
  const own = cellAt(body, point);
  if (own >= 0 && body.depth[own]! >= leastDepth) return point;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < body.solid.length; cell++) {
    if (body.depth[cell]! < leastDepth) continue;
    const [x, y, z] = cellCentre(body, cell);
    const distance = (x - point[0]) ** 2 + (y - point[1]) ** 2 + (z - point[2]) ** 2;
    if (distance < least) {
      least = distance;
      best = cell;
    }
  }
  return best < 0 ? point : cellCentre(body, best);
}

type Grid = Pick<VoxelBody, 'nx' | 'ny' | 'nz' | 'step' | 'origin'>;

function extreme(
  positions: Float32Array,
  axis: number,
  pick: (a: number, b: number) => number,
  from: number,
): number {
  let found = from;
  for (let i = axis; i < positions.length; i += 3) found = pick(found, positions[i]!);
  return found;
}

/** Marks the skin. Triangles are sampled at less than half a cell, so that it has no holes. */
function markSkin(solid: Uint8Array, grid: Grid, positions: Float32Array, indices: Uint32Array): void {
  const { nx, ny, step, origin } = grid;
  const at = (i: number, k: number): number => (positions[i * 3 + k]! - origin[k]!) / step;
  for (let t = 0; t + 2 < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
    const [ax, ay, az] = [at(a, 0), at(a, 1), at(a, 2)];
    const [ux, uy, uz] = [at(b, 0) - ax, at(b, 1) - ay, at(b, 2) - az];
    const [vx, vy, vz] = [at(c, 0) - ax, at(c, 1) - ay, at(c, 2) - az];
    const rows = Math.ceil(Math.max(Math.hypot(ux, uy, uz), Math.hypot(ux - vx, uy - vy, uz - vz)) * 2.2) + 1;
    const across = Math.hypot(vx, vy, vz);
    for (let row = 0; row <= rows; row++) {
      const s = row / rows;
      const columns = Math.ceil(across * (1 - s) * 2.2) + 1;
      for (let column = 0; column <= columns; column++) {
        const r = (1 - s) * (column / columns);
        const i = Math.floor(ax + s * ux + r * vx);
        const j = Math.floor(ay + s * uy + r * vy);
        const k = Math.floor(az + s * uz + r * vz);
        solid[i + nx * (j + ny * k)] = 1;
      }
    }
  }
}

function fillInside(solid: Uint8Array, { nx, ny, nz }: Grid): void {
  const outside = new Uint8Array(solid.length);
  const queue = new Int32Array(solid.length);
  let [head, tail] = [0, 1];
  outside[0] = 1;
  while (head < tail) {
    const cell = queue[head++]!;
    const i = cell % nx;
    const j = Math.floor(cell / nx) % ny;
    const k = Math.floor(cell / (nx * ny));
    const visit = (next: number): void => {
      if (outside[next] || solid[next]) return;
      outside[next] = 1;
      queue[tail++] = next;
    };
    if (i > 0) visit(cell - 1);
    if (i < nx - 1) visit(cell + 1);
    if (j > 0) visit(cell - nx);
    if (j < ny - 1) visit(cell + nx);
    if (k > 0) visit(cell - nx * ny);
    if (k < nz - 1) visit(cell + nx * ny);
  }
  for (let cell = 0; cell < solid.length; cell++) if (!outside[cell]) solid[cell] = 1;
}

/** Computes the chamfer distance to the nearest empty cell in two sweeps: exact to a few percent. */
export function depthsOf(solid: Uint8Array, { nx, ny, nz }: Grid): Float32Array {
  const depth = new Float32Array(solid.length);
  for (let cell = 0; cell < solid.length; cell++) depth[cell] = solid[cell] ? 1e6 : 0;
  const half = neighbours(nx, ny).filter(({ offset }) => offset < 0);
  const sweep = (cell: number, sign: number): void => {
    let least = depth[cell]!;
    for (const { offset, length } of half) least = Math.min(least, depth[cell + sign * offset]! + length);
    depth[cell] = least;
  };
  const inner = (visit: (cell: number) => void, backwards: boolean): void => {
    for (let n = 0; n < (nz - 2) * (ny - 2) * (nx - 2); n++) {
      const m = backwards ? (nz - 2) * (ny - 2) * (nx - 2) - 1 - n : n;
      const i = 1 + (m % (nx - 2));
      const j = 1 + (Math.floor(m / (nx - 2)) % (ny - 2));
      const k = 1 + Math.floor(m / ((nx - 2) * (ny - 2)));
      const cell = i + nx * (j + ny * k);
      if (solid[cell]) visit(cell);
    }
  };
  inner((cell) => sweep(cell, 1), false);
  inner((cell) => sweep(cell, -1), true);
  return depth;
}

/** Returns the 26 cells around a cell, as offsets and lengths in steps. */
export function neighbours(nx: number, ny: number): { readonly offset: number; readonly length: number }[] {
  const all: { offset: number; length: number }[] = [];
  for (let k = -1; k <= 1; k++)
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++)
        if (i !== 0 || j !== 0 || k !== 0)
          all.push({ offset: i + nx * (j + ny * k), length: Math.hypot(i, j, k) });
  return all;
}
