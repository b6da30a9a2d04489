import { JobError } from '../job/job-error.ts';
import type { Sleep } from './backend.ts';

/** Consecutive lost connections that end polling; fewer may be a network restart of the server. */
const lostInARow = 3;

/**
 * Calls `attempt` until it returns a value. Up to three consecutive lost connections are ignored.
 * @throws any error of `attempt`; the signal's reason
 */
export async function poll<T>(
  attempt: (round: number) => Promise<T | undefined>,
  { sleep, pollMs, signal }: { readonly sleep: Sleep; readonly pollMs: number; readonly signal: AbortSignal },
): Promise<T> {
  let lost = 0;
  for (let round = 1; ; round++) {
    try {
      const found = await attempt(round);
      if (found !== undefined) return found;
      lost = 0;
    } catch (error) {
      signal.throwIfAborted();
      const isLost = error instanceof JobError && error.code === 'backend_unreachable';
      lost += 1;
      if (!isLost || lost > lostInARow) throw error;
    }
    await sleep(pollMs, { signal }).catch((error: unknown) => {
      signal.throwIfAborted();
      throw error;
    });
  }
}
