import { createRandom, seed } from '@meshwright/testing/random';
import { expect, it } from 'vitest';
import { EdgeValues } from './edge-values.ts';

it.each([1, 2, 3])('keeps what a Map keeps, full to its limit, sample %i', (part) => {
  const random = createRandom(seed, part);
  const most = 500;
  const table = new EdgeValues(most);
  const map = new Map<string, number>();
  for (let value = 0; map.size < most; value++) {
    // Few vertices, so that edges come again, and some of the largest.
    const from = random.int(30) + (value % 7 === 0 ? 2 ** 30 : 0);
    const to = random.int(30);
    expect(table.get(from, to)).toBe(map.get(`${from},${to}`) ?? -1);
    table.set(from, to, value);
    map.set(`${from},${to}`, value);
    if (map.size > most * 0.9 && value > most * 20) break;
  }
  for (const [name, value] of map) {
    const [from, to] = name.split(',').map(Number) as [number, number];
    expect(table.get(from, to)).toBe(value);
  }
});

it('forgets an edge that was taken out, and neither direction knows the other', () => {
  const table = new EdgeValues(4);
  table.set(3, 8, 5);
  expect(table.get(8, 3)).toBe(-1);
  table.set(3, 8, -1);
  expect(table.get(3, 8)).toBe(-1);
});
