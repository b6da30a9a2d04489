import { crc32 } from 'node:zlib';

/** A private, ancillary chunk that is safe to copy (PNG, third edition, 5.4). */
const chunkType = 'mwDs';
const signatureLength = 8;

/** Returns the PNG with `data` embedded, invisible to viewers. */
export function withChunk(png: Uint8Array, data: Uint8Array): Uint8Array {
  const body = new Uint8Array(4 + data.length);
  body.set(new TextEncoder().encode(chunkType));
  body.set(data, 4);
  // Before the end chunk, which takes the last twelve bytes.
  const end = png.length - 12;
  const out = new Uint8Array(png.length + body.length + 8);
  const view = new DataView(out.buffer);
  out.set(png.subarray(0, end));
  view.setUint32(end, data.length);
  out.set(body, end + 4);
  view.setUint32(end + 4 + body.length, crc32(body));
  out.set(png.subarray(end), end + 8 + body.length);
  return out;
}

/** Returns the bytes embedded in a PNG; null when there are none or the file is no PNG. */
export function chunkOf(png: Uint8Array): Uint8Array | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = signatureLength; at + 12 <= png.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (at + 12 + length > png.length) return null;
    if (type === chunkType) {
      const intact = crc32(png.subarray(at + 4, at + 8 + length)) === view.getUint32(at + 8 + length);
      return intact ? png.subarray(at + 8, at + 8 + length) : null;
    }
    at += 12 + length;
  }
  return null;
}
