import type { Document } from '@gltf-transform/core';
import { zlibSync } from 'fflate';
import { workLimits } from './model-work.ts';

/** Pixels of a picture: eight bits each of red, green, blue and alpha, the top row first. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A picture in a form that glTF takes. */
interface GltfPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: 'image/png' | 'image/jpeg';
}

/**
 * Returns a picture as PNG or JPEG: those as they are, TGA and BMP decoded here, TIFF, WebP and GIF by sharp where it is
 * installed. Null for anything else and for a damaged picture.
 */
export async function gltfPicture(bytes: Uint8Array, name: string): Promise<GltfPicture | null> {
  const form = pictureForm(bytes, name);
  if (form === 'png' || form === 'jpeg') return { bytes: Uint8Array.from(bytes), mimeType: `image/${form}` };
  const pixels = form === 'other' || form === null ? await sharpPixels(bytes) : decoded(bytes, form);
  return pixels && { bytes: encodePng(pixels), mimeType: 'image/png' };
}

/** Returns the pixels of a picture; null for a damaged one and for a form that is not read. */
export async function pixelsOf(bytes: Uint8Array, name: string): Promise<Pixels | null> {
  const form = pictureForm(bytes, name);
  return form === 'tga' || form === 'bmp' ? decoded(bytes, form) : sharpPixels(bytes);
}

/** Slope of a height from black to white in one texel, at a factor of 1. */
const slope = 2;

/**
 * Returns the normals of a picture of heights as PNG; null for a picture of normals, and for one that cannot be read.
 * @param bump factor of the heights
 */
export async function normalsOfHeights(
  bytes: Uint8Array,
  name: string,
  bump: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pixels = await pixelsOf(bytes, name);
  if (!pixels || holdsNormals(pixels)) return null;
  const { width, height, data } = pixels;
  const heightAt = (x: number, y: number) => {
    const from = (((y + height) % height) * width + ((x + width) % width)) * 4;
    return (data[from]! + data[from + 1]! + data[from + 2]!) / 765;
  };
  const normals = new Uint8Array(data.length).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((heightAt(x - 1, y) - heightAt(x + 1, y)) / 2) * slope * bump;
      // Rows run down, and the second tangent up.
      const v = ((heightAt(x, y + 1) - heightAt(x, y - 1)) / 2) * slope * bump;
      const scale = 127.5 / Math.hypot(u, v, 1);
      const to = (y * width + x) * 4;
      normals[to] = Math.round(u * scale + 127.5);
      normals[to + 1] = Math.round(v * scale + 127.5);
      normals[to + 2] = Math.round(scale + 127.5);
    }
  }
  return encodePng({ width, height, data: normals });
}

/** Normals point to the front on the whole, which is blue. */
function holdsNormals({ data }: Pixels): boolean {
  let [red, green, blue] = [0, 0, 0];
  const step = Math.max(4, Math.floor(data.length / 4 / 4096) * 4);
  let count = 0;
  for (let i = 0; i + 3 < data.length; i += step, count++) {
    red += data[i]!;
    green += data[i + 1]!;
    blue += data[i + 2]!;
  }
  return blue / count > 170 && Math.abs(red / count - 128) < 45 && Math.abs(green / count - 128) < 45;
}

/** Removes textures that no material shows: those of which another was made, of several pictures or with an opacity. */
export function dropUnusedTextures(document: Document): void {
  for (const texture of document.getRoot().listTextures()) {
    if (texture.listParents().every((parent) => parent.propertyType === 'Root')) texture.dispose();
  }
}

function pictureForm(bytes: Uint8Array, name: string): 'png' | 'jpeg' | 'bmp' | 'tga' | 'other' | null {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (bytes[0] === 0x42 && bytes[1] === 0x4d) return 'bmp';
  if (/\.(tga|targa|vda|icb|vst)$/i.test(name)) return 'tga';
  return /\.(dds|psd|exr|hdr|ktx2?)$/i.test(name) ? null : 'other';
}

function decoded(bytes: Uint8Array, form: 'bmp' | 'tga'): Pixels | null {
  try {
    return form === 'bmp' ? decodeBmp(bytes) : decodeTga(bytes);
  } catch (error) {
    // A picture that is cut off reads beyond its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function sharpPixels(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(bytes, { limitInputPixels: workLimits.picturePixels })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return null;
  }
}

function sizeOf(width: number, height: number): { width: number; height: number } | null {
  return width > 0 && height > 0 && width * height <= workLimits.picturePixels ? { width, height } : null;
}

