import { expect, it } from 'vitest';
import { tableText } from './table-text.ts';

it('aligns columns, numbers to the right', () => {
  const rows = [
    ['name', 'credits', 'task'],
    ['chest', 5, 'a'],
    ['a lamp', 1250],
  ];
  expect(tableText(rows)).toBe('name    credits  task\nchest         5  a\na lamp     1250');
  expect(tableText([])).toBe('');
});
