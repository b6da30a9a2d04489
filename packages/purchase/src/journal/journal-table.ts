import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { PurchaseError } from '../purchase-error.ts';
import { chainStart, contentId, type Link, linkIn, linkOf } from './entry-chain.ts';

const version = 2;

/** Longest time, in milliseconds, that another process may hold the journal for one entry: its fsync on a slow disk. */
const busyMs = 10_000;

const create = `CREATE TABLE entries (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, entry TEXT NOT NULL, previous TEXT NOT NULL, chain TEXT NOT NULL);`;

// Triggers that keep the journal append-only for other programs, too.
const guards = `
  CREATE TRIGGER no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END;
  CREATE TRIGGER no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'a journal only grows'); END;`;

export const tables = {
  guards,
  rewrite: 'DROP TRIGGER no_update; DROP TRIGGER no_delete; DELETE FROM entries;',
};

/** Selects bytes: invalid text would crash the process inside the driver. */
export const selectLinks = `SELECT position, ${asBytes("previous || ' ' || id || ' ' || entry || ' ' || chain")} FROM entries WHERE position > ? ORDER BY position`;

function asBytes(expression: string): string {
  return `CAST(${expression} AS BLOB) AS bytes`;
}

export interface TableRow {
  readonly position: number;
  readonly bytes: ArrayBuffer | null;
}

/**
 * Opens the table of a journal, creates it, or migrates an older version.
 * @throws PurchaseError `bad_journal` when it is of a newer version; otherwise the error of SQLite
 */
export function openTable(path: string): Database.Database {
  const database = new Database(path, { timeout: busyMs });
  try {
    // Every commit is synced: a written entry survives a power cut. Write-ahead logging is faster, but keeps the last
    // entries in a second file that copying or cleaning the folder can lose.
    for (const pragma of ['journal_mode = TRUNCATE', 'synchronous = FULL']) database.pragma(pragma);
    database.exec('BEGIN IMMEDIATE');
    const [row] = database.pragma('user_version') as { user_version: number }[];
    const stored = row?.user_version ?? 0;
    if (stored > version) {
      throw new PurchaseError(
        'bad_journal',
        `open ${path}: it is of version ${stored}, this program knows ${version}. Update meshwright.`,
      );
    }
    const [check] = database.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok')
      throw new Error(check?.integrity_check ?? 'no answer of integrity_check');
    if (stored === 1) migrate(database);
    if (stored === 0) database.exec(`${create}${guards}`);
    if (stored < version) database.exec(`PRAGMA user_version = ${version}`);
    database.exec('COMMIT');
    return database;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    database.close();
    throw error;
  }
}

/** Executes a statement on a thread of the driver: a commit waits for the disk several times. */
export async function execAsync(database: Database.Database, sql: string): Promise<void> {
  // Both classes of the driver hold the same native handle.
  await AsyncDatabase.prototype.exec.call(database, sql);
}

const selectOld = `SELECT position, ${asBytes('entry')} FROM entries WHERE position > ? ORDER BY position`;

/** Migrates the first version, which had neither ids nor a chain. */
function migrate(database: Database.Database): void {
  const rows = database.prepare(selectOld).all(0) as TableRow[];
  const entries = rows.map(({ bytes }) => entryIn(bytes));
  if (entries.includes(undefined)) throw new Error('an entry is not as it was written');
  database.exec(`DROP TABLE entries; ${create}${guards}`);
  const insert = database.prepare('INSERT INTO entries (id, entry, previous, chain) VALUES (?, ?, ?, ?)');
  for (const { id, entry, previous, chain } of chained(entries as string[])) {
    insert.run(id, entry, previous, chain);
  }
}

/** Parses an entry of the first version; undefined if it is invalid. */
function entryIn(bytes: ArrayBuffer | null): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes ?? undefined);
    return typeof (JSON.parse(text) as { purchase?: unknown }).purchase === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

function chained(entries: readonly string[]): Link[] {
  const times = new Map<string, number>();
  let chain = chainStart;
  return entries.map((entry) => {
    const nth = (times.get(entry) ?? 0) + 1;
    times.set(entry, nth);
    const link = linkOf(contentId(entry, nth), entry, chain);
    ({ chain } = link);
    return link;
  });
}

/** Returns the intact rows of a damaged file, read from its start and from its end. */
export function salvagedLinks(path: string): Link[] {
  const links = salvagedRows(path, selectLinks).flatMap(({ bytes }) => linkIn(bytes) ?? []);
  if (links.length > 0) return links;
  return chained(salvagedRows(path, selectOld).flatMap(({ bytes }) => entryIn(bytes) ?? []));
}

function salvagedRows(path: string, select: string): TableRow[] {
  const byNumber = new Map<number, TableRow>();
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { timeout: busyMs });
    for (const order of ['', ' DESC']) {
      try {
        const rows = database.prepare(`${select}${order}`).iterate(0) as Iterable<TableRow>;
        for (const row of rows) byNumber.set(row.position, row);
      } catch {
        // Keeps the rows before the damage.
      }
    }
  } catch {
    // Nothing is readable.
  } finally {
    database?.close();
  }
  return [...byNumber.values()].sort((a, b) => a.position - b.position);
}

/** Describes damaged content; undefined if the disk, permissions or another process caused the error. */
export function damageOf(error: unknown, path: string): string | undefined {
  if (error instanceof PurchaseError || !(error instanceof Error)) return undefined;
  const { code, message } = error as Error & { code?: string };
  if (/BUSY|LOCKED|FULL|CANTOPEN|IOERR|PERM|NOMEM|AUTH|INTERRUPT/.test(code ?? '')) return undefined;
  if (/ConnectionFailed|database is locked|disk is full|disk I\/O|^E[A-Z]+:/.test(message)) return undefined;
  if (/READONLY/.test(code ?? '') || /readonly database/.test(message)) {
    try {
      for (const at of [path, dirname(path)]) accessSync(at, constants.W_OK);
    } catch {
      return undefined;
    }
  }
  return message;
}
