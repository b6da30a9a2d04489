import type { Family, TaskOf } from '@meshwright/contract';
import type { Call } from '../http/call.ts';
import type { Connection } from '../http/connection.ts';
import { readJson, unusable } from '../http/exchange.ts';
import { retryAfterOf } from '../http/retry-after.ts';
import { send } from '../http/send.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { taskCall } from './task-call.ts';
import type { TaskRef } from './task-ref.ts';
import { type AnyTask, asTask, withProgress } from './task-values.ts';

/**
 * Reads a task once (spec: Task families and their shared operations). @throws ClientError `not_found` for a task of
 * another account
 * @example
 * import { retrieve } from '@meshwright/client';
 *
 * const { status, progress } = await retrieve(connection, ref, { timeoutMs: 5000 });
 */
export async function retrieve<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: WaitOptions = {},
): Promise<TaskOf<F>> {
  return (await readTask(api, taskCall(api, ref, 'retrieve', 'read', options))).task as TaskOf<F>;
}

/** Reads a task, and the wait that the service requests before the next read. */
export function readTask(
  api: Connection,
  call: Call,
): Promise<{ readonly task: AnyTask; readonly retryAfterMs: number | undefined }> {
  return send(api, call, async (response) => {
    const task = asTask(await readJson(response));
    if (!task) throw unusable(response);
    return { task: withProgress(task), retryAfterMs: retryAfterOf(response.headers, api.clock.now()) };
  });
}
