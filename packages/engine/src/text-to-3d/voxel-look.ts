import type { Model } from './grow.ts';
import { type Point, Shape } from './shapes/shape.ts';

/** Voxels along the longest side of the largest thing of a prompt: the first number that keeps to the triangles. */
const alongLongest = [32, 28, 24, 20, 16];

/** Voxels along the longest side of any thing, at least. */
const atLeast = 8;

/** Most triangles of all kinds of things together: about 80 kB with their pictures. */
const mostTriangles = 1250;

/** Voxels along a side of a picture, where one is laid over them. */
const uvCells = 16;

/** Surfaces with a smaller share of the area, such as eyes, count this many times as much for the colour of a voxel. */
const [smallShare, smallWeight] = [0.03, 2];

/** What can be seen through shows what is behind it in the same voxel. */
const clearWeight = 0.1;

/** Share of a voxel that a point is moved inwards, so that a face between two voxels fills one of them. */
const inwards = 0.25;

/**
 * Returns models of equal cubes, of one size for all of them.
 * @param isClear whether a surface of a model can be seen through
 */
export function inVoxels(
  models: readonly Model[],
  isClear: (model: number, slot: string) => boolean,
): readonly Model[] {
  const longest = Math.max(...models.flatMap(({ size }) => size));
  let found: readonly Model[] = models;
  for (const count of alongLongest) {
    found = models.map((model, i) => voxelModel(model, longest / count, (slot) => isClear(i, slot)));
    if (found.reduce((sum, { triangles }) => sum + triangles, 0) <= mostTriangles) break;
  }
  return found;
}

/**
 * Returns a model of equal cubes on one grid: those that its surfaces touch and those within, each in the surface that has most
 * of it. Faces between cubes are left out, and equal ones side by side are one rectangle. Height and ground stay.
 * @param side side of a cube, metres; smaller where the model would have too few of them
 * @param isClear whether a surface can be seen through
 */
export function voxelModel(model: Model, side: number, isClear: (slot: string) => boolean): Model {
  const cell = Math.min(side, Math.max(...model.size) / atLeast);
  const slots = [...new Set(model.parts.flatMap(({ surfaces }) => surfaces.map(({ slot }) => slot)))];
  const cells = model.size.map((size) => Math.max(1, Math.round(size / cell))) as [number, number, number];
  const grid = solidCells(model, slots, cells, isClear);
  const shapes = slots.map((_, slot) => facesOf(grid, cells, slot));
  // The grid has whole cells: it is fitted to the height, and stands around the origin.
  const size = model.size[1] / cells[1];
  const surfaces = slots.flatMap((slot, i) => {
    const shape = shapes[i]!;
    const placed = shape.move(-cells[0] / 2, 0, -cells[2] / 2).scale(size);
    return shape.indices.length === 0 ? [] : [{ slot, shape: placed }];
  });
  return {
    ...model,
    parts: [{ name: `${model.name}_voxels`, pivot: [0, 0, 0], surfaces }],
    size: [cells[0] * size, model.size[1], cells[2] * size],
    triangles: surfaces.reduce((sum, { shape }) => sum + shape.indices.length / 3, 0),
  };
}

/** Returns for each cell the index of its surface plus one; 0 for air. */
function solidCells(
  model: Model,
  slots: readonly string[],
  [nx, ny, nz]: Point,
  isClear: (slot: string) => boolean,
): Uint8Array {
  const votes = slots.map(() => new Float32Array(nx * ny * nz));
  const areas = slots.map(() => 0);
  const toCell = (k: number, value: number): number => {
    const [count, length] = [[nx, ny, nz][k]!, model.size[k]!];
    const at = k === 1 ? value / length : value / length + 0.5;
    return Math.min(count - 1, Math.max(0, Math.floor(at * count)));
  };
  const side = [model.size[0] / nx, model.size[1] / ny, model.size[2] / nz];
  for (const { pivot, surfaces } of model.parts)
    for (const { slot, shape } of surfaces) {
      const index = slots.indexOf(slot);
      eachSample(shape, Math.min(...side) / 2, (point, normal, area) => {
        const [x, y, z] = point.map((value, k) =>
          toCell(k, value + pivot[k]! - normal[k]! * inwards * side[k]!),
        ) as [number, number, number];
        const at = x + nx * (y + ny * z);
        votes[index]![at] = votes[index]![at]! + area;
        areas[index] = areas[index]! + area;
      });
    }
  const whole = areas.reduce((sum, area) => sum + area, 0);
  const solid = new Uint8Array(nx * ny * nz);
  for (let at = 0; at < solid.length; at++) {
    let best = 0;
    for (const [i, vote] of votes.entries()) {
      const factor = isClear(slots[i]!) ? clearWeight : areas[i]! < smallShare * whole ? smallWeight : 1;
      const weight = vote[at]! * factor;
      if (weight > best) [best, solid[at]] = [weight, i + 1];
    }
  }
  fillWithin(solid, [nx, ny, nz]);
  return solid;
}

