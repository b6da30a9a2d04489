import type { Sleep } from '../backend.ts';

/** Waits of at least this length are deadlines; shorter ones are pauses between two polls. */
const deadlineMs = 10_000;

/** Creates a virtual clock: a pause ends at once and advances it, a deadline ends when the clock reaches it. */
export function virtualTime(): { readonly sleep: Sleep; advance(milliseconds: number): void } {
  let now = 0;
  const deadlines: { readonly at: number; readonly end: () => void }[] = [];

  function advance(milliseconds: number): void {
    now += milliseconds;
    for (const { at, end } of deadlines) if (at <= now) end();
  }

  return {
    advance,
    sleep: (milliseconds, { signal }) =>
      new Promise<void>((resolve, reject) => {
        const onAbort = () => reject(signal.reason);
        const end = () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        };
        signal.addEventListener('abort', onAbort, { once: true });
        if (milliseconds >= deadlineMs) {
          deadlines.push({ at: now + milliseconds, end });
          return;
        }
        advance(milliseconds);
        setImmediate(end);
      }),
  };
}
