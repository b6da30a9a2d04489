import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { osLock } from '../files/folder/os-lock.ts';
import { commitQueue } from './commit-queue.ts';
import { copiedRows } from './copied-rows.ts';
import type { Journal } from './journal.ts';
import type { CopyPlace } from './journal-copies.ts';

export interface FileJournalOptions {
  /**
   * Receives readable notes about problems of the journal's files and their repair.
   * @default none
   */
  readonly onNote?: ((note: string) => void) | undefined;
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}

/**
 * Opens the journal of a folder that several processes may share: an append-only table, synced to the disk with every
 * entry. Creates it if missing, readable by the user alone. A damaged file is moved aside and replaced by its readable
 * entries.
 * @throws PurchaseError `bad_journal` when it is of a newer version; `journal_failed`
 * @example
 * import { fileJournal } from '@meshwright/purchase/node';
 *
 * const journal = fileJournal('journal', { onNote: console.warn });
 * const entries = await journal.entries();
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
  const rows = copiedRows(places, { onNote, now });
  const queue = commitQueue(rows);
  return {
    project,
    append: (entry, allow) =>
      queue.add({ id: randomUUID(), entry: project === undefined ? entry : { ...entry, project }, allow }),
    entries: (purchase) =>
      queue.between(() =>
        rows.all().filter((entry) => purchase === undefined || entry.purchase === purchase),
      ),
    async exclusively(name, work, signal) {
      const release = await osLock(join(rows.folder(), 'locks', lockFile(name)), signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
    close: queue.close,
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
