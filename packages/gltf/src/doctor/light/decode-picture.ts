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
  const image = sharp(bytes);
  const smaller = scaled(image, await image.metadata(), side);
  const { data, info } = await smaller.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * Of an opaque PNG, `affine` takes the same pixels as `resize` in half the time where each stands for a power of two of
 * them. Other formats are decoded smaller by `resize`.
 */
function scaled(image: SharpImage, { format, hasAlpha, width, height }: Header, side: number): SharpImage {
  const isHalved = (length: number) => length >= side && Number.isInteger(Math.log2(length / side));
  if (format !== 'png' || hasAlpha || !isHalved(width) || !isHalved(height))
    return image.resize(side, side, { fit: 'fill', kernel: 'nearest' });
  const middle = { idx: -width / side / 2, idy: -height / side / 2 };
  return image.affine([side / width, 0, 0, side / height], { interpolator: 'nearest', ...middle });
}

async function decodeInBrowser(bytes: Uint8Array, side: number): Promise<Picture | null> {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const image = await createImageBitmap(new Blob([bytes.slice()]));
  const context = new OffscreenCanvas(side, side).getContext('2d')!;
  context.drawImage(image, 0, 0, side, side);
  image.close();
  return { width: side, height: side, pixels: context.getImageData(0, 0, side, side).data };
}

interface Header {
  format: string;
  hasAlpha: boolean;
  width: number;
  height: number;
}

interface SharpImage {
  metadata(): Promise<Header>;
  affine(
    matrix: readonly number[],
    options: { interpolator: 'nearest'; idx: number; idy: number },
  ): SharpImage;
  resize(width: number, height: number, options: { fit: 'fill'; kernel: 'nearest' }): SharpImage;
  ensureAlpha(): SharpImage;
  raw(): SharpImage;
  toBuffer(options: {
    resolveWithObject: true;
  }): Promise<{ data: Uint8Array; info: { width: number; height: number } }>;
}
