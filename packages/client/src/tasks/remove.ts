import { type Family, isTerminal, type TaskOf } from '@meshwright/contract';
import { ClientError } from '../client-error.ts';
import type { Connection } from '../http/connection.ts';
import { pause, send } from '../http/send.ts';
import type { WaitOptions } from '../watch/limits.ts';
import { type AnyTask, readTask } from './retrieve.ts';
import { taskCall } from './task-call.ts';
import type { TaskRef } from './task-ref.ts';

export interface Removal<F extends Family = Family> {
  /**
   * `removed`: the task and its files are gone. `canceled`: it stays, as CANCELED. `task_running`: the service
   * does not remove a running task, and it goes on. `already_finished`: nothing to cancel any more.
   */
  readonly outcome: 'removed' | 'canceled' | 'task_running' | 'already_finished';
  /** Whether the credits come back, judged by the task as it was last seen. */
  readonly refunded: boolean | 'unknown';
  /** The task as it was last seen; before the removal, if it is gone. */
  readonly task: TaskOf<F>;
}

/**
 * Deletes or cancels a task, whichever its family offers (spec: States and transitions). Reads the task first,
 * and again when the outcome of a request is unknown, so nothing is asked twice that was done already.
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
      // What has ended refuses to be canceled with 400; what an earlier request removed is not found any more.
      const telling = error.code === (cancels ? 'bad_request' : attempt > 0 && 'not_found');
      if (!telling) await pause(api, call, error, attempt, 're-read');
    }
    // Once the service has agreed, a look that fails does not change that.
    const unread = failure ? gone : () => before;
    const after = await readTask(api, look).then(({ task }) => task, unread);
    if (!after) return ended('removed', refundOf(before), before);
    if (cancels && (!failure || isTerminal(after.status))) {
      const byOthers = failure?.code === 'bad_request' && attempt === 0;
      const canceled = !failure || (after.status === 'CANCELED' && !byOthers);
      return canceled
        ? ended('canceled', refundOf(before, after), after)
        : ended('already_finished', false, after);
    }
    if (failure?.code === 'bad_request') throw failure;
    before = after;
  }
}

/** Undefined for a task that is not there, whatever else failed is thrown. */
function gone(error: unknown): undefined {
  if (!(error instanceof ClientError) || error.code !== 'not_found') throw error;
}

/** Only what is PENDING is refunded; a task may have started between the look and the removal. */
function refundOf(before: AnyTask, after?: AnyTask): Removal['refunded'] {
  if (after?.consumed_credits === 0) return true;
  if (before.status === 'IN_PROGRESS' || isTerminal(before.status)) return false;
  if (before.status !== 'PENDING') return 'unknown';
  return after?.consumed_credits || after?.started_at ? 'unknown' : true;
}
