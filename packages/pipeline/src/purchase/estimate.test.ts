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
  ]);

  it.each([
    ['published', 'remesh', { credits: 10, local: 10 }, { credits: 10, basis: 'known' }],
    [
      'the most that was paid before',
      'remesh',
      { credits: 'unknown', local: 3 },
      { credits: 8, basis: 'seen' },
    ],
    [
      'assumed, where that is more',
      'remesh',
      { credits: 'unknown', local: 9 },
      { credits: 9, basis: 'assumed' },
    ],
    ['assumed', 'rigging', { credits: 'unknown', local: 3 }, { credits: 3, basis: 'assumed' }],
  ] as const)('is %s', (_, family, price, expected) => {
    expect(estimateOf(price, family, highest)).toEqual(expected);
  });
});
