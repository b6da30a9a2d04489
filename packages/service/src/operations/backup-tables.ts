import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Store, Tables } from '../store/tables.ts';

/** A row as the database has it, whatever the version of its tables. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A table of a backup. Its rows are restored after those that they refer to. */
interface BackupTable {
  readonly name: keyof Tables;
  /** The column that the database counts up; its order is kept, its numbers are not. */
  readonly counter?: string;
}

/**
 * The tables of a backup. Left out are the processes, which are others, and the secrets, of which a backup has the one
 * of links: a restored copy is not the original, and begins its own turn of files.
 */
export const backupTables: readonly BackupTable[] = [
  { name: 'accounts' },
  { name: 'api_keys' },
  { name: 'account_changes', counter: 'id' },
  { name: 'entries', counter: 'id' },
  { name: 'tasks' },
  { name: 'past_tasks' },
  { name: 'queue', counter: 'position' },
  { name: 'files' },
  { name: 'webhooks' },
  { name: 'deliveries', counter: 'position' },
];

const pageRows = 500;

/**
 * Reads all tables as they are at one moment, while the service goes on. Tables that an older version has not are left
 * out.
 * @param onRows receives the rows of a table in pages
 */
export async function readTables(
  store: Store,
  isPostgres: boolean,
  onRows: (table: keyof Tables, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  await store.connection().execute(async (connection) => {
    await sql`${sql.raw(isPostgres ? 'begin isolation level repeatable read read only' : 'begin')}`.execute(
      connection,
    );
    try {
      if (isPostgres) {
        // A large table takes longer than a statement of the service may.
        await sql`set local statement_timeout = 0`.execute(connection);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection);
      }
      const present = await tableNames(connection, isPostgres);
      for (const table of backupTables) {
        if (!present.has(table.name)) continue;
        for await (const rows of pagesOf(connection, table, isPostgres)) await onRows(table.name, rows);
      }
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function tableNames(connection: Kysely<Tables>, isPostgres: boolean): Promise<ReadonlySet<string>> {
  const { rows } = isPostgres
    ? await sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(connection)
    : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(connection);
  return new Set(rows.map(({ name }) => name));
}

async function* pagesOf(
  connection: Kysely<Tables>,
  { name, counter }: BackupTable,
  isPostgres: boolean,
): AsyncGenerator<readonly Row[]> {
  if (isPostgres) {
    const order = counter === undefined ? sql`` : sql`order by ${sql.ref(counter)}`;
    await sql`declare backup cursor for select * from ${sql.table(name)} ${order}`.execute(connection);
    for (;;) {
      const { rows } = await sql<Row>`${sql.raw(`fetch ${pageRows} from backup`)}`.execute(connection);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close backup`.execute(connection);
    return;
  }
  let after = 0;
  for (;;) {
    const { rows } = await sql<Row & { '#': number }>`
      select rowid as "#", * from ${sql.table(name)} where rowid > ${after} order by rowid limit ${pageRows}`.execute(
      connection,
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last['#'];
    yield rows.map(({ '#': _, ...row }) => row as Row);
  }
}

/** Inserts rows of a backup. Tasks that were running wait again. */
export async function insertRows(store: Store, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  const counter = backupTables.find(({ name }) => name === table)?.counter;
  const values = rows.map((row) => {
    const kept = { ...row, ...(table === 'queue' && { claimed: 0, worker: 0 }) };
    return Object.fromEntries(Object.entries(kept).filter(([column]) => column !== counter));
  });
  if (values.length > 0)
    await store
      .insertInto(table)
      .values(values as never)
      .execute();
}

/** The ledger in figures: two of the same entries have the same. */
export interface LedgerFigures {
  readonly entries: number;
  readonly granted: number;
  readonly charged: number;
  readonly refunded: number;
  /** SHA-256 over all entries in their order, hex. */
  readonly digest: string;
}

export interface LedgerSum {
  add(rows: readonly Row[]): void;
  figures(): LedgerFigures;
}

export function createLedgerSum(): LedgerSum {
  const hash = createHash('sha256');
  const sums: Record<string, number> = { grant: 0, charge: 0, refund: 0 };
  let entries = 0;
  return {
    add(rows) {
      for (const { transfer, book, kind, task, credits, at, api_key = null, charged_at = 0 } of rows) {
        entries += 1;
        hash.update(JSON.stringify([transfer, book, kind, task, credits, at, api_key, charged_at]));
        // One side of each transfer: the service's own books begin with an at sign.
        if (String(book).startsWith('@')) continue;
        const signed = kind === 'charge' ? -Number(credits) : Number(credits);
        sums[String(kind)] = (sums[String(kind)] ?? 0) + signed;
      }
    },
    figures: () => ({
      entries,
      granted: sums.grant ?? 0,
      charged: sums.charge ?? 0,
      refunded: sums.refund ?? 0,
      digest: hash.digest('hex'),
    }),
  };
}

/** Reads the ledger of a store. */
export async function ledgerFigures(store: Store): Promise<LedgerFigures> {
  const sum = createLedgerSum();
  let after = 0;
  for (;;) {
    const rows = await store
      .selectFrom('entries')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageRows)
      .selectAll()
      .execute();
    const last = rows.at(-1);
    if (!last) return sum.figures();
    after = last.id;
    sum.add(rows);
  }
}
