import type { Family } from '@meshwright/contract';
import { detailsOf, type Price, priceOf, withDefaults } from '@meshwright/contract/schema';
import { isLocalHost, normalHost } from '../identity/normal-host.ts';
import type { SpendEntry } from '../journal/entry.ts';

/** Estimated cost of a task. */
export interface Estimate {
  readonly credits: number;
  /** Credits to reserve: more than `credits` where a remote service has published no price. */
  readonly most: number;
  /**
   * `known`: published; `local`: price of a service on this machine; `seen`: the highest price in this journal for the
   * family; `assumed`: price of local services.
   */
  readonly basis: 'known' | 'local' | 'seen' | 'assumed';
}

/** Highest published price of an operation (spec: Limits): one without a price may cost as much. */
const dearest = 50;

/**
 * Creates the `estimate` function of a `Buyer`; `highest` comes from `highestPrices`.
 * @example
 * import { estimator, highestPrices } from '@meshwright/purchase';
 *
 * const estimate = estimator(highestPrices(await journal.entries()));
 * const { credits, basis } = estimate(textTo3d, { mode: 'preview', prompt: 'a chest' });
 */
export function estimator(
  highest: ReadonlyMap<string, number>,
): (family: Family, body: Readonly<Record<string, unknown>>, host?: string) => Estimate {
  return (family, body, host) => {
    const details = detailsOf(family);
    return estimateOf(priceOf(details.cost, withDefaults(details, body)), family.name, highest, host);
  };
}

/**
 * Estimates one create. An unpublished price is the highest one seen for the family, or the assumed one if that is
 * higher: a cheap task of a family does not predict the price of an expensive one.
 * @param host of the service; without it, any service
 * @example
 * import { estimateOf } from '@meshwright/purchase';
 *
 * estimateOf({ credits: 'unknown', local: 5 }, 'remesh', new Map()); // { credits: 5, most: 50, basis: 'assumed' }
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

/**
 * Returns the highest cost of each family in the journal, optionally at one service.
 * @example
 * import { highestPrices } from '@meshwright/purchase';
 *
 * const highest = highestPrices(await journal.entries(), connection.host);
 */
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
