import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { PipelineError } from '../../pipeline-error.ts';

const lookMs = 25;

/**
 * Holds a file until the given function is called, against every process and every call in this one. The lock is
 * the operating system's, taken through an empty SQLite database because Node has no call for it: it is gone when
 * the process is, however it ended.
 * @throws PipelineError `aborted` when the signal fires while waiting; `io_failed`
 */
export async function osLock(path: string, signal?: AbortSignal): Promise<() => void> {
  for (;;) {
    const release = tryOsLock(path);
    if (release) return release;
    await delay(lookMs, undefined, { signal }).catch((cause: unknown) => {
      throw new PipelineError('aborted', 'waiting for another run: stopped.', { cause });
    });
  }
}

/** The same without waiting, or with the thread at rest for so many milliseconds: undefined while another holds it. */
export function tryOsLock(path: string, timeout = 0): (() => void) | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { timeout });
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (isBusy(error)) return undefined;
    throw new PipelineError('io_failed', `lock ${path}: ${String(error)}. Make the folder writable.`, {
      cause: error,
    });
  }
  const held = database;
  return () => {
    held.exec('ROLLBACK');
    held.close();
  };
}

/** Whether SQLite says that somebody else holds the file. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && /database is locked|SQLITE_BUSY/i.test(error.message);
}
