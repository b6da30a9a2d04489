import type { MaterialName } from '../content/materials.ts';
import type { Noise } from '../text-to-3d/noise.ts';

/** Two or three colours in space; positions are shares of the model's longest side. */
export interface Pattern {
  readonly words: readonly string[];
  /** Those of them that name what is on the surface: "white dots" have the second colour. */
  readonly marks?: readonly string[];
  /** Colours where the words name none; the first is left to the words where they name a material or a colour. */
  readonly colors: readonly string[];
  /** The material of the surface where the words name none. */
  readonly material?: MaterialName;
  /** Its first colour is its own even beside a material: "tiger fur" is orange. */
  readonly keeps?: true;
  /** The marks glow where words such as magma or glowing are beside them, or always. */
  readonly glows?: 'beside' | 'always';
  /** Returns the index of the colour at a place; the normal says which way the surface faces there. */
  colorAt(x: number, y: number, z: number, noise: Noise, normal: readonly [number, number, number]): number;
}

/** Bumps of noise along the longest side. */
const coarse = 4;

export const patterns: readonly Pattern[] = [
  {
    words: ['zebra'],
    colors: ['#f2efe8', '#1d1b1c'],
    material: 'fur',
    keeps: true,
    colorAt(x, y, z, noise) {
      const warp = noise.at(x * coarse, y * coarse, z * coarse) * 1.1;
      return wave(x * 0.5 + y * 7 + z * 5 + warp) > 0 ? 1 : 0;
    },
  },
  {
    words: ['tiger'],
    colors: ['#d9822b', '#1d1b1c'],
    material: 'fur',
    keeps: true,
    colorAt(x, y, z, noise) {
      const warp = noise.at(x * 5, y * 5, z * 5) * 1.6 + noise.at(x * 11, y * 11, z * 11) * 0.5;
      return wave(y * 8 + z * 3 + warp) > 0.45 ? 1 : 0;
    },
  },
  {
    words: ['leopard', 'cheetah', 'jaguar'],
    colors: ['#d8a45a', '#231a14', '#a8692e'],
    material: 'fur',
    keeps: true,
    colorAt(x, y, z, noise) {
      const [nearest] = cells(x, y, z, 11, noise);
      return nearest < 0.2 ? 2 : nearest < 0.36 && noise.at(x * 30, y * 30, z * 30) > -0.25 ? 1 : 0;
    },
  },
  {
    words: ['giraffe'],
    colors: ['#f0dcae', '#a8642c'],
    material: 'fur',
    keeps: true,
    colorAt(x, y, z, noise) {
      const [nearest, next] = cells(x, y, z, 7, noise);
      return next - nearest > 0.13 ? 1 : 0;
    },
  },
  {
    words: ['cow', 'dalmatian', 'patched'],
    colors: ['#f4f1ea', '#1f1c1b'],
    keeps: true,
    colorAt: (x, y, z, noise) =>
      noise.at(x * 4, y * 4, z * 4) + 0.3 * noise.at(x * 11, y * 11, z * 11) > 0.14 ? 1 : 0,
  },
  {
    words: ['scaly', 'scaled', 'scales', 'snakeskin', 'reptile'],
    colors: ['#4f8a4a', '#1b2420'],
    keeps: true,
    colorAt(x, y, z, noise) {
      const [nearest, next] = cells(x, y, z, 16, noise);
      return next - nearest < 0.12 ? 1 : 0;
    },
  },
  {
    words: ['cracks', 'cracked', 'crackled', 'crackle'],
    marks: ['crack', 'cracks'],
    colors: ['#8f8d88', '#241f1c'],
    glows: 'beside',
    colorAt(x, y, z, noise) {
      const bend = 0.06 * noise.at(x * 9, y * 9, z * 9);
      const [nearest, next] = cells(x + bend, y - bend, z + bend, 6, noise);
      return next - nearest < 0.075 ? 1 : 0;
    },
  },
  {
    words: ['runes', 'rune', 'runic', 'glyphs', 'glyph', 'symbols'],
    marks: ['runes', 'rune', 'runic', 'glyphs', 'glyph', 'symbols'],
    colors: ['#6f6d68', '#5fd8ff'],
    material: 'stone',
    glows: 'always',
    colorAt: (x, y, z, noise, normal) => (isRune(x, y, z, noise, normal) ? 1 : 0),
  },
  {
    words: ['plaid', 'tartan'],
    colors: ['#a8282c', '#1f2f2a', '#e6d27a'],
    material: 'cloth',
    colorAt(x, y, z) {
      const [u, v] = [(x + z) * 7, y * 7].map((value) => value - Math.floor(value)) as [number, number];
      if (Math.abs(u - 0.75) < 0.03 || Math.abs(v - 0.75) < 0.03) return 2;
      return u < 0.4 !== v < 0.4 ? 1 : 0;
    },
  },
  {
    words: ['starry', 'galaxy', 'cosmic', 'constellation'],
    colors: ['#141b3d', '#f4f2ff', '#4a2f7a'],
    glows: 'always',
    colorAt(x, y, z, noise) {
      const [nearest] = cells(x, y, z, 22, noise);
      if (nearest < 0.1) return 1;
      return noise.at(x * 4, y * 4, z * 4) > 0.15 ? 2 : 0;
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

/**
 * Returns the distances, in cells, from a place to the nearest and the second nearest of points scattered one to a cell.
 */
function cells(x: number, y: number, z: number, scale: number, noise: Noise): [number, number] {
  const [px, py, pz] = [x * scale, y * scale, z * scale];
  const [i, j, k] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
  let [nearest, next] = [9, 9];
  for (let a = i - 1; a <= i + 1; a++)
    for (let b = j - 1; b <= j + 1; b++)
      for (let c = k - 1; c <= k + 1; c++) {
        const place = (salt: number): number =>
          0.5 + 0.45 * Math.sin(a * 127.1 + b * 311.7 + c * 74.7 + salt);
        const away = Math.hypot(a + place(0) - px, b + place(2.1) - py, c + place(4.4) - pz);
        if (away < nearest) [nearest, next] = [away, nearest];
        else if (away < next) next = away;
      }
  // The grid of the points does not show where it is bent a little.
  const bend = 0.05 * noise.at(px, py, pz);
  return [nearest + bend, next + bend];
}

/** Signs of straight strokes in a cell of 1 by 1, as chains of points from 0 to 9 of 9 by 9; a blank ends a chain. */
const signs: readonly (readonly Stroke[])[] = [
  '2129 2976 2663',
  '2129 2973 7371',
  '2129 2764 6441',
  '2129 2968 2666',
  '2129 2977 7724 2471',
  '2872 7832',
  '2129 7179 2975',
  '2129 7179 2773',
  '5159 5974 7454',
  '5159 5927 5977',
  '2129 2965 6579 7971',
  '5159 2555 5575',
  '5159 5727 5777',
  '2129 7179 2971 2179',
  '2847 4778 2242 4272',
  '5158 2652 2676',
].map((chains) =>
  chains.split(' ').map((digits) => [...digits].map((digit) => Number(digit) / 10) as unknown as Stroke),
);

/** From and to, in the cell. */
type Stroke = readonly [number, number, number, number];

/** Signs along the longest side, and half the width of a stroke in a cell. */
const signsAlong = 9;
const strokeHalf = 0.048;

/** Least share of the way that a surface faces an axis where a sign is drawn: none is drawn out over a slope. */
const facing = 0.7;

/**
 * Returns whether a place lies on a stroke of the sign of its cell, seen along the axis that the surface faces; the signs
 * read the right way round from outside.
 */
function isRune(
  x: number,
  y: number,
  z: number,
  noise: Noise,
  [nx, ny, nz]: readonly [number, number, number],
): boolean {
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  const most = Math.max(ax, ay, az);
  if (most < facing) return false;
  const axis = most === az ? 0 : most === ax ? 1 : 2;
  const across = axis === 1 ? -z * Math.sign(nx) : axis === 0 ? x * Math.sign(nz) : x;
  const up = axis === 2 ? -z : y;
  const [u, v] = [across * signsAlong, up * signsAlong];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const drawn = Math.floor(Math.abs(noise.at(column * 3.7 + 0.5, row * 5.3 + 0.5, axis * 7.1 + 0.5)) * 9973);
  // Every sixth cell is blank.
  if (drawn % 6 === 0) return false;
  const [px, py] = [u - column, v - row];
  return signs[drawn % signs.length]!.some(([fromX, fromY, toX, toY]) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const t = Math.max(0, Math.min(1, ((px - fromX) * dx + (py - fromY) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(px - fromX - t * dx, py - fromY - t * dy) < strokeHalf;
  });
}
