import { Command } from 'commander';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import type { DropValues } from '../../project/journal/drop-purchase.ts';
import { addServiceFlags } from '../../session/session.ts';

/** `journal`: lists the purchases of this project, or outside of projects those of the user. */
export function journalCommand(terminal: Terminal, reply: Reply): Command {
  const json = ['--json', 'print one JSON document'] as const;
  const journal = new Command('journal')
    .description(
      'list what was bought in this project, or outside of projects by this user, with sums by day and family',
    )
    .option(...json)
    .action(async () => {
      const { journalList } = await import('../../project/journal/journal-list.ts');
      reply(await journalList(terminal));
    });
  const drop = journal
    .command('drop <purchase>')
    .description(
      'say that a create without an answer made no task, so that it may be bought again; the service is watched for a minute before',
    )
    .option(...json)
    .action(async (purchase: string, values: DropValues) => {
      const { dropPurchase } = await import('../../project/journal/drop-purchase.ts');
      reply(await dropPurchase(purchase, values, terminal));
    });
  addServiceFlags(drop.option('--yes', 'none of the tasks that are in no journal is its own'));
  return journal;
}
