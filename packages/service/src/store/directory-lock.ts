import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { ServiceError } from '../service-error.ts';

/**
 * Keeps a second service off a folder: it would run every job twice. The lock is one of the operating system on a
 * file of its own, so it is gone when the process is, however it ended.
 * @returns gives the lock back
 * @throws ServiceError `data_in_use`
 */
export function lockDirectory(folder: string): () => void {
  const file = join(folder, 'lock');
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file, { timeout: 0 });
  try {
    // An open transaction and not a lock on the store itself: closing a connection that has made statements
    // leaves its locks until those are collected.
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new ServiceError(
      'data_in_use',
      `open ${folder}: another service is using this data directory; stop it, or give another directory.`,
      { cause: error },
    );
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}
