import { paletteOf } from '../print/color/palette.ts';
import { solveSystem } from './solve-system.ts';
import type { SubjectPaint } from './texture/paint.ts';

/**
 * Removes slow changes of brightness from a picture as far as they cross areas of one colour: light from one side
 * disappears, drawn colours stay. Shadows with an edge and highlights stay too: they are not detected.
 */
export function removeLighting(paint: SubjectPaint): SubjectPaint {
  const { width, height, pixels, sure } = paint;
  const step = Math.max(1, Math.floor(Math.max(width, height) / 80));
  const rgb: number[] = [];
  const places: [number, number][] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const i = y * width + x;
      const light = brightness(pixels, i);
      if (!sure[i] || light < 12 || light > 245) continue;
      rgb.push(pixels[i * 3]!, pixels[i * 3 + 1]!, pixels[i * 3 + 2]!);
      places.push([(2 * x) / width - 1, (2 * y) / height - 1]);
    }
  }
  if (places.length < terms * 8) return paint;
  const bytes = Uint8Array.from(rgb);
  const palette = paletteOf(bytes, () => 1, 6, { lightness: 0.2, joinWithin: 0.05 });
  const groups = places.map((_, i) => palette.nearest(bytes[i * 3]!, bytes[i * 3 + 1]!, bytes[i * 3 + 2]!));
  const logs = places.map((_, i) => Math.log(brightness(bytes, i)));
  const [a, b, c, d, e] = fitWithin(places, logs, groups) as [number, number, number, number, number];
  const out = new Uint8ClampedArray(pixels.length);
  const [darkest, lightest] = [Math.exp(-most), Math.exp(most)];
  const dx = 2 / width;
  // The exponent is a parabola along a row, so each factor follows from the previous one by two multiplications.
  const bend = Math.exp(-2 * c * dx * dx);
  for (let row = 0; row < height; row++) {
    const y = (2 * row) / height - 1;
    let factor = Math.exp(-(b * y - a + c * (2 / 3) + d * (y * y - 1 / 3) - e * y));
    let growth = Math.exp(-(a * dx + c * (dx * dx - 2 * dx) + e * y * dx));
    for (let at = row * width * 3; at < (row + 1) * width * 3; at += 3) {
      const change = Math.min(lightest, Math.max(darkest, factor));
      out[at] = pixels[at]! * change;
      out[at + 1] = pixels[at + 1]! * change;
      out[at + 2] = pixels[at + 2]! * change;
      factor *= growth;
      growth *= bend;
    }
  }
  return { ...paint, pixels: new Uint8Array(out.buffer) };
}

const terms = 5;
/** Largest change, as a logarithm: half again as bright or dark. */
const most = 0.45;

function basisAt(x: number, y: number): number[] {
  return [x, y, x * x - 1 / 3, y * y - 1 / 3, x * y];
}

/** Least squares of the logarithms about the mean of each group. */
function fitWithin(
  places: readonly (readonly [number, number])[],
  logs: readonly number[],
  groups: readonly number[],
): number[] {
  const bases = places.map(([x, y]) => basisAt(x, y));
  const means = new Map<number, { count: number; log: number; basis: Float64Array }>();
  for (let i = 0; i < groups.length; i++) {
    const mean = means.get(groups[i]!) ?? { count: 0, log: 0, basis: new Float64Array(terms) };
    means.set(groups[i]!, mean);
    mean.count++;
    mean.log += logs[i]!;
    for (let k = 0; k < terms; k++) mean.basis[k] = mean.basis[k]! + bases[i]![k]!;
  }
  // Raising the diagonal a little keeps poorly determined terms small.
  const matrix = Array.from({ length: terms }, (_, k) =>
    Array.from({ length: terms + 1 }, (__, m) => (k === m ? places.length * 0.01 : 0)),
  );
  const off = new Float64Array(terms);
  for (let i = 0; i < groups.length; i++) {
    const { count, log, basis } = means.get(groups[i]!)!;
    for (let k = 0; k < terms; k++) off[k] = bases[i]![k]! - basis[k]! / count;
    const rest = logs[i]! - log / count;
    for (let k = 0; k < terms; k++) {
      const row = matrix[k]!;
      for (let m = 0; m < terms; m++) row[m] = row[m]! + off[k]! * off[m]!;
      row[terms] = row[terms]! + off[k]! * rest;
    }
  }
  return solveSystem(matrix);
}

function brightness(pixels: ArrayLike<number>, i: number): number {
  return 0.3 * pixels[i * 3]! + 0.59 * pixels[i * 3 + 1]! + 0.11 * pixels[i * 3 + 2]! + 1;
}
