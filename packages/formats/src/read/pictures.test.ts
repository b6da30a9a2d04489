import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeBmp, decodeTga, encodePng, gltfPicture, type Pixels, pixelsOf } from './pictures.ts';

/** Three columns, two rows, all different. */
const data = Uint8Array.from([
  ...[255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255],
  ...[10, 20, 30, 255, 40, 50, 60, 255, 70, 80, 90, 255],
]);
const picture: Pixels = { width: 3, height: 2, data };

function targa(
  type: number,
  bits: number,
  descriptor: number,
  body: readonly number[],
  map: readonly number[] = [],
): Uint8Array {
  const head = [
    0,
    map.length > 0 ? 1 : 0,
    type,
    0,
    0,
    map.length / 3,
    0,
    24,
    0,
    0,
    0,
    0,
    3,
    0,
    2,
    0,
    bits,
    descriptor,
  ];
  return Uint8Array.from([...head, ...map, ...body]);
}

const bgr = (row: number) => [0, 1, 2].flatMap((x) => [2, 1, 0].map((k) => data[(row * 3 + x) * 4 + k]!));

it.each([
  ['plain, the lower row first', targa(2, 24, 0, [...bgr(1), ...bgr(0)])],
  ['plain, the upper row first', targa(2, 24, 0x20, [...bgr(0), ...bgr(1)])],
  ['packed', targa(10, 24, 0x20, [0x80, ...bgr(0).slice(0, 3), 0x04, ...bgr(0).slice(3), ...bgr(1)])],
  [
    'with a palette',
    targa(
      1,
      8,
      0x20,
      [0, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5].flatMap((i) => [2, 1, 0].map((k) => data[i * 4 + k]!)),
    ),
  ],
])('decodes a TGA: %s', (_, bytes) => {
  expect(decodeTga(bytes)).toEqual(picture);
});

it('decodes a BMP', () => {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(3, 18);
  head.writeInt32LE(2, 22);
  head.writeUInt16LE(24, 28);
  const rows = [1, 0].flatMap((row) => [...bgr(row), 0, 0, 0]);
  expect(decodeBmp(Uint8Array.from([...head, ...rows]))).toEqual(picture);
});

it('encodes PNGs that other programs read, with alpha only where there is any', async () => {
  const { data: read, info } = await sharp(encodePng(picture)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  expect(Array.from(read)).toEqual(Array.from(data).filter((_, i) => i % 4 !== 3));
  const clear = { ...picture, data: data.map((value, i) => (i % 4 === 3 ? 7 : value)) };
  expect(await pixelsOf(encodePng(clear), 'clear.png')).toEqual({ ...clear, data: expect.anything() });
  expect((await sharp(encodePng(clear)).metadata()).channels).toBe(4);
});

it('keeps PNG and JPEG as they are, and converts TIFF and WebP', async () => {
  const source = sharp(data, { raw: { width: 3, height: 2, channels: 4 } });
  const jpeg = await source.clone().jpeg().toBuffer();
  expect(await gltfPicture(jpeg, 'a.jpg')).toEqual({ bytes: Uint8Array.from(jpeg), mimeType: 'image/jpeg' });
  for (const form of ['tiff', 'webp'] as const) {
    const converted = await gltfPicture(
      await source
        .clone()
        [form]({ lossless: true } as never)
        .toBuffer(),
      `a.${form}`,
    );
    expect((await sharp(converted!.bytes).metadata()).format).toBe('png');
  }
});

it.each([
  ['a DDS', Uint8Array.from(Buffer.from('DDS |')), 'a.dds'],
  ['a TGA that is cut off', targa(2, 24, 0, bgr(0)), 'a.tga'],
  [
    'a TGA that states more pixels than it has',
    targa(10, 24, 0, [0xff, 1, 2, 3]).fill(0xff, 12, 16),
    'a.tga',
  ],
  ['something else', Uint8Array.from(Buffer.from('words')), 'a.png'],
])('does not read %s', async (_, bytes, name) => {
  expect(await gltfPicture(bytes, name)).toBeNull();
});
