import type { Client } from '@meshwright/client';
import type { Payer, Spending } from '@meshwright/pipeline';
import { CliError } from '../cli-error.ts';
import { type ServiceValues, withSession } from '../session.ts';
import type { Terminal } from '../terminal.ts';
import { payerOf } from './customer.ts';

/**
 * Works with the service and the account that a create was sent to.
 * @throws CliError `invalid` when flags and environment name others
 */
export function withSeller<T>(
  { purchase, host, account }: Spending['sending'],
  values: ServiceValues,
  terminal: Terminal,
  work: (seller: { readonly client: Client; readonly payer: Payer }) => Promise<T>,
): Promise<T> {
  return withSession(values, terminal, async ({ client }) => {
    const payer = await payerOf(client.connection);
    if (payer.host === host && payer.account === account) return work({ client, payer });
    const where = payer.host === host ? 'with another key' : `at ${host}`;
    throw new CliError('invalid', `${purchase.slice(0, 12)} was sent ${where}: nothing was changed`);
  });
}
