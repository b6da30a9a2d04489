import type { Document, Texture } from '@gltf-transform/core';
import { optionalPackage, transformFunctions } from '../optional-package.ts';
import { imageFacts } from '../read/image-size.ts';
import type { ResultCache } from '../recipe/step.ts';
import type { Warning } from '../warning.ts';
import { type AvifEncoder, shrunkAvif, smallerAvif } from './avif.ts';
import { type Ktx2Encoder, ktx2Encoder, type SharpImage } from './ktx2/ktx2-encoder.ts';
import type { PictureFormat, TextureQuality } from './target-budgets.ts';

/** The part of `sharp` in use: passed by the caller, or installed beside this package (Node only). */
export type ImageEncoder = unknown;

export interface PictureOptions {
  format: PictureFormat;
  /** Maximum side of the result, in pixels. */
  longestSide: number;
  textureQuality: TextureQuality;
  /**
   * Quality of lossy formats, 1 to 100; normal maps and other data get ten more.
   * @default that of `textureQuality`
   */
  quality?: number | undefined;
  encoder?: ImageEncoder;
  /**
   * Bytes that all textures may take on a GPU, with mip levels: the largest are halved until they fit.
   * @default any number
   */
  gpuBytes?: number;
  /** Keeps KTX2 pictures, which take seconds each, for later runs. */
  cache?: ResultCache | undefined;
  signal?: AbortSignal | undefined;
  /** Called after each picture. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Shrinks and re-encodes the textures of a document. A texture that would grow stays unchanged; one in a format that
 * the encoder does not read stays too, with a warning.
 * Pictures are encoded side by side; KTX2 in Node only, in threads that abort ends at once.
 * @throws GltfError `missing_package` when there is no encoder; the reason of the signal
 */
export async function encodePictures(
  document: Document,
  options: PictureOptions,
  warn: (warning: Warning) => void,
): Promise<void> {
  const { format, encoder, signal, onProgress } = options;
  const textures = document.getRoot().listTextures();
  const sides = sidesWithin(textures, options, warn);
  const pending = textures.filter((texture) => {
    const image = texture.getImage();
    const size = image && imageFacts(image);
    const large = !!size && Math.max(size.width, size.height) > sides.get(texture)!;
    return (
      image !== null &&
      !isCard(texture) &&
      READABLE.test(texture.getMimeType()) &&
      (large || format !== 'keep')
    );
  });
  for (const [index, texture] of textures.entries()) {
    if (pending.includes(texture) || !texture.getImage() || texture.getMimeType() === 'image/ktx2') continue;
    if (format === 'keep' || isCard(texture)) continue;
    const message = `/images/${index}: ${texture.getMimeType() || 'a picture of unknown format'} was left as it is`;
    warn({ code: 'image_unread', message, pointer: `/images/${index}` });
  }
  if (pending.length === 0) return;
  const sharp = encoder ?? (await installedSharp());
  const pixels = Math.max(...pending.map((texture) => pixelsOf(texture, sides.get(texture)!)));
  const ktx2 =
    format === 'ktx2' ? await ktx2Encoder(sharp as OpenImage, pixels, options.cache, signal) : undefined;
  const failures = new Map<Texture, unknown>();
  let done = 0;
  const encode = async (texture: Texture) => {
    const longestSide = sides.get(texture)!;
    try {
      if (ktx2) await toKtx2(texture, ktx2, longestSide, options);
      else
        await toPicture(
          texture,
          sharp,
          format as Exclude<PictureFormat, 'ktx2'>,
          pictureTask(texture, longestSide, options),
        );
    } catch (error) {
      signal?.throwIfAborted();
      failures.set(texture, error);
    }
    onProgress?.(++done, pending.length);
  };
  try {
    await sideBySide(pending, Math.max(1, Math.floor(PIXELS_AT_ONCE / pixels)), encode, signal);
  } finally {
    const closed = ktx2?.close();
    // After an abort the caller does not wait for a thread that still compiles.
    if (!signal?.aborted) await closed;
  }
  for (const [index, texture] of textures.entries()) {
    if (!failures.has(texture)) continue;
    const error = failures.get(texture);
    const reason = error instanceof Error ? error.message : String(error);
    const message = `/images/${index}: it could not be encoded and was left as it is (${reason})`;
    warn({ code: 'image_unread', message, pointer: `/images/${index}` });
  }
  await declareFormats(document);
}

/** Runs work on all items, so many at once; stops at the first error. */
async function sideBySide<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      signal?.throwIfAborted();
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
}

