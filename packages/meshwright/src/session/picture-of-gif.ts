/** Most frames that are compared. */
const mostFrames = 60;
/** Most pixels of all frames that are decoded. */
const mostPixels = 100_000_000;
/** Longer side of the picture in pixels. */
const size = 128;

/**
 * Returns the frame of an animated GIF that differs most from the first one as a PNG of at most 128 x 128 pixels: the first
 * frames of most animations are the same pose.
 * @throws Error of sharp when it cannot be decoded
 */
export async function pictureOfGif(gif: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { pages = 1 } = await sharp(gif, { limitInputPixels: mostPixels }).metadata();
  const frames = Math.min(pages, mostFrames);
  const { data, info } = await sharp(gif, { pages: frames, limitInputPixels: mostPixels })
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const length = data.length / frames;
  const frame = (at: number) => data.subarray(at * length, (at + 1) * length);
  const first = frame(0);
  const differences = Array.from({ length: frames }, (_, at) => difference(first, frame(at)));
  const chosen = frame(differences.indexOf(Math.max(...differences)));
  const raw = { width: info.width, height: info.height / frames, channels: 4 } as const;
  return new Uint8Array(await sharp(chosen, { raw }).png().toBuffer());
}

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0);
}
