import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { PurchaseError } from '../purchase-error.ts';
import type { SpendEntry } from './entry.ts';
import { chainStart, type Link, linkIn, linkOf, type Row } from './entry-chain.ts';
import { type Head, readHead, writeHead } from './journal-head.ts';
import {
  damageOf,
  execAsync,
  openTable,
  salvagedLinks,
  selectLinks,
  type TableRow,
  tables,
} from './journal-table.ts';

/** One copy of a journal: an append-only table in a file, synced to the disk with every commit. */
export interface JournalFile {
  readonly folder: string;
  /** Returns rows added by any process since the last call. @throws Error when they break the chain */
  fresh(): Row[];
  /** Appends rows; only inside `writing`. */
  add(rows: readonly Row[]): void;
  /** Replaces all rows, to insert some between others; only inside `writing`. */
  rewrite(rows: readonly Row[]): void;
  /** Excludes other writers during the work; its rows are on the disk afterwards. */
  writing<T>(work: () => T): T;
  /**
   * As `writing`, with the disk awaited outside the event loop. Until it resolves no other method may be called: it
   * would wait for the disk, and read rows that may not get there.
   */
  writingAsync(work: () => void): Promise<void>;
  /** Whether the path still refers to this file: another process may have replaced it with a repaired one. */
  inPlace(): boolean;
  close(): void;
}

export interface OpenedFile {
  readonly file: JournalFile;
  readonly rows: Row[];
  /** What was wrong with it; earlier entries may be missing. */
  readonly damage?: string | undefined;
  /** Minimum number of entries it once had, if known. */
  readonly expected?: number | undefined;
}

export const fileName = 'journal.db';

/**
 * Opens a copy and creates it if missing. An unreadable file or one with a broken chain is moved aside, and a new file
 * gets its readable entries. Requires the folder's `open` lock.
 * @param witness another folder that records its head
 */
export function openJournalFile(folder: string, witness?: string): OpenedFile {
  const path = join(folder, fileName);
  const heads = [folder, ...(witness === undefined ? [] : [witness])];
  const head = readHead(heads);
  try {
    const file = journalFile(folder, heads, openTable(path));
    try {
      const links = file.start();
      const expected = head?.count;
      return { file, rows: links.map(rowOf), damage: lack(links, head), expected };
    } catch (error) {
      file.close();
      throw error;
    }
  } catch (error) {
    const damage = damageOf(error, path);
    if (damage === undefined) throw error;
    const aside = moveAside(folder);
    const rows = salvagedLinks(join(folder, aside)).map(rowOf);
    const file = journalFile(folder, heads, openTable(path));
    file.writing(() => file.add(rows), { silently: true });
    const kept = `${damage}; it was moved to ${aside}, and ${rows.length} of its entries could be read`;
    return { file, rows, damage: kept, expected: head?.count };
  }
}

/** Returns what a readable file lacks compared with its recorded head. */
function lack(links: readonly Link[], head: Head | undefined): string | undefined {
  if (!head || head.count === 0 || links[head.count - 1]?.chain === head.chain) return undefined;
  if (links.length === 0) return `its ${head.count} entries are gone`;
  return `it is an older copy or that of another journal: it had ${head.count} entries and has ${links.length}`;
}

/** Moves the file aside. @returns the new name */
function moveAside(folder: string): string {
  for (let n = 1; ; n++) {
    const name = `journal.damaged-${n}.db`;
    const to = join(folder, name);
    if (existsSync(to)) continue;
    const path = join(folder, fileName);
    // The rollback journal moves with it: it can undo an unfinished entry.
    if (existsSync(`${path}-journal`)) renameSync(`${path}-journal`, `${to}-journal`);
    renameSync(path, to);
    return name;
  }
}

function journalFile(folder: string, heads: readonly string[], database: Database.Database) {
  const path = join(folder, fileName);
  const inode = statSync(path, { bigint: true }).ino;
  const select = database.prepare(selectLinks);
  const insert = database.prepare('INSERT INTO entries (id, entry, previous, chain) VALUES (?, ?, ?, ?)');
  let [position, chain, count] = [0, chainStart, 0];
  let unseen: Link[] = [];
  /** Position of the table before the rows of a transaction. */
  let before: { position: number; chain: string; count: number } | undefined;

  function readNew(): void {
    for (const row of select.iterate(position) as Iterable<TableRow>) {
      const link = linkIn(row.bytes);
      // A rewritten table starts with its first row again.
      if (link?.previous === chainStart) [chain, count] = [chainStart, 0];
      if (link?.previous !== chain) throw new Error(`entry ${row.position} is not as it was written`);
      [position, chain] = [row.position, link.chain];
      count += 1;
      unseen.push(link);
    }
  }
  function taken(): Link[] {
    readNew();
    const links = unseen;
    unseen = [];
    return links;
  }
  function put(rows: readonly Row[], first = chain): void {
    before ??= { position, chain, count };
    chain = first;
    for (const { id, entry } of rows) {
      const link = linkOf(id, JSON.stringify(entry), chain);
      const { lastInsertRowid } = insert.run(link.id, link.entry, link.previous, link.chain);
      [position, chain] = [Number(lastInsertRowid), link.chain];
      count += 1;
    }
  }
  function begin(): void {
    database.exec('BEGIN IMMEDIATE');
    before = undefined;
  }
  function committed(silently: boolean): void {
    if (before && !silently) writeHead(heads, { count, chain });
  }
  function rollback(): void {
    if (before) ({ position, chain, count } = before);
    // A full disk has already ended the transaction.
    if (database.inTransaction) database.exec('ROLLBACK');
  }
  return {
    folder,
    start: taken,
    fresh: () => taken().map(rowOf),
    add(rows: readonly Row[]) {
      readNew();
      put(rows);
    },
    rewrite(rows: readonly Row[]) {
      readNew();
      database.exec(tables.rewrite);
      put(rows, chainStart);
      count = rows.length;
      database.exec(tables.guards);
    },
    writing<T>(work: () => T, { silently = false } = {}): T {
      begin();
      try {
        const result = work();
        database.exec('COMMIT');
        committed(silently);
        return result;
      } catch (error) {
        rollback();
        throw error;
      }
    },
    async writingAsync(work: () => void): Promise<void> {
      begin();
      try {
        work();
        await execAsync(database, 'COMMIT');
        committed(false);
      } catch (error) {
        rollback();
        throw error;
      }
    },
    inPlace() {
      return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino === inode;
    },
    close: () => void database.close(),
  };
}

function rowOf({ id, entry }: Link): Row {
  return { id, entry: JSON.parse(entry) as SpendEntry };
}

/** Converts a failure of this file to an error for the user. */
export function fileFailure(what: string, folder: string, error: unknown): PurchaseError {
  if (error instanceof PurchaseError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const path = join(folder, fileName);
  if (damageOf(error, path) !== undefined) {
    return new PurchaseError(
      'bad_journal',
      `${what} ${path}: ${reason}. Nothing was sent. Run the same again: a damaged journal is repaired when it is opened.`,
      { cause: error },
    );
  }
  const advice = /database is locked|SQLITE_BUSY/i.test(reason)
    ? 'Another process holds it; try again.'
    : 'Make room, or make the folder writable, and run the same again.';
  return new PurchaseError('journal_failed', `${what} ${path}: ${reason}. ${advice}`, { cause: error });
}
