import { formatTaskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { dropLost, type UnaccountedTask, unaccountedTasks } from '@meshwright/purchase/lost';
import { CliError } from '../../errors/cli-error.ts';
import { openProgress } from '../../progress/progress.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { withJournal } from '../../purchase/open-journal.ts';
import { purchaseWaiting } from '../../purchase/purchase-waits.ts';
import type { ServiceValues } from '../../session/session.ts';
import { commandText } from '../../text/command-text.ts';
import { tableText } from '../../text/table-text.ts';
import { withServiceConnection } from '../with-service-connection.ts';
import { lostPurchase } from './lost-purchase.ts';

export interface DropValues extends ServiceValues {
  /** Confirms that none of the listed tasks belongs to it. */
  readonly yes?: boolean;
}

/**
 * Records that a create without an answer made no task, after listing every task without a journal entry and watching
 * the service for `quietMs`: a task that appears meanwhile is adopted.
 * @throws CliError `invalid` | `not_found` | `unknown_outcome` while there are tasks and no `--yes`; PurchaseError
 * `unknown_outcome`. The journal is unchanged
 */
export async function dropPurchase(
  text: string,
  values: DropValues,
  terminal: Terminal,
  quietMs = 60_000,
): Promise<Answer> {
  const progress = openProgress(terminal);
  return withJournal(terminal, async (journal) => {
    const { sending } = await lostPurchase(journal, text);
    return withServiceConnection(journal, sending, values, terminal, async ({ client, payer }) => {
      const { connection } = client;
      const { purchase, label } = sending;
      const [family, short] = [familyNamed(sending.family)!, purchase.slice(0, 12)];
      const { now, signal } = terminal;
      const search = { connection, journal, payer, now };
      const what = `the list of ${family.name} tasks`;
      progress.wait({ what, since: now(), stop: 'Ctrl-C stops; nothing is decided then' });
      const tasks = await unaccountedTasks(search, family, signal);
      if (tasks.length > 0 && !values.yes) throw undecided(short, tasks, terminal);
      progress.note(`watching ${payer.host} for ${quietMs / 1000} s: its task may still appear`);
      const onWait = (wait: Parameters<typeof purchaseWaiting>[0]) => progress.wait(purchaseWaiting(wait));
      const outcome = await dropLost(search, family, purchase, { signal, quietMs, onWait });
      if (outcome?.task !== undefined) {
        const ref = formatTaskRef(client.ref(family, outcome.task));
        return {
          data: { purchase, family: family.name, label, outcome: 'accepted', ref },
          text: `${short} (${label ?? family.name}) made ${ref}: the same command continues with it`,
        };
      }
      return {
        data: { purchase, family: family.name, label, outcome: 'dropped' },
        text: `${short} (${label ?? family.name}) made no task: the same command may buy it again`,
      };
    });
  }).finally(progress.close);
}

function undecided(short: string, tasks: readonly UnaccountedTask[], terminal: Terminal): CliError {
  const rows = tasks.map(({ id, status, createdAt, words }) => [
    id,
    status,
    createdAt === undefined ? '' : new Date(createdAt).toISOString(),
    words.length > 60 ? `${words.slice(0, 60)}...` : words,
  ]);
  const lines = [
    `${tasks.length} of the tasks of the last three days ${tasks.length === 1 ? 'is' : 'are'} in no journal here; nothing was changed:`,
    tableText([['task', 'status', 'made', 'words'], ...rows]),
    'if one of them is the task of this create:',
    `  ${commandText(['tasks', 'adopt', short, tasks[0]!.id], terminal)}`,
    'if none is:',
    `  ${commandText(['journal', 'drop', short, '--yes'], terminal)}`,
  ];
  return new CliError('unknown_outcome', lines.join('\n'));
}
