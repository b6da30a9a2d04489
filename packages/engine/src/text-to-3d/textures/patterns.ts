import type { TileNoise } from './tile-noise.ts';

/** Values of a pattern at one point of a surface. */
export interface Texel {
  /** Relief, 0 (deep) to 1 (high). */
  height: number;
  /** Multiplies the colour. */
  tone: number;
  /** Share of the material's second colour, 0 to 1. */
  second: number;
  /** Added to the material's roughness. */
  rough: number;
}

/** Fills `out` for a point of the unit square; repeats at its borders. */
export type Pattern = (u: number, v: number, noise: TileNoise, out: Texel) => void;

/** Grain, boards and rows of bricks and tiles run along u; v points down the picture. */
export const patterns = {
  planks(u, v, noise, out) {
    const row = Math.floor(v * 4);
    const across = v * 4 - row;
    const shade = noise.speckle(row, 5);
    const seam = Math.min(across, 1 - across) * 9;
    const end = Math.abs(((u + shade) % 1) - 0.5) * 55;
    const gap = Math.min(1, seam, end);
    const grain = noise.cloudy(u + shade, v, 3, 48);
    out.height = 0.25 + 0.7 * gap + 0.06 * grain;
    out.tone = (0.45 + 0.55 * gap) * (0.86 + 0.3 * shade + 0.17 * grain);
    out.second = Math.max(0, 0.4 * noise.smooth(u, v, 2, 24));
    out.rough = 0.12 * grain;
  },
  grain(u, v, noise, out) {
    const rings = Math.sin((v * 14 + noise.cloudy(u, v, 2, 4) * 1.3) * Math.PI * 2);
    const fibre = noise.smooth(u, v, 4, 96);
    out.height = 0.5 + 0.12 * rings + 0.1 * fibre;
    out.tone = 0.95 + 0.1 * rings + 0.1 * fibre;
    out.second = 0.25 + 0.25 * rings;
    out.rough = 0.08 * fibre;
  },
  bark(u, v, noise, out) {
    const ridge = 1 - Math.abs(noise.cloudy(u + 0.05 * noise.smooth(u, v, 5, 9), v, 3, 14));
    out.height = ridge * 0.9;
    out.tone = 0.35 + 0.8 * ridge * ridge;
    out.second = Math.max(0, noise.smooth(u, v, 4, 5));
    out.rough = 0;
  },
  stone(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 5);
    const chip = noise.cell(u, v, 9);
    const pit = Math.max(0, -noise.smooth(u, v, 40));
    out.height = 0.55 + 0.25 * cloud + 0.18 * chip.value - 0.12 * pit;
    out.tone = 0.9 + 0.16 * cloud + 0.12 * (chip.value - 0.5) - 0.12 * pit;
    out.second = Math.max(0, noise.cloudy(u, v, 3) * 0.7);
    out.rough = 0.06 * cloud;
  },
  blocks(u, v, noise, out) {
    masonry(u, v, 4, 8, 0.09, noise, out);
  },
  bricks(u, v, noise, out) {
    masonry(u, v, 6, 16, 0.11, noise, out);
  },
  cobbles(u, v, noise, out) {
    const cell = noise.cell(u, v, 7);
    const dome = Math.min(1, cell.border * 3.2);
    const grit = noise.cloudy(u, v, 16);
    out.height = 0.1 + 0.8 * Math.sqrt(dome) + 0.06 * grit;
    out.tone = (0.4 + 0.6 * dome) * (0.8 + 0.35 * cell.value + 0.12 * grit);
    out.second = cell.value > 0.7 ? 0.5 : 0;
    out.rough = 0.05 * grit;
  },
  roofTiles(u, v, noise, out) {
    const rows = 10;
    const row = Math.floor(v * rows);
    const down = v * rows - row;
    const x = u * 10 + (row % 2) * 0.5;
    const column = Math.floor(x);
    const across = Math.abs(x - column - 0.5) * 2;
    // Rounded lower ends: the next row shows beyond the end of this tile.
    const end = 0.72 + 0.28 * Math.sqrt(Math.max(0, 1 - across * across));
    const on = down < end ? 1 : 0;
    const shade = noise.speckle(((column % 10) + 10) % 10, on ? row : (row + 1) % rows);
    const lift = on ? 0.35 + 0.6 * (down / end) : 0.25;
    out.height = lift * (1 - 0.25 * across ** 6);
    out.tone = (0.72 + 0.4 * shade) * (on ? 1 - 0.35 * across ** 8 : 0.55);
    out.second = shade > 0.7 ? 0.4 : 0;
    out.rough = 0.05 * noise.smooth(u, v, 30);
  },
  thatch(u, v, noise, out) {
    const straw = noise.smooth(u, v, 90, 7);
    const layer = (v * 5) % 1;
    out.height = 0.35 + 0.3 * layer + 0.3 * straw;
    out.tone = 0.7 + 0.25 * layer + 0.25 * straw;
    out.second = Math.max(0, noise.smooth(u, v, 24, 10)) * 0.6;
    out.rough = 0;
  },
  brushed(u, v, noise, out) {
    const streak = noise.smooth(u, v, 3, 160);
    const cloud = noise.cloudy(u, v, 4);
    const scratch = Math.max(0, noise.smooth(u, v, 6, 90) - 0.75);
    out.height = 0.5 + 0.05 * streak - 0.2 * scratch + 0.04 * cloud;
    out.tone = 0.97 + 0.03 * streak + 0.05 * cloud;
    out.second = 0;
    out.rough = 0.08 * cloud + 0.04 * streak + 0.3 * scratch;
  },
  hammered(u, v, noise, out) {
    const dent = noise.cell(u, v, 12);
    const cloud = noise.cloudy(u, v, 5);
    out.height = 0.3 + 0.45 * Math.min(1, dent.centre * dent.centre * 1.6) + 0.05 * cloud;
    out.tone = 0.93 + 0.08 * dent.value + 0.05 * cloud;
    out.second = Math.max(0, -cloud) * 0.35;
    out.rough = 0.1 * cloud + 0.05 * dent.value;
  },
  rust(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 6);
    const flake = noise.cloudy(u + 0.3, v + 0.6, 20);
    out.height = 0.5 + 0.25 * flake;
    out.tone = 0.85 + 0.25 * flake;
    out.second = Math.max(0, Math.min(1, 0.5 + 1.8 * cloud));
    out.rough = 0.1 * flake;
  },
  weave(u, v, noise, out) {
    const x = Math.sin(u * 64 * Math.PI * 2);
    const y = Math.sin(v * 64 * Math.PI * 2);
    const thread = (x * y + 1) / 2;
    const fold = noise.cloudy(u, v, 3);
    out.height = 0.35 + 0.3 * thread + 0.12 * fold;
    out.tone = 0.88 + 0.12 * thread + 0.1 * fold;
    out.second = 0;
    out.rough = 0;
  },
  leather(u, v, noise, out) {
    const wrinkle = noise.cell(u, v, 38);
    const cloud = noise.cloudy(u, v, 4);
    const bump = Math.min(1, wrinkle.border * 2.5);
    out.height = 0.3 + 0.4 * bump + 0.1 * cloud;
    out.tone = 0.86 + 0.14 * bump + 0.16 * cloud;
    out.second = Math.max(0, cloud) * 0.4;
    out.rough = 0.1 * cloud;
  },
  leaves(u, v, noise, out) {
    const leaf = noise.cell(u, v, 15);
    const under = noise.cell(u + 0.37, v + 0.61, 10);
    const on = Math.min(1, leaf.border * 4);
    out.height = 0.2 + 0.5 * on * leaf.value + 0.3 * (1 - leaf.centre);
    out.tone = (0.62 + 0.38 * on) * (0.72 + 0.5 * leaf.value);
    out.second = under.value > 0.55 ? 0.55 * leaf.value : 0;
    out.rough = 0.1 * leaf.value;
  },
  fur(u, v, noise, out) {
    const hair = noise.smooth(u, v, 26, 130);
    const cloud = noise.cloudy(u, v, 5);
    out.height = 0.5 + 0.25 * hair;
    out.tone = 0.92 + 0.12 * hair + 0.12 * cloud;
    out.second = Math.max(0, cloud) * 0.5;
    out.rough = 0;
  },
  skin(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 5);
    const pore = noise.smooth(u, v, 90);
    out.height = 0.5 + 0.06 * pore + 0.05 * cloud;
    out.tone = 0.98 + 0.05 * cloud;
    out.second = Math.max(0, cloud) * 0.25;
    out.rough = 0.05 * pore;
  },
  enamel(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 6);
    const wear = Math.max(0, noise.cloudy(u + 0.4, v + 0.2, 9) - 0.55);
    out.height = 0.5 + 0.05 * cloud - 0.15 * wear;
    out.tone = 0.97 + 0.05 * cloud - 0.25 * wear;
    out.second = 0;
    out.rough = 0.06 * cloud + 0.4 * wear;
  },
  plaster(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 4);
    const trowel = noise.cloudy(u + 0.2, v + 0.7, 12, 18);
    out.height = 0.5 + 0.15 * trowel + 0.1 * cloud;
    out.tone = 0.95 + 0.06 * cloud + 0.06 * trowel;
    out.second = Math.max(0, cloud - 0.3) * 0.6;
    out.rough = 0;
  },
  earth(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 6);
    const grit = noise.cloudy(u + 0.5, v, 30);
    out.height = 0.5 + 0.2 * cloud + 0.2 * grit;
    out.tone = 0.88 + 0.18 * cloud + 0.2 * grit;
    out.second = Math.max(0, noise.smooth(u, v, 7)) * 0.7;
    out.rough = 0;
  },
  clear(u, v, noise, out) {
    const cloud = noise.cloudy(u, v, 3);
    out.height = 0.5 + 0.08 * cloud;
    out.tone = 0.97 + 0.05 * cloud;
    out.second = Math.max(0, cloud) * 0.3;
    out.rough = 0.03 * cloud;
  },
  crystal(u, v, noise, out) {
    const facet = noise.cell(u, v, 6);
    const cloud = noise.cloudy(u, v, 4);
    out.height = 0.4 + 0.35 * facet.value + 0.05 * cloud;
    out.tone = 0.75 + 0.5 * facet.value + 0.1 * cloud;
    out.second = facet.value * 0.6;
    out.rough = 0.05 * cloud;
  },
  pages(u, v, noise, out) {
    const sheet = noise.smooth(u, v, 2, 220);
    out.height = 0.5 + 0.3 * sheet;
    out.tone = 0.9 + 0.12 * sheet;
    out.second = Math.max(0, noise.smooth(u, v, 3)) * 0.3;
    out.rough = 0;
  },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof patterns;

