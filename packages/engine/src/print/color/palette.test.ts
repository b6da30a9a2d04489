import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paletteOf } from './palette.ts';

const rgb = (...colors: readonly (readonly [number, number, number])[]): Uint8Array =>
  Uint8Array.from(colors.flat());
const even = (): number => 1;

it('returns at most the requested number of colours and the index of the nearest one for each sample', () => {
  assertProperty(
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

it('keeps exact colours when the palette has room for all of them', () => {
  const samples = rgb([200, 30, 30], [30, 200, 30], [30, 30, 200], [250, 250, 250]);
  const { colors, nearest } = paletteOf(samples, even, 4);
  const found = [0, 3, 6, 9].map((i) => colors[nearest(samples[i]!, samples[i + 1]!, samples[i + 2]!)]);
  expect(found.flat()).toEqual([...samples]);
});

it('keeps a separate colour for a small bright area beside large dull ones', () => {
  const samples = rgb([90, 90, 90], [98, 98, 98], [240, 40, 20]);
  const { colors } = paletteOf(samples, (i) => (i === 2 ? 0.01 : 1), 2);
  expect(colors.some(([r, g]) => r > 200 && g < 80)).toBe(true);
});

it('merges colours nearer than the given distance', () => {
  const samples = rgb([100, 100, 100], [110, 110, 110], [20, 40, 200]);
  expect(paletteOf(samples, even, 3).colors).toHaveLength(3);
  expect(paletteOf(samples, even, 3, { joinWithin: 0.1 }).colors).toHaveLength(2);
});

it('merges light and shade of one colour when lightness has no weight', () => {
  const samples = rgb([60, 10, 10], [200, 60, 50], [20, 60, 190]);
  const { nearest } = paletteOf(samples, even, 2, { lightness: 0.2 });
  expect(nearest(60, 10, 10)).toBe(nearest(200, 60, 50));
  expect(nearest(20, 60, 190)).not.toBe(nearest(60, 10, 10));
});

it('ignores samples without weight', () => {
  const samples = rgb([10, 10, 10], [240, 240, 240]);
  expect(paletteOf(samples, (i) => i, 2).colors).toEqual([[240, 240, 240]]);
});
