import { expect, it } from 'vitest';
import { createRandom, seed } from './random.ts';

it('has a seed in every run', () => expect(Number.isSafeInteger(seed)).toBe(true));

it('gives the same numbers for a seed and a part, and others for another', () => {
  const three = (from: number, part?: number) => Array.from({ length: 3 }, createRandom(from, part));
  expect(three(7)).toEqual(three(7));
  expect(three(7)).not.toEqual(three(8));
  expect(three(7)).not.toEqual(three(7, 1));
});

it('gives numbers below 1, whole numbers below a bound, and items of a list', () => {
  const random = createRandom(1);
  for (let at = 0; at < 1000; at++) {
    expect(random()).toBeLessThan(1);
    expect([0, 1, 2]).toContain(random.int(3));
    expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  }
});
