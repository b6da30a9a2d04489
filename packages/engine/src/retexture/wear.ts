import type { Noise } from '../text-to-3d/noise.ts';
import type { Texel } from './bake/scan-texels.ts';
import type { Surface } from './style.ts';

/** Effect of time and weather on a surface. */
export interface Wear {
  readonly words: readonly string[];
  /** sRGB, 0 to 255. */
  readonly color: readonly [number, number, number];
  readonly roughness: number;
  /**
   * Returns the amount, from -1 (nowhere) to 1 (everywhere), by how far the surface faces up, its height
   * and how shut in it is.
   */
  gathers(upward: number, height: number, shut: number): number;
  /** Words of the matter itself, whose colour may be named: "green patina". */
  readonly matter?: readonly string[];
  /** Whether it gathers more where a place is shut in. */
  readonly inCrevices?: true;
}

export const wears: readonly Wear[] = [
  {
    words: ['patina', 'verdigris', 'oxidized', 'oxidised', 'tarnished'],
    matter: ['patina', 'verdigris'],
    color: [86, 150, 128],
    roughness: 0.8,
    gathers: (upward, height, shut) => 0.05 + 0.25 * upward - 0.2 * height + 0.7 * shut,
    inCrevices: true,
  },
  {
    words: ['worn', 'old', 'aged', 'weathered', 'ancient', 'battered', 'scratched', 'vintage'],
    color: [92, 82, 70],
    roughness: 0.85,
    gathers: () => -0.12,
  },
  {
    words: ['dirty', 'dusty', 'grimy', 'muddy', 'filthy', 'grime', 'dust'],
    matter: ['grime', 'dust'],
    color: [96, 76, 52],
    roughness: 0.95,
    gathers: (_, height, shut) => 0.35 - height + 0.6 * shut,
    inCrevices: true,
  },
  {
    words: ['mossy', 'overgrown', 'moss', 'lichen'],
    matter: ['moss', 'lichen'],
    color: [82, 112, 48],
    roughness: 0.95,
    gathers: (upward) => upward * 0.6 - 0.1,
  },
  {
    words: ['snowy', 'frosty', 'snow', 'frosted'],
    color: [236, 242, 248],
    roughness: 0.7,
    gathers: (upward) => upward * 1.2 - 0.35,
  },
  {
    words: ['burnt', 'burned', 'charred', 'scorched', 'sooty'],
    color: [34, 30, 28],
    roughness: 0.95,
    gathers: (_, height) => height * 0.5 - 0.05,
  },
];

/** @param scale bumps of the stains per metre */
export function applyWear(
  wear: Wear,
  noise: Noise,
  scale: number,
  { height, shut }: { readonly height: number; readonly shut: number },
  { position: [x, y, z], normal }: Texel,
  out: Surface,
  color: readonly [number, number, number] = wear.color,
): void {
  const stain =
    noise.at(x * scale, y * scale, z * scale) * 0.6 +
    noise.at(x * scale * 3, y * scale * 3, z * scale * 3) * 0.4;
  const share = Math.min(1, Math.max(0, (wear.gathers(normal[1], height, shut) + stain) * 3)) * 0.85;
  for (let k = 0; k < 3; k++) out.color[k] = out.color[k]! + (color[k]! - out.color[k]!) * share;
  out.roughness += (wear.roughness - out.roughness) * share;
  out.metallic *= 1 - share;
  out.glow *= 1 - share;
}
