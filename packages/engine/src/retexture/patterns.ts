import type { Noise } from '../text-to-3d/noise.ts';

/** Two or three colours in space; positions are shares of the model's longest side. */
export interface Pattern {
  readonly words: readonly string[];
  /** Those of them that name what is on the surface: "white dots" have the second colour. */
  readonly marks?: readonly string[];
  /** Colours where the words name none; the first is left to the words where they name a material or a colour. */
  readonly colors: readonly string[];
  /** Returns the index of the colour at a place. */
  colorAt(x: number, y: number, z: number, noise: Noise): number;
}

/** Bumps of noise along the longest side. */
const coarse = 4;

export const patterns: readonly Pattern[] = [
  {
    words: ['zebra'],
    colors: ['#f2efe8', '#1d1b1c'],
    colorAt(x, y, z, noise) {
      const warp = noise.at(x * coarse, y * coarse, z * coarse) * 1.1;
      return wave(x * 0.5 + y * 7 + z * 5 + warp) > 0 ? 1 : 0;
    },
  },
  {
    words: ['striped', 'stripe', 'stripes', 'banded'],
    marks: ['stripe', 'stripes'],
    colors: ['#f4f1ea', '#b3282d'],
    colorAt: (_, y) => (wave(y * 6) > 0 ? 1 : 0),
  },
  {
    words: ['dotted', 'dots', 'dot', 'polka', 'spotted', 'spots'],
    marks: ['dots', 'dot', 'spots'],
    colors: ['#c8322f', '#f6f2ea'],
    colorAt(x, y, z) {
      const [u, v, w] = [x * 6, y * 6, z * 6].map((value) => value - Math.floor(value) - 0.5) as [
        number,
        number,
        number,
      ];
      return Math.hypot(u, v, w) < 0.42 ? 1 : 0;
    },
  },
  {
    words: ['checks', 'checked', 'checkered', 'chequered', 'checkerboard', 'chessboard'],
    marks: ['checks'],
    colors: ['#f2efe8', '#202225'],
    // Half a cell aside, so that faces of boxes do not lie between cells.
    colorAt: (x, y, z) => (Math.floor(x * 8 + 0.5) + Math.floor(y * 8 + 0.5) + Math.floor(z * 8 + 0.5)) & 1,
  },
  {
    words: ['camouflage', 'camo'],
    colors: ['#5c6b3a', '#36422a', '#8a7a52'],
    colorAt(x, y, z, noise) {
      const first = noise.at(x * 7, y * 7, z * 7);
      const second = noise.at(x * 7 + 40, y * 7, z * 7 - 40);
      return first > 0.12 ? 1 : second > 0.14 ? 2 : 0;
    },
  },
  {
    words: ['veined', 'veins'],
    marks: ['veins'],
    colors: ['#ece8e1', '#5d5a5c'],
    colorAt: (x, y, z, noise) =>
      Math.abs(noise.at(x * coarse, y * coarse, z * coarse) + 0.4 * noise.at(x * 11, y * 11, z * 11)) < 0.05
        ? 1
        : 0,
  },
];

function wave(turns: number): number {
  return Math.sin(turns * 2 * Math.PI);
}
