import type { Sharp } from 'sharp';

/** A call of `sharp`, which writes AVIF; a page's own encoder does not. */
export type AvifEncoder = (bytes: Uint8Array) => Sharp;

/** First quality of AVIF that is tried for one of WebP; the measured error decides. Flat colours need no more. */
const firstTry = (webp: number) => Math.max(30, Math.round(webp * 0.6));
/** Added after a try whose error is larger than that of WebP. */
const step = 12;
const mostTries = 3;
/** Of 9; more takes seconds a picture and saves 2 to 4 %. */
const effort = 4;

/**
 * Encodes a picture as AVIF with an error of at most that of the same picture as WebP. Returns null where AVIF takes as many
 * bytes.
 * @param webp the same picture as WebP, in the size of the result
 * @param quality that of the WebP, 1 to 100
 * @param isData numbers for a shader, whose colours are not halved
 */
export async function smallerAvif(
  open: AvifEncoder,
  image: Uint8Array,
  webp: Uint8Array,
  quality: number,
  isData: boolean,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pixelsOf = (bytes: Uint8Array) =>
    open(bytes).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const shown = await pixelsOf(webp);
  const { width, height } = shown.info;
  const resized = () => open(image).resize(width, height, { fit: 'fill' });
  const wanted = await resized().ensureAlpha().toColourspace('srgb').raw().toBuffer();
  const allowed = squaredError(shown.data, wanted);
  for (let tried = 0, at = firstTry(quality); tried < mostTries && at <= 100; tried++, at += step) {
    const avif = await resized()
      .avif({ quality: at, effort, chromaSubsampling: isData ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (avif.byteLength >= webp.byteLength) return null;
    if (squaredError((await pixelsOf(avif)).data, wanted) <= allowed) return Uint8Array.from(avif);
  }
  return null;
}

/** Returns an AVIF within a longest side. @param quality that of a WebP, 1 to 100 */
export async function shrunkAvif(
  open: AvifEncoder,
  image: Uint8Array,
  longestSide: number,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const within = { fit: 'inside', withoutEnlargement: true } as const;
  const small = open(image).resize(longestSide, longestSide, within);
  return Uint8Array.from(await small.avif({ quality: firstTry(quality), effort }).toBuffer());
}

/** Mean of the squared differences of two pictures in RGBA; colours count as far as they are opaque. */
function squaredError(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 4) {
    const opaque = b[i + 3]! / 255;
    for (let c = 0; c < 3; c++) sum += opaque * (a[i + c]! - b[i + c]!) ** 2;
    sum += (a[i + 3]! - b[i + 3]!) ** 2;
  }
  return sum / a.length;
}
