import { randomUUID } from 'node:crypto';
import type { FileStore } from '../files/file-store.ts';
import type { Store } from '../store/tables.ts';

/**
 * The turn shows whether files and database have been together all the time: both hold its name, and it changes every
 * hour. A copy of the database that is older than the turn of the files is not the one that they belong to.
 */
export interface TurnParts {
  readonly store: Store;
  readonly files: Pick<FileStore, 'mark' | 'setMark'>;
}

const secretName = 'files turn';
/**
 * A process that is killed between the database and the files leaves the turn before in these, and a storage may show it
 * for a moment after it was replaced.
 */
const keptTurns = 4;
/** Written by a database that finds the turn of another: neither goes on. */
const contested = 'contested';

/** Returns whether the files are at the turn of the database. Files without a turn fit any. */
export async function isOwnTurn({ store, files }: TurnParts): Promise<boolean> {
  // First the files: the database knows each turn before they do.
  const mark = await files.mark();
  return mark === undefined || (await turnsOf(store)).includes(mark);
}

/**
 * Begins the next turn; one process at a time. When the files are at a turn of another database, neither that one nor
 * this one can begin another.
 * @returns whether the files are at the turn of this database
 */
export async function nextTurn({ store, files }: TurnParts): Promise<boolean> {
  if (!(await isOwnTurn({ store, files }))) {
    await files.setMark(contested);
    return false;
  }
  const next = randomUUID();
  const known = await turnsOf(store);
  await keep(store, [...known, next].slice(-keptTurns));
  await files.setMark(next);
  return true;
}

async function turnsOf(store: Store): Promise<readonly string[]> {
  const row = await store
    .selectFrom('secrets')
    .where('name', '=', secretName)
    .select('value')
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as string[]) : [];
}

async function keep(store: Store, turns: readonly string[]): Promise<void> {
  const value = JSON.stringify(turns);
  await store
    .insertInto('secrets')
    .values({ name: secretName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
