import { type Balance, balance as endpoint } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { readEndpoint } from './read-endpoint.ts';
import { numberOf } from './task-values.ts';

/**
 * Returns the account's credits.
 * @example
 * import { balance } from '@meshwright/client';
 *
 * const { balance: credits } = await balance(connection);
 */
export async function balance(api: Connection, options: WaitOptions = {}): Promise<Balance> {
  return readEndpoint(api, endpoint, undefined, options, read);
}

/** Other fields have their documented type or are left out. */
function read(value: unknown): Balance | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  const credits = numberOf(given.balance);
  if (credits === undefined) return undefined;
  const { monthly_credits, permanent_credits, monthly_resets_at, ...others } = given;
  const [monthly, permanent] = [numberOf(monthly_credits), numberOf(permanent_credits)];
  const resets = numberOf(monthly_resets_at);
  return {
    ...others,
    balance: credits,
    ...(monthly !== undefined && { monthly_credits: monthly }),
    ...(permanent !== undefined && { permanent_credits: permanent }),
    ...(resets && { monthly_resets_at: dateText(monthly_resets_at, resets) }),
  };
}

function dateText(given: unknown, ms: number): string {
  return typeof given === 'string' && !/^\d+$/.test(given) ? given : new Date(ms).toISOString();
}
