import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { PurchaseError } from '../../purchase-error.ts';

const lookMs = 25;

/**
 * Holds a file until the returned function is called, against every process and every other call in this one. Node has
 * no call for file locks, so an empty SQLite database takes it: the operating system releases it with the process,
 * however that ends.
 * @throws PurchaseError `aborted` when the signal fires while waiting; `io_failed`
 */
export async function osLock(path: string, signal?: AbortSignal): Promise<() => void> {
  for (;;) {
    const release = tryOsLock(path);
    if (release) return release;
    await delay(lookMs, undefined, { signal }).catch((cause: unknown) => {
      throw new PurchaseError('aborted', 'waiting for another run: stopped.', { cause });
    });
  }
}

/**
 * Takes the lock without waiting, or blocks the thread for up to `timeout` milliseconds. Returns undefined while it is
 * held elsewhere.
 * @example
 * import { tryOsLock } from '@meshwright/purchase/node';
 *
 * const release = tryOsLock('work.lock'); // undefined: another process holds it
 * release?.();
 */
export function tryOsLock(path: string, timeout = 0): (() => void) | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { timeout });
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (isBusy(error)) return undefined;
    throw new PurchaseError('io_failed', `lock ${path}: ${String(error)}. Make the folder writable.`, {
      cause: error,
    });
  }
  const held = database;
  return () => {
    held.exec('ROLLBACK');
    held.close();
  };
}

/** Whether the SQLite error means that the file is locked elsewhere. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked|SQLITE_BUSY/i.test(error.message);
}
