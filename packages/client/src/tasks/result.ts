import type { Family } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import type { FinishedTask, FollowOptions } from '../watch/wait.ts';
import { type WatchOptions, watch } from '../watch/watch.ts';
import type { TaskRef } from './task-ref.ts';

/**
 * Returns the finished task, by stream or polling. A FAILED or CANCELED task is a value too.
 * @throws as `watch`
 * @example
 * import { failureReason, result } from '@meshwright/client';
 *
 * const task = await result(connection, ref, { onProgress: ({ progress }) => console.log(progress) });
 * if (task.status === 'FAILED') console.error(failureReason(task));
 */
export async function result<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: WatchOptions & FollowOptions<F> = {},
): Promise<FinishedTask<F>> {
  const tasks = watch(api, ref, options);
  for (;;) {
    const { done, value } = await tasks.next();
    if (done) return value;
    options.onProgress?.(value);
  }
}
