import { PurchaseError } from '../../purchase-error.ts';

/**
 * Holds a name until the returned function is called, against every page and worker of the origin and every other call
 * in this one. The lock belongs to the browser: closing or killing the tab releases it.
 * @throws PurchaseError `aborted` when the signal fires while waiting; `io_failed` where the browser has no Web Locks
 */
export function webLock(locks: LockManager, name: string, signal?: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((release) => resolve(release));
    locks.request(name, signal ? { signal } : {}, held).catch((cause: unknown) => {
      reject(
        signal?.aborted
          ? new PurchaseError('aborted', 'waiting for another run: stopped.', { cause })
          : new PurchaseError('io_failed', `lock "${name}": ${String(cause)} Reload the page.`, { cause }),
      );
    });
  });
}
