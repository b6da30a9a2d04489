import { linearToSrgb } from '@meshwright/gltf/math';

/** Samples per pixel along each side. */
export const samples = 2;

/** Keeps ordinary light and compresses values brighter than white paper towards white. */
export function toneMap(light: number): number {
  const knee = 0.7;
  if (light <= knee) return Math.max(light, 0);
  const over = light - knee;
  return knee + ((1 - knee) * over) / (over + (1 - knee));
}

/** Returns the light that `toneMap` makes this one of, 0 to 1: for colours that no light changes. */
export function beforeToneMap(shown: number): number {
  const knee = 0.7;
  if (shown <= knee) return shown;
  const most = Math.min(shown, 0.9999);
  return knee + ((most - knee) * (1 - knee)) / (1 - most);
}

/** Floats of a pixel: rgba of each of its samples, row by row. */
export const floatsPerPixel: number = samples * samples * 4;

/**
 * Averages the samples of one pixel and stores them as sRGB.
 * @param at place of its first float in `radiance`
 * @param pixel its number in the picture
 */
export function resolvePixel(radiance: Float32Array, at: number, picture: Uint8Array, pixel: number): void {
  let r = 0;
  let g = 0;
  let b = 0;
  let a = 0;
  for (let from = at; from < at + floatsPerPixel; from += 4) {
    r += radiance[from]!;
    g += radiance[from + 1]!;
    b += radiance[from + 2]!;
    a += radiance[from + 3]!;
  }
  const to = pixel * 4;
  const straight = a > 0 ? 1 / a : 0;
  picture[to] = stored(r * straight);
  picture[to + 1] = stored(g * straight);
  picture[to + 2] = stored(b * straight);
  picture[to + 3] = Math.round((a / (samples * samples)) * 255);
}

/** Stores one colour as all samples of a pixel. */
export function storePixel(radiance: Float32Array, picture: Uint8Array, pixel: number): void {
  const to = pixel * 4;
  picture[to] = stored(radiance[0]!);
  picture[to + 1] = stored(radiance[1]!);
  picture[to + 2] = stored(radiance[2]!);
  picture[to + 3] = 255;
}

function stored(light: number): number {
  const step = light * 4095 + 0.5;
  return sRgb[step >= 4095 ? 4095 : step > 0 ? step | 0 : 0]!;
}

const sRgb = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * linearToSrgb(i / 4095)));
