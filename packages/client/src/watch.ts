import { type Family, isTerminal, type TaskOf } from '@meshwright/contract';
import { defaultSilenceMs, followTimeoutMs, streams } from './bounds.ts';
import { ClientError } from './client-error.ts';
import type { Connection } from './connection.ts';
import { explained } from './explained.ts';
import type { WaitOptions } from './limits.ts';
import { heedStatus, poll } from './poll.ts';
import type { AnyTask } from './retrieve.ts';
import { judge, pause } from './send.ts';
import { stream } from './stream.ts';
import { taskCall } from './task-call.ts';
import type { TaskRef } from './task-ref.ts';
import type { FinishedTask } from './wait.ts';

export interface WatchOptions extends WaitOptions {
  /** A stream without a byte for so long is taken for dead. Default 45,000. */
  readonly silenceMs?: number | undefined;
}

/**
 * Follows a task to its end: by its event stream as long as that works, then by polling. Yields the task each
 * time something was heard of it, whole: what a short frame leaves out is kept. The last one is terminal.
 * @throws ClientError as `wait`
 */
export async function* watch<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: WatchOptions = {},
): AsyncGenerator<TaskOf<F>, FinishedTask<F>> {
  const call = taskCall(api, ref, 'watch', 'stream', options, followTimeoutMs);
  let known = {};
  const merge = (news: AnyTask) => {
    known = isShort(news) ? { ...known, ...news } : news;
    return known as TaskOf<F>;
  };

  for (let attempt = 0; attempt < streams; attempt++) {
    try {
      for await (const frame of stream(api, call, options.silenceMs ?? defaultSilenceMs)) {
        const ended = isTerminal(frame.status);
        if (ended && !isWhole(ref.family, frame)) throw new ClientError('bad_response', 'no results');
        const task = merge(frame);
        yield task;
        if (ended) return task as FinishedTask<F>;
        heedStatus(api, call, frame.status);
      }
    } catch (thrown) {
      const error = explained(api, call, thrown, 0);
      // No stream, one that is not for us, a last frame without results: then a look at the task tells the rest.
      if (judge(call, error, streams) !== 'retry') break;
      await pause(api, call, error, attempt, 'retry');
    }
  }
  for await (const task of poll(api, { ...call, action: 'read' })) yield merge(task);
  return known as FinishedTask<F>;
}

/** Whether a frame carries only the necessary fields (spec: Events), to be completed by what is known. */
function isShort(frame: AnyTask): boolean {
  return !('created_at' in frame);
}

/** Whether a last frame is the task object with its results. */
function isWhole({ results }: Family, frame: AnyTask): boolean {
  if (isShort(frame)) return false;
  if (frame.status !== 'SUCCEEDED' || results.length === 0) return true;
  return results.some((name) => JSON.stringify(frame[name] ?? '').length > 2);
}
