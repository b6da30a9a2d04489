import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../testing/models.ts';
import { imageFacts } from './image-size.ts';

/** Heads of real images of 300 x 17 pixels, one per storage format of the size. */
const heads = {
  'image/jpeg, with comments before the frame':
    '/9j/4AAQSkZJRgABAQAAAQABAAD//gAKaGVsbG8hISH//gAKaGVsbG8hISH/wAARCAARASwDASIAAhEBAxEB/8QAFQABAQ==',
  'image/jpeg, progressive': '/9j//8IAEQgAEQEsAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAA=',
  'image/webp, lossy': 'UklGRmIAAABXRUJQVlA4IFYAAADwBACdASosAREAP83m8HM/uDMsoOgD8DmJaQDUyAJ7',
  'image/webp, lossless': 'UklGRiIAAABXRUJQVlA4TBUAAAAvKwEEAAcQ/Y/+B4CE8H++FNH/lBAA',
  'image/avif':
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAASwAAAARAAAAEHBpeGk=',
  'image/webp, extended': 'UklGRowAAABXRUJQVlA4WAoAAAAQAAAAKwEAEAAAQUxQSBAAAAABB1DEiAgACeH/fCmi',
};

describe('pixel size from the first bytes', () => {
  it.each(Object.entries(heads))('of an %s', (kind, base64) => {
    const mimeType = kind.split(',')[0];
    const facts = imageFacts(Buffer.from(base64, 'base64'));
    expect(facts).toEqual({ mimeType, width: 300, height: 17, gpuBytesPerPixel: 4 });
  });

  it('of a PNG', () => {
    const facts = imageFacts(readFileSync(join(fixtures, 'external/my texture.png')).subarray(0, 24));
    expect(facts).toEqual({ mimeType: 'image/png', width: 4, height: 2, gpuBytesPerPixel: 4 });
  });

  it('of a KTX2, which stays compressed on the GPU', () => {
    const head = new DataView(new ArrayBuffer(48));
    for (const [i, byte] of [0xab, 0x4b, 0x54, 0x58, 0x20, 0x32, 0x30, 0xbb].entries())
      head.setUint8(i, byte);
    head.setUint32(20, 512, true);
    head.setUint32(24, 256, true);
    const facts = imageFacts(new Uint8Array(head.buffer));
    expect(facts).toEqual({ mimeType: 'image/ktx2', width: 512, height: 256, gpuBytesPerPixel: 1 });
  });

  it('is unknown for a JPEG whose image data comes before any frame header', () => {
    const scan = [0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xc0, 0, 17, 8, 1, 0, 1, 0, 3];
    expect(imageFacts(Uint8Array.from(scan))).toBe(null);
  });

  it('is unknown for a PNG that does not start with its header', () => {
    const png = readFileSync(join(fixtures, 'external/my texture.png')).subarray(0, 24);
    expect(imageFacts(Uint8Array.from(png).fill(0, 12, 16))).toBe(null);
  });

  it('is unknown for a truncated image or other bytes, and never throws', () => {
    for (const base64 of Object.values(heads)) {
      const bytes = Buffer.from(base64, 'base64');
      for (let length = 0; length < 12; length++) expect(imageFacts(bytes.subarray(0, length))).toBe(null);
    }
    expect(imageFacts(new TextEncoder().encode('<html>this is not a picture at all</html>'))).toBe(null);
    expect(imageFacts(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBe(null);
  });
});
