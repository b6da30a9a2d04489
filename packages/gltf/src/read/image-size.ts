/** Facts from the first bytes of an image. */
export interface ImageFacts {
  mimeType: string;
  width: number;
  height: number;
  /** Bytes per pixel on a GPU; for block formats a fraction of the four of a plain pixel. */
  gpuBytesPerPixel: number;
}

/**
 * Reads type and pixel size from the head of a PNG, JPEG, WebP, AVIF or KTX2 image; null for other or truncated data. No
 * pixel is decoded.
 * @example
 * import { imageFacts } from '@meshwright/gltf';
 *
 * imageFacts(await readFile('picture.png')); // { format: 'png', width: 64, height: 64 }
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return png(view) ?? jpeg(view) ?? webp(view) ?? avif(view) ?? ktx2(view);
}

function png(view: DataView): ImageFacts | null {
  if (view.byteLength < 24 || view.getUint32(0) !== PNG || view.getUint32(12) !== IHDR) return null;
  return plain('image/png', view.getUint32(16), view.getUint32(20));
}

/** Walks the segments to the frame header, which comes before the first scan. */
function jpeg(view: DataView): ImageFacts | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return plain('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    if (marker === 0xd9 || marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webp(view: DataView): ImageFacts | null {
  if (view.byteLength < 30 || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250)
    return null;
  switch (view.getUint32(12)) {
    case 0x56503820: // lossy
      return plain('image/webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 0x5650384c: {
      // lossless
      const bits = view.getUint32(21, true);
      return plain('image/webp', (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 0x56503858: // extended
      return plain(
        'image/webp',
        (view.getUint32(24, true) & 0xffffff) + 1,
        (view.getUint32(26, true) >>> 8) + 1,
      );
    default:
      return null;
  }
}

/** The size is in the box `ispe`, in the first kilobytes. */
function avif(view: DataView): ImageFacts | null {
  const end = Math.min(view.byteLength, 4096) - 16;
  if (end < 16 || view.getUint32(8) !== AVIF) return null;
  for (let at = 12; at < end; at++) {
    if (view.getUint32(at) === ISPE)
      return plain('image/avif', view.getUint32(at + 8), view.getUint32(at + 12));
  }
  return null;
}

/** Transcoded textures take one byte per pixel on every GPU that supports them. */
function ktx2(view: DataView): ImageFacts | null {
  if (view.byteLength < 28 || view.getUint32(0) !== 0xab4b5458) return null;
  const [width, height] = [view.getUint32(20, true), view.getUint32(24, true)];
  const uncompressed = [37, 43].includes(view.getUint32(12, true));
  return { mimeType: 'image/ktx2', width, height, gpuBytesPerPixel: uncompressed ? 4 : 1 };
}

function plain(mimeType: string, width: number, height: number): ImageFacts {
  return { mimeType, width, height, gpuBytesPerPixel: 4 };
}

const AVIF = 0x61766966;
const ISPE = 0x69737065;
const PNG = 0x89504e47;
const IHDR = 0x49484452;
