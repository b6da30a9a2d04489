import { setTimeout as delay } from 'node:timers/promises';

/** Runs `work` one at a time, at least `afterMs` after the call. Calls before its start share that run. */
export function coalesced(work: () => Promise<void>): (afterMs: number) => Promise<void> {
  let waiting = false;
  let last: Promise<void> = Promise.resolve();
  return (afterMs) => {
    if (waiting) return last;
    waiting = true;
    last = last.then(async () => {
      await delay(afterMs);
      waiting = false;
      await work();
    });
    return last;
  };
}
