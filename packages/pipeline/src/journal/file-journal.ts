import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { osLock } from '../files/folder/os-lock.ts';
import type { SpendEntry } from './entry.ts';
import type { Row } from './entry-chain.ts';
import type { Journal } from './journal.ts';
import { type CopyPlace, type OpenedCopies, openCopies } from './journal-copies.ts';
import { fileFailure, type JournalFile } from './journal-file.ts';

export interface FileJournalOptions {
  /** Receives readable notes about problems of the journal's files and their repair. Default: none. */
  readonly onNote?: ((note: string) => void) | undefined;
  /** Milliseconds since 1970. Default: the system's clock. */
  readonly now?: (() => number) | undefined;
}

/**
 * Opens the journal of a folder that several processes may share: an append-only table, synced to the disk with every
 * entry. Creates it if missing, readable by the user alone. A damaged file is moved aside and replaced by its readable
 * entries.
 * @throws PipelineError `bad_journal` when it is of a newer version; `journal_failed`
 */
export function fileJournal(folder: string, options: FileJournalOptions = {}): Journal {
  return copiedJournal([{ folder }], undefined, options);
}

/**
 * Opens a journal in one or several files with equal content. Entries go to the first copy, then to the others; an
 * entry on the disk in one copy counts as written. Locks lie beside the first.
 */
export function copiedJournal(
  places: readonly CopyPlace[],
  project: string | undefined,
  { onNote = () => {}, now = Date.now }: FileJournalOptions,
): Journal {
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
  function open(): void {
    close();
    const opened = openCopies(places, { onNote, now });
    ({ copies } = opened);
    for (const row of opened.rows) learn(row);
  }
  open();

  /** Returns all entries of all processes. */
  function all(): readonly SpendEntry[] {
    if (!copies.every(({ file }) => file.inPlace())) open();
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

  /** Adds a row to every copy that accepts it. @throws what `allow` throws; PipelineError when no copy accepts it */
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
    project,
    async append(entry, allow) {
      const row = { id: randomUUID(), entry: project === undefined ? entry : { ...entry, project } };
      for (;;) {
        all();
        if (seen.has(row.id)) return;
        add(row, allow);
        // If another process has just moved the file aside, the row may be too late to be carried over.
        if (copies.every(({ file }) => file.inPlace())) return learn(row);
      }
    },
    async entries(purchase) {
      const entries = all();
      return purchase === undefined
        ? entries.slice()
        : entries.filter((entry) => entry.purchase === purchase);
    },
    async exclusively(name, work, signal) {
      const release = await osLock(join(copies[0]!.file.folder, 'locks', lockFile(name)), signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    close,
  };
}

/**
 * Returns the lock file of a name. There are a few thousand at most; names that share one wait for each other, which is
 * rare and harmless. Names of different kinds (first word) never share one, because one may be held while waiting for
 * the other.
 */
function lockFile(name: string): string {
  const [kind = ''] = /^[a-z]*/.exec(name) ?? [];
  return `${kind}-${createHash('sha256').update(name).digest('hex').slice(0, 3)}`;
}

function trying<T>(what: string, { folder }: JournalFile, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw fileFailure(what, folder, error);
  }
}
