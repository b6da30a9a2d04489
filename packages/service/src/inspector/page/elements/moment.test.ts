import { expect, it } from 'vitest';
import { exactTime, spanText, timeOfDay } from './moment.ts';

const noon = Date.UTC(2026, 10, 20, 12, 0, 1, 5);

it('writes times in UTC, like the service', () => {
  expect([exactTime(noon), timeOfDay(noon)]).toEqual(['2026-11-20 12:00:01 UTC', '12:00:01.005']);
});

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_250, '1.3 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [7_200_000, '2 h'],
  [3 * 86_400_000 - 1, '2 d'],
])('a span of %d ms is %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});
