import { type FileStore, markName } from '../files/file-store.ts';
import type { Queue } from '../store/queue.ts';
import type { Store } from '../store/tables.ts';
import { tasksWithFiles } from '../store/task-rows.ts';
import { timeOfId } from '../time-ordered-id.ts';
import { type BackgroundLoop, createBackgroundLoop, timeOfDay } from './background-loop.ts';
import { nextTurn } from './file-turn.ts';

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;
/** Files of younger tasks are not judged: a create may be under way, or the database may be behind. */
const youngMs = 3 * dayMs;
/** How long files that were set aside can be taken back. */
const asideMs = 7 * dayMs;
/** No start judges files. */
const firstRoundMs = 10 * 60 * 1000;
const nextRoundMs = hourMs;

export interface FileTendingParts {
  readonly store: Store;
  readonly files: Pick<FileStore, 'tasks' | 'setAside' | 'clearAside' | 'clearDrafts' | 'mark' | 'setMark'>;
  /** The time of day, which no control of the service changes. Milliseconds since 1970. */
  readonly now: () => number;
}

export interface FileTendingOptions extends FileTendingParts {
  readonly queue: Pick<Queue, 'isOutage'>;
  /** Receives a sentence about each change of files. */
  readonly onNote: (text: string) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Tends the files of tasks that the database does not know: left by killed processes, or unknown to a database that was
 * restored from a backup. Once a day, by one process, never at a start, and only while files and database belong together.
 */
export function createFileTending(options: FileTendingOptions): BackgroundLoop {
  const { queue, onNote, onFault } = options;
  let waitMs = firstRoundMs;
  return createBackgroundLoop({
    clock: timeOfDay,
    async round() {
      if (waitMs === nextRoundMs) {
        const said = await tendFiles(options);
        if (said !== undefined) onNote(said);
      }
      const ms = waitMs;
      waitMs = nextRoundMs;
      return ms;
    },
    onFault: (error) => {
      if (!queue.isOutage(error)) onFault(error);
    },
  });
}

/**
 * Sets aside the files of unknown tasks that are older than three days, and deletes what was set aside a week ago. When
 * the database knows less than half of the tasks that have files, it is the database that is wrong: nothing changes.
 * @returns what was done, undefined for nothing
 */
export async function tendFiles({ store, files, now }: FileTendingParts): Promise<string | undefined> {
  const at = now();
  if (!(await isDue(store, 'files turned', { at, periodMs: hourMs }))) return undefined;
  if (!(await nextTurn({ store, files }))) {
    return `Another copy of the database has used these files, or this one is an older copy. Nothing is set aside until the file ${markName} beside them is deleted; delete it when no other copy is in use.`;
  }
  if (!(await isDue(store, 'files tended', { at, periodMs: dayMs }))) return undefined;
  await files.clearDrafts(at - dayMs);
  const present = await files.tasks();
  const known = await tasksWithFiles(store);
  const unknown = [...present].filter((task) => isTaskId(task) && !known.has(task));
  const judged = unknown.filter((task) => timeOfId(task) < at - youngMs);
  if (judged.length * 2 > present.size) {
    return `Files of ${judged.length} of ${present.size} tasks are unknown to the database; nothing was set aside. When it is a restored copy, restore a newer one; when these files are not needed, delete their folders.`;
  }
  const today = dayOf(at);
  for (const task of judged) await files.setAside(task, today);
  const cleared = await files.clearAside(dayOf(at - asideMs));
  const said: string[] = [];
  if (judged.length > 0) {
    said.push(
      `Set aside the files of ${judged.length} tasks that the database does not know, in aside/${today}; they are deleted after ${asideMs / dayMs} days.`,
    );
  }
  if (cleared > 0) said.push(`Deleted the files of ${cleared} tasks that were set aside before.`);
  return said.length === 0 ? undefined : said.join(' ');
}

function isTaskId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Returns whether the time since the last one has passed; of several processes one gets true. */
async function isDue(
  store: Store,
  name: string,
  { at, periodMs }: { readonly at: number; readonly periodMs: number },
): Promise<boolean> {
  const last = await store.selectFrom('secrets').where('name', '=', name).select('value').executeTakeFirst();
  // A clock that was wrong may have left a time to come.
  if (last && Math.abs(at - Number(last.value)) < periodMs) return false;
  const value = String(at);
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('secrets.value', '=', last?.value ?? ''),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
