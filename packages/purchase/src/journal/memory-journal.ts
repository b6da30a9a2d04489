import { PurchaseError } from '../purchase-error.ts';
import type { SpendEntry } from './entry.ts';
import type { Journal } from './journal.ts';

/**
 * Creates a journal that lasts as long as this process: for pages without storage, and for tests.
 * @example
 * import { memoryJournal } from '@meshwright/purchase';
 *
 * const journal = memoryJournal(); // for tests: forgets what was bought
 */
export function memoryJournal(): Journal {
  const all: SpendEntry[] = [];
  const queues = new Map<string, Promise<unknown>>();
  return {
    async append(entry, allow) {
      allow?.(all);
      all.push(entry);
    },
    entries: async (purchase) => all.filter((entry) => purchase === undefined || entry.purchase === purchase),
    async exclusively(name, work, signal) {
      if (signal?.aborted) throw aborted(signal);
      const before = queues.get(name) ?? Promise.resolve();
      const turn = before.then(() => {
        if (signal?.aborted) throw aborted(signal);
        return work();
      });
      const done = turn.catch(() => {});
      queues.set(name, done);
      void done.then(() => queues.get(name) === done && queues.delete(name));
      if (!signal) return turn;
      return await Promise.race([turn, whenAborted(signal, before)]);
    },
    close() {},
  };
}

function aborted(signal: AbortSignal): PurchaseError {
  return new PurchaseError('aborted', 'waiting for another run: stopped. Nothing was sent.', {
    cause: signal.reason,
  });
}

/** Rejects when the signal fires before the turn begins. */
function whenAborted(signal: AbortSignal, turn: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(aborted(signal));
    signal.addEventListener('abort', stop, { once: true });
    void turn.then(() => signal.removeEventListener('abort', stop));
  });
}
