import { expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';

it.each([
  ['\x89PNG\r\n\x1a\n....IEND....', '.png'],
  ['\xff\xd8\xff................\xff\xd9', '.jpg'],
  ['RIFF\x08\0\0\0WEBPVP8 ', '.webp'],
])('knows %j and whether it is cut off', (text, ending) => {
  const bytes = Buffer.from(text, 'latin1');
  const kind = pictureKind(bytes);
  expect(kind?.ending).toBe(ending);
  expect(kind?.isCutOff(bytes)).toBe(false);
  const cut = bytes.subarray(0, 13);
  expect(pictureKind(cut)?.isCutOff(cut)).toBe(true);
});

it.each(['', 'GIF89a', '<svg>', 'RIFF\0\0\0\0WAVE', '\x89PN'])('%j has no picture kind', (text) => {
  expect(pictureKind(Buffer.from(text, 'latin1'))).toBeUndefined();
});

const be = (...values: number[]) =>
  String.fromCharCode(...values.flatMap((value) => [value >> 8, value & 255]));
const le = (...values: number[]) =>
  String.fromCharCode(...values.flatMap((value) => [value & 255, value >> 8]));

it.each([
  ['PNG', `\x89PNG\r\n\x1a\n${be(0, 13)}IHDR${be(0, 640, 0, 480)}`],
  ['JPEG', `\xff\xd8\xff\xe0${be(4)}ab\xff\xff\xc2${be(17)}\x08${be(480, 640)}`],
  ['WebP, lossy', `RIFF\0\0\0\0WEBPVP8 ${' '.repeat(10)}${le(640, 480)}`],
  ['WebP, lossless', `RIFF\0\0\0\0WEBPVP8L${' '.repeat(5)}\x7f\xc2\x77\0${' '.repeat(5)}`],
  ['WebP, extended', `RIFF\0\0\0\0WEBPVP8X${' '.repeat(8)}${le(639)}\0${le(479)}\0`],
])('reads the size of a %s from its header', async (_, text) => {
  const bytes = Buffer.from(text, 'latin1');
  expect(await pictureKind(bytes)?.sizeOf(bytes)).toEqual({ width: 640, height: 480 });
});

it.each(['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', '\xff\xd8\xff\xda\0\0\0\0\0\0\0\0', 'RIFF\0\0\0\0WEBPVP8 '])(
  'finds no size in the stub %j',
  async (text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(await pictureKind(bytes)?.sizeOf(bytes)).toBeUndefined();
  },
);
