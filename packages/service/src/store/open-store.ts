import { closeSync, openSync } from 'node:fs';
import {
  CompiledQuery,
  type Driver,
  Kysely,
  type KyselyConfig,
  type SqliteDatabase,
  SqliteDialect,
} from 'kysely';
import Database from 'libsql';
import { ServiceError } from '../service-error.ts';
import { type ColumnWords, migrations } from './migrations.ts';
import type { Store, Tables } from './tables.ts';

/** Opens a database file. Tests use it to put a failing disk under the store. */
export type OpenDatabase = (file: string) => Database.Database;

export interface StoreOptions {
  readonly openDatabase?: OpenDatabase | undefined;
  /** Called before anything is written to a file without tables; an error that it throws is passed on. */
  readonly onNew?: () => void;
  /**
   * Version of the tables to create or migrate to.
   * @default the newest
   */
  readonly version?: number;
  readonly onStatement?: OnStatement | undefined;
  /**
   * Whether a commit waits until it is on the disk.
   * @default true
   */
  readonly isDurable?: boolean | undefined;
}

/** Receives each statement that has ended, with its time in seconds. */
export type OnStatement = (text: string, seconds: number, error?: unknown) => void;

/** Returns what makes a store report its statements; nothing without a receiver, so that it costs nothing. */
export function reporting(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {};
  return {
    log(event) {
      const error = event.level === 'error' ? event.error : undefined;
      onStatement(event.query.sql, event.queryDurationMillis / 1000, error);
    },
  };
}

const words: ColumnWords = {
  integer: 'integer',
  counter: 'integer primary key autoincrement',
  strict: 'strict',
};

/**
 * Opens the embedded store and creates or migrates its tables. WAL with synchronous FULL: a commit is on the
 * disk, unless `isDurable` is false.
 * @throws ServiceError `bad_options` when the file is of a newer version
 */
export function openStore(file: string, options: StoreOptions = {}): Store {
  const {
    openDatabase = (path: string) => new Database(path),
    onNew = () => {},
    version = migrations.length,
    onStatement,
    isDurable = true,
  } = options;
  // SQLite gives the files next to it the permissions of this one.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = openDatabase(file);
  try {
    if (versionOf(database) === 0) onNew();
    const synchronous = `synchronous = ${isDurable ? 'FULL' : 'OFF'}`;
    for (const pragma of ['journal_mode = WAL', synchronous, 'foreign_keys = ON', busyTimeout])
      database.pragma(pragma);
    migrate(database, version);
  } catch (error) {
    database.close();
    throw error;
  }
  return overDatabase(database, onStatement);
}

/** Longest wait for a command that changes the same file, in milliseconds: it blocks this process. */
const busyTimeout = 'busy_timeout = 2000';

/**
 * Opens the store of a running service from another process, without creating or migrating its tables.
 * @returns the store and the version of its tables
 */
export function openBeside(file: string): { readonly store: Store; readonly version: number } {
  const database = new Database(file);
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 10000'])
    database.pragma(pragma);
  return { store: overDatabase(database), version: versionOf(database) };
}

function overDatabase(database: Database.Database, onStatement?: OnStatement): Store {
  return new Kysely<Tables>({
    ...reporting(onStatement),
    dialect: new WritingDialect({ database: database as unknown as SqliteDatabase }),
  });
}

/**
 * Begins each transaction as one that writes. One that reads first would fail when a command changes the file between
 * its first read and its first write.
 */
class WritingDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    return driver;
  }
}

function versionOf(database: Database.Database): number {
  const rows = database.pragma('user_version') as { user_version: number }[];
  return rows[0]?.user_version ?? 0;
}

function migrate(database: Database.Database, to: number): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const from = versionOf(database);
    if (from > migrations.length) throw newerStore(from);
    for (const statements of migrations.slice(from, to)) {
      for (const statement of statements(words)) database.exec(statement);
    }
    database.exec(`PRAGMA user_version = ${Math.max(from, to)}`);
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
