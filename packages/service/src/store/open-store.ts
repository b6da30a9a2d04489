import { closeSync, openSync } from 'node:fs';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { ServiceError } from '../service-error.ts';
import { type ColumnWords, migrations } from './migrations.ts';
import type { Store, Tables } from './tables.ts';

/** Opens a database file. Tests use it to put a failing disk under the store. */
export type OpenDatabase = (file: string) => Database.Database;

const words: ColumnWords = {
  integer: 'integer',
  counter: 'integer primary key autoincrement',
  strict: 'strict',
};

/**
 * Opens the embedded store and creates or migrates its tables. WAL with synchronous FULL: a commit is on the disk.
 * @param onNew called before anything is written to a file without tables; an error that it throws is passed on
 * @throws ServiceError `bad_options` when the file is of a newer version
 */
export function openStore(
  file: string,
  openDatabase: OpenDatabase = (path) => new Database(path),
  onNew: () => void = () => {},
): Store {
  // SQLite gives the files next to it the permissions of this one.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = openDatabase(file);
  try {
    if (versionOf(database) === 0) onNew();
    for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'])
      database.pragma(pragma);
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return new Kysely<Tables>({
    dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }),
  });
}

function versionOf(database: Database.Database): number {
  const rows = database.pragma('user_version') as { user_version: number }[];
  return rows[0]?.user_version ?? 0;
}

function migrate(database: Database.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const from = versionOf(database);
    if (from > migrations.length) throw newerStore(from);
    for (const statements of migrations.slice(from)) {
      for (const statement of statements(words)) database.exec(statement);
    }
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    try {
      database.exec('ROLLBACK');
    } catch {
      // A full disk has already rolled back the transaction; the original error is thrown.
    }
    throw error;
  }
}

/** Returns the error for a store of a newer version, where the same names may have other meanings. */
export function newerStore(version: number): ServiceError {
  return new ServiceError(
    'bad_options',
    `open store: version ${version} is newer than this service supports (${migrations.length}); update the service.`,
  );
}
