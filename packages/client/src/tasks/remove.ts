import { type Family, isTerminal, type TaskOf } from '@meshwright/contract';
import { ClientError } from '../client-error.ts';
import type { Connection } from '../http/connection.ts';
import { pause, send } from '../http/send.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { readTask } from './retrieve.ts';
import { taskCall } from './task-call.ts';
import type { TaskRef } from './task-ref.ts';
import type { AnyTask } from './task-values.ts';

export interface Removal<F extends Family = Family> {
  /**
   * `removed`: the task and its files are gone. `canceled`: it remains, as CANCELED. `task_running`: the service does
   * not remove a running task, and it continues. `already_finished`: nothing is left to cancel.
   */
  readonly outcome: 'removed' | 'canceled' | 'task_running' | 'already_finished';
  /** Whether the credits come back, judged by the last state read. */
  readonly refunded: boolean | 'unknown';
  /** The last state read; from before the removal, if the task is gone. */
  readonly task: TaskOf<F>;
}

/**
 * Deletes or cancels a task, whichever its family offers (spec: States and transitions). Reads the task first, and
 * again when the outcome of a request is unknown, so that no completed removal is requested twice.
 * @example
 * import { create, remove } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const ref = await create(connection, textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
 * const { outcome, refunded } = await remove(connection, ref);
 */
export async function remove<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: WaitOptions = {},
): Promise<Removal<F>> {
  const look = taskCall(api, ref, 'retrieve', 'read', options);
  const call = { ...taskCall(api, ref, 'remove', 'remove', options), init: { method: 'DELETE' } };
  const cancels = ref.family.removal === 'cancel';
  const ended = (outcome: Removal['outcome'], refunded: Removal['refunded'], task: AnyTask): Removal<F> => ({
    outcome,
    refunded,
    task: task as unknown as TaskOf<F>,
  });

  let before = (await readTask(api, look)).task;
  if (cancels && isTerminal(before.status)) return ended('already_finished', false, before);
  for (let attempt = 0; ; attempt++) {
    let failure: ClientError | undefined;
    try {
      await send(api, call, async (response) => response.body?.cancel());
      if (!cancels) return ended('removed', refundOf(before), before);
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      if (error.code === 'conflict') return ended('task_running', false, before);
      failure = error;
      // A finished task refuses cancellation with 400; a task that an earlier request removed is not found.
      const isExpected = error.code === (cancels ? 'bad_request' : attempt > 0 && 'not_found');
      if (!isExpected) await pause(api, call, error, attempt, 're-read');
    }
    // Once the service has accepted, a failing read does not change that.
    const unread = failure ? undefinedIfMissing : () => before;
    const after = await readTask(api, look).then(({ task }) => task, unread);
    if (!after) return ended('removed', refundOf(before), before);
    if (cancels && (!failure || isTerminal(after.status))) {
      const endedBefore = failure?.code === 'bad_request' && attempt === 0;
      const canceled = !failure || (after.status === 'CANCELED' && !endedBefore);
      return canceled
        ? ended('canceled', refundOf(before, after), after)
        : ended('already_finished', false, after);
    }
    if (failure?.code === 'bad_request') throw failure;
    before = after;
  }
}

/** Returns undefined for a task that does not exist; throws any other failure. */
function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof ClientError) || error.code !== 'not_found') throw error;
}

/** Only a PENDING task is refunded; it may have started between the read and the removal. */
function refundOf(before: AnyTask, after?: AnyTask): Removal['refunded'] {
  if (after?.consumed_credits === 0) return true;
  if (before.status === 'IN_PROGRESS' || isTerminal(before.status)) return false;
  if (before.status !== 'PENDING') return 'unknown';
  return after?.consumed_credits || after?.started_at ? 'unknown' : true;
}
