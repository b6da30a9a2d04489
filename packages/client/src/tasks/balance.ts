import { type Balance, balance as endpoint } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { WaitOptions } from '../watch/limits.ts';
import { readEndpoint } from './read-endpoint.ts';

/**
 * Returns the account's credits.
 * @example
 * import { balance } from '@meshwright/client';
 *
 * const { balance: credits } = await balance(connection);
 */
export async function balance(api: Connection, options: WaitOptions = {}): Promise<Balance> {
  return readEndpoint(api, endpoint, undefined, options, isBalance);
}

function isBalance(value: unknown): value is Balance {
  return typeof (value as Balance | null)?.balance === 'number';
}
