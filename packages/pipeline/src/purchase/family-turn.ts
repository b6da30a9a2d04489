import type { Family } from '@meshwright/contract';
import { normalHost } from './identity/normal-host.ts';
import type { Payer } from './identity/request-hash.ts';

/** What whoever creates a task of a family, or decides about one, holds in the journal meanwhile. */
export function familyTurn({ name }: Family, { host, account }: Payer): string {
  return `create ${name} ${normalHost(host)} ${account}`;
}
