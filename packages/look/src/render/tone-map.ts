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

/** Averages the samples of each pixel and stores them as sRGB. */
export function resolveSamples(radiance: Float32Array, size: number): Uint8Array {
  const wide = size * samples;
  const picture = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      const first = (y * samples * wide + x * samples) * 4;
      for (let row = first; row < first + samples * wide * 4; row += wide * 4) {
        for (let from = row; from < row + samples * 4; from += 4) {
          r += radiance[from]!;
          g += radiance[from + 1]!;
          b += radiance[from + 2]!;
          a += radiance[from + 3]!;
        }
      }
      const to = (y * size + x) * 4;
      const straight = a > 0 ? 1 / a : 0;
      picture[to] = stored(r * straight);
      picture[to + 1] = stored(g * straight);
      picture[to + 2] = stored(b * straight);
      picture[to + 3] = Math.round((a / (samples * samples)) * 255);
    }
  }
  return picture;
}

function stored(light: number): number {
  return sRgb[Math.min(4095, Math.max(0, Math.round(light * 4095)))]!;
}

const sRgb = Uint8Array.from({ length: 4096 }, (_, i) => {
  const light = i / 4095;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});
