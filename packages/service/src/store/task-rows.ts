import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { ResultLocation } from '../files/file-store.ts';
import type { Store, StoreTransaction, Tables } from './tables.ts';

/** A task with the number of waiting tasks ahead of it. */
export type TaskRow = Selectable<Tables['tasks']> & { readonly preceding: number };

export interface Listing {
  readonly account: string;
  readonly family: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly oldestFirst: boolean;
}

/**
 * Returns the account's own task of that family. Missing, foreign and other-family tasks are indistinguishable
 * (readings R58).
 */
export async function findTask(
  store: Store | StoreTransaction,
  key: { readonly account: string; readonly family: string; readonly id: string },
): Promise<TaskRow | undefined> {
  return await withPreceding(store)
    .where('tasks.id', '=', key.id)
    .where('account', '=', key.account)
    .where('family', '=', key.family)
    .executeTakeFirst();
}

/** Returns the account's own task of any family. */
export async function findOwnTask(
  store: Store | StoreTransaction,
  account: string,
  id: string,
): Promise<TaskRow | undefined> {
  return await withPreceding(store)
    .where('tasks.id', '=', id)
    .where('account', '=', account)
    .executeTakeFirst();
}

/** Returns whether any account has a task with this id. */
export async function taskExists(store: Store, id: string): Promise<boolean> {
  return (await store.selectFrom('tasks').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;
}

/**
 * Returns the ids of the tasks that may have files. A failed or cancelled one has none; a process that was killed at that
 * moment has left some.
 */
export async function tasksWithFiles(store: Store): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom('tasks')
    .where('status', 'not in', ['FAILED', 'CANCELED'])
    .where('swept', '=', 0)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns where the result files of a task are, undefined for an unknown task. */
export async function resultLocation(store: Store, id: string): Promise<ResultLocation | undefined> {
  const row = await store.selectFrom('tasks').where('id', '=', id).select('claim').executeTakeFirst();
  return row && { task: id, claim: row.claim };
}

/** Locks the task until the transaction ends. An update, which works on both databases. */
export async function lockTask(transaction: StoreTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('tasks')
    .where('id', '=', id)
    .set(({ ref }) => ({ status: ref('status') }))
    .execute();
}

export async function listTasks(store: Store, listing: Listing): Promise<TaskRow[]> {
  return await withPreceding(store)
    .where('account', '=', listing.account)
    .where('family', '=', listing.family)
    .orderBy('created_at', listing.oldestFirst ? 'asc' : 'desc')
    .limit(listing.size)
    .offset((listing.page - 1) * listing.size)
    .execute();
}

function withPreceding(
  store: Store | StoreTransaction,
): SelectQueryBuilder<Tables, 'tasks', Selectable<Tables['tasks']> & { preceding: number }> {
  return store
    .selectFrom('tasks')
    .selectAll('tasks')
    .select(
      // The inner select is null for a task that does not wait, so the count is 0.
      sql<number>`(
        select count(*) from queue as ahead
        where ahead.claimed = 0
          and (ahead.turn, ahead.position) <
            (select turn, position from queue as own where own.task = tasks.id and own.claimed = 0)
      )`.as('preceding'),
    );
}
