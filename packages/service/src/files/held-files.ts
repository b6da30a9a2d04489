import { forgetSum } from '../store/check-store.ts';
import type { Store, StoreTransaction } from '../store/tables.ts';
import type { FileStore } from './file-store.ts';

/** Files of which none is removed while a backup is made, so that the files of its tables are still there. */
export interface HeldFiles extends FileStore {
  /** Removes what was to be removed while files were held. Changes nothing while they are. */
  removeHeld(): Promise<void>;
}

/** Begins the name of each hold: several backups may be made at once. */
const holdName = 'files held ';
/** Files are held as long as a holder changes its value within this time, in milliseconds. */
const holdMs = 600_000;

/**
 * Adds the hold to a file store. Every process that removes files asks the store first; a removal that has begun before
 * concerns tasks that had ended before.
 */
export function heldFiles(files: FileStore, store: Store): HeldFiles {
  let seen = new Map<string, { readonly value: string; readonly since: number }>();

  async function isHeld(): Promise<boolean> {
    const rows = await store
      .selectFrom('secrets')
      .where('name', 'like', `${holdName}%`)
      .selectAll()
      .execute();
    // By the watch of this process alone: the clocks of several machines need not agree.
    const at = performance.now();
    seen = new Map(
      rows.map(({ name, value }) => {
        const last = seen.get(name);
        return [name, last?.value === value ? last : { value, since: at }];
      }),
    );
    return [...seen.values()].some(({ since }) => at - since < holdMs);
  }

  async function hold(task: string, part: 'all' | 'inputs'): Promise<void> {
    await store
      .insertInto('held_removals')
      .values({ task, part })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    ...files,
    async remove(task) {
      if (await isHeld()) await hold(task, 'all');
      else await files.remove(task);
    },
    async removeStaged(task) {
      if (await isHeld()) await hold(task, 'inputs');
      else await files.removeStaged(task);
    },
    async removeHeld() {
      if (await isHeld()) return;
      // Holds of processes that were killed, unless they have changed meanwhile.
      for (const [name, { value }] of seen) {
        await store.deleteFrom('secrets').where('name', '=', name).where('value', '=', value).execute();
      }
      const rows = await store.selectFrom('held_removals').selectAll().execute();
      for (const { task, part } of rows) {
        if (part === 'all') await files.remove(task);
        else await files.removeStaged(task);
        await store.deleteFrom('held_removals').where('task', '=', task).where('part', '=', part).execute();
      }
    },
  };
}

/** Holds the files until `release`. When the process ends before, they are held for ten minutes more. */
export async function holdFiles(store: Store, newId: () => string): Promise<{ release(): Promise<void> }> {
  const name = `${holdName}${newId()}`;
  const change = async (work: (transaction: StoreTransaction) => Promise<unknown>): Promise<void> =>
    await store.transaction().execute(async (transaction) => {
      await forgetSum(transaction);
      await work(transaction);
    });
  const renew = async (): Promise<void> => {
    const value = newId();
    await change((transaction) =>
      transaction
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
    );
  };
  await renew();
  const timer = setInterval(() => void renew().catch(() => {}), holdMs / 10);
  return {
    async release() {
      clearInterval(timer);
      await change((transaction) => transaction.deleteFrom('secrets').where('name', '=', name).execute());
    },
  };
}
