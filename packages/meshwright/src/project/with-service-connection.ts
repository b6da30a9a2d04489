import type { Client } from '@meshwright/client';
import { type Journal, type Payer, payerOf, type Spending } from '@meshwright/purchase';
import { normalHost, samePayer } from '@meshwright/purchase/identity';
import { CliError } from '../errors/cli-error.ts';
import type { Terminal } from '../progress/terminal.ts';
import { type ServiceValues, withSession } from '../session/session.ts';

/**
 * Runs the work with the service and the account of a create.
 * @throws CliError `invalid` when flags and environment name others
 */
export function withServiceConnection<T>(
  journal: Journal,
  { purchase, host, account }: Spending['sending'],
  values: ServiceValues,
  terminal: Terminal,
  work: (service: { readonly client: Client; readonly payer: Payer }) => Promise<T>,
): Promise<T> {
  return withSession(values, terminal, async ({ client }) => {
    const payer = await payerOf({ connection: client.connection, journal, now: terminal.now });
    const isSame = samePayer(await journal.entries(), payer);
    if (isSame({ host, account })) return work({ client, payer });
    const where = payer.host === normalHost(host) ? 'with another key' : `at ${host}`;
    throw new CliError('invalid', `${purchase.slice(0, 12)} was sent ${where}: nothing was changed`);
  });
}
