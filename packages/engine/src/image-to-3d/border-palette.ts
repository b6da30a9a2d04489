/** Squared distance in 0 to 255 RGB within which two colours are one. */
export const nearPalette: number = 34 ** 2;

/** Returns the outermost pixels of a picture. */
export function borderPixels(width: number, height: number): number[] {
  const list: number[] = [];
  for (let x = 0; x < width; x++) list.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) list.push(y * width, y * width + width - 1);
  return list;
}

/** Colours that make up a fair share of the border; the subject may touch it in places. */
export function borderPalette(pixels: Uint8Array, border: readonly number[]): number[][] {
  const clusters: { color: number[]; count: number }[] = [];
  for (const i of border) {
    const near = clusters.find(({ color }) => distance(pixels, i, color, 0) < nearPalette);
    if (!near) {
      clusters.push({ color: [pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!], count: 1 });
      continue;
    }
    near.count++;
    near.color = near.color.map((value, k) => value + (pixels[i * 4 + k]! - value) / near.count);
  }
  clusters.sort((a, b) => b.count - a.count);
  const common = clusters.filter(({ count }) => count > border.length * 0.12);
  return (common.length > 0 ? common : clusters.slice(0, 1)).map(({ color }) => color);
}

/** Returns the squared distance of a pixel's colour from another, green weighted more. */
export function distance(pixels: Uint8Array, i: number, other: ArrayLike<number>, at: number): number {
  const r = pixels[i * 4]! - other[at]!;
  const g = pixels[i * 4 + 1]! - other[at + 1]!;
  const b = pixels[i * 4 + 2]! - other[at + 2]!;
  return 0.9 * r * r + 1.4 * g * g + 0.7 * b * b;
}
