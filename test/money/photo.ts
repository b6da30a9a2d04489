import sharp from 'sharp';

/** Returns a PNG that every family accepts: 512 by 512 pixels of one colour. */
export async function photo(): Promise<Buffer> {
  const create = { width: 512, height: 512, channels: 3, background: { r: 200, g: 120, b: 40 } } as const;
  return await sharp({ create }).png().toBuffer();
}
