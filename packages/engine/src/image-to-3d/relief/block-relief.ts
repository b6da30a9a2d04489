import type { CutOut } from '../cut-out.ts';
import type { Relief } from '../inflate.ts';

/** Half the depth of a block, in blocks. */
const halfDepth = 0.75;

/** Corners of the faces of a block, counter-clockwise from outside once y points up: front, back, left, right, top, bottom. */
const faces: readonly { readonly beside: readonly [number, number] | null; readonly corners: number[][] }[] =
  [
    {
      beside: null,
      corners: [
        [0, 0, 1],
        [0, 1, 1],
        [1, 1, 1],
        [1, 0, 1],
      ],
    },
    {
      beside: null,
      corners: [
        [1, 0, -1],
        [1, 1, -1],
        [0, 1, -1],
        [0, 0, -1],
      ],
    },
    {
      beside: [-1, 0],
      corners: [
        [0, 0, -1],
        [0, 1, -1],
        [0, 1, 1],
        [0, 0, 1],
      ],
    },
    {
      beside: [1, 0],
      corners: [
        [1, 0, 1],
        [1, 1, 1],
        [1, 1, -1],
        [1, 0, -1],
      ],
    },
    {
      beside: [0, -1],
      corners: [
        [0, 0, -1],
        [0, 0, 1],
        [1, 0, 1],
        [1, 0, -1],
      ],
    },
    {
      beside: [0, 1],
      corners: [
        [0, 1, 1],
        [0, 1, -1],
        [1, 1, -1],
        [1, 1, 1],
      ],
    },
  ];

/** Returns a block for each large pixel of the subject, in the picture's pixels. Faces between blocks are left out. */
export function blockRelief(
  { mask, width, height }: CutOut,
  [across, down]: readonly [number, number],
): Relief {
  const [wide, high] = [width / across, height / down];
  const isInside = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < across &&
    row < down &&
    mask[Math.floor((row + 0.5) * high) * width + Math.floor((column + 0.5) * wide)] === 1;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      if (!isInside(column, row)) continue;
      for (const { beside, corners } of faces) {
        if (beside && isInside(column + beside[0], row + beside[1])) continue;
        const first = positions.length / 3;
        for (const [x = 0, y = 0, z = 0] of corners)
          positions.push((column + x) * wide, (row + y) * high, z * halfDepth * wide);
        indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
      }
    }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}
