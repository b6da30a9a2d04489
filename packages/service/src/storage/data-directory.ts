import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { syncFile } from '../files/sync-file.ts';
import { ServiceError } from '../service-error.ts';

/** The folder with all data of a service. */
export interface DataDirectory {
  readonly path: string;
  /**
   * Returns random bytes, generated on the first call and kept in a file only the owner can read. `isNew`: generated
   * by this call.
   */
  secret(
    name: string,
    make: () => Uint8Array,
  ): Promise<{ readonly bytes: Uint8Array; readonly isNew: boolean }>;
  /** Releases the lock. Deletes a temporary folder and keeps a requested one. Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Opens or creates the folder, for one service at a time. Without a path the folder is temporary and deleted on
 * release.
 * @param database name of the SQLite file in it
 * @throws ServiceError `data_in_use`
 */
export async function openDataDirectory(
  requested: string | undefined,
  database: string,
): Promise<DataDirectory> {
  const path = requested ?? (await mkdtemp(join(tmpdir(), 'meshwright-')));
  await mkdir(path, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(path, join(path, database));
  return {
    path,
    async secret(name, make) {
      const file = join(path, name);
      const kept = await readFile(file).catch(ifAbsent);
      if (kept !== null && kept.byteLength > 0) return { bytes: kept, isNew: false };
      const bytes = make();
      const draft = await open(`${file}.new`, 'w', 0o600);
      await draft.writeFile(bytes);
      await syncFile(draft);
      await draft.close();
      await rename(`${file}.new`, file);
      return { bytes, isNew: true };
    },
    async release() {
      unlock();
      if (requested === undefined) await rm(path, { recursive: true, force: true });
    },
  };
}

function ifAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/**
 * Locks a folder, because two services on it would run every job twice. The operating system locks a separate file,
 * so the lock ends with the process in any case. Where that file was removed, the database shows whether a service has
 * it open.
 * @returns releases the lock
 * @throws ServiceError `data_in_use`
 */
function lockDirectory(folder: string, database: string): () => void {
  const file = join(folder, 'lock');
  const isNew = !existsSync(file);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file, { timeout: 0 });
  const refuse = (cause: unknown): never => {
    lock.close();
    throw new ServiceError(
      'data_in_use',
      `open ${folder}: another service is using this data directory; stop it, or use another directory. Removing its file lock does not help.`,
      { cause },
    );
  };
  try {
    // An open transaction instead of a lock on the store itself: a closed connection with statements keeps its locks
    // until garbage collection.
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    return refuse(error);
  }
  if (isNew && existsSync(database)) {
    const cause = openElsewhere(database);
    if (cause !== undefined) {
      // The next start must look again.
      rmSync(file, { force: true });
      return refuse(cause);
    }
  }
  return () => {
    if (!lock.open) return;
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** Returns the refusal of a database that another connection has open, undefined for one that none has. */
function openElsewhere(database: string): unknown {
  const probe = new Database(database, { timeout: 0 });
  try {
    // Without a statement object, which would keep the lock until garbage collection.
    probe.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return undefined;
  } catch (error) {
    // A damaged file is for the checks that follow.
    return String((error as { readonly code?: unknown }).code).startsWith('SQLITE_BUSY') ? error : undefined;
  } finally {
    probe.close();
  }
}
