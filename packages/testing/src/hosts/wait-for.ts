import { setTimeout as delay } from 'node:timers/promises';

/** Polls until there is a value. @throws Error after four minutes, naming what was waited for */
export async function waitFor<T>(
  poll: () => T | undefined | Promise<T | undefined>,
  what = 'a value',
): Promise<T> {
  const until = performance.now() + 240_000;
  for (;;) {
    const answer = await poll();
    if (answer !== undefined) return answer;
    if (performance.now() > until) throw new Error(`timed out after four minutes while waiting for ${what}`);
    await delay(20);
  }
}
