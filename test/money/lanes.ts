import { setTimeout as delay } from 'node:timers/promises';

/** Work that is done a few at a time. */
export interface Lanes {
  /**
   * Resolves when the work has begun. Work that has gone on for long only waits for something, so the next begins.
   * @returns what resolves when it has ended
   */
  begin(work: () => Promise<void>): Promise<{ readonly ended: Promise<void> }>;
}

/** Milliseconds after which work counts as waiting. */
const longMs = 20_000;

/** @param count how much is done at once */
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
