import { sql } from 'kysely';
import type { Store, StoreTransaction } from '../store/tables.ts';

/** The names of all tables the store has, whatever its version, in the order they were made. */
export async function storedTables(store: Store | StoreTransaction): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by rowid
  `.execute(store);
  return rows.map(({ name }) => name);
}

/** Empties every table, in a transaction of the caller, and lets counting start over. */
export async function emptyTables(transaction: StoreTransaction): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(transaction);
  // The last first: where nothing points to a row any more, deleting it is quick.
  for (const table of (await storedTables(transaction)).toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await sql`delete from sqlite_sequence`.execute(transaction);
}
