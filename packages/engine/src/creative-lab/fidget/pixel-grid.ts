import { paletteOf } from '../../print/color/palette.ts';
import type { Design, Rgb } from '../design.ts';

/** A design as a few large pixels. */
export interface PixelGrid {
  readonly size: number;
  /** Colour of each cell, row by row from the top; null where the cell is empty. */
  readonly cells: readonly (Rgb | null)[];
  readonly colors: readonly Rgb[];
}

/** Shows a person from the middle up: at 16 pixels a face needs all of them. */
const personShare = 0.62;
/** Share of a cell that the subject must cover. */
const covered = 0.45;

export function pixelGrid({ paint }: Design, size: number, colorCount: number, person: boolean): PixelGrid {
  const { width, height, pixels, sure } = paint;
  const tall = person ? Math.max(width, height * personShare) : height;
  const side = Math.max(width, Math.min(tall, height));
  const [left, top] = [(width - side) / 2, person ? 0 : (height - side) / 2];
  const sums = Array.from(
    { length: size * size },
    () => [0, 0, 0, 0, 0] as [number, number, number, number, number],
  );
  for (let row = 0; row < size * fine; row++) {
    for (let column = 0; column < size * fine; column++) {
      const sum = sums[Math.floor(row / fine) * size + Math.floor(column / fine)]!;
      sum[4]++;
      const x = Math.floor(left + ((column + 0.5) / (size * fine)) * side);
      const y = Math.floor(top + ((row + 0.5) / (size * fine)) * side);
      if (x < 0 || y < 0 || x >= width || y >= height || !sure[y * width + x]) continue;
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + pixels[(y * width + x) * 3 + k]!;
      sum[3]++;
    }
  }
  const full = sums.map(([, , , inside, all]) => inside >= all * covered);
  const means = Uint8Array.from(
    sums.flatMap(([r, g, b, n]) => [r, g, b].map((value) => (n > 0 ? value / n : 0))),
  );
  const palette = paletteOf(means, (cell) => (full[cell] ? 1 : 0), colorCount);
  const cells = full.map((there, i) =>
    there ? palette.colors[palette.nearest(means[i * 3]!, means[i * 3 + 1]!, means[i * 3 + 2]!)]! : null,
  );
  return { size, cells, colors: palette.colors };
}

/** Samples per cell along each side. */
const fine = 8;
