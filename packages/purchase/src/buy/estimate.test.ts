import { describe, expect, it } from 'vitest';
import type { SpendEntry } from '../journal/entry.ts';
import { estimateOf, highestPrices } from './estimate.ts';

describe('an estimate', () => {
  const entry = (purchase: string, family: string, credits: number | null) =>
    [
      { kind: 'sending', purchase, family },
      { kind: 'settled', purchase, credits },
    ] as SpendEntry[];
  const highest = highestPrices([
    ...entry('a', 'remesh', 5),
    ...entry('b', 'remesh', 8),
    ...entry('c', 'remesh', 0),
    ...entry('d', 'rigging', null),
    ...entry('e', 'keycap-build', 70),
  ]);

  it.each([
    ['published', 'remesh', { credits: 10, local: 10 }, { credits: 10, most: 10, basis: 'known' }],
    [
      'the most that was paid before',
      'remesh',
      { credits: 'unknown', local: 3 },
      { credits: 8, most: 50, basis: 'seen' },
    ],
    [
      'assumed, where that is more',
      'remesh',
      { credits: 'unknown', local: 9 },
      { credits: 9, most: 50, basis: 'assumed' },
    ],
    ['assumed', 'rigging', { credits: 'unknown', local: 3 }, { credits: 3, most: 50, basis: 'assumed' }],
    [
      'at most what was seen, where that is more than any published price',
      'keycap-build',
      { credits: 'unknown', local: 3 },
      { credits: 70, most: 70, basis: 'seen' },
    ],
  ] as const)('is %s', (_, family, price, expected) => {
    expect(estimateOf(price, family, highest)).toEqual(expected);
    expect(estimateOf(price, family, highest, 'api.example.com')).toEqual(expected);
  });

  it('is the price of the local price list until another price is seen', () => {
    const price = { credits: 'unknown', local: 6 } as const;
    for (const host of ['127.0.0.1:8787', 'meshwright.localhost']) {
      expect(estimateOf(price, 'rigging', highest, host)).toEqual({ credits: 6, most: 6, basis: 'local' });
      expect(estimateOf(price, 'remesh', highest, host)).toEqual({ credits: 8, most: 8, basis: 'seen' });
    }
  });

  it('uses prices seen at the same service, in any spelling of its host', () => {
    const at = (host: string) =>
      [
        { kind: 'sending', purchase: host, family: 'remesh', host },
        { kind: 'priced', purchase: host, credits: host.length },
      ] as SpendEntry[];
    const entries = [...at('127.0.0.1:5'), ...at('api.example.com')];
    expect(highestPrices(entries, 'localhost:5')).toEqual(new Map([['remesh', 11]]));
  });
});
