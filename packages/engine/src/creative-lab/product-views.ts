import sharp from 'sharp';
import type { Design, Rgb } from './design.ts';
import type { PictureFrame, ProductPart } from './product.ts';

/** One texture for a whole product: the design, and below it a swatch of every plain colour. */
export interface ProductSheet {
  readonly png: Uint8Array;
  /** Returns texture coordinates of a point on a part, v downwards as in glTF. */
  uvOf(part: ProductPart, x: number, y: number): readonly [number, number];
}

const swatch = 16;

export async function productViews({ paint }: Design, parts: readonly ProductPart[]): Promise<ProductSheet> {
  const colors = [...new Set(parts.flatMap(({ look }) => ('color' in look ? [hex(look.color)] : [])))];
  const width = Math.max(paint.width, swatch);
  const across = Math.floor(width / swatch);
  const height = paint.height + Math.ceil(colors.length / across) * swatch;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < paint.height; y++) {
    pixels.set(paint.pixels.subarray(y * paint.width * 3, (y + 1) * paint.width * 3), y * width * 3);
  }
  const cornerOf = (i: number): [number, number] => [
    (i % across) * swatch,
    paint.height + Math.floor(i / across) * swatch,
  ];
  for (const [i, color] of colors.entries()) {
    const [left, top] = cornerOf(i);
    const bytes = [0, 1, 2].map((k) => Number.parseInt(color.slice(k * 2, k * 2 + 2), 16));
    for (let y = 0; y < swatch; y++)
      for (let x = 0; x < swatch; x++) pixels.set(bytes, ((top + y) * width + left + x) * 3);
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return {
    png: Uint8Array.from(png),
    uvOf({ look }, x, y) {
      if ('color' in look) {
        const [left, top] = cornerOf(colors.indexOf(hex(look.color)));
        return [(left + swatch / 2) / width, (top + swatch / 2) / height];
      }
      const [u, v] = onFrame(look.picture, x, y);
      // Inset by half a pixel, so that the swatches never show at the picture's edge.
      const inside = (value: number, size: number): number =>
        Math.min(size - 0.5, Math.max(0.5, value * size));
      return [inside(u, paint.width) / width, inside(v, paint.height) / height];
    },
  };
}

/** Returns shares of the frame's width and height from the top left. */
export function onFrame(
  { left, bottom, width, height }: PictureFrame,
  x: number,
  y: number,
): [number, number] {
  return [(x - left) / width, 1 - (y - bottom) / height];
}

function hex(color: Rgb): string {
  return color.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
