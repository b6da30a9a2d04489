import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { ServiceError } from '../service-error.ts';

/**
 * Locks a folder, because two services on it would run every job twice. The operating system locks a separate file,
 * so the lock ends with the process in any case.
 * @returns releases the lock
 * @throws ServiceError `data_in_use`
 */
export function lockDirectory(folder: string): () => void {
  const file = join(folder, 'lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file, { timeout: 0 });
  try {
    // An open transaction instead of a lock on the store itself: a closed connection with statements keeps its locks
    // until garbage collection.
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new ServiceError(
      'data_in_use',
      `open ${folder}: another service is using this data directory; stop it, or use another directory.`,
      { cause: error },
    );
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}
