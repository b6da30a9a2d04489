import type { Connection } from '@meshwright/client';

/** Time that stands still while work is pending, then jumps to the next timer. */
export interface VirtualTime {
  readonly clock: Connection['clock'];
  /** Time stands still during this. */
  during<T>(work: () => Promise<T>): Promise<T>;
  pass(ms: number): Promise<void>;
  /** Runs `work` to its end. */
  run<T>(work: Promise<T>): Promise<T>;
}

/** Turns of the event loop that suffice between two waits. */
const turns = 25;

export function virtualTime(start: number): VirtualTime {
  let time = start;
  let busy = 0;
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  const clock = {
    now: () => time,
    after(ms: number, call: () => void) {
      const timer = { at: time + ms, call };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  return {
    clock,
    async during(work) {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
      }
    },
    pass: (ms) => new Promise((resolve) => clock.after(ms, resolve)),
    async run(work) {
      let isDone = false;
      const ended = work.finally(() => {
        isDone = true;
      });
      ended.catch(() => {});
      while (!isDone) {
        for (let turn = 0; turn < turns && !isDone; turn++) await new Promise((next) => setImmediate(next));
        const [first] = [...timers].sort((a, b) => a.at - b.at);
        if (isDone || busy > 0 || !first) continue;
        timers.delete(first);
        time = Math.max(time, first.at);
        first.call();
      }
      return ended;
    },
  };
}
