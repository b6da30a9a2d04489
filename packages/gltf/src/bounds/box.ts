import type { Matrix, Vector } from '../matrix.ts';

/** An axis-aligned box; `min` above `max` means that it is empty. */
export interface Box {
  min: Vector;
  max: Vector;
}

export function emptyBox(): Box {
  return { min: [Infinity, Infinity, Infinity], max: [-Infinity, -Infinity, -Infinity] };
}

export function isEmpty(box: Box): boolean {
  return box.min[0] > box.max[0];
}

export function addPoint(box: Box, x: number, y: number, z: number): void {
  if (x < box.min[0]) box.min[0] = x;
  if (y < box.min[1]) box.min[1] = y;
  if (z < box.min[2]) box.min[2] = z;
  if (x > box.max[0]) box.max[0] = x;
  if (y > box.max[1]) box.max[1] = y;
  if (z > box.max[2]) box.max[2] = z;
}

/** Adds the eight corners of `other`, transformed by `matrix`. */
export function addMovedBox(box: Box, other: Box, matrix: Matrix): void {
  if (isEmpty(other)) return;
  for (const [x, y, z] of corners(other)) {
    addPoint(
      box,
      matrix[0]! * x + matrix[4]! * y + matrix[8]! * z + matrix[12]!,
      matrix[1]! * x + matrix[5]! * y + matrix[9]! * z + matrix[13]!,
      matrix[2]! * x + matrix[6]! * y + matrix[10]! * z + matrix[14]!,
    );
  }
}

export function corners({ min, max }: Box): Vector[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [
    bits & 1 ? max[0] : min[0],
    bits & 2 ? max[1] : min[1],
    bits & 4 ? max[2] : min[2],
  ]);
}

export function sizeOf({ min, max }: Box): Vector {
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
}