/** Whether rows of a pattern lie level on every upright face, whichever side of it is longer. */
export function hasCourses(name: PatternName): boolean {
  return name === 'blocks' || name === 'bricks' || name === 'roofTiles';
}

function masonry(
  u: number,
  v: number,
  columns: number,
  rows: number,
  joint: number,
  noise: TileNoise,
  out: Texel,
): void {
  const row = Math.floor(v * rows);
  const down = v * rows - row;
  const x = u * columns + (row % 2) * 0.5;
  const column = Math.floor(x);
  const across = x - column;
  const wobble = 0.025 * noise.cloudy(u, v, 14);
  const edge = Math.min(down, 1 - down, (Math.min(across, 1 - across) * rows) / columns) + wobble;
  const on = Math.max(0, Math.min(1, (edge - joint) * 12));
  const shade = noise.speckle(((column % columns) + columns) % columns, row + 17);
  const grit = noise.cloudy(u, v, 20);
  out.height = 0.15 + on * (0.6 + 0.2 * shade) + 0.07 * grit;
  out.tone = on * (0.78 + 0.36 * shade + 0.12 * grit) + (1 - on) * 0.62;
  out.second = on * (shade > 0.65 ? 0.5 : 0) + (1 - on) * 0.3;
  out.rough = 0.05 * grit;
}
