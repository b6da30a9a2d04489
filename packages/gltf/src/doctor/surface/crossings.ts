import type { Surface } from './surface.ts';
import { trianglesCross } from './triangles-cross.ts';

/**
 * Marks the triangles of a surface that cross another triangle of the same shell, away from the places they share. Shells
 * that cross each other are parts put together, and are left out. Looks at a bounded number of pairs: where a surface is one
 * heap, some of its crossings are enough.
 */
export function crossingTriangles({ points, triangles, topology }: Surface): Uint8Array {
  const count = triangles.length / 3;
  const crossing = new Uint8Array(count);
  const boxes = boxesOf(points, triangles);
  const grid = gridOf(boxes, count);
  if (!grid) return crossing;
  const { starts, entries } = grid;
  const { shellOf } = topology;
  let tests = count * MAX_TESTS;
  let looks = count * MAX_LOOKS;
  // The boxes of one bucket, side by side.
  const near = new Float32Array(grid.most * 6);
  for (let bucket = 0; bucket + 1 < starts.length; bucket++) {
    const first = starts[bucket]!;
    const size = starts[bucket + 1]! - first;
    for (let entry = 0; entry < size; entry++) {
      // Long triangles that are not connected fill each bucket with boxes of other shells.
      looks -= entry;
      if (looks < 0) return crossing;
      const own = entries[first + entry]!;
      const at = entry * 6;
      for (let side = 0; side < 6; side++) near[at + side] = boxes[own * 6 + side]!;
      const x0 = near[at]!;
      const y0 = near[at + 1]!;
      const z0 = near[at + 2]!;
      const x1 = near[at + 3]!;
      const y1 = near[at + 4]!;
      const z1 = near[at + 5]!;
      for (let to = 0; to < at; to += 6) {
        // Boxes that only touch cannot hold triangles that cross.
        if (near[to]! >= x1 || x0 >= near[to + 3]!) continue;
        if (near[to + 1]! >= y1 || y0 >= near[to + 4]!) continue;
        if (near[to + 2]! >= z1 || z0 >= near[to + 5]!) continue;
        const other = entries[first + to / 6]!;
        if (other === own || meet(triangles, own * 3, other * 3)) continue;
        if (crossing[own]! + crossing[other]! === 2 || shellOf[own] !== shellOf[other]) continue;
        if (tests-- <= 0) return crossing;
        if (!trianglesCross(points, triangles, own * 3, other * 3)) continue;
        crossing[own] = 1;
        crossing[other] = 1;
      }
    }
  }
  return crossing;
}

interface Grid {
  /** First entry of each bucket, and the end of the last. */
  starts: Uint32Array;
  /** Triangles of each bucket, in their order. */
  entries: Uint32Array;
  /** Entries of the fullest bucket. */
  most: number;
}

interface Cells {
  boxes: Float32Array;
  count: number;
  low: Float64Array;
  /** Side of a cell. */
  cell: number;
  /** Of the numbers of buckets. */
  mask: number;
}

/** Puts each triangle into the buckets of the cells that its box covers; coarser where long triangles cover many. */
function gridOf(boxes: Float32Array, count: number): Grid | null {
  const low = new Float64Array(3).fill(Infinity);
  let sides = 0;
  for (let at = 0; at < count * 6; at += 6) {
    for (let axis = 0; axis < 3; axis++) low[axis] = Math.min(low[axis]!, boxes[at + axis]!);
    const [width, height] = [boxes[at + 3]! - boxes[at]!, boxes[at + 4]! - boxes[at + 1]!];
    sides += Math.max(width, height, boxes[at + 5]! - boxes[at + 2]!);
  }
  const mean = sides / count;
  if (!(mean > 0) || !Number.isFinite(mean) || !low.every(Number.isFinite)) return null;
  const mask = 2 ** Math.ceil(Math.log2(Math.max(16, count * 2))) - 1;
  for (let cell = mean * 2; ; cell *= 2) {
    const starts = new Uint32Array(mask + 2);
    const total = fill({ boxes, count, low, cell, mask }, count * MAX_CELLS, (bucket) => {
      starts[bucket + 1]!++;
    });
    if (total > count * MAX_CELLS) continue;
    let most = 0;
    for (let bucket = 0; bucket <= mask; bucket++) {
      most = Math.max(most, starts[bucket + 1]!);
      starts[bucket + 1]! += starts[bucket]!;
    }
    const next = starts.slice();
    const entries = new Uint32Array(total);
    fill({ boxes, count, low, cell, mask }, Infinity, (bucket, triangle) => {
      entries[next[bucket]!++] = triangle;
    });
    return { starts, entries, most };
  }
}

/** Calls `add` for each cell of each triangle until there are more than `most`; returns how many there were. */
function fill(
  { boxes, count, low, cell, mask }: Cells,
  most: number,
  add: (bucket: number, triangle: number) => void,
): number {
  let total = 0;
  const [lowX, lowY, lowZ] = [low[0]!, low[1]!, low[2]!];
  for (let triangle = 0, at = 0; triangle < count; triangle++, at += 6) {
    const x0 = Math.floor((boxes[at]! - lowX) / cell);
    const y0 = Math.floor((boxes[at + 1]! - lowY) / cell);
    const z0 = Math.floor((boxes[at + 2]! - lowZ) / cell);
    const x1 = Math.floor((boxes[at + 3]! - lowX) / cell);
    const y1 = Math.floor((boxes[at + 4]! - lowY) / cell);
    const z1 = Math.floor((boxes[at + 5]! - lowZ) / cell);
    total += (x1 - x0 + 1) * (y1 - y0 + 1) * (z1 - z0 + 1);
    if (total > most) return total;
    for (let z = z0; z <= z1; z++)
      for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) add(bucketOf(x, y, z, mask), triangle);
  }
  return total;
}

function bucketOf(x: number, y: number, z: number, mask: number): number {
  return (Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791)) & mask;
}

/** Three lowest and three highest coordinates of each triangle. */
function boxesOf(points: Float64Array, triangles: Uint32Array): Float32Array {
  const boxes = new Float32Array(triangles.length * 2);
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at]! * 3;
    const b = triangles[at + 1]! * 3;
    const c = triangles[at + 2]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      const p = points[a + axis]!;
      const q = points[b + axis]!;
      const r = points[c + axis]!;
      boxes[at * 2 + axis] = Math.min(p, q, r);
      boxes[at * 2 + axis + 3] = Math.max(p, q, r);
    }
  }
  return boxes;
}

/** Whether two triangles share a place. */
function meet(triangles: Uint32Array, a: number, b: number): boolean {
  for (let i = a; i < a + 3; i++) {
    const place = triangles[i];
    if (place === triangles[b] || place === triangles[b + 1] || place === triangles[b + 2]) return true;
  }
  return false;
}

/** Pairs that are tested, pairs of boxes, and cells that are covered, at most: times the number of triangles. */
const MAX_TESTS = 20;
const MAX_LOOKS = 1000;
const MAX_CELLS = 12;