function pixelsOf(texture: Texture, longestSide: number): number {
  const facts = imageFacts(texture.getImage()!);
  if (!facts) return longestSide ** 2;
  return facts.width * facts.height;
}

/** The longest side of each texture, so that all of them fit the memory. */
function sidesWithin(
  textures: readonly Texture[],
  { format, longestSide, gpuBytes = Infinity }: PictureOptions,
  warn: (warning: Warning) => void,
): Map<Texture, number> {
  const sides = new Map(textures.map((texture) => [texture, longestSide]));
  const plans = textures.flatMap((texture) => {
    const facts = texture.getImage() && imageFacts(texture.getImage()!);
    return facts
      ? [{ texture, facts, changes: READABLE.test(texture.getMimeType()) && !isCard(texture) }]
      : [];
  });
  const bytesOf = ({ texture, facts, changes }: (typeof plans)[number]) => {
    const { width, height, gpuBytesPerPixel } = facts;
    const scale = changes ? Math.min(1, sides.get(texture)! / Math.max(width, height)) : 1;
    const perPixel = changes && format === 'ktx2' ? KTX2_BYTES : gpuBytesPerPixel;
    return (width * scale * height * scale * perPixel * 4) / 3;
  };
  const total = () => plans.reduce((sum, plan) => sum + bytesOf(plan), 0);
  const side = ({ texture, facts }: (typeof plans)[number]) =>
    Math.min(sides.get(texture)!, Math.max(facts.width, facts.height));
  const reduced = new Set<Texture>();
  while (total() > gpuBytes) {
    const open = plans.filter((plan) => plan.changes && side(plan) >= 2 * MIN_SIDE);
    if (open.length === 0) break;
    // Of the same size, data textures go first: a coarser normal map shows less than a coarser colour.
    const order = (plan: (typeof plans)[number]) => bytesOf(plan) * 2 + (isData(plan.texture) ? 1 : 0);
    const [largest] = open.sort((a, b) => order(b) - order(a));
    sides.set(largest!.texture, Math.floor(side(largest!) / 2));
    reduced.add(largest!.texture);
  }
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e5) / 10} MB`;
  const wayOut =
    format === 'ktx2' ? 'use fewer textures' : 'textures "ktx2" take a quarter of the memory or less';
  if (total() > gpuBytes) {
    const message = `the textures take ${megabytes(total())} on the GPU, and the budget is ${megabytes(gpuBytes)}: ${wayOut}`;
    warn({ code: 'textures_reduced', message });
  } else if (reduced.size > 0) {
    const least = Math.min(...[...reduced].map((texture) => sides.get(texture)!));
    const message = `${reduced.size} of ${textures.length} textures were reduced further, down to ${least} pixels, so that all fit ${megabytes(gpuBytes)} on the GPU; ${wayOut}, and textureSide sets a side for all`;
    warn({ code: 'textures_reduced', message });
  }
  return sides;
}

interface PictureTask {
  longestSide: number;
  quality: number;
}

function pictureTask(
  texture: Texture,
  longestSide: number,
  { textureQuality, quality = QUALITIES[textureQuality] }: PictureOptions,
): PictureTask {
  return { longestSide, quality: isData(texture) ? Math.min(100, quality + 10) : quality };
}

async function toPicture(
  texture: Texture,
  encoder: ImageEncoder,
  format: Exclude<PictureFormat, 'ktx2'>,
  { longestSide, quality }: PictureTask,
): Promise<void> {
  const { compressTexture } = await transformFunctions();
  const [image, mimeType] = [texture.getImage()!, texture.getMimeType()];
  const restore = () => texture.setImage(image as Uint8Array<ArrayBuffer>).setMimeType(mimeType);
  const open = encoder as AvifEncoder;
  if (mimeType === 'image/avif' && format === 'keep') {
    texture.setImage(await shrunkAvif(open, image, longestSide, quality));
    return;
  }
  // glTF-Transform finds no size in an AVIF.
  const readable =
    mimeType === 'image/avif' ? Uint8Array.from(await open(image).png().toBuffer()) : undefined;
  const begin = () => (readable ? texture.setImage(readable).setMimeType('image/png').setURI('') : restore());
  begin();
  const encode = (lossless: boolean) =>
    compressTexture(texture, {
      encoder,
      lossless,
      ...(!lossless && { quality }),
      resize: [longestSide, longestSide],
      ...(format !== 'keep' && { targetFormat: 'webp' as const, workBudget: EFFORT }),
    });
  const smaller = () => texture.getImage()!.byteLength < image.byteLength;
  await encode(false);
  if (format === 'avif') {
    const webp = texture.getImage()!;
    const avif = await smallerAvif(open, image, webp, quality, isData(texture));
    if (avif && avif.byteLength < image.byteLength)
      texture.setImage(avif).setMimeType('image/avif').setURI('');
  }
  if (smaller()) return;
  // For few colours in large areas, a lossless codec is smaller than a lossy one.
  begin();
  if (format !== 'keep') await encode(true);
  const resized = Math.max(...sidesOf(image)) > longestSide;
  if (!smaller() && !resized) restore();
}

async function toKtx2(
  texture: Texture,
  encoder: Ktx2Encoder,
  longestSide: number,
  { textureQuality, quality }: PictureOptions,
): Promise<void> {
  const [width, height] = sidesOf(texture.getImage()!);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  // The blocks of both codecs are 4 x 4 pixels, and some graphics cards refuse other sides.
  const side = (length: number) => Math.max(4, 4 * Math.round((length * scale) / 4));
  const kind = isData(texture) ? (isNormalMap(texture) ? 'normal' : 'data') : 'colour';
  const task = { width: side(width), height: side(height), kind, textureQuality, quality } as const;
  const file = await encoder.encode(texture.getImage()!, task);
  texture.setImage(file).setMimeType('image/ktx2').setURI('');
}

function sidesOf(image: Uint8Array): [number, number] {
  const facts = imageFacts(image);
  if (!facts) throw new Error('its size cannot be read');
  return [facts.width, facts.height];
}

/** Declares the extensions of the formats that the pictures have. */
export async function declareFormats(document: Document): Promise<void> {
  const { EXTTextureAVIF, EXTTextureWebP, KHRTextureBasisu } = await import('@gltf-transform/extensions');
  const formats = new Set(
    document
      .getRoot()
      .listTextures()
      .map((texture) => texture.getMimeType()),
  );
  if (formats.has('image/webp')) document.createExtension(EXTTextureWebP).setRequired(true);
  if (formats.has('image/avif')) document.createExtension(EXTTextureAVIF).setRequired(true);
  if (formats.has('image/ktx2')) document.createExtension(KHRTextureBasisu).setRequired(true);
}

/** True for textures that shaders read as numbers: normals, roughness, occlusion. */
export function isData(texture: Texture): boolean {
  return !slots(texture).some((slot) => COLOUR_SLOTS.test(slot));
}

function isNormalMap(texture: Texture): boolean {
  return slots(texture).some((slot) => /normal/i.test(slot));
}

/** True for the picture that a list of avatars shows, whose programs read PNG and JPEG alone. */
export function isCard(texture: Texture): boolean {
  return slots(texture).some((slot) => /^image/.test(slot));
}

function slots(texture: Texture): string[] {
  const graph = texture.getGraph();
  return graph
    .listParentEdges(texture)
    .filter((edge) => edge.getParent().propertyType !== 'Root')
    .map((edge) => edge.getName());
}

export async function installedSharp(): Promise<ImageEncoder> {
  const purpose = 'Encoding textures without an imageEncoder, and with textures other than "keep",';
  return (await optionalPackage(() => import('sharp'), purpose, 'sharp')).default;
}

type OpenImage = (bytes: Uint8Array) => SharpImage;

export const READABLE = /^image\/(png|jpeg|webp|avif)$/;
const COLOUR_SLOTS = /color|emissive/i;

/** No texture is halved below this side to fit the memory. */
const MIN_SIDE = 256;
/** Of a pixel in block formats, by the larger of the two codecs. */
const KTX2_BYTES = 1;

/** The quality of WebP, 1 to 100. */
const QUALITIES: Readonly<Record<TextureQuality, number>> = { small: 60, balanced: 80, sharp: 90 };

/** Four pictures of 4096 x 4096: what is decoded at one time takes about 1 GB. */
const PIXELS_AT_ONCE = 4 * 4096 ** 2;

/** Of 100; more takes seconds and saves a few per cent. */
const EFFORT = 60;
