import { PurchaseError } from '../purchase-error.ts';
import type { SpendEntry } from './entry.ts';
import type { Row } from './entry-chain.ts';
import { type CopyPlace, type OpenedCopies, openCopies } from './journal-copies.ts';
import { fileFailure, type JournalFile } from './journal-file.ts';

/** A row to write. */
export interface NewRow extends Row {
  /** Gets all entries before it and may throw to refuse the row. */
  readonly allow: ((entries: readonly SpendEntry[]) => void) | undefined;
  error?: unknown;
}

/** The rows of a journal in one or several files with equal content. */
export interface CopiedRows {
  /** Returns all entries of all processes. */
  all(): readonly SpendEntry[];
  /** Whether a row of this id was read or written. */
  has(id: string): boolean;
  /**
   * Adds rows to every copy that accepts them, in one commit for each copy. Sets `error` of a row to what its `allow`
   * throws, or to the PurchaseError of a copy when none accepts it.
   */
  add(rows: readonly NewRow[]): Promise<void>;
  /** Counts a row that was written as read. */
  learn(row: Row): void;
  /** Whether every file is still the one that was opened. */
  inPlace(): boolean;
  /** Folder of the first copy. */
  folder(): string;
  close(): void;
}

/** Opens the copies. @throws PurchaseError `bad_journal` | `journal_failed` */
export function copiedRows(
  places: readonly CopyPlace[],
  { onNote, now }: { readonly onNote: (note: string) => void; readonly now: () => number },
): CopiedRows {
  const known: SpendEntry[] = [];
  const seen = new Set<string>();
  const learn = ({ id, entry }: Row): void => {
    if (!seen.has(id)) known.push(entry);
    seen.add(id);
  };
  let copies: OpenedCopies['copies'] = [];
  const close = (): void => {
    for (const { file } of copies) file.close();
    copies = [];
  };
  const inPlace = (): boolean => copies.every(({ file }) => file.inPlace());
  function open(): void {
    close();
    const opened = openCopies(places, { onNote, now });
    ({ copies } = opened);
    for (const row of opened.rows) learn(row);
  }
  open();

  function all(): readonly SpendEntry[] {
    if (!inPlace()) open();
    return read();
  }

  /** Reads only new rows: the table is append-only. */
  function read(): readonly SpendEntry[] {
    for (const { file, place } of copies) {
      const rows = trying('read', file, () => file.fresh());
      for (const { id, entry } of rows) learn({ id, entry: place.toShown?.(entry) ?? entry });
    }
    return known;
  }

  async function add(rows: readonly NewRow[]): Promise<void> {
    const written = new Set<NewRow>();
    const refused = new Set<NewRow>();
    let failure: unknown;
    for (const { file, place } of copies) {
      const stored = rows
        .filter((row) => !refused.has(row))
        .flatMap((row) => {
          const entry = (place.toStored ?? ((each) => each))(row.entry);
          return entry ? [{ row, entry }] : [];
        });
      if (stored.length === 0) continue;
      let taken: typeof stored = [];
      try {
        await file.writingAsync(() => {
          taken = stored.filter(({ row }, at) => {
            if (written.has(row) || !row.allow) return true;
            const before = stored.slice(0, at).filter((each) => !refused.has(each.row));
            const isAllowed = allows(row, [...read(), ...before.map((each) => each.row.entry)]);
            if (!isAllowed) refused.add(row);
            return isAllowed;
          });
          if (taken.length > 0) file.add(taken.map(({ row: { id }, entry }) => ({ id, entry })));
        });
        for (const { row } of taken) written.add(row);
      } catch (error) {
        failure ??= fileFailure('write to', file.folder, error);
      }
    }
    for (const row of rows)
      if (!written.has(row) && !refused.has(row)) row.error = failure ?? journalClosed();
    if (failure && written.size > 0) {
      onNote(`An entry of the journal has one copy only: ${(failure as Error).message}`);
    }
  }

  return {
    all,
    add,
    learn,
    close,
    has: (id) => seen.has(id),
    inPlace,
    folder: () => copies[0]!.file.folder,
  };
}

export function journalClosed(): PurchaseError {
  return new PurchaseError('journal_failed', 'The journal is closed. Nothing was written.');
}

function allows(row: NewRow, entries: readonly SpendEntry[]): boolean {
  try {
    row.allow?.(entries);
    return true;
  } catch (error) {
    row.error = error;
    return false;
  }
}

function trying<T>(what: string, { folder }: JournalFile, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fileFailure(what, folder, error);
  }
}
