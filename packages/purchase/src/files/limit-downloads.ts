import { PurchaseError } from '../purchase-error.ts';
import type { ContentStore } from './content-store.ts';

/**
 * Returns the same store with at most `atOnce` concurrent downloads. Content already in it does not wait.
 *
 * @example
 * import { limitDownloads } from '@meshwright/purchase';
 * import { folderStore } from '@meshwright/purchase/node';
 *
 * const store = limitDownloads(folderStore('store'), 4);
 */
export function limitDownloads(store: ContentStore, atOnce: number): ContentStore {
  const enter = createSlots(atOnce);
  return {
    ...store,
    async receive(name, signal) {
      const receiving = await store.receive(name, signal);
      if (receiving.found) return receiving;
      try {
        const leave = await enter(signal);
        let closed: Promise<void> | undefined;
        return {
          ...receiving,
          close() {
            closed ??= receiving.close().finally(leave);
            return closed;
          },
        };
      } catch (error) {
        await receiving.close();
        throw error;
      }
    },
  };
}

/** Returns a function that waits for a slot, first come first served, and resolves with its release. */
function createSlots(count: number): (signal?: AbortSignal) => Promise<() => void> {
  let free = count;
  const queue: (() => void)[] = [];
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return async (signal) => {
    const stopped = (): PurchaseError =>
      new PurchaseError('aborted', 'waiting for other downloads: stopped.', { cause: signal?.reason });
    if (signal?.aborted) throw stopped();
    if (free > 0) {
      free -= 1;
      return leave;
    }
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        queue.splice(queue.indexOf(turn), 1);
        reject(stopped());
      };
      const turn = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve(leave);
      };
      queue.push(turn);
      signal?.addEventListener('abort', stop, { once: true });
    });
  };
}
