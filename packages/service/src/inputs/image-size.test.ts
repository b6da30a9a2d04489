import { expect, it } from 'vitest';
import { imageSize } from './image-size.ts';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

// Headers by the formats' own definitions: PNG 11.2.1, JPEG (T.81) B.2.2, WebP container and VP8/VP8L bitstreams.
it.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000140 000000f0', { width: 320, height: 240 }],
  ['baseline JPEG', 'ffd8 ffe0 0004 0000 ffc0 0011 08 00f0 0140 03', { width: 320, height: 240 }],
  [
    'progressive JPEG after a table and fill bytes',
    'ffd8 ffc4 0003 00 ffff ffc2 0011 08 0002 0001',
    { width: 1, height: 2 },
  ],
  [
    'lossy WebP',
    '52494646 00000000 57454250 56503820 00000000 000000 9d012a 4041 f080',
    { width: 320, height: 240 },
  ],
  ['lossless WebP', '52494646 00000000 57454250 5650384c 00000000 2f 3fc13b00', { width: 320, height: 240 }],
  [
    'extended WebP',
    '52494646 00000000 57454250 56503858 0a000000 00000000 3f0100 ef0000',
    { width: 320, height: 240 },
  ],
  ['JPEG whose scan comes first', 'ffd8 ffda 0004 0000 ffc0 0011 08 00f0 0140', null],
  ['JPEG without frame', 'ffd8 ffd9', null],
  ['PNG with another first chunk', '89504e470d0a1a0a 0000000d 74455874 00000140 000000f0', null],
  ['WebP of an unknown kind', '52494646 00000000 57454250 41424344 00000000 00000000 00000000', null],
])('%s', (_, hex, expected) => {
  expect(imageSize(bytes(hex))).toEqual(expected);
});
