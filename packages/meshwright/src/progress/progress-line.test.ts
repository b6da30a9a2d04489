import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { elapsed, type Moment, plainLine, progressLine } from './progress-line.ts';

const moment: Moment = { label: 'making the model', status: 'IN_PROGRESS', percent: 50, elapsedMs: 12_000 };

it.each([
  [moment, 'making the model  ████████████░░░░░░░░░░░░   50 %  12 s'],
  [{ ...moment, percent: 99.9 }, 'making the model  ████████████████████████   99 %  12 s'],
  [{ ...moment, percent: Number.NaN }, 'making the model  ░░░░░░░░░░░░░░░░░░░░░░░░    0 %  12 s'],
  [
    { ...moment, status: 'PENDING', percent: 0, ahead: 3 },
    'making the model  ░░░░░░░░░░░░░░░░░░░░░░░░  3 tasks ahead  12 s',
  ],
  [{ ...moment, status: 'PENDING', percent: 0 }, 'making the model  ░░░░░░░░░░░░░░░░░░░░░░░░  queued  12 s'],
])('draws %j', (given, line) => {
  expect(progressLine(given)).toBe(line);
});

it('fits on one line of a terminal of any width, with any task', () => {
  assertProperty(
    fc.property(
      fc.record({
        label: fc.constant('making the model'),
        status: fc.constantFrom('PENDING', 'IN_PROGRESS', 'SUCCEEDED', 'WHATEVER'),
        percent: fc.double(),
        ahead: fc.option(fc.nat(), { nil: undefined }),
        elapsedMs: fc.double({ noNaN: true }),
      }),
      fc.integer({ min: 1, max: 200 }),
      (given, columns) => {
        const line = progressLine(given, columns);
        expect(line.length).toBeLessThan(columns);
        expect(line).not.toMatch(/\p{Cc}/u);
      },
    ),
  );
});

it.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1:00'],
  [187_000, '3:07'],
  [3_729_000, '1:02:09'],
])('reads %i ms as %s', (ms, text) => {
  expect(elapsed(ms)).toBe(text);
});

it('a log line has queue position, percent and time', () => {
  expect(plainLine(moment)).toBe('making the model: 50 %, 12 s');
  expect(plainLine({ ...moment, status: 'PENDING', ahead: 1 })).toBe('making the model: 1 task ahead, 12 s');
});
