/** Converts one channel, 0 to 1, from display values to linear light. */
export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Converts one channel, 0 to 1, from linear light to display values. */
export function linearToSrgb(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Linear light of each display byte. */
export const lightOfByte: Float64Array = Float64Array.from({ length: 256 }, (_, byte) =>
  srgbToLinear(byte / 255),
);

/** Returns the display byte of linear light, rounded and clamped to 0 to 1. */
export function byteOfLight(value: number): number {
  if (!(value > 0)) return 0;
  if (value >= 1) return 255;
  let byte = firstBytes[Math.floor(value * bins)]!;
  while (byte < 255 && value >= byteStarts[byte + 1]!) byte++;
  return byte;
}

/** Lookup tables that avoid a power per colour: the start of every byte, and the byte at the start of each bin. */
const bins = 4096;
const byteStarts = Float64Array.from({ length: 256 }, (_, byte) => srgbToLinear((byte - 0.5) / 255));
const firstBytes = Uint8Array.from({ length: bins }, (_, bin) => Math.round(255 * linearToSrgb(bin / bins)));
