import sharp from 'sharp';

/** A picture as a file. */
export interface SmallPicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Shares of the width and qualities that are tried, the best first. */
const tries = [
  [1, 80],
  [1, 65],
  [1, 50],
  [0.75, 60],
  [0.5, 60],
  [0.5, 40],
  [0.25, 40],
] as const;

/**
 * Returns a picture as JPEG of at most so many bytes, over white; undefined where none of them is small enough.
 * @param png bytes of a picture
 * @example
 * import { renderModel, smallPicture } from '@meshwright/look';
 *
 * const small = await smallPicture(await renderModel(document), 20_000);
 * if (small) await writeFile('chest.jpg', small.bytes);
 */
export async function smallPicture(png: Uint8Array, maxBytes: number): Promise<SmallPicture | undefined> {
  const { width } = await sharp(png).metadata();
  for (const [share, quality] of tries) {
    const { data, info } = await sharp(png)
      .flatten({ background: '#ffffff' })
      .resize({ width: Math.max(1, Math.round(width * share)) })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    if (data.byteLength <= maxBytes)
      return { bytes: data, mimeType: 'image/jpeg', width: info.width, height: info.height };
  }
  return undefined;
}
