import type { TaskRef } from '@meshwright/client';
import { aborted, throwIfAborted } from '../asset-error.ts';
import type { BuyTask } from './buy-task.ts';

/** The creates under keys so far. */
export type BoughtTasks = Map<string, Promise<TaskRef>>;

/**
 * Sends one create for equal bodies under the same idempotency key, for all calls in the lifetime of the page; only a
 * create that failed is sent again. A create that is on its way is never aborted,
 * because it may be paid: an abort only ends the wait of its caller, and a later caller receives the task.
 */
export function oncePerKey(buy: BuyTask, bought: BoughtTasks = new Map()): BuyTask {
  const never = new AbortController().signal;
  return async (family, body, options) => {
    const { idempotencyKey, signal } = options;
    if (idempotencyKey === undefined) return buy(family, body, options);
    throwIfAborted(signal);
    const key = JSON.stringify([family.name, idempotencyKey, body]);
    let task = bought.get(key);
    if (!task) {
      task = buy(family, body, { ...options, signal: never });
      bought.set(key, task);
      task.catch(() => bought.delete(key));
    }
    return until(task, signal);
  };
}

async function until<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const leave = new AbortController();
  const left = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(aborted(signal)), { signal: leave.signal });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    leave.abort();
  }
}
