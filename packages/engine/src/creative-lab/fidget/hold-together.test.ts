import { expect, it } from 'vitest';
import { heldTogether } from './hold-together.ts';

const size = 5;
const touching = (cell: number): number[] => {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  return [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
    .filter(([u, v]) => u! >= 0 && v! >= 0 && u! < size && v! < size)
    .map(([u, v]) => v! * size + u!);
};
const grid = (rows: readonly string[]): (string | null)[] =>
  [...rows.join('')].map((letter) => (letter === '.' ? null : letter));

it('joins pieces that touch at a corner only, and islands', () => {
  const held = heldTogether(grid(['aa...', '..b..', '.....', '.....', 'c...d']), size, touching);
  const group = new Set([0]);
  for (const cell of group) for (const next of touching(cell)) if (held[next] !== null) group.add(next);
  expect(held.flatMap((value, cell) => (value !== null && !group.has(cell) ? [cell] : []))).toEqual([]);
  expect(held.slice(0, 2)).toEqual(['a', 'a']);
  expect(held[20]).toBe('c');
  expect(held[24]).toBe('d');
});

it('leaves what holds together as it is', () => {
  const cells = grid(['aaa..', '..a..', '..bb.', '.....', '.....']);
  expect(heldTogether(cells, size, touching)).toEqual(cells);
});
