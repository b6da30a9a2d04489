import { expect, it } from 'vitest';
import { radiancePicture } from './panorama.ts';

const head = (width: number, height: number) =>
  Buffer.from(`#?RADIANCE\n# made by hand\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`);

it('reads rows that are packed and rows that are not to the same light', () => {
  const pixel = [128, 64, 32, 129];
  const plain = radiancePicture(Buffer.concat([head(2, 1), Buffer.from([...pixel, 255, 0, 0, 136])]));
  expect([...plain.data]).toEqual([1, 0.5, 0.25, 1, 255, 0, 0, 1]);
  // A run of five equal values, then three by themselves.
  const channel = (value: number) => [128 + 5, value, 3, value, value, value];
  const packed = Buffer.from([2, 2, 0, 8, ...pixel.flatMap(channel)]);
  const { width, height, data } = radiancePicture(Buffer.concat([head(8, 2), packed, packed]));
  expect([width, height]).toEqual([8, 2]);
  expect([...data]).toEqual(Array.from({ length: 16 }, () => [1, 0.5, 0.25, 1]).flat());
});

it.each([
  ['another kind of file', Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_xyze\n\n-Y 1 +X 1\n')],
  ['a cut row', Buffer.concat([head(4, 4), Buffer.alloc(8)])],
  ['an empty run', Buffer.concat([head(8, 1), Buffer.from([2, 2, 0, 8, 0, 0])])],
  ['a head that promises more than memory holds', Buffer.concat([head(60_000, 60_000), Buffer.alloc(64)])],
  ['no width', head(0, 8)],
])('refuses %s', (_, bytes) => {
  expect(() => radiancePicture(bytes)).toThrow(/^(It is no Radiance|The file ends|A run of)/);
});
