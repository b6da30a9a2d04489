import { expect, test } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const now = Date.parse('Fri, 20 Nov 2026 10:00:00 GMT');

const table: readonly [what: string, values: readonly string[], waitMs: number | undefined, date?: string][] =
  [
    ['seconds', ['2'], 2000],
    ['a week', ['604800'], 604_800_000],
    ['a date', ['Fri, 20 Nov 2026 10:00:30 GMT'], 30_000],
    [
      'a date, by the clock of the service',
      ['Fri, 20 Nov 2026 12:00:30 GMT'],
      30_000,
      'Fri, 20 Nov 2026 12:00:00 GMT',
    ],
    ['nothing', [], undefined],
    ['zero', ['0'], undefined],
    ['a negative number', ['-5'], undefined],
    ['a fraction', ['1.5'], undefined],
    ['a past date', ['Fri, 20 Nov 2026 09:59:59 GMT'], undefined],
    ['the year 9999', ['Fri, 31 Dec 9999 23:59:59 GMT'], Date.parse('Fri, 31 Dec 9999 23:59:59 GMT') - now],
    ['text', ['soon'], undefined],
    ['an exponent', ['1e9'], undefined],
    ['thirty years', ['1000000000'], 1e12],
    ['two headers', ['2', '3'], undefined],
    ['two dates', ['Fri, 20 Nov 2026 10:00:30 GMT', 'Fri, 20 Nov 2026 10:00:40 GMT'], undefined],
    ['an ISO date', ['2026-11-20T10:00:30Z'], undefined],
    ['a date that does not exist', ['Fri, 99 Nov 2026 10:00:30 GMT'], undefined],
  ];

for (const [what, values, waitMs, date] of table) {
  test(`Retry-After with ${what}: ${waitMs === undefined ? 'ignored' : `${waitMs} ms`}`, () => {
    const headers = new Headers(date ? { date } : {});
    for (const value of values) headers.append('retry-after', value);
    expect(retryAfterOf(headers, now)).toBe(waitMs);
  });
}
