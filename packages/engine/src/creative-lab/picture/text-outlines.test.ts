import { expect, it } from 'vitest';
import { openKernel } from '../../print/solid/kernel.ts';
import { textOutlines } from './text-outlines.ts';

const kernel = await openKernel();
const outlines = (text: string, height = 10) => textOutlines(kernel, text, height);

it.each(['H', 'E', 'Z', 'Ж'])('a capital has the requested height: %s', (letter) => {
  const { min, max } = outlines(letter)!.bounds();
  expect(max[1] - min[1]).toBeCloseTo(10, 1);
});

it('letters keep their holes', () => {
  const holes = [...'IOB8'].map((letter) => outlines(letter)!.toPolygons().length - 1);
  expect(holes).toEqual([0, 1, 2, 2]);
});

it('is centred on the origin and scales with its height', () => {
  const [small, large] = [outlines('Ada', 5)!.bounds(), outlines('Ada', 10)!.bounds()];
  for (const k of [0, 1] as const) {
    expect(large.min[k] + large.max[k]).toBeCloseTo(0, 5);
    expect(large.max[k] - large.min[k]).toBeCloseTo((small.max[k] - small.min[k]) * 2, 4);
  }
});

it.each(['Łódź', 'Αθήνα', 'Москва', 'Việt'])('supports other scripts: %s', (word) => {
  expect(outlines(word)!.area()).toBeGreaterThan(outlines(word[0]!)!.area());
});

it('omits characters without a glyph and returns nothing when none is left', () => {
  expect(outlines('A\u{1F600}')!.area()).toBeCloseTo(outlines('A')!.area(), 6);
  expect(outlines('\u{1F600}')).toBeNull();
  expect(outlines('')).toBeNull();
});
