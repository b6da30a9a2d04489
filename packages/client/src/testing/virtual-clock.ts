import type { Clock } from '../clock.ts';

export interface VirtualClock extends Clock {
  /** What the client must use, so that the clock knows when it waits for the network. */
  readonly fetch: typeof fetch;
  /** Runs `work`, moving time on whenever nothing is left to do but wait. */
  run<T>(work: Promise<T>): Promise<T>;
  advance(ms: number): void;
  /** How far away every timer is. */
  delays(): readonly number[];
}

/**
 * Time that stands still until nothing else is going on, then jumps to the next timer. Requests are real. One
 * that hangs keeps time still: then the test moves it by hand.
 */
export function virtualClock(start = Date.UTC(2026, 10, 20)): VirtualClock {
  let time = start;
  let busy = 0;
  const waiting: (() => void)[] = [];
  /** An answer is there, a timer began, or the work ended: `run` looks again, and uses no processor until then. */
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
      busy++;
      try {
        return tracked(await fetch(input, init));
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

  /** Counts as busy while a part of the body is asked for. */
  function tracked(response: Response): Response {
    const { status, headers } = response;
    if ([101, 204, 205, 304].includes(status) || !response.body) return response;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          busy++;
          try {
            const { done, value } = await reader.read();
            if (done) controller.close();
            else controller.enqueue(value);
          } catch (error) {
            controller.error(error);
          } finally {
            rested();
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status, headers });
  }
}
