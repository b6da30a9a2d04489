import type { Picture } from './read-picture.ts';
import { solveSystem } from './solve-system.ts';

/** A background of one colour or of smoothly changing colours. */
export interface SmoothBackground {
  /** Distance of each pixel from the fitted background, 0 to about 255. */
  readonly off: Float32Array;
  /** The same, with a shadow on the background, down to half as bright, counted as background. */
  readonly offShaded: Float32Array;
  /** Distance up to which a pixel is background; grain in the picture widens it. */
  readonly tolerance: number;
}

/**
 * Fits a curved surface of colour to the picture's border, excluding places where the subject touches it. Null when
 * the border is too busy.
 */
export function smoothBackground(picture: Picture, border: readonly number[]): SmoothBackground | null {
  const { pixels, width, height } = picture;
  const basisOf = (i: number): number[] => {
    const x = (2 * (i % width)) / width - 1;
    const y = (2 * Math.floor(i / width)) / height - 1;
    return [1, x, y, x * x, y * y, x * y];
  };
  const step = Math.max(1, Math.floor(border.length / 1200));
  const samples = border.filter((_, k) => k % step === 0);
  const bases = samples.map(basisOf);
  let kept = samples.map((_, k) => k);
  let sheet: number[][] = [];
  let grain = 0;
  for (let round = 0; round < rounds; round++) {
    sheet = [0, 1, 2].map((c) =>
      fit(
        kept.map((k) => bases[k]!),
        kept.map((k) => pixels[samples[k]! * 4 + c]!),
      ),
    );
    const off = samples.map((i, k) => colorDistance(pixels, i, at(sheet, bases[k]!), 1));
    const middle = kept.map((k) => off[k]!).sort((a, b) => a - b)[kept.length >> 1]!;
    kept = samples.map((_, k) => k).filter((k) => off[k]! <= Math.max(8, 3 * middle));
    grain = Math.sqrt(kept.reduce((sum, k) => sum + off[k]! ** 2, 0) / Math.max(1, kept.length));
    if (kept.length < samples.length * leastShare) return null;
  }
  if (grain > mostGrain) return null;
  const off = new Float32Array(width * height);
  const offShaded = new Float32Array(width * height);
  const color = [0, 0, 0];
  for (let i = 0; i < off.length; i++) {
    const x = (2 * (i % width)) / width - 1;
    const y = (2 * Math.floor(i / width)) / height - 1;
    let [own, full] = [0, 0];
    for (let c = 0; c < 3; c++) {
      const t = sheet[c]!;
      color[c] = t[0]! + t[1]! * x + t[2]! * y + t[3]! * x * x + t[4]! * y * y + t[5]! * x * y;
      own += pixels[i * 4 + c]! * color[c]!;
      full += color[c]! * color[c]!;
    }
    off[i] = colorDistance(pixels, i, color, 1);
    offShaded[i] = colorDistance(pixels, i, color, Math.min(1, Math.max(0.5, own / (full || 1))));
  }
  return { off, offShaded, tolerance: Math.max(24, 3.5 * grain) };
}

const rounds = 4;
/** Share of the border that must fit the surface. */
const leastShare = 0.55;
const mostGrain = 16;

function at(sheet: readonly (readonly number[])[], basis: readonly number[]): number[] {
  return sheet.map((terms) => terms.reduce((sum, term, k) => sum + term * basis[k]!, 0));
}

/** Distance in 0 to 255 RGB, green weighted more. */
function colorDistance(pixels: Uint8Array, i: number, color: readonly number[], shade: number): number {
  const r = pixels[i * 4]! - color[0]! * shade;
  const g = pixels[i * 4 + 1]! - color[1]! * shade;
  const b = pixels[i * 4 + 2]! - color[2]! * shade;
  return Math.sqrt(0.9 * r * r + 1.4 * g * g + 0.7 * b * b);
}

/** Least squares by the normal equations; a small addition to the diagonal keeps short borders solvable. */
function fit(bases: readonly (readonly number[])[], values: readonly number[]): number[] {
  const terms = bases[0]?.length ?? 0;
  const matrix = Array.from({ length: terms }, (_, k) =>
    Array.from({ length: terms + 1 }, (__, m) => (k === m ? 1e-6 * bases.length : 0)),
  );
  for (const [n, basis] of bases.entries()) {
    for (let k = 0; k < terms; k++) {
      for (let m = 0; m < terms; m++) matrix[k]![m] = matrix[k]![m]! + basis[k]! * basis[m]!;
      matrix[k]![terms] = matrix[k]![terms]! + basis[k]! * values[n]!;
    }
  }
  return solveSystem(matrix);
}
