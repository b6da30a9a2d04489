import { linearToSrgb, srgbToLinear } from '@meshwright/gltf/math';

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
