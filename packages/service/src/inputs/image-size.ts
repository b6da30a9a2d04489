export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns width and height of a PNG, JPEG or WebP from its header, without decoding a pixel; null without a whole
 * header. A later decoder must check the picture against it.
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (bytes[0] === 0x89) return png(view);
    return bytes[0] === 0xff ? jpeg(view) : webp(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Returns whether a picture is complete: it has the last chunk of a PNG, the end marker of a JPEG, or all bytes a
 * WebP states. No pixel is decoded. Bytes after the end are allowed.
 */
export function imageEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) return hasPngEnd(view);
  if (bytes[0] !== 0xff) return bytes.byteLength >= 8 + view.getUint32(4, true);
  return hasJpegEnd(bytes, view);
}

/** Looks for an end marker after the first scan: a thumbnail in the file head has its own. */
function hasJpegEnd(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 2; at + 4 <= view.byteLength; ) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return false;
    if (marker === 0xda) {
      return Buffer.from(bytes.buffer, bytes.byteOffset + at, bytes.byteLength - at).includes(jpegEnd);
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return false;
}

const jpegEnd = Buffer.from([0xff, 0xd9]);

function hasPngEnd(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    if (view.getUint32(at + 4) === 0x49454e44) return true;
    at += 12 + view.getUint32(at);
  }
  return false;
}

function png(view: DataView): ImageSize | null {
  const isHeader = view.getUint32(8) === 13 && view.getUint32(12) === 0x49484452;
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

function jpeg(view: DataView): ImageSize | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Start of frame: C0 to CF, without the tables in the same range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    at += 2 + view.getUint16(at + 2);
  }
}

function webp(view: DataView): ImageSize | null {
  const kind = view.getUint32(12);
  if (kind === 0x56503858) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (kind === 0x56503820) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind !== 0x5650384c || view.getUint8(20) !== 0x2f) return null;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
