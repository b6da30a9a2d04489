import type { Clock } from '@meshwright/client';
import { trackedResponse } from './tracked-response.ts';

export interface VirtualClock extends Clock {
  /** Fetch that the client must use, so that the clock detects waits for the network. */
  readonly fetch: typeof fetch;
  /** Runs `work`, advancing time whenever only timers are left. */
  run<T>(work: Promise<T>): Promise<T>;
  advance(ms: number): void;
  /** Remaining time of every timer. */
  delays(): readonly number[];
}

/**
 * Creates a clock that stands still until only timers are left, then jumps to the next one. Requests are real. A
 * hanging request holds time still; the test then moves it by hand.
 */
export function virtualClock(start = Date.UTC(2026, 10, 20)): VirtualClock {
  let time = start;
  let busy = 0;
  const begins = () => {
    busy++;
  };
  const waiting: (() => void)[] = [];
  /** An answer arrived, a timer began, or the work ended: `run` checks again, and idles until then. */
  const changed = () => {
    for (const resume of waiting.splice(0)) resume();
  };
  const rested = () => {
    busy--;
    changed();
  };
  const timers = new Set<{ at: number; call: () => void }>();
  const advance = (ms: number) => {
    const until = time + ms;
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      time = Math.max(time, next.at);
      timers.delete(next);
      next.call();
    }
    time = until;
  };
  return {
    now: () => time,
    after(ms, call) {
      const timer = { at: time + ms, call };
      timers.add(timer);
      changed();
      return () => timers.delete(timer);
    },
    async fetch(input, init) {
      begins();
      try {
        return trackedResponse(await fetch(input, init), { begins, ends: rested });
      } finally {
        rested();
      }
    },
    advance,
    delays: () => [...timers].map(({ at }) => at - time),
    async run(work) {
      let done = false;
      const ended = work.finally(() => {
        done = true;
        changed();
      });
      ended.catch(() => {});
      while (!done) {
        // A few turns of the loop let everything that follows an answer run to its next wait.
        for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
        if (done) break;
        if (busy > 0 || timers.size === 0) await new Promise<void>((resolve) => waiting.push(resolve));
        else advance(Math.min(...[...timers].map(({ at }) => at)) - time);
      }
      return ended;
    },
  };
}
