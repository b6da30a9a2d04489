import sharp from 'sharp';
import type { Picture } from './read-picture.ts';

/** Returns the picture with its longer side at `side` pixels; smaller ones are enlarged. */
export async function shrinkPicture({ width, height, pixels }: Picture, side: number): Promise<Picture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