/** Decodes a Targa picture: true colour, grey or palette, plain or packed. */
export function decodeTga(bytes: Uint8Array): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [idLength, mapType, type] = [view.getUint8(0), view.getUint8(1), view.getUint8(2)];
  const mapLength = view.getUint16(5, true);
  const mapBits = view.getUint8(7);
  const size = sizeOf(view.getUint16(12, true), view.getUint16(14, true));
  const bits = view.getUint8(16);
  const descriptor = view.getUint8(17);
  const kind = type & 7;
  if (!size || mapType > 1 || kind < 1 || kind > 3 || ![8, 15, 16, 24, 32].includes(bits)) return null;
  const { width, height } = size;
  const step = Math.ceil(bits / 8);
  const mapStep = Math.ceil(mapBits / 8);
  const map = 18 + idLength;
  let at = map + (mapType === 1 ? mapLength * mapStep : 0);
  const packed = (type & 8) !== 0;
  // Packed data is at least a header and a pixel for each 128 pixels.
  const least = packed ? Math.ceil((width * height) / 128) * (1 + step) : width * height * step;
  if (bytes.length - at < least) return null;
  const data = new Uint8Array(width * height * 4);
  const color = (from: number, own: number, to: number): void => {
    if (own === 1) data.set([view.getUint8(from), view.getUint8(from), view.getUint8(from), 255], to);
    else if (own === 2) {
      const value = view.getUint16(from, true);
      const five = (shift: number): number => Math.round((((value >> shift) & 31) * 255) / 31);
      data.set([five(10), five(5), five(0), 255], to);
    } else {
      data.set(
        [
          view.getUint8(from + 2),
          view.getUint8(from + 1),
          view.getUint8(from),
          own === 4 ? view.getUint8(from + 3) : 255,
        ],
        to,
      );
    }
  };
  const pixel = (from: number, number: number): void => {
    const [column, row] = [number % width, Math.floor(number / width)];
    const x = descriptor & 0x10 ? width - 1 - column : column;
    const y = descriptor & 0x20 ? row : height - 1 - row;
    const to = (y * width + x) * 4;
    if (kind === 1)
      color(map + (step === 2 ? view.getUint16(from, true) : view.getUint8(from)) * mapStep, mapStep, to);
    else color(from, step, to);
  };
  for (let number = 0; number < width * height; ) {
    if (!packed) {
      pixel(at, number++);
      at += step;
      continue;
    }
    const header = view.getUint8(at++);
    const count = Math.min((header & 0x7f) + 1, width * height - number);
    for (let i = 0; i < count; i++) pixel(header & 0x80 ? at : at + i * step, number++);
    at += (header & 0x80 ? 1 : count) * step;
  }
  return { ...size, data };
}

/** Decodes an unpacked Windows bitmap of 8, 24 or 32 bits a pixel. */
export function decodeBmp(bytes: Uint8Array): Pixels | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = view.getUint32(10, true);
  const header = view.getUint32(14, true);
  if (header < 40) return null;
  const rows = view.getInt32(22, true);
  const size = sizeOf(view.getInt32(18, true), Math.abs(rows));
  const bits = view.getUint16(28, true);
  const packing = view.getUint32(30, true);
  if (!size || ![8, 24, 32].includes(bits) || (packing !== 0 && packing !== 3)) return null;
  const { width, height } = size;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (bytes.length - start < stride * height) return null;
  const data = new Uint8Array(width * height * 4);
  let clear = bits === 32;
  for (let y = 0; y < height; y++) {
    const row = start + (rows > 0 ? height - 1 - y : y) * stride;
    for (let x = 0; x < width; x++) {
      const at = bits === 8 ? 14 + header + view.getUint8(row + x) * 4 : row + (x * bits) / 8;
      const alpha = bits === 32 ? view.getUint8(at + 3) : 255;
      if (alpha > 0) clear = false;
      data.set([view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at), alpha], (y * width + x) * 4);
    }
  }
  // The fourth byte is often unused.
  if (clear) for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { ...size, data };
}

/** Encodes pixels as a PNG, without alpha where all of them are opaque. */
export function encodePng({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  let opaque = true;
  for (let i = 3; opaque && i < data.length; i += 4) opaque = data[i] === 255;
  const channels = opaque ? 3 : 4;
  const rows = new Uint8Array(height * (1 + width * channels));
  for (let y = 0, to = 0; y < height; y++) {
    rows[to++] = 0;
    for (let x = 0; x < width; x++)
      for (let k = 0; k < channels; k++) rows[to++] = data[(y * width + x) * 4 + k]!;
  }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, opaque ? 2 : 6, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc(out.subarray(4, data.length + 8)));
  return out;
}

const crcs = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let k = 0; k < 8; k++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = crcs[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
