import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

it('starts numbers in ascending order for any order of arrival, and repeated ones at once', () => {
  const arrivals = fc.integer({ min: 1, max: 12 }).chain((count) => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    return fc.shuffledSubarray([...numbers, ...numbers], { minLength: 2 * count });
  });
  assertProperty(
    fc.property(arrivals, (numbers) => {
      const { turn } = inOrder(60_000);
      const begun: number[] = [];
      for (const number of numbers) turn(number, () => begun.push(number));
      const first = begun.filter((number, at) => begun.indexOf(number) === at);
      expect(first).toEqual([...first].sort((a, b) => a - b));
      expect(begun).toHaveLength(numbers.length);
    }),
    { numRuns: 100 },
  );
});

it('continues without a number that does not arrive in time, and refuses it later', async () => {
  const order = inOrder(5);
  const turn = (number: number) => new Promise<boolean>((resolve) => order.turn(number, resolve));
  expect(await turn(1)).toBe(true);
  expect(await Promise.all([turn(4), turn(3)])).toEqual([true, true]);
  expect(await turn(2)).toBe(false);
  expect(await turn(3)).toBe(true);
  expect(await turn(5)).toBe(true);
});

it('names what has waited for a number that did not arrive, and nothing after it', async () => {
  const order = inOrder(5);
  const turn = (number: number) =>
    new Promise<boolean>((resolve) => order.turn(number, (_, isAfterGap) => resolve(isAfterGap)));
  expect(await Promise.all([turn(1), turn(4), turn(3)])).toEqual([false, true, true]);
  expect(await Promise.all([turn(2), turn(5)])).toEqual([false, false]);
});
