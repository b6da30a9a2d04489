import { setTimeout as delay } from 'node:timers/promises';

/** Runs a limited number of jobs at once. */
export interface Lanes {
  /**
   * Resolves when the work has begun. Work that runs for long mostly waits, so its place goes to the next, up to three
   * times as many at once: on a slow machine long work is not idle.
   * @returns a promise of its end
   */
  begin(work: () => Promise<void>): Promise<{ readonly ended: Promise<void> }>;
}

/** Milliseconds after which work counts as waiting. */
const longMs = 20_000;
const mostPerLane = 3;

/** @param count number of jobs at once */
export function openLanes(count: number): Lanes {
  let busy = 0;
  let running = 0;
  const waiting: (() => void)[] = [];

  function beginNext(): void {
    while (waiting.length > 0 && busy < count && running < count * mostPerLane) {
      busy += 1;
      running += 1;
      waiting.shift()!();
    }
  }

  return {
    async begin(work) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        beginNext();
      });
      const ended = work();
      const over = ended.catch(() => {});
      const isLong = new AbortController();
      void Promise.race([over, delay(longMs, undefined, isLong).catch(() => {})]).then(() => {
        isLong.abort();
        busy -= 1;
        beginNext();
      });
      void over.then(() => {
        running -= 1;
        beginNext();
      });
      return { ended };
    },
  };
}
