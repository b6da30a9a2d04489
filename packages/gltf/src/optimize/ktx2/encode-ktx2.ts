import type { TextureQuality } from '../target-budgets.ts';
import type { BasisOptions, BasisThreads } from './basis-threads.ts';
import { joinKtx2 } from './join-ktx2.ts';
import { mipChain, type PictureKind, type Pixels } from './mip-chain.ts';

/** The codecs of KTX2: ETC1S is a quarter of the bytes, UASTC keeps normals and other numbers. */
export type Codec =
  | { readonly name: 'etc1s'; readonly quality: number; readonly effort: number }
  | { readonly name: 'uastc'; readonly effort: number; readonly loss: number };

/** The codec and its settings for a picture; one that is too large for ETC1S is stored as UASTC. */
export function codecOf(kind: PictureKind, quality: TextureQuality, pixels: number): Codec {
  const { colour, data } = CODECS[quality];
  return kind === 'colour' && pixels <= ETC1S_PIXELS ? colour : data;
}

/**
 * Encodes a picture with all its mip levels. ETC1S is one call, since its levels share their codebooks; UASTC is cut
 * into strips that do not depend on each other. Strips are of a fixed size, so that the bytes do not depend on the
 * number of threads.
 * @throws Error of the encoder
 */
export async function encodeKtx2(
  pixels: Pixels,
  kind: PictureKind,
  codec: Codec,
  threads: BasisThreads,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const options: BasisOptions = {
    enableDebug: false,
    isKTX2File: true,
    isPerceptual: kind === 'colour',
    isSetKTX2SRGBTransferFunc: kind === 'colour',
    isNormalMap: kind === 'normal',
  };
  if (codec.name === 'etc1s') {
    const { quality, effort } = codec;
    const etc1s = { isUASTC: false, qualityLevel: quality, compressionLevel: effort, generateMipmap: true };
    return threads.encode({ ...pixels, options: { ...options, ...etc1s } });
  }
  const { effort, loss } = codec;
  const uastc = {
    ...options,
    isUASTC: true,
    generateMipmap: false,
    needSupercompression: true,
    uastcLDRQualityLevel: effort,
    ...(loss > 0 && { enableRDO: true, rdoQualityLevel: loss }),
  };
  const levels = (await mipChain(pixels, kind, signal)).map((level) =>
    Promise.all(stripsOf(level).map((strip) => threads.encode({ ...strip, options: uastc }))),
  );
  return joinKtx2(await Promise.all(levels), { ...pixels, alpha: hasAlpha(pixels) });
}

/** Copies, since a thread takes its pixels with it. The rows of a strip are whole blocks. */
function stripsOf({ width, height, data }: Pixels): Pixels[] {
  const rows = Math.max(BLOCK, BLOCK * Math.floor(STRIP_PIXELS / width / BLOCK));
  const strips: Pixels[] = [];
  for (let top = 0; top < height; top += rows) {
    const tall = Math.min(rows, height - top);
    strips.push({
      width,
      height: tall,
      data: data.slice(top * width * 4, (top + tall) * width * 4),
    });
  }
  return strips;
}

function hasAlpha({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  return false;
}

/**
 * Measured on pictures of 2048 x 2048, with all levels, in seconds of one core. UASTC at effort 0: 3.3 s; with loss
 * 12 s and less than half of the bytes; at effort 1 12 s, and the error of a normal map falls from 1.7 to 0.7 of 255; at
 * effort 2, 34 to 40 s, without a gain (0.70). ETC1S at effort 1: 5.5 s; at effort 2 10 s for 1 % of its bytes.
 */
const CODECS: Readonly<Record<TextureQuality, { colour: Codec; data: Codec }>> = {
  small: {
    colour: { name: 'etc1s', quality: 128, effort: 1 },
    data: { name: 'uastc', effort: 0, loss: 2 },
  },
  balanced: {
    colour: { name: 'etc1s', quality: 204, effort: 1 },
    data: { name: 'uastc', effort: 0, loss: 1 },
  },
  sharp: {
    colour: { name: 'uastc', effort: 1, loss: 0 },
    data: { name: 'uastc', effort: 1, loss: 0 },
  },
};

/** Side of the blocks of both codecs, in pixels. */
const BLOCK = 4;
/** A strip takes about a second and 60 MB; smaller ones would only add headers of Zstandard. */
const STRIP_PIXELS = 2 ** 19;
/** The encoder refuses larger pictures in one call. */
const ETC1S_PIXELS = 12 * 2 ** 20;
