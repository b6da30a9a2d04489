import type { Family } from '@meshwright/contract';
import { normalHost } from '../identity/normal-host.ts';
import type { Payer } from '../identity/request-hash.ts';

/** Returns the name held in the journal while creating a task of a family or deciding about one. */
export function familyTurn({ name }: Family, { host, account }: Payer): string {
  return `create ${name} ${normalHost(host)} ${account}`;
}
