import { optionalPackage } from '../../optional-package.ts';
import type { ResultCache } from '../../recipe/step.ts';
import type { TextureQuality } from '../target-budgets.ts';
import { type BasisThreads, basisThreads } from './basis-threads.ts';
import { codecOf, encodeKtx2 } from './encode-ktx2.ts';
import type { PictureKind } from './mip-chain.ts';

/** The part of `sharp` that decodes and resizes. */
export interface SharpImage {
  resize(width: number, height: number, options: { fit: 'fill' }): SharpImage;
  toColourspace(space: 'srgb'): SharpImage;
  ensureAlpha(): SharpImage;
  raw(): SharpImage;
  toBuffer(): Promise<Uint8Array>;
}

/** A picture to make. */
export interface Ktx2Task {
  /** In pixels, a multiple of 4. */
  readonly width: number;
  readonly height: number;
  readonly kind: PictureKind;
  readonly textureQuality: TextureQuality;
  /** From 1 to 100, instead of that of `textureQuality`. */
  readonly quality: number | undefined;
}

export interface Ktx2Encoder {
  /**
   * Returns a picture as KTX2 with all its mip levels. The same picture with the same settings is encoded once.
   * @throws Error when it cannot be decoded or encoded; the reason of the signal
   */
  encode(image: Uint8Array, task: Ktx2Task): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * Starts the encoder of KTX2.
 * @param pixels those of the largest picture, which bound the threads by the memory that is free
 * @throws GltfError `missing_package`
 */
export async function ktx2Encoder(
  open: (bytes: Uint8Array) => SharpImage,
  pixels: number,
  cache?: ResultCache,
  signal?: AbortSignal,
): Promise<Ktx2Encoder> {
  const url = await optionalPackage(
    async () => import.meta.resolve('ktx2-encoder'),
    'Writing KTX2 textures',
    'ktx2-encoder',
  );
  const threads = basisThreads(url, threadsFor(pixels), signal);
  const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    async encode(image, task) {
      const name = await nameOf(image, task);
      const started = files.get(name);
      if (started) return started;
      const file = kept(name, cache, () => encoded(image, task, open, threads, signal));
      files.set(name, file);
      return file;
    },
    close: () => threads.close(),
  };
}

async function encoded(
  image: Uint8Array,
  { width, height, kind, textureQuality, quality }: Ktx2Task,
  open: (bytes: Uint8Array) => SharpImage,
  threads: BasisThreads,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  // A grey picture would stay one of two channels.
  const sized = open(image).resize(width, height, { fit: 'fill' }).toColourspace('srgb');
  const data = new Uint8Array(await sized.ensureAlpha().raw().toBuffer());
  signal?.throwIfAborted();
  const codec = codecOf(kind, textureQuality, width * height);
  const settled = codec.name === 'etc1s' && quality ? { ...codec, quality: etc1sQuality(quality) } : codec;
  return encodeKtx2({ width, height, data }, kind, settled, threads, signal);
}

/** The encoder counts from 1 to 255. */
function etc1sQuality(quality: number): number {
  return Math.max(1, Math.round((quality / 100) * 255));
}

async function kept(
  name: string,
  cache: ResultCache | undefined,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const cached = await cache?.find(name);
  if (cached) return new Uint8Array(cached);
  const file = await make();
  await cache?.keep(name, file);
  return file;
}

/** Names a result after everything that decides its bytes. */
async function nameOf(image: Uint8Array, task: Ktx2Task): Promise<string> {
  const { width, height, kind, textureQuality, quality } = task;
  const digest = await crypto.subtle.digest('SHA-256', image as Uint8Array<ArrayBuffer>);
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `ktx2 ${VERSION} ${kind} ${width}x${height} ${textureQuality} ${quality ?? 'as named'} ${hash}`;
}

/** One a processor, as far as half of the free memory holds them. */
function threadsFor(pixels: number): number {
  const { availableParallelism } = process.getBuiltinModule('node:os');
  const share = process.availableMemory() / 2;
  return Math.max(1, Math.min(availableParallelism(), Math.floor(share / (pixels * BYTES_PER_PIXEL))));
}

/** Raised when the same picture and settings give other bytes. */
const VERSION = 1;
/** What a thread takes for ETC1S, measured on 2048 x 2048: 440 MB. */
const BYTES_PER_PIXEL = 105;
