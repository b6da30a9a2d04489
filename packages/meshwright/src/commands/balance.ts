import type { Balance } from '@meshwright/contract';
import { Command } from 'commander';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { withWaitLine } from '../progress/with-wait-line.ts';
import { addServiceFlags, quickMs, type ServiceValues, withSession } from '../session/session.ts';
import { plainText } from '../text/plain-text.ts';

/** `balance`: shows the credits of the account. */
export function balanceCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('balance').description('show the credits that the account has left');
  return addServiceFlags(command)
    .option('--json', 'print one JSON document')
    .action(async (values: ServiceValues) => {
      const account = await withSession(values, terminal, async ({ client, service }) => {
        const waiting = { what: `the balance, from ${service}`, stop: 'Ctrl-C stops; nothing is changed' };
        const credits = await withWaitLine(waiting, terminal, () =>
          client.balance({ signal: terminal.signal, timeoutMs: quickMs }),
        );
        return { ...credits, service };
      });
      reply({ data: account, text: balanceText(account) });
    });
}

/** Returns the credits in one line, and in a second one what of them ends, and when. */
function balanceText({ balance, service, ...parts }: Balance & { readonly service: string }): string {
  const { monthly_credits: monthly, permanent_credits: kept, monthly_resets_at: resets } = parts;
  const named = [
    ...(monthly === undefined
      ? []
      : [`${number(monthly)} of this month${resets ? `, until ${resets}` : ''}`]),
    ...(kept === undefined ? [] : [`${number(kept)} that stay`]),
  ];
  return [`${number(balance)} credits at ${service}`, ...(named.length > 0 ? [named.join('; ')] : [])]
    .map(plainText)
    .join('\n');
}

function number(value: number): string {
  return value.toLocaleString('en');
}
