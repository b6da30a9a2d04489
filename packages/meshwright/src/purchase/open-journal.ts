import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal, SpendEntry } from '@meshwright/purchase';
import { projectJournal, stateFolder, userJournal } from '@meshwright/purchase/node';
import { noteOn } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import { nearestProject } from '../project/open-project.ts';

type Place = Pick<Terminal, 'cwd' | 'env' | 'now' | 'stderr'>;

/** Runs the work with the journal of the working folder's project, or outside projects with that of the user. */
export async function withJournal<T>(place: Place, work: (journal: Journal) => Promise<T>): Promise<T> {
  const { cwd, env, now, stderr } = place;
  const options = { now, onNote: (note: string) => noteOn(stderr, `note: ${note}`) };
  const project = await nearestProject(cwd);
  const journal = project === undefined ? userJournal(env, options) : projectJournal(project, env, options);
  try {
    return await work(journal);
  } finally {
    journal.close();
  }
}

/** Returns the journal's entries without creating a journal. */
export async function journalEntries(place: Place): Promise<readonly SpendEntry[]> {
  const project = await nearestProject(place.cwd);
  const folders = [
    join(stateFolder(place.env), 'journal'),
    ...(project ? [join(project, '.meshwright')] : []),
  ];
  const journals = await Promise.all(
    folders.map((folder) => stat(join(folder, 'journal.db')).catch(() => null)),
  );
  return journals.some(Boolean) ? withJournal(place, (journal) => journal.entries()) : [];
}
