import type { ServiceClock } from '../control/service-clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { HeldFiles } from '../files/held-files.ts';
import type { Queue } from '../store/queue.ts';
import type { Store } from '../store/tables.ts';
import { createBackgroundLoop } from './background-loop.ts';
import { removeFiles } from './remove-task.ts';

/** How long result files are served after a task finished, in milliseconds (spec: Limits). */
export const defaultLifetimeMs = 3 * 24 * 3600 * 1000;

export interface ResultSweepOptions {
  readonly store: Store;
  readonly files: Pick<FileStore, 'remove'> & Pick<HeldFiles, 'removeHeld'>;
  readonly queue: Pick<Queue, 'isOutage'>;
  readonly clock: Pick<ServiceClock, 'now' | 'sleep'>;
  /** How long results are served, in milliseconds: nothing expires sooner after its task. */
  readonly resultLifetimeMs: number;
  /** Receives a sentence about each round that has deleted files. */
  readonly onNote: (text: string) => void;
  readonly onFault: (error: unknown) => void;
}

/** Deletes the files of tasks whose results have expired, and those that a DELETE could not remove. */
export interface ResultSweep {
  stop(): Promise<void>;
  resume(): void;
}

/** Tasks of one round; the next follows at once while there are more. */
const batchSize = 100;
const afterFailureMs = 60_000;
/** Longest wait between two rounds, in milliseconds of the service clock. */
const longestWaitMs = 3600 * 1000;

/**
 * Creates the sweep. The files go first and the row says so afterwards, so that a killed process leaves nothing behind:
 * the next round begins with the same task, and a second removal changes nothing. Several processes may do the same
 * work. A task that uses the files holds its own copies or links of them since its create.
 */
export function createResultSweep(options: ResultSweepOptions): ResultSweep {
  const { store, files, queue, clock, resultLifetimeMs, onNote, onFault } = options;

  function report(error: unknown): void {
    if (!queue.isOutage(error)) onFault(error);
  }

  async function round(signal: AbortSignal): Promise<number> {
    const now = clock.now();
    let after: Expired = { id: '', expires_at: 0 };
    let failure: unknown;
    let deleted = 0;
    const left = await store.selectFrom('removals').select('task').limit(batchSize).execute();
    for (const { task } of left) {
      if (signal.aborted) return 0;
      await removeFiles(options, task).catch((error: unknown) => {
        failure = error;
      });
    }
    await files.removeHeld().catch((error: unknown) => {
      failure = error;
    });
    for (;;) {
      const batch = await expiredTasks(store, now, after);
      for (const task of batch) {
        if (signal.aborted) return 0;
        // A task whose files cannot be removed now does not hold up the others.
        await sweepTask(options, task.id).then(
          () => {
            deleted += 1;
          },
          (error: unknown) => {
            failure = error;
          },
        );
      }
      after = batch.at(-1) ?? after;
      if (batch.length < batchSize) break;
    }
    if (deleted > 0) onNote(`Deleted the result files of ${deleted} tasks that had expired.`);
    if (failure !== undefined) report(failure);
    if (failure !== undefined) return afterFailureMs;
    const next = await nextExpiry(store, now);
    return Math.min(longestWaitMs, resultLifetimeMs, next === undefined ? longestWaitMs : next - now);
  }

  return createBackgroundLoop({ clock, round, onFault: report });
}

type Expired = { readonly id: string; readonly expires_at: number };

async function expiredTasks(store: Store, now: number, after: Expired): Promise<Expired[]> {
  return await store
    .selectFrom('tasks')
    .where('swept', '=', 0)
    .where('expires_at', '>', 0)
    .where('expires_at', '<=', now)
    .where((where) =>
      where.or([
        where('expires_at', '>', after.expires_at),
        where.and([where('expires_at', '=', after.expires_at), where('id', '>', after.id)]),
      ]),
    )
    .orderBy('expires_at')
    .orderBy('id')
    .limit(batchSize)
    .select(['id', 'expires_at'])
    .execute();
}

async function sweepTask(
  { store, files }: { readonly store: Store; readonly files: Pick<FileStore, 'remove'> },
  id: string,
): Promise<void> {
  await files.remove(id);
  await store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('files').where('task', '=', id).execute();
    await transaction.updateTable('tasks').where('id', '=', id).set({ swept: 1 }).execute();
  });
}

async function nextExpiry(store: Store, now: number): Promise<number | undefined> {
  const row = await store
    .selectFrom('tasks')
    .where('swept', '=', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .select('expires_at')
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at;
}
