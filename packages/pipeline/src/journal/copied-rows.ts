import type { SpendEntry } from './entry.ts';
import type { Row } from './entry-chain.ts';
import { type CopyPlace, type OpenedCopies, openCopies } from './journal-copies.ts';
import { fileFailure, type JournalFile } from './journal-file.ts';

/** The rows of a journal in one or several files with equal content. */
export interface CopiedRows {
  /** Returns all entries of all processes. */
  all(): readonly SpendEntry[];
  /** Whether a row of this id was read or written. */
  has(id: string): boolean;
  /** Adds a row to every copy that accepts it. @throws what `allow` throws; PipelineError when no copy accepts it */
  add(row: Row, allow: ((entries: readonly SpendEntry[]) => void) | undefined): void;
  /** Counts a row that was written as read. */
  learn(row: Row): void;
  /** Whether every file is still the one that was opened. */
  inPlace(): boolean;
  /** Folder of the first copy. */
  folder(): string;
  close(): void;
}

/** Opens the copies. @throws PipelineError `bad_journal` | `journal_failed` */
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

  function add(row: Row, allow: ((entries: readonly SpendEntry[]) => void) | undefined): void {
    let written = false;
    let failure: unknown;
    for (const { file, place } of copies) {
      const kept = (place.toStored ?? ((entry) => entry))(row.entry);
      if (!kept) continue;
      let refusal: { readonly error: unknown } | undefined;
      try {
        file.writing(() => {
          if (!written && allow) {
            const entries = read();
            try {
              allow(entries);
            } catch (error) {
              refusal = { error };
              throw error;
            }
          }
          file.add([{ id: row.id, entry: kept }]);
        });
        written = true;
      } catch (error) {
        if (refusal) throw refusal.error;
        failure ??= fileFailure('write to', file.folder, error);
      }
    }
    if (!written) throw failure;
    if (failure) onNote(`An entry of the journal has one copy only: ${(failure as Error).message}`);
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

function trying<T>(what: string, { folder }: JournalFile, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fileFailure(what, folder, error);
  }
}
