import type { Connection } from '@meshwright/client';
import { PurchaseError } from '../purchase-error.ts';

/** Waits. @throws PurchaseError `aborted`, which says what was waited for */
export function rest({ clock }: Connection, ms: number, what: string, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      cancel();
      reject(stopped(what, signal!));
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Returns the error of work that the caller's signal ended before anything was sent again. */
export function stopped(what: string, { reason }: AbortSignal): PurchaseError {
  return new PurchaseError(
    'aborted',
    `${what}: stopped. Nothing was sent again; the same command continues.`,
    {
      cause: reason,
    },
  );
}
