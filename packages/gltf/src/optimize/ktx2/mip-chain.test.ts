import { createRandom } from '@meshwright/testing/random';
import { describe, expect, it } from 'vitest';
import { mipChain, type PictureKind, type Pixels } from './mip-chain.ts';

const picture = (width: number, pixels: number[][]): Pixels => ({
  width,
  height: pixels.length / width,
  data: Uint8Array.from(pixels.flat()),
});
const next = async (kind: PictureKind, width: number, pixels: number[][]) => [
  ...(await mipChain(picture(width, pixels), kind))[1]!.data,
];
const [black, white] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
];

describe('a mip level', () => {
  it('is the average light of colours, the average of numbers, and a direction of length one', async () => {
    expect(await next('colour', 2, [black, white])).toEqual([188, 188, 188, 255]);
    expect(await next('data', 2, [black, white])).toEqual([128, 128, 128, 255]);
    const tilted = [
      [255, 128, 128, 255],
      [128, 128, 255, 255],
    ];
    expect(await next('normal', 2, tilted)).toEqual([218, 128, 218, 255]);
  });

  it('takes no colour from pixels that are not seen, and keeps theirs where none is', async () => {
    expect(await next('colour', 2, [white, [255, 0, 0, 0]])).toEqual([255, 255, 255, 128]);
    expect(await next('colour', 2, [[255, 0, 0, 0], [255, 0, 0, 0]])).toEqual([255, 0, 0, 0]); // biome-ignore format: pixels
  });

  it('of opposite normals points up', async () => {
    // No byte is the middle of 0 and 255, so that four pixels are needed for a sum of zero.
    const around = [
      [0, 127, 128, 255],
      [255, 128, 127, 255],
      [0, 128, 127, 255],
      [255, 127, 128, 255],
    ];
    expect(await next('normal', 2, around)).toEqual([128, 128, 255, 255]);
  });

  it('of an odd side covers every pixel by its area', async () => {
    const grey = (value: number) => [value, value, value, 255];
    expect(await next('data', 3, [grey(0), grey(90), grey(180)])).toEqual(grey(90));
    const five = [0, 0, 250, 0, 0].map(grey);
    expect(await next('data', 5, five)).toEqual([...grey(50), ...grey(50)]);
  });
});

it('there is a level for each halving, down to one pixel', async () => {
  const sides = await mipChain({ width: 20, height: 4, data: new Uint8Array(320) }, 'data');
  expect(sides.map(({ width, height }) => [width, height])).toEqual([
    [20, 4],
    [10, 2],
    [5, 1],
    [2, 1],
    [1, 1],
  ]);
});

it('the mean of numbers stays, whatever the sides are', async () => {
  const random = createRandom(7);
  for (const [width, height] of [
    [8, 8],
    [12, 20],
    [31, 9],
  ] as const) {
    const data = Uint8Array.from({ length: width * height * 4 }, () => random.int(256));
    const levels = await mipChain({ width, height, data }, 'data');
    const mean = ({ data }: Pixels) => data.reduce((sum, value) => sum + value, 0) / data.length;
    expect(Math.abs(mean(levels[1]!) - mean(levels[0]!))).toBeLessThan(0.5);
  }
});
