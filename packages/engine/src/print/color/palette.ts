import { type Lab, oklabOf, squaredLab, srgbOf } from './oklab.ts';

/** A few colours that replace many. */
export interface Palette {
  /** sRGB bytes, the most used first. */
  readonly colors: readonly (readonly [number, number, number])[];
  /** Share of the weight that each colour stands for, 0 to 1. */
  readonly shares: readonly number[];
  /** Returns the index of the nearest colour. */
  nearest(r: number, g: number, b: number): number;
}

export interface PaletteOptions {
  /**
   * Weight of lightness in the difference; 1 as perceived, less joins light and shade.
   * @default 1
   */
  readonly lightness?: number;
  /**
   * Multiplies the chroma of the result.
   * @default 1
   */
  readonly chroma?: number;
  /**
   * Colours closer than this in OKLab are merged.
   * @default 0: never
   */
  readonly joinWithin?: number;
}

/**
 * Returns at most `count` colours for weighted sRGB bytes: k-means in OKLab over a histogram, starting from the
 * heaviest colour and then the furthest ones, so that small bright areas keep their own colour.
 * @param rgb three bytes per sample
 */
export function paletteOf(
  rgb: Uint8Array,
  weightOf: (sample: number) => number,
  count: number,
  { lightness = 1, chroma = 1, joinWithin = 0 }: PaletteOptions = {},
): Palette {
  const seen = histogram(rgb, weightOf);
  const view = ([L, a, b]: Lab): Lab => [L * lightness, a, b];
  const bins = seen.map(({ lab, weight }) => ({ lab, weight, at: view(lab) }));
  let centres = spreadOut(bins, count);
  let members = new Int32Array(bins.length);
  for (let round = 0; round < rounds; round++) {
    const next = Int32Array.from(bins, ({ at }) => nearestIndex(centres, at));
    centres = centres.map((centre, c) => meanOf(bins, next, c, ({ at }) => at) ?? centre);
    const settled = next.every((value, i) => value === members[i]);
    members = next;
    if (settled && round > 0) break;
  }
  const groups = centres
    .map((_, c) => ({
      lab: meanOf(bins, members, c, ({ lab }) => lab),
      weight: bins.reduce((sum, bin, i) => sum + (members[i] === c ? bin.weight : 0), 0),
    }))
    .filter((group): group is { lab: Lab; weight: number } => group.lab !== null);
  const joined = joinNear(groups, joinWithin).sort((a, b) => b.weight - a.weight);
  const total = joined.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const anchors = joined.map(({ lab }) => view(lab));
  return {
    colors: joined.map(({ lab: [L, a, b] }) => srgbOf([L, a * chroma, b * chroma])),
    shares: joined.map(({ weight }) => weight / total),
    nearest: (r, g, b) => nearestIndex(anchors, view(oklabOf(r, g, b))),
  };
}

const rounds = 16;

interface Bin {
  readonly lab: Lab;
  readonly weight: number;
}

/** Quantises colours to five bits per channel, each bin with the mean of its samples. */
function histogram(rgb: Uint8Array, weightOf: (sample: number) => number): Bin[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let i = 0; i * 3 < rgb.length; i++) {
    const [r, g, b] = [rgb[i * 3]!, rgb[i * 3 + 1]!, rgb[i * 3 + 2]!];
    const weight = weightOf(i);
    if (!(weight > 0)) continue;
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    let sum = sums.get(key);
    if (!sum) {
      sum = [0, 0, 0, 0];
      sums.set(key, sum);
    }
    sum[0] += r * weight;
    sum[1] += g * weight;
    sum[2] += b * weight;
    sum[3] += weight;
  }
  return [...sums.values()].map(([r, g, b, weight]) => ({
    lab: oklabOf(r / weight, g / weight, b / weight),
    weight,
  }));
}

function spreadOut(bins: readonly (Bin & { at: Lab })[], count: number): Lab[] {
  if (bins.length === 0) return [];
  const heaviest = bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best));
  const chosen: Lab[] = [heaviest.at];
  const far = bins.map(({ at }) => squaredLab(at, heaviest.at));
  while (chosen.length < Math.min(count, bins.length)) {
    let best = -1;
    // The root keeps a speck of a far colour from outweighing a field of a near one.
    for (let i = 0, most = 1e-9; i < bins.length; i++) {
      const score = far[i]! * Math.sqrt(bins[i]!.weight);
      if (score <= most) continue;
      most = score;
      best = i;
    }
    if (best < 0) break;
    const next = bins[best]!.at;
    chosen.push(next);
    for (let i = 0; i < bins.length; i++) far[i] = Math.min(far[i]!, squaredLab(bins[i]!.at, next));
  }
  return chosen;
}

function meanOf<T extends Bin>(
  bins: readonly T[],
  members: Int32Array,
  group: number,
  of: (bin: T) => Lab,
): Lab | null {
  let [x, y, z, total] = [0, 0, 0, 0];
  for (let i = 0; i < bins.length; i++) {
    if (members[i] !== group) continue;
    const { weight } = bins[i]!;
    const lab = of(bins[i]!);
    x += lab[0] * weight;
    y += lab[1] * weight;
    z += lab[2] * weight;
    total += weight;
  }
  return total > 0 ? [x / total, y / total, z / total] : null;
}

function joinNear(groups: readonly Bin[], within: number): Bin[] {
  const list = [...groups];
  for (;;) {
    let pair: [number, number] | null = null;
    let least = within * within;
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        const d = squaredLab(list[i]!.lab, list[j]!.lab);
        if (d >= least) continue;
        least = d;
        pair = [i, j];
      }
    }
    if (!pair) return list;
    const [a, b] = [list[pair[0]]!, list[pair[1]]!];
    const weight = a.weight + b.weight;
    const lab = [0, 1, 2].map((k) => (a.lab[k]! * a.weight + b.lab[k]! * b.weight) / weight);
    list[pair[0]] = { lab: [lab[0]!, lab[1]!, lab[2]!], weight };
    list.splice(pair[1], 1);
  }
}

function nearestIndex(centres: readonly Lab[], at: Lab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let c = 0; c < centres.length; c++) {
    const d = squaredLab(centres[c]!, at);
    if (d >= least) continue;
    least = d;
    best = c;
  }
  return best;
}
