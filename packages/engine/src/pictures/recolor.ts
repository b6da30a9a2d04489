import type { Picture } from '../image-to-3d/read-picture.ts';
import { oklabOf, srgbOf } from '../print/color/oklab.ts';

/** Spread of the colours of the masked pixels in OKLab. */
export interface Tone {
  readonly mean: readonly [number, number, number];
  readonly deviation: readonly [number, number, number];
}

/** @param counts 1 for the pixels to include */
export function toneOf({ pixels }: Picture, counts: Uint8Array): Tone {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  let total = 0;
  for (let i = 0; i < counts.length; i++) {
    if (!counts[i]) continue;
    total++;
    const lab = oklabOf(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!);
    for (let k = 0; k < 3; k++) {
      sums[k] = sums[k]! + lab[k]!;
      squares[k] = squares[k]! + lab[k]! ** 2;
    }
  }
  const mean = sums.map((sum) => sum / (total || 1));
  const deviation = squares.map((sum, k) => Math.sqrt(Math.max(0, sum / (total || 1) - mean[k]! ** 2)));
  return { mean: [mean[0]!, mean[1]!, mean[2]!], deviation: [deviation[0]!, deviation[1]!, deviation[2]!] };
}

/** Gives the masked pixels the tone of another picture: its mean colour and spread of colours. */
export function withTone(picture: Picture, counts: Uint8Array, tone: Tone): Picture {
  const own = toneOf(picture, counts);
  const scale = own.deviation.map((value, k) => Math.min(3, tone.deviation[k]! / Math.max(0.01, value)));
  return mapped(picture, counts, (lab) => {
    const moved = lab.map((value, k) => tone.mean[k]! + (value - own.mean[k]!) * scale[k]!);
    return [moved[0]!, moved[1]!, moved[2]!];
  });
}

/**
 * Gives the masked pixels one hue and keeps their lightness.
 * @param color sRGB bytes
 */
export function withColor(
  picture: Picture,
  counts: Uint8Array,
  color: readonly [number, number, number],
): Picture {
  const own = toneOf(picture, counts);
  const [light, a, b] = oklabOf(...color);
  return mapped(picture, counts, ([L]) => {
    const lifted = L + (light - own.mean[0]) * 0.6;
    // Near black and white leave no room for colour.
    const room = Math.min(1, Math.max(0, 4 * lifted * (1 - lifted) + 0.25));
    return [lifted, a * room, b * room];
  });
}

function mapped(
  picture: Picture,
  counts: Uint8Array,
  change: (lab: readonly [number, number, number]) => [number, number, number],
): Picture {
  const pixels = Uint8Array.from(picture.pixels);
  for (let i = 0; i < counts.length; i++) {
    if (!counts[i]) continue;
    pixels.set(srgbOf(change(oklabOf(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!))), i * 4);
  }
  return { ...picture, pixels };
}
