import type { SpendEntry } from '../journal/entry.ts';
import { normalHost } from './normal-host.ts';
import type { Payer } from './request-hash.ts';

/** Maps every account to the name that all of its keys share: `alias` entries of the journal join them. */
export function accountNames(entries: readonly SpendEntry[], host: string): (account: string) => string {
  const nextOf = new Map<string, string>();
  const nameOf = (account: string): string => {
    let name = account;
    for (let next = nextOf.get(name); next !== undefined; next = nextOf.get(name)) name = next;
    return name;
  };
  for (const entry of entries) {
    if (entry.kind !== 'alias' || normalHost(entry.host) !== normalHost(host)) continue;
    const [own, other] = [nameOf(entry.account), nameOf(entry.of)];
    if (own !== other) nextOf.set(own, other);
  }
  return nameOf;
}

/** Compares others with this payer: equal for any spelling of the host and any key of the account. */
export function samePayer(entries: readonly SpendEntry[], payer: Payer): (other: Payer) => boolean {
  const nameOf = accountNames(entries, payer.host);
  const [host, name] = [normalHost(payer.host), nameOf(payer.account)];
  return (other) => normalHost(other.host) === host && nameOf(other.account) === name;
}
