import type { BodyForm } from './body-form.ts';
import type { CutOut } from './cut-out.ts';
import { smoothSurface } from './smooth-surface.ts';

/** A closed surface over the subject's outline, in the picture's pixels: x right, y down, z towards the viewer. */
export interface Relief {
  readonly positions: Float32Array;
  /** Counter-clockwise from outside once y points up. */
  readonly indices: Uint32Array;
}

/**
 * Inflates the outline like a balloon, the same at the front and the back. The half depth is the root of the solution
 * of Poisson's equation over the mask: round across limbs, flatter over wide bodies, no ridges.
 * A turned body is as deep as it is wide in every row, and a slab has one depth.
 * @param cells grid cells along the longer side of the subject
 */
export function inflate(subject: CutOut, cells: number, form: Exclude<BodyForm, 'blocks'> = 'round'): Relief {
  const grid = sampleGrid(subject, cells);
  const depth =
    form === 'turned' ? turnedDepth(grid) : form === 'slab' ? slabDepth(grid) : halfDepth(grid, bodyDepth);
  const surface = new Surface(grid, depth);
  for (let row = 0; row + 1 < grid.rows; row++) {
    for (let column = 0; column + 1 < grid.columns; column++) surface.addCell(column, row);
  }
  const { positions, indices } = surface.relief();
  return { positions: smoothSurface(positions, indices, smoothing), indices };
}

/** Depths over the picture, in its pixels. */
export interface DepthField {
  /** The deepest, in pixels. */
  readonly most: number;
  /** Returns the half depth at a place, 0 outside. */
  at(x: number, y: number): number;
}

/** Returns the half depth that `inflate` gives the subject, as a field. */
export function inflatedDepth(subject: CutOut, cells: number): DepthField {
  const grid = sampleGrid(subject, cells);
  const depth = halfDepth(grid, bodyDepth);
  const { columns, rows, left, top, step } = grid;
  return {
    most: depth.reduce((most, value) => Math.max(most, value), 0),
    at: (x, y) => sampleAt(depth, columns, rows, (x - left) / step + 0.5, (y - top) / step + 0.5),
  };
}

const smoothing = 8;
/** Largest half depth, as a share of the subject's longer side. */
const bodyDepth = 0.26;
/** 1 makes a long limb circular. */
const roundness = 0.85;

/** Samples of the softened mask: above zero is inside. An empty ring around the grid closes the outline. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly values: Float32Array;
}

function sampleGrid({ mask, width, height }: CutOut, cells: number): Grid {
  const box = boundsOf(mask, width, height);
  const step = Math.max(box.right - box.left, box.bottom - box.top) / cells;
  const soft = soften(mask, width, height, Math.max(1, Math.round(step * 0.8)));
  const margin = 3 * step;
  const columns = Math.ceil((box.right - box.left + 2 * margin) / step) + 1;
  const rows = Math.ceil((box.bottom - box.top + 2 * margin) / step) + 1;
  const [left, top] = [box.left - margin, box.top - margin];
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] =
        sampleAt(soft, width, height, left + column * step, top + row * step) - 0.5;
    }
  }
  return { columns, rows, left, top, step, values };
}

/** Returns the bounds of the subject in pixels. */
function boundsOf(
  mask: Uint8Array,
  width: number,
  height: number,
): Record<'left' | 'right' | 'top' | 'bottom', number> {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  return box;
}

/** Three box blurs, which approximate a Gaussian; outside the picture is empty. */
function soften(mask: Uint8Array, width: number, height: number, radius: number): Float32Array {
  let values = Float32Array.from(mask);
  for (let pass = 0; pass < 3; pass++) {
    values = blurLines(values, height, width, width, 1, radius);
    values = blurLines(values, width, height, 1, width, radius);
  }
  return values;
}

function blurLines(
  values: Float32Array,
  lines: number,
  length: number,
  lineStride: number,
  stride: number,
  radius: number,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  const size = radius * 2 + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * lineStride;
    let sum = 0;
    for (let k = 0; k < Math.min(radius, length); k++) sum += values[start + k * stride]!;
    for (let k = 0; k < length; k++) {
      if (k + radius < length) sum += values[start + (k + radius) * stride]!;
      if (k - radius - 1 >= 0) sum -= values[start + (k - radius - 1) * stride]!;
      out[start + k * stride] = sum / size;
    }
  }
  return out;
}

/** Interpolates between pixel centres; zero outside. */
function sampleAt(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const [fx, fy] = [x - 0.5, y - 0.5];
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const at = (px: number, py: number): number =>
    px < 0 || py < 0 || px >= width || py >= height ? 0 : values[py * width + px]!;
  const [tx, ty] = [fx - x0, fy - y0];
  const upper = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
  const lower = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx;
  return upper * (1 - ty) + lower * ty;
}

