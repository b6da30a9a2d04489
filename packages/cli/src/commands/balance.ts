import { Command } from 'commander';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { withWaitLine } from '../progress/with-wait-line.ts';
import { addServiceFlags, quickMs, type ServiceValues, withSession } from '../session/session.ts';

/** `balance`: shows the credits of the account. */
export function balanceCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('balance').description('show the credits that the account has left');
  return addServiceFlags(command)
    .option('--json', 'print one JSON document')
    .action(async (values: ServiceValues) => {
      const found = await withSession(values, terminal, async ({ client, service }) => {
        const waiting = { what: `the balance, from ${service}`, stop: 'Ctrl-C stops; nothing is changed' };
        const { balance } = await withWaitLine(waiting, terminal, () =>
          client.balance({ signal: terminal.signal, timeoutMs: quickMs }),
        );
        return { balance, service };
      });
      const { balance, service } = found;
      reply({ data: found, text: `${balance.toLocaleString('en')} credits at ${service}` });
    });
}
