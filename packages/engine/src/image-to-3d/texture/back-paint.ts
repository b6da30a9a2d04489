import { eroded, type SubjectPaint } from './paint.ts';
import { spreadColors } from './spread-colors.ts';

/** A paint with a strip at its right for the back, and the share of the width that is the front. */
export interface BothSides {
  readonly paint: SubjectPaint;
  readonly frontShare: number;
}

/**
 * Adds a back to the paint of a subject: the colours of its outline, spread inwards and softened. A face has hair
 * behind, and no second face.
 */
export function withBack(front: SubjectPaint): BothSides {
  const { width, height, pixels, sure } = front;
  const strip = Math.max(4, Math.ceil(width / 8));
  const cells = softened(rimCells(front));
  const total = width + strip;
  const both = new Uint8Array(total * height * 3);
  const known = new Uint8Array(total * height);
  for (let y = 0; y < height; y++) {
    both.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * total * 3);
    known.set(sure.subarray(y * width, (y + 1) * width), y * total);
    for (let x = 0; x < strip; x++) {
      const color = colorAt(cells, (x + 0.5) / strip, (y + 0.5) / height);
      both.set(color, (y * total + width + x) * 3);
    }
  }
  return { paint: { width: total, height, pixels: both, sure: known }, frontShare: width / total };
}

interface Cells {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const columns = 16;
const mostRows = 64;
/** Width of the rim as a share of the shorter side. */
const rimShare = 0.03;

/** Returns the mean colours of the rim by cell; cells without a rim have those of the nearest one. */
function rimCells({ width, height, pixels, sure }: SubjectPaint): Cells {
  const rows = Math.min(mostRows, Math.max(4, Math.round((columns * height) / width)));
  const deep = Math.max(2, Math.round(Math.min(width, height) * rimShare));
  const inner = eroded(sure, width, height, deep);
  // Where nothing is inside the rim, all of the subject is rim.
  const isRim = (i: number, x: number, y: number): boolean =>
    sure[i] === 1 &&
    (inner === sure ? x < deep || y < deep || x >= width - deep || y >= height - deep : inner[i] === 0);
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!isRim(i, x, y)) continue;
      const cell = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
      for (let k = 0; k < 3; k++) sums[cell * 4 + k] = sums[cell * 4 + k]! + pixels[i * 3 + k]!;
      sums[cell * 4 + 3] = sums[cell * 4 + 3]! + 1;
    }
  }
  const found = new Uint8Array(columns * rows * 3);
  const mask = new Uint8Array(columns * rows);
  for (let cell = 0; cell < mask.length; cell++) {
    const count = sums[cell * 4 + 3]!;
    if (count === 0) continue;
    mask[cell] = 1;
    for (let k = 0; k < 3; k++) found[cell * 3 + k] = Math.round(sums[cell * 4 + k]! / count);
  }
  spreadColors({ width: columns, height: rows }, [found], mask);
  return { width: columns, height: rows, pixels: found };
}

function softened(cells: Cells): Cells {
  const { width, height, pixels } = cells;
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) {
        let [sum, count] = [0, 0];
        for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
          for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
            sum += pixels[(v * width + u) * 3 + k]!;
            count++;
          }
        }
        out[(y * width + x) * 3 + k] = Math.round(sum / count);
      }
    }
  }
  return { width, height, pixels: out };
}

/** Interpolates between the middles of cells. */
function colorAt({ width, height, pixels }: Cells, across: number, down: number): number[] {
  const fx = Math.min(width - 1, Math.max(0, across * width - 0.5));
  const fy = Math.min(height - 1, Math.max(0, down * height - 0.5));
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [tx, ty] = [fx - x0, fy - y0];
  const at = (x: number, y: number, k: number): number => pixels[(y * width + x) * 3 + k]!;
  return [0, 1, 2].map((k) =>
    Math.round(
      (at(x0, y0, k) * (1 - tx) + at(x1, y0, k) * tx) * (1 - ty) +
        (at(x0, y1, k) * (1 - tx) + at(x1, y1, k) * tx) * ty,
    ),
  );
}
