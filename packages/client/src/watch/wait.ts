import type { Family, TaskOf, TerminalStatus } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import { followTimeoutMs } from '../limits.ts';
import { taskCall } from '../tasks/task-call.ts';
import type { TaskRef } from '../tasks/task-ref.ts';
import type { WaitOptions } from './deadline.ts';
import { poll } from './poll.ts';

export interface FollowOptions<F extends Family = Family> extends WaitOptions {
  /** Called with the task after each read. */
  readonly onProgress?: ((task: TaskOf<F>) => void) | undefined;
}

/** A task in one of its three final states. */
export type FinishedTask<F extends Family = Family> = Extract<TaskOf<F>, { status: TerminalStatus }>;

/**
 * Polls a task until it ends. A FAILED or CANCELED task is a value like a SUCCEEDED one.
 * @throws ClientError `timeout` | `aborted`: the task continues, and its reference is on the error
 * @example
 * import { wait } from '@meshwright/client';
 *
 * const task = await wait(connection, ref, { timeoutMs: 600_000 });
 */
export async function wait<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: FollowOptions<F> = {},
): Promise<FinishedTask<F>> {
  const call = taskCall(api, ref, 'wait', 'read', options, followTimeoutMs);
  let last: unknown;
  for await (const task of poll(api, call)) {
    options.onProgress?.(task as TaskOf<F>);
    last = task;
  }
  return last as FinishedTask<F>;
}
