import { isTerminal } from '@meshwright/contract';
import { ClientError } from '../client-error.ts';
import type { Call } from '../http/call.ts';
import type { Connection } from '../http/connection.ts';
import { explained } from '../http/explained.ts';
import { waitText } from '../http/retry-after.ts';
import { rest } from '../http/send.ts';
import {
  firstPauseMs,
  longestPauseMs,
  longestQueuePauseMs,
  longestRetryMs,
  perPrecedingMs,
} from '../limits.ts';
import { readTask } from '../tasks/retrieve.ts';
import type { AnyTask } from '../tasks/task-values.ts';

/** Reads a task until it is terminal, as seldom as the queue and the service's Retry-After suggest. */
export async function* poll(api: Connection, call: Call): AsyncGenerator<AnyTask, void> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.4, longestPauseMs)) {
    const { task, retryAfterMs = 0 } = await readTask(api, call);
    yield task;
    if (isTerminal(task.status)) return;
    applyStatus(api, call, task.status);
    if (retryAfterMs > Math.min(call.deadline - api.clock.now(), longestRetryMs)) {
      throw explained(api, call, new ClientError('timeout', waitText(retryAfterMs), { retryAfterMs }));
    }
    const queue = task.status === 'PENDING' ? ((task.preceding_tasks as number | undefined) ?? 0) : 0;
    const targetMs = Math.max(pause, Math.min(queue * perPrecedingMs, longestQueuePauseMs));
    await rest(api, call, Math.max(targetMs * (1 + api.random() / 5), retryAfterMs + 10));
  }
}

/** An unknown status is not the end: the specification may have grown. */
export function applyStatus(api: Connection, { operation }: Call, status: string): void {
  if (!/^(PENDING|IN_PROGRESS)$/.test(status)) api.observer?.unknownStatus(operation, status);
}
