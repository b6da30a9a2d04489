import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'libsql';
import { makeFolder } from '../files/make-folder.ts';
import { isBusy, osLock } from '../files/os-lock.ts';
import { PipelineError } from '../pipeline-error.ts';
import type { SpendEntry } from './entry.ts';
import type { Journal } from './journal.ts';

const version = 1;

/** Longest that another process may hold the journal for one entry: its fsync on a slow disk. */
const busyMs = 10_000;

/**
 * The journal of a project, in a folder that several processes may share: a table that only grows, synced to the
 * disk with every entry. Made when it is not there, readable by the user alone.
 * @throws PipelineError `bad_journal` when the file is no journal or of a newer version
 */
export function fileJournal(folder: string): Journal {
  trying('make', folder, () => makeFolder(join(folder, 'locks')));
  const database = open(join(folder, 'journal.db'));
  const insert = database.prepare('INSERT INTO entries (purchase, entry) VALUES (?, ?)');
  const selectNew = database.prepare(
    'SELECT position, entry FROM entries WHERE position > ? ORDER BY position',
  );
  const selectOf = database.prepare('SELECT entry FROM entries WHERE purchase = ? ORDER BY position');
  const read = (row: unknown) => JSON.parse((row as { entry: string }).entry) as SpendEntry;
  // It only grows: what was read once is not read again.
  const known: SpendEntry[] = [];
  let position = 0;
  const all = (): readonly SpendEntry[] => {
    for (const row of selectNew.all(position)) {
      known.push(read(row));
      ({ position } = row as { position: number });
    }
    return known;
  };

  return {
    async append(entry, allow) {
      trying('write to', folder, () => database.exec('BEGIN IMMEDIATE'));
      try {
        if (allow) allow(all());
        trying('write to', folder, () => {
          insert.run(entry.purchase, JSON.stringify(entry));
          database.exec('COMMIT');
        });
      } catch (error) {
        // A full disk has ended the transaction already.
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    entries: async (purchase) =>
      trying('read', folder, () =>
        purchase === undefined ? all().slice() : selectOf.all(purchase).map(read),
      ),
    async exclusively(name, work, signal) {
      const release = await osLock(join(folder, 'locks', lockFile(name)), signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    close: () => database.close(),
  };
}

/** A few thousand files at most; two names that share one wait for each other, which is rare and harmless. */
function lockFile(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 3);
}

function open(path: string): Database.Database {
  const database = new Database(path, { timeout: busyMs });
  try {
    // Every commit is synced: an entry that was reported as written survives a power cut. Not write-ahead, which is
    // faster: there the last entries lie in a second file, and whoever copies or cleans the folder loses them.
    for (const pragma of ['journal_mode = TRUNCATE', 'synchronous = FULL']) database.pragma(pragma);
    database.exec('BEGIN IMMEDIATE');
    const [row] = database.pragma('user_version') as { user_version: number }[];
    const found = row?.user_version ?? 0;
    if (found > version) {
      throw new PipelineError(
        'bad_journal',
        `open ${path}: it is of version ${found}, this program knows ${version}. Update meshwright.`,
      );
    }
    if (found === 0) database.exec(tables);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    database.close();
    if (error instanceof PipelineError) throw error;
    throw new PipelineError(
      'bad_journal',
      `open ${path}: ${reason(error)}. It says what was paid: restore it from a copy, or move it away and begin anew.`,
      { cause: error },
    );
  }
}

// The triggers keep the promise of the first sentence against other programs, too.
const tables = `
  CREATE TABLE entries (position INTEGER PRIMARY KEY AUTOINCREMENT, purchase TEXT NOT NULL, entry TEXT NOT NULL);
  CREATE INDEX entries_by_purchase ON entries (purchase);
  CREATE TRIGGER no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END;
  CREATE TRIGGER no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END;
  PRAGMA user_version = ${version};
`;

function trying<T>(what: string, folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw failed(what, join(folder, 'journal.db'), error);
  }
}

function failed(what: string, path: string, error: unknown): PipelineError {
  const advice = isBusy(error)
    ? 'Another process holds it; try again.'
    : 'Make room, or make the folder writable, and run the same again.';
  return new PipelineError('journal_failed', `${what} ${path}: ${reason(error)}. ${advice}`, {
    cause: error,
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
