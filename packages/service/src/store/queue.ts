import type { Selectable } from 'kysely';
import type { Store, StoreTransaction, Tables } from './tables.ts';

/** A task a worker has taken. */
export interface Claim {
  readonly task: Selectable<Tables['tasks']>;
  /** 1 the first time. */
  readonly attempt: number;
}

/** Puts a task at the end of the queue, in the transaction that makes it. */
export async function enqueue(transaction: StoreTransaction, task: string): Promise<void> {
  await transaction.insertInto('queue').values({ task, claimed: 0, attempts: 0 }).execute();
}

/**
 * Takes the first waiting task and marks it started. A task that was running when the service went down is
 * IN_PROGRESS already and stays so: statuses only ever move forward.
 */
export async function claimNext(store: Store, at: number): Promise<Claim | undefined> {
  return await store.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('queue')
      .where('claimed', '=', 0)
      .orderBy('position')
      .select(['task', 'attempts'])
      .executeTakeFirst();
    if (!row) return undefined;
    const attempt = row.attempts + 1;
    await transaction
      .updateTable('queue')
      .where('task', '=', row.task)
      .set({ claimed: 1, attempts: attempt })
      .execute();
    await transaction
      .updateTable('tasks')
      .where('id', '=', row.task)
      .where('status', '=', 'PENDING')
      .set({ status: 'IN_PROGRESS', started_at: at })
      .execute();
    const task = await transaction
      .selectFrom('tasks')
      .where('id', '=', row.task)
      .selectAll()
      .executeTakeFirstOrThrow();
    return { task, attempt };
  });
}

/** Gives a task back unfinished, as if it had not been taken; it keeps its place. */
export async function giveBack(store: Store, { task, attempt }: Claim): Promise<void> {
  await store
    .updateTable('queue')
    .where('task', '=', task.id)
    .set({ claimed: 0, attempts: attempt - 1 })
    .execute();
}

/** Takes a task out of the queue, in the transaction that ends it. */
export async function dequeue(transaction: StoreTransaction, task: string): Promise<void> {
  await transaction.deleteFrom('queue').where('task', '=', task).execute();
}

/** At start: what was claimed by a process that is gone waits again. Returns how many tasks that were. */
export async function releaseClaims(store: Store): Promise<number> {
  const result = await store
    .updateTable('queue')
    .where('claimed', '=', 1)
    .set({ claimed: 0 })
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