/** Returns the half depth at every grid point in pixels, by successive over-relaxation; zero on the outline. */
function halfDepth({ columns, rows, values, step }: Grid, deepest: number): Float32Array {
  const u = new Float32Array(values.length);
  const inside = Int32Array.from(values.keys()).filter((i) => values[i]! > 0);
  const around = [-1, 1, -columns, columns] as const;
  const divisor = new Float32Array(values.length);
  for (const i of inside) {
    let sum = 4;
    for (const by of around) {
      const other = values[i + by]!;
      if (other > 0) continue;
      // The zero lies between the points, not on the next one; otherwise the rim would show the grid.
      const share = crossing(values[i]!, other);
      sum += (1 - share) / share;
    }
    divisor[i] = sum;
  }
  const longer = Math.max(columns, rows);
  const relaxation = 2 / (1 + Math.sin(Math.PI / longer));
  for (let round = 0; round < longer * 3; round++) {
    for (const i of inside) {
      const next = (u[i - 1]! + u[i + 1]! + u[i - columns]! + u[i + columns]! + 2) / divisor[i]!;
      u[i] = u[i]! + relaxation * (next - u[i]!);
    }
  }
  const limit = deepest * (longer - 6) * step;
  return u.map(
    (value) => limit * (1 - Math.exp((-roundness * Math.sqrt(Math.max(0, value)) * step) / limit)),
  );
}

/** Half the depth of a slab, as a share of its longer side. */
const slabShare = 0.03;

function slabDepth({ columns, rows, values, step }: Grid): Float32Array {
  const half = slabShare * (Math.max(columns, rows) - 6) * step;
  return values.map((value) => (value > 0 ? half : 0));
}

/** Returns the half depth of circles around the middle of each row. */
function turnedDepth({ columns, rows, values, step }: Grid): Float32Array {
  const depth = new Float32Array(values.length);
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * columns, (row + 1) * columns);
    const [first, last] = [own.findIndex((value) => value > 0), own.findLastIndex((value) => value > 0)];
    if (first < 0) continue;
    const left = first - crossing(own[first]!, own[first - 1]!);
    const right = last + crossing(own[last]!, own[last + 1]!);
    const [middle, radius] = [(left + right) / 2, (right - left) / 2];
    for (let column = first; column <= last; column++)
      depth[row * columns + column] = step * Math.sqrt(Math.max(0, radius ** 2 - (column - middle) ** 2));
  }
  return depth;
}

/** Returns where the outline crosses between two grid points, the first inside and the second outside: 0 to 1. */
function crossing(inner: number, outer: number): number {
  return Math.min(0.9, Math.max(0.1, inner / (inner - outer)));
}

class Surface {
  readonly #grid: Grid;
  readonly #depth: Float32Array;
  readonly #positions: number[] = [];
  readonly #indices: number[] = [];
  /** Vertex of each grid point at the front (the back is the next one), and of each cut edge. */
  readonly #points = new Map<number, number>();
  readonly #cuts = new Map<number, number>();

  constructor(grid: Grid, depth: Float32Array) {
    this.#grid = grid;
    this.#depth = depth;
  }

  /** Adds the part of a cell inside the outline, at the front and mirrored at the back. */
  addCell(column: number, row: number): void {
    const { columns, values } = this.#grid;
    const corner = row * columns + column;
    // Counter-clockwise once y points up.
    const ring = [corner, corner + columns, corner + columns + 1, corner + 1];
    const start = ring.findIndex((i) => values[i]! > 0);
    if (start < 0) return;
    const front: number[] = [];
    const back: number[] = [];
    for (let k = 0; k < 4; k++) {
      const here = ring[(start + k) % 4]!;
      const next = ring[(start + k + 1) % 4]!;
      if (values[here]! > 0) {
        const point = this.#point(here);
        front.push(point);
        back.push(point + 1);
      }
      if (values[here]! > 0 !== values[next]! > 0) {
        const cut = values[here]! > 0 ? this.#cut(here, next) : this.#cut(next, here);
        front.push(cut);
        back.push(cut);
      }
    }
    // Fans start at a grid point, so no triangle has all three corners in the outline's plane.
    for (let k = 1; k + 1 < front.length; k++) {
      this.#indices.push(front[0]!, front[k]!, front[k + 1]!, back[0]!, back[k + 1]!, back[k]!);
    }
  }

  relief(): Relief {
    return { positions: Float32Array.from(this.#positions), indices: Uint32Array.from(this.#indices) };
  }

  #point(i: number): number {
    let vertex = this.#points.get(i);
    if (vertex === undefined) {
      const depth = this.#depth[i]!;
      vertex = this.#vertex(i % this.#grid.columns, Math.floor(i / this.#grid.columns), depth);
      this.#vertex(i % this.#grid.columns, Math.floor(i / this.#grid.columns), -depth);
      this.#points.set(i, vertex);
    }
    return vertex;
  }

  #cut(inner: number, outer: number): number {
    const { columns, values } = this.#grid;
    const key = inner * 4 + [-1, 1, -columns, columns].indexOf(outer - inner);
    let vertex = this.#cuts.get(key);
    if (vertex === undefined) {
      const share = crossing(values[inner]!, values[outer]!);
      const across = (outer % columns) - (inner % columns);
      const down = Math.floor(outer / columns) - Math.floor(inner / columns);
      vertex = this.#vertex(
        (inner % columns) + across * share,
        Math.floor(inner / columns) + down * share,
        0,
      );
      this.#cuts.set(key, vertex);
    }
    return vertex;
  }

  #vertex(column: number, row: number, z: number): number {
    const { left, top, step } = this.#grid;
    this.#positions.push(left + column * step, top + row * step, z);
    return this.#positions.length / 3 - 1;
  }
}
