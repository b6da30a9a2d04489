import { formatTaskRef, parseTaskRef } from '@meshwright/client';
import { familyNamed, isTerminal, type Task } from '@meshwright/contract';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { quickMs, type ServiceValues } from '../../session/session.ts';

/** Records the task of a create without an answer, so that the same command resumes it. */
export async function adoptTask(
  purchase: string,
  task: string,
  values: ServiceValues,
  terminal: Terminal,
): Promise<Answer> {
  const [{ adoptLost }, { lostPurchase }, { withJournal }, { withServiceConnection }] = await Promise.all([
    import('@meshwright/purchase/lost'),
    import('../../project/journal/lost-purchase.ts'),
    import('../../purchase/open-journal.ts'),
    import('../../project/with-service-connection.ts'),
  ]);
  return withJournal(terminal, async (journal) => {
    const { sending } = await lostPurchase(journal, purchase);
    const family = familyNamed(sending.family)!;
    const { id } = parseTaskRef(task.includes(':') ? task : `${family.name}:${task}`, [family]);
    return withServiceConnection(journal, sending, values, terminal, async ({ client, payer }) => {
      const { connection } = client;
      const limits = { signal: terminal.signal, timeoutMs: quickMs };
      const task: Task = await client.retrieve(client.ref(family, id), limits);
      const search = { connection, journal, payer, now: terminal.now };
      const ref = await adoptLost(search, family, sending.purchase, id, terminal.signal);
      const state = isTerminal(task.status) ? `is ${task.status}` : 'still runs';
      const owner = sending.label ?? sending.purchase.slice(0, 12);
      return {
        data: { purchase: sending.purchase, ref: formatTaskRef(ref), status: task.status },
        text: `${formatTaskRef(ref)} ${state}, and is the task of ${owner}: the same command continues with it`,
      };
    });
  });
}
