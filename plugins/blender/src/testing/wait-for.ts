import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until there is an answer. @throws Error after a minute, with what was waited for */
export async function waitFor<T>(ask: () => T | undefined | Promise<T | undefined>, what = 'it'): Promise<T> {
  const until = performance.now() + 60_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > until) throw new Error(`waited a minute for ${what}`);
    await delay(20);
  }
}
