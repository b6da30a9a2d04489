import { paletteOf } from '../print/palette.ts';
import type { SubjectPaint } from './paint.ts';
import { solveSystem } from './solve-system.ts';

/**
 * Takes slow changes of brightness out of a picture as far as they run through places of one colour: light from one
 * side goes, drawn colours stay. Shadows with an edge and highlights stay too; no one has judged what they are.
 */
export function removeLighting(paint: SubjectPaint): SubjectPaint {
  const { width, height, pixels, sure } = paint;
  const step = Math.max(1, Math.floor(Math.max(width, height) / 128));
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
  const slope = fitWithin(places, logs, groups);
  const out = Uint8Array.from(pixels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const basis = basisAt((2 * x) / width - 1, (2 * y) / height - 1);
      const lit = basis.reduce((sum, value, k) => sum + value * slope[k]!, 0);
      const factor = Math.exp(-Math.min(most, Math.max(-most, lit)));
      const at = (y * width + x) * 3;
      for (let k = 0; k < 3; k++) out[at + k] = Math.min(255, Math.round(pixels[at + k]! * factor));
    }
  }
  return { ...paint, pixels: out };
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
  const means = new Map<number, { count: number; log: number; basis: number[] }>();
  for (const [i, group] of groups.entries()) {
    const mean = means.get(group) ?? { count: 0, log: 0, basis: new Array<number>(terms).fill(0) };
    mean.count++;
    mean.log += logs[i]!;
    for (let k = 0; k < terms; k++) mean.basis[k] = mean.basis[k]! + bases[i]![k]!;
    means.set(group, mean);
  }
  // A little of the diagonal more keeps what is hardly known small.
  const matrix = Array.from({ length: terms }, (_, k) =>
    Array.from({ length: terms + 1 }, (__, m) => (k === m ? places.length * 0.01 : 0)),
  );
  for (const [i, basis] of bases.entries()) {
    const { count, log, basis: sum } = means.get(groups[i]!)!;
    const off = basis.map((value, k) => value - sum[k]! / count);
    const rest = logs[i]! - log / count;
    for (let k = 0; k < terms; k++) {
      for (let m = 0; m < terms; m++) matrix[k]![m] = matrix[k]![m]! + off[k]! * off[m]!;
      matrix[k]![terms] = matrix[k]![terms]! + off[k]! * rest;
    }
  }
  return solveSystem(matrix);
}

function brightness(pixels: ArrayLike<number>, i: number): number {
  return 0.3 * pixels[i * 3]! + 0.59 * pixels[i * 3 + 1]! + 0.11 * pixels[i * 3 + 2]! + 1;
}
