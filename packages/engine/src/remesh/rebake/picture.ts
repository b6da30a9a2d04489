import type { TextureInfo } from '@gltf-transform/core';
import { lightOfByte } from '@meshwright/formats/mesh';
import sharp from 'sharp';

/** A decoded picture with how it continues beyond its borders. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** RGBA bytes, first row on top. */
  readonly pixels: Uint8Array;
  readonly wrapS: number;
  readonly wrapT: number;
  /** Whether red, green and blue are stored as sRGB. */
  readonly isColor: boolean;
}

/** Largest side that is baked; larger pictures are reduced. */
const largest = 2048;

/** Decodes PNG, JPEG or WebP. Null for an unreadable picture. */
export async function decodePicture(
  image: Uint8Array | null,
  info: TextureInfo,
  isColor: boolean,
): Promise<Picture | null> {
  if (!image) return null;
  try {
    const { data, info: size } = await sharp(image)
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = size;
    return { width, height, pixels: data, wrapS: info.getWrapS(), wrapT: info.getWrapT(), isColor };
  } catch {
    return null;
  }
}

/** Samples between the four nearest texels, colours as light. Writes red, green, blue and alpha in 0 to 1. */
export function samplePicture(picture: Picture, u: number, v: number, out: Float64Array): void {
  const { width, height, pixels, wrapS, wrapT, isColor } = picture;
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  out.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const [right, down] = [corner & 1, corner >> 1];
    const share = (right ? fx : 1 - fx) * (down ? fy : 1 - fy);
    if (share === 0) continue;
    const at = (wrapped(y0 + down, height, wrapT) * width + wrapped(x0 + right, width, wrapS)) * 4;
    for (let k = 0; k < 3; k++) {
      const byte = pixels[at + k]!;
      out[k] = out[k]! + share * (isColor ? lightOfByte[byte]! : byte / 255);
    }
    out[3] = out[3]! + (share * pixels[at + 3]!) / 255;
  }
}

const clampToEdge = 33071;
const mirroredRepeat = 33648;

function wrapped(i: number, size: number, mode: number): number {
  if (mode === clampToEdge) return Math.min(size - 1, Math.max(0, i));
  const turn = Math.floor(i / size);
  const rest = i - turn * size;
  return mode === mirroredRepeat && turn % 2 !== 0 ? size - 1 - rest : rest;
}
