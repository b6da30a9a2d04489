import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stateFolder, userFolder } from '../files/folder/user-folder.ts';
import type { SpendEntry } from './entry.ts';
import { copiedJournal, type FileJournalOptions } from './file-journal.ts';
import type { Journal } from './journal.ts';
import type { CopyPlace } from './journal-copies.ts';

export interface UserJournalOptions extends FileJournalOptions {
  /** Default: this one. */
  readonly platform?: NodeJS.Platform | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The journal of a user, in the platform's state folder: what is bought outside of projects, and the second copy of
 * what is bought in them.
 * @throws PipelineError `bad_journal` | `journal_failed`
 */
export function userJournal(env: Env, { platform, ...options }: UserJournalOptions = {}): Journal {
  return copiedJournal([userPlace(env, platform)], undefined, options);
}

/**
 * The journal of a project, in its `.meshwright` folder, with that of the user as second copy. It shows what stands
 * in either, so what this user has bought in another project is not bought again; budgets count this project's
 * entries alone. Work goes on with a note when the user's copy cannot be used.
 * @param folder of the project
 * @throws PipelineError `bad_journal` | `journal_failed`
 */
export function projectJournal(
  folder: string,
  env: Env,
  { platform, ...options }: UserJournalOptions = {},
): Journal {
  const project = projectId(folder);
  const ofProject = (entry: SpendEntry): SpendEntry => ({ ...entry, project });
  const own = {
    folder: join(folder, '.meshwright'),
    keeps: (entry: SpendEntry) => (entry.project === project || isForAll(entry) ? entry : undefined),
    // Whatever stands in the project's own copy counts for it, from before it had an id and from before it was moved, too.
    shows: (entry: SpendEntry) => (isForAll(entry) ? entry : ofProject(entry)),
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

/** Where it lies names a project: a folder that was emptied is the same project still. */
function projectId(folder: string): string {
  let path = resolve(folder);
  try {
    path = realpathSync(path);
  } catch {
    // Not there yet: it is made there.
  }
  return digest(`meshwright project ${path}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