/** Calls back with points of a shape at most a distance apart, the normal there and the area that each stands for. */
function eachSample(
  { positions, indices }: Shape,
  distance: number,
  visit: (point: Point, normal: Point, area: number) => void,
): void {
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const at = indices[t + k]! * 3;
      return [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;
    }) as [Point, Point, Point];
    const [u, v] = [a, a].map((from, i) => [0, 1, 2].map((k) => (i === 0 ? b : c)[k]! - from[k]!)) as [
      number[],
      number[],
    ];
    const cross = [0, 1, 2].map((k) => u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!);
    const double = Math.hypot(...cross);
    if (double === 0) continue;
    const normal = cross.map((value) => value / double) as unknown as Point;
    const longest = Math.max(Math.hypot(...u), Math.hypot(...v), Math.hypot(...u.map((x, k) => x - v[k]!)));
    const steps = Math.max(1, Math.ceil(longest / distance));
    const area = double / 2 / steps ** 2;
    for (let i = 0; i < steps; i++)
      for (let j = 0; j < steps - i; j++) {
        const [s, r] = [(i + 1 / 3) / steps, (j + 1 / 3) / steps];
        visit([0, 1, 2].map((k) => a[k]! + u[k]! * s + v[k]! * r) as unknown as Point, normal, area);
      }
  }
}

/** Gives cells that no way leads to from outside the surface of a neighbour. */
function fillWithin(solid: Uint8Array, [nx, ny, nz]: Point): void {
  const outside = new Uint8Array(solid.length);
  const waiting: number[] = [];
  const reach = (x: number, y: number, z: number): void => {
    if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return;
    const at = x + nx * (y + ny * z);
    if (solid[at] || outside[at]) return;
    outside[at] = 1;
    waiting.push(at);
  };
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++)
        if (x === 0 || y === 0 || z === 0 || x === nx - 1 || y === ny - 1 || z === nz - 1) reach(x, y, z);
  while (waiting.length > 0) {
    const at = waiting.pop()!;
    const [x, y, z] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
    reach(x - 1, y, z);
    reach(x + 1, y, z);
    reach(x, y - 1, z);
    reach(x, y + 1, z);
    reach(x, y, z - 1);
    reach(x, y, z + 1);
  }
  // Within, no face is seen: any surface will do.
  for (let at = 0; at < solid.length; at++) if (!solid[at] && !outside[at]) solid[at] = solid[at - 1] || 1;
}

/** Returns the outer faces of the cells of one surface, as few rectangles as a greedy search finds, in cells. */
function facesOf(solid: Uint8Array, cells: Point, slot: number): Shape {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const valueAt = (p: readonly number[]): number =>
    p.some((value, k) => value < 0 || value >= cells[k]!)
      ? 0
      : solid[p[0]! + cells[0] * (p[1]! + cells[1] * p[2]!)]!;
  for (const axis of [0, 1, 2]) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    const [wide, high] = [cells[a]!, cells[b]!];
    for (const direction of [-1, 1])
      for (let layer = 0; layer < cells[axis]!; layer++) {
        const open = new Uint8Array(wide * high);
        const at = (i: number, j: number, depth: number): number[] => {
          const p = [0, 0, 0];
          [p[axis], p[a], p[b]] = [depth, i, j];
          return p;
        };
        for (let j = 0; j < high; j++)
          for (let i = 0; i < wide; i++)
            if (valueAt(at(i, j, layer)) === slot + 1 && valueAt(at(i, j, layer + direction)) === 0)
              open[i + j * wide] = 1;
        for (const { i, j, w, h } of rectangles(open, wide, high)) {
          const depth = direction > 0 ? layer + 1 : layer;
          const corners = [
            [i, j],
            [i + w, j],
            [i + w, j + h],
            [i, j + h],
          ] as const;
          const base = positions.length / 3;
          for (const [u, v] of direction > 0 ? corners : corners.toReversed()) {
            positions.push(...at(u, v, depth));
            const normal = [0, 0, 0];
            normal[axis] = direction;
            normals.push(...normal);
            uvs.push(u / uvCells, v / uvCells);
          }
          indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
        }
      }
  }
  return new Shape(positions, normals, uvs, indices);
}

/** Covers the marked squares with rectangles, each as wide and then as high as it can be. */
function rectangles(
  open: Uint8Array,
  wide: number,
  high: number,
): { i: number; j: number; w: number; h: number }[] {
  const found: { i: number; j: number; w: number; h: number }[] = [];
  for (let j = 0; j < high; j++)
    for (let i = 0; i < wide; i++) {
      if (!open[i + j * wide]) continue;
      let w = 1;
      while (i + w < wide && open[i + w + j * wide]) w++;
      let h = 1;
      const isFull = (row: number): boolean => {
        for (let x = i; x < i + w; x++) if (!open[x + row * wide]) return false;
        return true;
      };
      while (j + h < high && isFull(j + h)) h++;
      for (let row = j; row < j + h; row++) open.fill(0, i + row * wide, i + w + row * wide);
      found.push({ i, j, w, h });
    }
  return found;
}
