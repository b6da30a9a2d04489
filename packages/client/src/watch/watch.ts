import { type Family, isTerminal, type TaskOf, valueAt } from '@meshwright/contract';
import type { Connection } from '../http/connection.ts';
import { explained } from '../http/explained.ts';
import { judge, pause } from '../http/send.ts';
import { defaultSilenceMs, followTimeoutMs, streams } from '../limits.ts';
import { taskCall } from '../tasks/task-call.ts';
import type { TaskRef } from '../tasks/task-ref.ts';
import { type AnyTask, withProgress } from '../tasks/task-values.ts';
import { expired, type WaitOptions } from './deadline.ts';
import { applyStatus, poll } from './poll.ts';
import { stream } from './stream.ts';
import type { FinishedTask } from './wait.ts';

export interface WatchOptions extends WaitOptions {
  /**
   * Longest time without a byte on the stream, in milliseconds, before the task is read; after the second
   * time it is polled. A service repeats a frame about every 10 s.
   * @default 25,000
   */
  readonly silenceMs?: number | undefined;
}

/**
 * Follows a task to its end: by its event stream while that works, then by polling. Yields the whole task on every
 * update: fields that a short frame omits are kept. The last one is terminal.
 * @throws ClientError as `wait`
 * @example
 * import { watch } from '@meshwright/client';
 *
 * for await (const { status, progress } of watch(connection, ref)) console.log(status, progress);
 */
export async function* watch<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: WatchOptions = {},
): AsyncGenerator<TaskOf<F>, FinishedTask<F>> {
  const call = taskCall(api, ref, 'watch', 'stream', options, followTimeoutMs);
  let known = {};
  const merge = (update: AnyTask) => {
    known = withProgress('created_at' in update ? update : { ...known, ...update });
    return known as TaskOf<F>;
  };

  const { silenceMs = defaultSilenceMs } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      for await (const frame of stream(api, call, silenceMs)) {
        const ended = isTerminal(frame.status);
        if (ended && !isWhole(ref.family, frame)) break;
        yield merge(frame);
        if (ended) return known as FinishedTask<F>;
        applyStatus(api, call, frame.status);
      }
      attempt = streams;
    } catch (thrown) {
      const error = explained(api, call, thrown, 0);
      // A silent stream is reopened once at most, after a read of the task.
      if (thrown === expired) attempt += 2;
      else if (attempt < streams && judge(call, error, streams) === 'retry') {
        await pause(api, call, error, attempt, 'retry');
        continue;
      } else attempt = streams;
    }
    for await (const task of poll(api, { ...call, action: 'read' })) {
      yield merge(task);
      if (isTerminal(task.status)) return known as FinishedTask<F>;
      if (attempt < streams) break;
    }
  }
}

/** Whether a last frame is the task object with its results, and not a short one (spec: Events). */
function isWhole({ results }: Family, frame: AnyTask): boolean {
  return (
    'created_at' in frame &&
    (frame.status !== 'SUCCEEDED' ||
      !results[0] ||
      results.some((name) => JSON.stringify(valueAt(frame, name) ?? '').length > 2))
  );
}
