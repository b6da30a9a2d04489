import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paletteOf } from './palette.ts';

const rgb = (...colors: readonly (readonly [number, number, number])[]): Uint8Array =>
  Uint8Array.from(colors.flat());
const even = (): number => 1;

it('gives no more colours than asked, and each sample the one nearest to it is an index of them', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 3, maxLength: 90 }).filter(({ length }) => length % 3 === 0),
      fc.integer({ min: 1, max: 16 }),
      (bytes, count) => {
        const { colors, shares, nearest } = paletteOf(bytes, even, count);
        expect(colors.length).toBeGreaterThan(0);
        expect(colors.length).toBeLessThanOrEqual(count);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
        expect(shares).toEqual([...shares].sort((a, b) => b - a));
        for (let i = 0; i < bytes.length; i += 3)
          expect(colors[nearest(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!)]).toBeDefined();
      },
    ),
    { numRuns: 60 },
  );
});

it('keeps the very colours where there are enough of them', () => {
  const samples = rgb([200, 30, 30], [30, 200, 30], [30, 30, 200], [250, 250, 250]);
  const { colors, nearest } = paletteOf(samples, even, 4);
  const found = [0, 3, 6, 9].map((i) => colors[nearest(samples[i]!, samples[i + 1]!, samples[i + 2]!)]);
  expect(found.flat()).toEqual([...samples]);
});

it('a small bright area keeps a colour of its own beside large dull ones', () => {
  const samples = rgb([90, 90, 90], [98, 98, 98], [240, 40, 20]);
  const { colors } = paletteOf(samples, (i) => (i === 2 ? 0.01 : 1), 2);
  expect(colors.some(([r, g]) => r > 200 && g < 80)).toBe(true);
});

it('joins what is nearer than asked', () => {
  const samples = rgb([100, 100, 100], [110, 110, 110], [20, 40, 200]);
  expect(paletteOf(samples, even, 3).colors).toHaveLength(3);
  expect(paletteOf(samples, even, 3, { joinWithin: 0.1 }).colors).toHaveLength(2);
});

it('light and shade of one colour become one when lightness does not count', () => {
  const samples = rgb([60, 10, 10], [200, 60, 50], [20, 60, 190]);
  const { nearest } = paletteOf(samples, even, 2, { lightness: 0.2 });
  expect(nearest(60, 10, 10)).toBe(nearest(200, 60, 50));
  expect(nearest(20, 60, 190)).not.toBe(nearest(60, 10, 10));
});

it('weighs: what has no weight is not seen', () => {
  const samples = rgb([10, 10, 10], [240, 240, 240]);
  expect(paletteOf(samples, (i) => i, 2).colors).toEqual([[240, 240, 240]]);
});
