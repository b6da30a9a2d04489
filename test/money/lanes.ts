import { setTimeout as delay } from 'node:timers/promises';

/** Runs a limited number of jobs at once. */
export interface Lanes {
  /**
   * Resolves when the work has begun. Long-running work only waits, so its place goes to the next.
   * @returns a promise of its end
   */
  begin(work: () => Promise<void>): Promise<{ readonly ended: Promise<void> }>;
}

/** Milliseconds after which work counts as waiting. */
const longMs = 20_000;

/** @param count number of jobs at once */
export function openLanes(count: number): Lanes {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async begin(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      const ended = work();
      const isLong = new AbortController();
      void Promise.race([ended, delay(longMs, undefined, isLong)])
        .catch(() => {})
        .then(() => {
          isLong.abort();
          const next = waiting.shift();
          if (next) next();
          else free += 1;
        });
      return { ended };
    },
  };
}
