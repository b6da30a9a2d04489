import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { ServiceError } from '../service-error.ts';
import { migrations, type Store, type Tables } from './tables.ts';

/**
 * Opens the embedded store and makes or migrates its tables. WAL with synchronous FULL: a commit is on the disk.
 * @throws ServiceError `bad_options` when the file is of a newer version
 */
export function openStore(file: string): Store {
  const database = new Database(file);
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
    if (from > migrations.length) {
      throw new ServiceError(
        'bad_options',
        `open store: its version ${from} is newer than this service knows (${migrations.length}); update the service.`,
      );
    }
    for (const statement of migrations.slice(from).flat()) database.exec(statement);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
