import type { Family } from '@meshwright/contract';
import { detailsOf, type Price, priceOf, withDefaults } from '@meshwright/contract/schema';
import type { SpendEntry } from '../journal/entry.ts';

/** What a task will cost, as far as that is known before it. */
export interface Estimate {
  readonly credits: number;
  /** `known`: published; `seen`: the most this journal ever paid for the family; `assumed`: what local services take. */
  readonly basis: 'known' | 'seen' | 'assumed';
}

/** Credits to set aside for a create body, as a `Buyer` wants it; `highest` as `highestPrices` gives it. */
export function estimator(
  highest: ReadonlyMap<string, number>,
): (family: Family, body: Readonly<Record<string, unknown>>) => number {
  return (family, body) => {
    const details = detailsOf(family);
    return estimateOf(priceOf(details.cost, withDefaults(details, body)), family.name, highest).credits;
  };
}

/**
 * A price that is not published is the most that the family has cost before, or what is assumed where that is more:
 * a cheap task of a family says nothing about a dear one.
 */
export function estimateOf(
  { credits, local }: Price,
  family: string,
  highest: ReadonlyMap<string, number>,
): Estimate {
  if (credits !== 'unknown') return { credits, basis: 'known' };
  const seen = highest.get(family) ?? 0;
  return seen > local ? { credits: seen, basis: 'seen' } : { credits: local, basis: 'assumed' };
}

/** The most each family has cost, by the journal. */
export function highestPrices(entries: readonly SpendEntry[]): ReadonlyMap<string, number> {
  const familyOf = new Map<string, string>();
  const highest = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === 'sending') familyOf.set(entry.purchase, entry.family);
    const family = entry.kind === 'settled' ? familyOf.get(entry.purchase) : undefined;
    if (family === undefined || entry.kind !== 'settled' || !entry.credits) continue;
    highest.set(family, Math.max(highest.get(family) ?? 0, entry.credits));
  }
  return highest;
}
