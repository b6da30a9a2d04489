import { lightOfByte } from '@meshwright/formats/mesh';
import { linearToSrgb, srgbToLinear } from '@meshwright/gltf/math';

export type Lab = readonly [number, number, number];

/** Converts sRGB bytes to OKLab, in which distances approximate perceived differences (Ottosson, 2020). */
export function oklabOf(r: number, g: number, b: number): [number, number, number] {
  const [x, y, z] = [light(r), light(g), light(b)];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts a display value to linear light; means of bytes may be fractional. */
function light(value: number): number {
  return Number.isInteger(value) ? lightOfByte[value]! : srgbToLinear(value / 255);
}

/** Converts OKLab to sRGB bytes; clips colours outside the gamut. */
export function srgbOf([L, a, b]: Lab): [number, number, number] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((x) => Math.round(255 * Math.min(1, Math.max(0, linearToSrgb(x))))) as [number, number, number];
}

export function squaredLab(a: Lab, b: Lab): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
