import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResultCache } from '../../recipe/step.ts';
import { decodedKtx2, errorBetween } from '../testing/decoded-ktx2.ts';
import { type Ktx2Task, ktx2Encoder } from './ktx2-encoder.ts';
import { mipChain, type Pixels } from './mip-chain.ts';

const open = sharp as unknown as Parameters<typeof ktx2Encoder>[0];
const encoder = await ktx2Encoder(open, 2 ** 20);
afterAll(() => encoder.close());

const colour: Ktx2Task = {
  width: 64,
  height: 32,
  kind: 'colour',
  textureQuality: 'small',
  quality: undefined,
};
const data: Ktx2Task = { ...colour, kind: 'data' };

/** Slopes of light, on the right half half seen where `alpha` is asked for. */
function slopes(width: number, height: number, alpha = false): Pixels {
  const bytes = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    const seen = alpha && y >= height - 4 && x > width / 2 ? 100 : 255;
    return [80 + (x * 90) / width, 80 + (y * 90) / height, 128 + 40 * Math.sin(x / 9), seen][at % 4]!;
  });
  return { width, height, data: bytes };
}

async function png({ width, height, data }: Pixels): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

describe('a picture as KTX2, read by the transcoder of three.js', () => {
  it('holds its colours as ETC1S with every mip level', async () => {
    const picture = slopes(64, 32);
    const { levels, uastc, alpha } = await decodedKtx2(await encoder.encode(await png(picture), colour));
    expect([uastc, alpha, levels.length]).toEqual([false, false, 7]);
    expect(errorBetween(picture, levels[0]!)).toBeLessThan(8);
  });

  it.each(['small', 'balanced', 'sharp'] as const)('holds numbers as UASTC, "%s"', async (textureQuality) => {
    const picture = slopes(64, 32);
    const file = await encoder.encode(await png(picture), { ...data, textureQuality });
    const { levels, uastc } = await decodedKtx2(file);
    expect(uastc).toBe(true);
    const expected = await mipChain(picture, 'data');
    expect(levels.map(({ width, height }) => [width, height])).toEqual(
      expected.map(({ width, height }) => [width, height]),
    );
    const errors = expected.map((pixels, level) => errorBetween(pixels, levels[level]!));
    expect(errors[0]).toBeLessThan(textureQuality === 'sharp' ? 1 : 3);
    expect(errors.at(-1)).toBeLessThan(1);
  });

  it('is whole where it is cut into strips, has the alpha that only the last one shows, and the same bytes with any number of threads', async () => {
    const picture = slopes(512, 1032, true);
    const task = { ...data, width: 512, height: 1032 };
    const file = await encoder.encode(await png(picture), task);
    const { levels, alpha } = await decodedKtx2(file);
    expect(alpha).toBe(true);
    expect(errorBetween(picture, levels[0]!)).toBeLessThan(3);
    expect(levels[0]!.data.at(-1)).toBe(100);
    const alone = await ktx2Encoder(open, Number.MAX_SAFE_INTEGER);
    const other = await alone.encode(await png(picture), task);
    await alone.close();
    expect(Buffer.from(other).equals(Buffer.from(file))).toBe(true);
  });

  it('has all channels of a grey one', async () => {
    const create = { width: 64, height: 32, channels: 3 as const, background: { r: 90, g: 90, b: 90 } };
    const grey = new Uint8Array(await sharp({ create }).toColourspace('b-w').png().toBuffer());
    const { levels } = await decodedKtx2(await encoder.encode(grey, data));
    expect([...levels[0]!.data.subarray(0, 4)]).toEqual([90, 90, 90, 255]);
  });

  it('says why a picture cannot be decoded', async () => {
    await expect(encoder.encode(Uint8Array.of(1, 2, 3), colour)).rejects.toThrow(/unsupported image/);
  });
});

describe('the cache', () => {
  it('is asked before anything is decoded, and holds a picture once per content and settings', async () => {
    const kept = new Map<string, Uint8Array>();
    const cache: ResultCache = {
      find: async (name) => kept.get(name),
      keep: async (name, bytes) => void kept.set(name, bytes),
    };
    let opened = 0;
    const counted: typeof open = (bytes) => {
      opened++;
      return open(bytes);
    };
    const picture = await png(slopes(64, 32));
    const first = await ktx2Encoder(counted, 2048, cache);
    const files = await Promise.all([
      first.encode(picture, colour),
      first.encode(picture.slice(), colour),
      first.encode(picture, { ...colour, textureQuality: 'balanced' }),
      first.encode(picture, { ...colour, quality: 30 }),
      first.encode(picture, data),
    ]);
    await first.close();
    expect([opened, kept.size]).toEqual([4, 4]);
    const second = await ktx2Encoder(counted, 2048, cache);
    expect(await second.encode(picture, colour)).toEqual(files[0]);
    expect(opened).toBe(4);
    await second.close();
  });
});
