import { expect, it } from 'vitest';
import { checks, chosen } from './check.ts';

it('words choose the parts whose names begin with them, in the order of the table', () => {
  expect(chosen([])).toEqual(checks);
  expect(chosen(['sizes', 'un']).map(({ name }) => name)).toEqual([
    'un-awaited',
    'unused',
    'sizes',
    'unit tests',
  ]);
});

it('a word without a part is refused with the names of all', () => {
  expect(() => chosen(['typos'])).toThrow(/No part begins with "typos"\. Parts: format and lint, types, /);
});
