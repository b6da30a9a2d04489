import { formatTaskRef } from '@meshwright/client';
import { isTerminal, type Task } from '@meshwright/contract';
import type { Buyer } from '@meshwright/purchase';
import { settle } from '@meshwright/purchase/order';
import { CliError } from '../errors/cli-error.ts';
import { failureOf } from '../errors/failure.ts';
import { type CheckedRequest, priceText } from '../flags/check-request.ts';
import { openProgress } from '../progress/progress.ts';
import type { Answer, Terminal } from '../progress/terminal.ts';
import { newRun } from '../project/sync/with-sync-context.ts';
import { quickMs, type ServiceValues, type Session, withSession } from '../session/session.ts';
import { clockText } from '../text/clock-text.ts';
import { commandText, withFlag } from '../text/command-text.ts';
import { type BoughtTask, buyTask } from './buy-task.ts';
import { budgetHere, buyerOf } from './buyer-here.ts';
import { noteDelivered } from './note-delivered.ts';
import { withJournal } from './open-journal.ts';

export interface OrderValues extends ServiceValues {
  /** Buys the next take. */
  readonly again?: boolean;
  readonly maxCredits?: number;
}

/** Buys a task without waiting for it; for an earlier purchase of the same command, returns its status. */
export async function orderTask(
  request: CheckedRequest,
  values: OrderValues,
  typed: readonly string[],
  terminal: Terminal,
): Promise<Answer> {
  const { again = false, maxCredits } = values;
  const budget = await budgetHere(terminal, maxCredits);
  const progress = openProgress(terminal);
  try {
    return await withJournal(terminal, (journal) =>
      withSession(values, terminal, async (session) => {
        const buyer = await buyerOf(session, { journal, budget, run: newRun() }, terminal);
        const once = () => buyTask(session, buyer, request, { again, typed, progress }, terminal);
        const price = priceText(request.price, session.service);
        const another = `${commandText(withFlag(typed, '--again'), terminal)} (${price})`;
        let bought = await once();
        let task = bought.before ? await taskNow(session, buyer, bought, another, terminal) : undefined;
        if (task?.status === 'FAILED' || task?.status === 'CANCELED') {
          bought = await once();
          task = undefined;
        }
        return answerOf(bought, task?.status, another, terminal);
      }),
    );
  } finally {
    progress.close();
  }
}

/** Returns the state of a task bought before. Records its end: a failed one may be bought again. */
async function taskNow(
  { client }: Session,
  buyer: Buyer,
  { ref, purchase, boughtAt }: BoughtTask,
  another: string,
  { signal, now }: Terminal,
): Promise<Task> {
  try {
    const task: Task = await client.retrieve(ref, { signal, timeoutMs: quickMs });
    if (isTerminal(task.status)) await settle(buyer, purchase, task as Parameters<typeof settle>[2]);
    return task;
  } catch (cause) {
    if (failureOf(cause).code !== 'not_found') throw cause;
    const name = formatTaskRef(ref);
    const text = `${name} was bought at ${clockText(boughtAt, now())}, and the service no longer has it\nbuy it again with: ${another}`;
    throw new CliError('not_found', text, { task: name, cause });
  }
}

function answerOf(
  { ref, purchase, take, boughtAt, before }: BoughtTask,
  status: string | undefined,
  another: string,
  terminal: Terminal,
): Answer {
  const text = formatTaskRef(ref);
  const at = clockText(boughtAt, terminal.now());
  const paid = before
    ? `${text} is ${status}: bought before, at ${at}; nothing was paid\nanother one: ${another}`
    : text;
  const bought = { before, boughtAt: new Date(boughtAt).toISOString(), take };
  return {
    data: { ref: text, ...(status !== undefined && { status }), purchase: bought },
    text: `${paid}\n\nNext:\n  ${commandText(['tasks', 'watch', text], terminal)}`,
    onPrinted: () => noteDelivered({ purchase, task: ref.id }, terminal),
  };
}
