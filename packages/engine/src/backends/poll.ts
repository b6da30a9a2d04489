import { JobError } from '../job-error.ts';
import type { Sleep } from './backend.ts';

/** A server that restarts its network in between is not a server that lost the work. */
const lostInARow = 3;

/**
 * Asks until there is something. Connections that are lost are taken, up to three in a row.
 * @throws whatever `ask` throws; the signal's reason
 */
export async function poll<T>(
  ask: (round: number) => Promise<T | undefined>,
  { sleep, pollMs, signal }: { readonly sleep: Sleep; readonly pollMs: number; readonly signal: AbortSignal },
): Promise<T> {
  let lost = 0;
  for (let round = 1; ; round++) {
    try {
      const found = await ask(round);
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
