import { expect, it } from 'vitest';
import { numbers } from './hotspots.ts';

it.each([
  ['0 1.2 -0.1', [0, 1.2, -0.1]],
  ['1m, 2m, 3m', [1, 2, 3]],
  [' 1  2  3 ', [1, 2, 3]],
  ['1 2', undefined],
  ['here', undefined],
  [undefined, undefined],
])('reads the place %o', (text, place) => {
  expect(numbers(text)?.toArray()).toEqual(place);
});
