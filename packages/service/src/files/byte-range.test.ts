import { expect, it } from 'vitest';
import { wantedRange } from './byte-range.ts';

const file = { size: 100, etag: '"v1"' };

it.each([
  [null, null, 'all'],
  ['bytes=0-9', null, { start: 0, end: 9 }],
  ['bytes=90-', null, { start: 90, end: 99 }],
  ['bytes=-10', null, { start: 90, end: 99 }],
  ['bytes=-1000', null, { start: 0, end: 99 }],
  ['bytes=50-1000', null, { start: 50, end: 99 }],
  ['bytes=0-0', null, { start: 0, end: 0 }],
  ['bytes=99-99', null, { start: 99, end: 99 }],
  ['bytes=100-', null, 'unsatisfiable'],
  ['bytes=-0', null, 'unsatisfiable'],
  ['bytes=9-0', null, 'all'],
  ['bytes=-', null, 'all'],
  ['bytes=a-b', null, 'all'],
  ['bytes=0-1,3-4', null, 'all'],
  ['items=0-9', null, 'all'],
  ['bytes=0-9', '"v1"', { start: 0, end: 9 }],
  ['bytes=0-9', '"v2"', 'all'],
  ['bytes=0-9', 'W/"v1"', 'all'],
  ['bytes=0-9', 'Fri, 20 Nov 2026 10:00:00 GMT', 'all'],
] as const)('Range %s with If-Range %s', (range, ifRange, expected) => {
  expect(wantedRange({ range, ifRange }, file)).toEqual(expected);
});

it('finds no byte in an empty file', () => {
  expect(wantedRange({ range: 'bytes=0-', ifRange: null }, { ...file, size: 0 })).toBe('unsatisfiable');
  expect(wantedRange({ range: 'bytes=-5', ifRange: null }, { ...file, size: 0 })).toBe('unsatisfiable');
});
