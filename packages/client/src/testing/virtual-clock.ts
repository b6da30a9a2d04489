import type { Clock } from '../clock.ts';

export interface VirtualClock extends Clock {
  /** What the client must use, so that the clock knows when it waits for the network. */
  readonly fetch: typeof fetch;
  /** Runs `work`, moving time on whenever nothing is left to do but wait. */
  run<T>(work: Promise<T>): Promise<T>;
  advance(ms: number): void;
}

/**
 * Time that stands still until nothing else is going on, then jumps to the next timer. Requests are real. One
 * that hangs keeps time still: then the test moves it by hand.
 */
export function virtualClock(start = Date.UTC(2026, 10, 20)): VirtualClock {
  let time = start;
  let busy = 0;
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
      return () => timers.delete(timer);
    },
    async fetch(input, init) {
      busy++;
      try {
        return tracked(await fetch(input, init));
      } finally {
        busy--;
      }
    },
    advance,
    async run(work) {
      let done = false;
      const ended = work.finally(() => {
        done = true;
      });
      ended.catch(() => {});
      while (!done) {
        // A few turns of the loop let everything that follows an answer run to its next wait.
        for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
        if (done || busy > 0 || timers.size === 0) continue;
        advance(Math.min(...[...timers].map(({ at }) => at)) - time);
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
            busy--;
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status, headers });
  }
}
