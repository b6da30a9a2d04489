import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../../store/tables.ts';

/**
 * Returns the names of all tables with state, in the order of creation and for any version. The table of secrets is of
 * the installation, and stays.
 */
export async function storedTables(store: Store | StoreTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name <> 'secrets' and name not like 'sqlite\\_%' escape '\\' order by rowid
  `.execute(store);
  return rows.map(({ name }) => name);
}

/** Empties every table, in a transaction of the caller, and resets the counters. */
export async function emptyTables(transaction: StoreTransaction): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(transaction);
  // In reverse order: a row without references to it is deleted quickly.
  for (const table of (await storedTables(transaction)).toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await sql`delete from sqlite_sequence`.execute(transaction);
}
