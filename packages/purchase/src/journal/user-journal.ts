import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stateFolder, userFolder } from '../files/folder/user-folder.ts';
import type { SpendEntry } from './entry.ts';
import { copiedJournal, type FileJournalOptions } from './file-journal.ts';
import type { Journal } from './journal.ts';
import type { CopyPlace } from './journal-copies.ts';

export interface UserJournalOptions extends FileJournalOptions {
  /** @default `process.platform` */
  readonly platform?: NodeJS.Platform | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Opens the journal of a user in the platform's state folder: purchases outside of projects, and the second copy of
 * purchases in projects.
 * @throws PurchaseError `bad_journal` | `journal_failed`
 * @example
 * import { userJournal } from '@meshwright/purchase/node';
 *
 * const journal = userJournal(process.env, { onNote: console.warn });
 * const entries = await journal.entries();
 */
export function userJournal(env: Env, { platform, ...options }: UserJournalOptions = {}): Journal {
  return copiedJournal([userPlace(env, platform)], undefined, options);
}

/**
 * Opens the journal of a project in its `.meshwright` folder, with the user's journal as second copy. It shows the
 * entries of both, so a purchase in another project is not repeated; budgets count this project's entries alone. If the
 * user's copy cannot be used, it works without it and adds a note.
 * @param folder of the project
 * @throws PurchaseError `bad_journal` | `journal_failed`
 * @example
 * import { projectJournal } from '@meshwright/purchase/node';
 *
 * const journal = projectJournal('.', process.env, { onNote: console.warn });
 * const entries = await journal.entries();
 */
export function projectJournal(
  folder: string,
  env: Env,
  { platform, ...options }: UserJournalOptions = {},
): Journal {
  const project = projectId(folder);
  const ofProject = (entry: SpendEntry): SpendEntry => ({ ...entry, project });
  const own: CopyPlace = {
    folder: join(folder, '.meshwright'),
    toStored: (entry: SpendEntry) => (entry.project === project || isForAll(entry) ? entry : undefined),
    // Every entry in the project's own copy counts for it, including those from before it had an id or was moved.
    toShown: (entry: SpendEntry) => (isForAll(entry) ? entry : ofProject(entry)),
  };
  return copiedJournal([userPlace(env, platform), own], project, options);
}

function userPlace(env: Env, platform?: NodeJS.Platform): CopyPlace {
  const folder = join(stateFolder(env, platform), 'journal');
  return { folder, witness: join(userFolder('journal', env, platform), digest(`journal ${folder}`)) };
}

/** An account is the same in every project, and no budget counts it. */
function isForAll({ kind }: SpendEntry): boolean {
  return kind === 'alias';
}

/** Returns the id of a project, derived from its path: an emptied folder stays the same project. */
function projectId(folder: string): string {
  let path = resolve(folder);
  try {
    path = realpathSync(path);
  } catch {
    // The folder does not exist yet.
  }
  return digest(`meshwright project ${path}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
