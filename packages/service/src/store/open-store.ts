import { closeSync, openSync } from 'node:fs';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { ServiceError } from '../service-error.ts';
import { type ColumnWords, migrations } from './migrations.ts';
import type { Store, Tables } from './tables.ts';

/** Opens a database file. A test puts a disk that fails under the store with it. */
export type OpenDatabase = (file: string) => Database.Database;

const words: ColumnWords = {
  integer: 'integer',
  counter: 'integer primary key autoincrement',
  strict: 'strict',
};

/**
 * Opens the embedded store and makes or migrates its tables. WAL with synchronous FULL: a commit is on the disk.
 * @throws ServiceError `bad_options` when the file is of a newer version
 */
export function openStore(file: string, openDatabase: OpenDatabase = (path) => new Database(path)): Store {
  // The database gives the files beside it the rights this one has.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = openDatabase(file);
  try {
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

function migrate(database: Database.Database): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const rows = database.pragma('user_version') as { user_version: number }[];
    const from = rows[0]?.user_version ?? 0;
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
      // A full disk has undone the transaction already; what filled it is the error to tell of.
    }
    throw error;
  }
}

/** A store of a later service may mean other things by the same names. */
export function newerStore(version: number): ServiceError {
  return new ServiceError(
    'bad_options',
    `open store: its version ${version} is newer than this service knows (${migrations.length}); update the service.`,
  );
}
