import { formatTaskRef, parseTaskRef } from '@meshwright/client';
import { familyNamed, isTerminal, type Task } from '@meshwright/contract';
import { CliError } from '../../cli-error.ts';
import { quickMs, type ServiceValues, withSession } from '../../session.ts';
import type { Answer, Terminal } from '../../terminal.ts';

/** Notes which task a create without an answer has made, so that the next sync goes on with it. */
export async function adoptTask(
  purchase: string,
  task: string,
  values: ServiceValues,
  terminal: Terminal,
): Promise<Answer> {
  const [{ spendings }, { payerOf }, { lostPurchase, onlyWhileLost }, { projectFolder }, { withJournal }] =
    await Promise.all([
      import('@meshwright/pipeline'),
      import('../../project/customer.ts'),
      import('../../project/lost-purchase.ts'),
      import('../../project/open-project.ts'),
      import('../../project/project-journal.ts'),
    ]);
  return withJournal(await projectFolder(terminal.cwd), async (journal) => {
    const { sending } = await lostPurchase(journal, purchase);
    const family = familyNamed(sending.family)!;
    const { id } = parseTaskRef(task.includes(':') ? task : `${family.name}:${task}`, [family]);
    const known = spendings(await journal.entries()).find((each) => each.task === id);
    if (known) {
      const owner = known.sending.label ?? known.sending.purchase.slice(0, 12);
      throw new CliError('invalid', `task ${id} is that of another purchase (${owner}): nothing was changed`);
    }
    return withSession(values, terminal, async ({ client }) => {
      const payer = await payerOf(client.connection);
      if (payer.host !== sending.host || payer.account !== sending.account) {
        const where = payer.host === sending.host ? 'with another key' : `at ${sending.host}`;
        throw new CliError(
          'invalid',
          `${sending.purchase.slice(0, 12)} was sent ${where}: nothing was changed`,
        );
      }
      const ref = client.ref(family, id);
      const limits = { signal: terminal.signal, timeoutMs: quickMs };
      const found: Task = await client.retrieve(ref, limits);
      const entry = {
        kind: 'accepted',
        purchase: sending.purchase,
        at: terminal.now(),
        task: id,
        found: 'by-hand',
      } as const;
      await journal.append(entry, onlyWhileLost(sending.purchase));
      const text = formatTaskRef(ref);
      const state = isTerminal(found.status) ? `is ${found.status}` : 'still runs';
      return {
        data: { purchase: sending.purchase, ref: text, status: found.status },
        text: `${text} ${state}, and is the task of ${sending.label ?? sending.purchase.slice(0, 12)}: the next sync goes on with it`,
      };
    });
  });
}
