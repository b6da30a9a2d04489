/** A picture in small: four bytes per pixel, row by row from the top. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** Decodes by `sharp` where it is installed, else by the browser; null where neither can. */
export async function decodePicture(bytes: Uint8Array, side: number): Promise<Picture | null> {
  try {
    return (await decodeInNode(bytes, side)) ?? (await decodeInBrowser(bytes, side));
  } catch {
    // A picture that cannot be decoded is left to other rules.
    return null;
  }
}

async function decodeInNode(bytes: Uint8Array, side: number): Promise<Picture | null> {
  if (typeof OffscreenCanvas !== 'undefined') return null;
  const { default: sharp } = (await import('sharp')) as { default: (bytes: Uint8Array) => SharpImage };
  const { data, info } = await sharp(bytes)
    .resize(side, side, { fit: 'fill', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

async function decodeInBrowser(bytes: Uint8Array, side: number): Promise<Picture | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const image = await createImageBitmap(new Blob([bytes.slice()]));
  const context = new OffscreenCanvas(side, side).getContext('2d')!;
  context.drawImage(image, 0, 0, side, side);
  image.close();
  return { width: side, height: side, pixels: context.getImageData(0, 0, side, side).data };
}

interface SharpImage {
  resize(width: number, height: number, options: { fit: 'fill'; kernel: 'nearest' }): SharpImage;
  ensureAlpha(): SharpImage;
  raw(): SharpImage;
  toBuffer(options: {
    resolveWithObject: true;
  }): Promise<{ data: Uint8Array; info: { width: number; height: number } }>;
}
