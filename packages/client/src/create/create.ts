import type { Family, RequestOf } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import { readJson, unusable } from '../http/exchange.ts';
import { send } from '../http/send.ts';
import { createTimeoutMs, uploadBytesPerMs } from '../limits.ts';
import { taskRef } from '../tasks/parse-task-ref.ts';
import type { TaskRef } from '../tasks/task-ref.ts';
import { limitsOf, type WaitOptions } from '../watch/deadline.ts';

/**
 * Creates a task, which bills. The request is sent once; it is repeated only when the service cannot have made a task
 * from it (spec: Task families and their shared operations). Only a refusal that the specification declares for the
 * family proves that no task exists.
 * While the queue of the plan is full it waits for a task to end, for an hour unless `timeoutMs` says otherwise.
 * @throws ClientError `bad_option` for a body that JSON cannot hold, before anything is sent; `unknown_outcome` when a
 * task may exist without its id being known: see `findLost`
 * @example
 * import { create, result } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const ref = await create(connection, textTo3d, { mode: 'preview', prompt: 'a wooden chest' });
 * const task = await result(connection, ref);
 */
export async function create<F extends Family>(
  api: Connection,
  family: F,
  body: RequestOf<F>,
  options: WaitOptions = {},
): Promise<TaskRef<F>> {
  const operation = `${family.name} create`;
  let text = '';
  try {
    text = JSON.stringify({ ...body });
  } catch (cause) {
    throw api.error('bad_option', `${operation}: the body is not JSON`, { operation, cause });
  }
  const call = {
    ...limitsOf(api.clock, options, createTimeoutMs + text.length / uploadBytesPerMs),
    operation,
    action: 'create',
    family,
    path: api.path(family),
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    },
  } as const;
  return send(api, call, async (response) => {
    try {
      const { result } = (await readJson(response)) as { result: string };
      return taskRef(family, result, api.host);
    } catch {
      throw unusable(response);
    }
  });
}
