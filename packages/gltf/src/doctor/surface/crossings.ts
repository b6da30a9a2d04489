import { type Buckets, bucketsOf } from './buckets.ts';
import type { Surface } from './surface.ts';
import { trianglesCross } from './triangles-cross.ts';

/**
 * Marks the triangles of a surface that cross another triangle of the same shell, away from the places they share. Shells
 * that cross each other are parts put together, and are left out. Looks at a bounded number of pairs: where a surface is one
 * heap, some of its crossings are enough.
 * @param every false where a few crossings do not matter: a quarter of a large surface is looked at first, and the rest
 * only where that has a crossing
 */
export function crossingTriangles(surface: Surface, every: boolean): Uint8Array {
  const { triangles } = surface;
  const count = triangles.length / 3;
  const crossing = new Uint8Array(count);
  const boxes = boxesOf(surface);
  const buckets = bucketsOf(boxes);
  if (!buckets) return crossing;
  const near = new Float32Array(buckets.most * 6);
  const [tests, looks] = [count * MAX_TESTS, count * MAX_LOOKS];
  const search: Search = { surface, crossing, boxes, buckets, near, tests, looks, found: 0 };
  if (every || count < LARGE) visit(search, () => true);
  else {
    visit(search, isSample);
    if (search.found > 0) visit(search, (bucket) => !isSample(bucket));
  }
  return crossing;
}

interface Search {
  surface: Surface;
  crossing: Uint8Array;
  boxes: Float32Array;
  buckets: Buckets;
  /** The boxes of one bucket, side by side. */
  near: Float32Array;
  /** Pairs of triangles that may still be tested, and pairs of boxes. */
  tests: number;
  looks: number;
  /** Pairs that cross. */
  found: number;
}

/** A quarter of the buckets, in no direction more than in another. */
function isSample(bucket: number): boolean {
  return Math.imul(bucket, 0x9e3779b1) >>> 30 === 0;
}

function visit(search: Search, isWanted: (bucket: number) => boolean): void {
  const { starts } = search.buckets;
  for (let bucket = 0; bucket + 1 < starts.length; bucket++) {
    if (starts[bucket + 1]! - starts[bucket]! < 2 || !isWanted(bucket)) continue;
    compare(search, starts[bucket]!, starts[bucket + 1]!);
    if (search.looks < 0 || search.tests < 0) return;
  }
}

/** Compares the boxes of a bucket with each other. */
function compare(search: Search, first: number, end: number): void {
  const { boxes, near } = search;
  const { entries } = search.buckets;
  for (let entry = first, at = 0; entry < end; entry++)
    for (let side = 0, from = entries[entry]! * 6; side < 6; side++) near[at++] = boxes[from++]!;
  for (let entry = first, at = 0; entry < end; entry++, at += 6) {
    // Long triangles that are not connected fill each bucket with boxes of other shells.
    search.looks -= entry - first;
    if (search.looks < 0 || search.tests < 0) return;
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
      test(search, entries[entry]!, entries[first + to / 6]!);
    }
  }
}

function test(search: Search, one: number, other: number): void {
  const { crossing, surface } = search;
  const { points, triangles, topology } = surface;
  if (one === other || meet(triangles, one * 3, other * 3)) return;
  if (crossing[one]! + crossing[other]! === 2 || topology.shellOf[one] !== topology.shellOf[other]) return;
  if (search.tests-- <= 0 || !trianglesCross(points, triangles, one * 3, other * 3)) return;
  crossing[one] = 1;
  crossing[other] = 1;
  search.found++;
}

/** Three lowest and three highest coordinates of each triangle, from the lowest corner of the surface on. */
function boxesOf({ points, triangles, topology }: Surface): Float32Array {
  const boxes = new Float32Array(triangles.length * 2);
  for (let axis = 0; axis < 3; axis++) {
    const low = topology.shells.reduce((least, { min }) => Math.min(least, min[axis]!), Infinity);
    for (let at = 0; at < triangles.length; at += 3) {
      const p = points[triangles[at]! * 3 + axis]!;
      const q = points[triangles[at + 1]! * 3 + axis]!;
      const r = points[triangles[at + 2]! * 3 + axis]!;
      boxes[at * 2 + axis] = Math.min(p, q, r) - low;
      boxes[at * 2 + axis + 3] = Math.max(p, q, r) - low;
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

/** Pairs that are tested and pairs of boxes, at most: times the number of triangles. */
const MAX_TESTS = 20;
const MAX_LOOKS = 1000;
/** Triangles from which on a sample decides: crossings that matter lie in many buckets. */
const LARGE = 20_000;
