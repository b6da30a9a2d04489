import type { Family } from '@meshwright/contract';
import { detailsOf, type Price, priceOf, withDefaults } from '@meshwright/contract/schema';
import type { SpendEntry } from '../journal/entry.ts';
import { isLocalHost, normalHost } from './identity/normal-host.ts';

/** What a task will cost, as far as that is known before it. */
export interface Estimate {
  readonly credits: number;
  /** What is set aside for it: more than `credits` where a remote service has published no price. */
  readonly most: number;
  /**
   * `known`: published; `local`: what a service on this machine takes; `seen`: the most this journal ever paid for
   * the family; `assumed`: what local services take.
   */
  readonly basis: 'known' | 'local' | 'seen' | 'assumed';
}

/** The dearest operation whose price is published (spec: Limits): one without a price may cost as much. */
const dearest = 50;

/** Estimates create bodies, as a `Buyer` wants it; `highest` as `highestPrices` gives it. */
export function estimator(
  highest: ReadonlyMap<string, number>,
): (family: Family, body: Readonly<Record<string, unknown>>, host?: string) => Estimate {
  return (family, body, host) => {
    const details = detailsOf(family);
    return estimateOf(priceOf(details.cost, withDefaults(details, body)), family.name, highest, host);
  };
}

/**
 * A price that is not published is the most that the family has cost before, or what is assumed where that is more:
 * a cheap task of a family says nothing about a dear one.
 * @param host of the service; without it, it may be any
 */
export function estimateOf(
  { credits, local }: Price,
  family: string,
  highest: ReadonlyMap<string, number>,
  host?: string,
): Estimate {
  if (credits !== 'unknown') return { credits, most: credits, basis: 'known' };
  const seen = highest.get(family) ?? 0;
  const isLocal = host !== undefined && isLocalHost(host);
  const most = Math.max(seen, local, isLocal ? 0 : dearest);
  if (seen > local) return { credits: seen, most, basis: 'seen' };
  return { credits: local, most, basis: isLocal ? 'local' : 'assumed' };
}

/** The most each family has cost, by the journal; at one service where a host is given. */
export function highestPrices(entries: readonly SpendEntry[], host?: string): ReadonlyMap<string, number> {
  const at = host === undefined ? undefined : normalHost(host);
  const familyOf = new Map<string, string>();
  const highest = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind === 'sending' && (at === undefined || normalHost(entry.host) === at)) {
      familyOf.set(entry.purchase, entry.family);
    }
    if ((entry.kind !== 'settled' && entry.kind !== 'priced') || !entry.credits) continue;
    const family = familyOf.get(entry.purchase);
    if (family !== undefined) highest.set(family, Math.max(highest.get(family) ?? 0, entry.credits));
  }
  return highest;
}
