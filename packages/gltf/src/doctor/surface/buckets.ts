/** Triangles by the cells of a grid that their boxes cover; cells that are far apart may share a bucket. */
export interface Buckets {
  /** First entry of each bucket, and the end of the last. */
  starts: Uint32Array;
  /** Triangles of each bucket, in their order. */
  entries: Uint32Array;
  /** Entries of the fullest bucket. */
  most: number;
}

/**
 * Puts each triangle into the buckets of the cells that its box covers; coarser where long triangles cover many. Null
 * where the boxes have no extent, or none that is finite.
 * @param boxes three lowest and three highest coordinates of each triangle, none negative
 */
export function bucketsOf(boxes: Float32Array): Buckets | null {
  const count = boxes.length / 6;
  const { longest, mean } = extentOf(boxes);
  if (!(mean > 0) || !Number.isFinite(mean + longest)) return null;
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, count * 2)));
  const most = count * MAX_CELLS;
  const bucketsBy = new Uint32Array(most);
  const ends = new Uint32Array(count);
  // Numbers of cells along a side stay whole in 32 bits.
  for (let cell = Math.max(mean * CELL, longest / 2 ** 20); ; cell *= 2) {
    const total = cover({ boxes, longest, cell, mask: size - 1 }, bucketsBy, ends);
    if (total <= most) return sorted(bucketsBy.subarray(0, total), ends, size);
  }
}

interface Grid {
  boxes: Float32Array;
  /** Longest side of the box of all triangles. */
  longest: number;
  /** Side of a cell. */
  cell: number;
  /** Of the numbers of buckets. */
  mask: number;
}

/** Lists the buckets of each triangle until they are too many for the list; returns how many there are. */
function cover({ boxes, longest, cell, mask }: Grid, list: Uint32Array, ends: Uint32Array): number {
  const scale = 1 / cell;
  // Odd steps spread the cells of a large grid over all buckets.
  const row = Math.floor(longest * scale + 1) | 1;
  const layer = Math.imul(row, row);
  let total = 0;
  let used = 0;
  for (let triangle = 0, at = 0; triangle < ends.length; triangle++, at += 6) {
    const x0 = (boxes[at]! * scale) | 0;
    const y0 = (boxes[at + 1]! * scale) | 0;
    const z0 = (boxes[at + 2]! * scale) | 0;
    const x1 = (boxes[at + 3]! * scale) | 0;
    const y1 = (boxes[at + 4]! * scale) | 0;
    const z1 = (boxes[at + 5]! * scale) | 0;
    total += (x1 - x0 + 1) * (y1 - y0 + 1) * (z1 - z0 + 1);
    if (total > list.length) return total;
    for (let z = z0; z <= z1; z++) {
      for (let y = y0; y <= y1; y++) {
        const first = Math.imul(z, layer) + Math.imul(y, row);
        for (let x = x0; x <= x1; x++) list[used++] = (first + x) & mask;
      }
    }
    ends[triangle] = used;
  }
  return total;
}

/** Counts the entries of each bucket, then puts the triangles there in their order. */
function sorted(list: Uint32Array, ends: Uint32Array, size: number): Buckets {
  const starts = new Uint32Array(size + 1);
  for (let at = 0; at < list.length; at++) starts[list[at]!]!++;
  let most = 0;
  let end = 0;
  for (let bucket = 0; bucket <= size; bucket++) {
    const own = starts[bucket]!;
    if (own > most) most = own;
    end += own;
    starts[bucket] = end;
  }
  const entries = new Uint32Array(list.length);
  // Backwards, each start moves from the end of its bucket to the first entry.
  for (let triangle = ends.length - 1, at = list.length - 1; triangle >= 0; triangle--) {
    const first = triangle > 0 ? ends[triangle - 1]! : 0;
    for (; at >= first; at--) entries[--starts[list[at]!]!] = triangle;
  }
  return { starts, entries, most };
}

/** The longest side of the box of all boxes, which begins at 0, and the mean of the longest sides of each. */
function extentOf(boxes: Float32Array): { longest: number; mean: number } {
  let longest = 0;
  let sides = 0;
  for (let at = 0; at < boxes.length; at += 6) {
    const x = boxes[at + 3]!;
    const y = boxes[at + 4]!;
    const z = boxes[at + 5]!;
    longest = Math.max(longest, x, y, z);
    sides += Math.max(x - boxes[at]!, y - boxes[at + 1]!, z - boxes[at + 2]!);
  }
  return { longest, mean: (sides / boxes.length) * 6 };
}

/** Side of a cell, in means of the longest sides of the boxes. */
const CELL = 2;
/** Cells that are covered at most, times the number of triangles. */
const MAX_CELLS = 12;
