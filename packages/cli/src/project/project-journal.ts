import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal, SpendEntry } from '@meshwright/pipeline';
import { fileJournal } from '@meshwright/pipeline/node';

/** Works with the journal of a project, which is made when there is none. */
export async function withJournal<T>(folder: string, work: (journal: Journal) => Promise<T>): Promise<T> {
  const journal = fileJournal(journalFolder(folder));
  try {
    return await work(journal);
  } finally {
    journal.close();
  }
}

/** What a project has spent; looking makes no journal. */
export async function journalEntries(folder: string): Promise<readonly SpendEntry[]> {
  const found = await stat(join(journalFolder(folder), 'journal.db')).catch(() => undefined);
  return found ? withJournal(folder, (journal) => journal.entries()) : [];
}

function journalFolder(folder: string): string {
  return join(folder, '.meshwright');
}
