import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction, Tables } from './tables.ts';
import { queueDeliveries } from './webhooks.ts';

/** A task that a worker has taken. */
export interface Claim {
  readonly task: Selectable<Tables['tasks']>;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
}

/**
 * The tasks that are not terminal, in order: the accounts take turns, and each account's tasks are in creation order.
 * Changes lock the queue row first, then the task, so that they cannot deadlock.
 */
export interface Queue {
  /** Adds a task behind the others of its account, in the transaction that creates it. */
  add(transaction: StoreTransaction, task: { readonly id: string; readonly account: string }): Promise<void>;
  /**
   * Takes the first waiting task and marks it started. A task whose worker was killed is already IN_PROGRESS and
   * stays so: statuses only move forward.
   * @param full accounts whose tasks wait although a worker is free, because it is reserved for the others
   */
  take(at: number, full?: readonly string[]): Promise<Claim | undefined>;
  /** Returns a task unfinished, as if it had not been taken; it keeps its place. */
  giveBack(claim: Claim): Promise<void>;
  /** Returns tasks taken without this process learning it because the connection broke at that moment. */
  giveBackExcept(known: ReadonlySet<string>): Promise<void>;
  /** Removes a task, at the beginning of the transaction that deletes or cancels it. */
  remove(transaction: StoreTransaction, task: string): Promise<void>;
  /**
   * Removes a task, at the beginning of the transaction that ends it. Returns false when this claim no longer holds
   * it.
   */
  finish(transaction: StoreTransaction, claim: Claim): Promise<boolean>;
  /** Returns whether the task was neither cancelled nor taken over meanwhile. */
  holds(claim: Claim): Promise<boolean>;
  /** Calls back when another process has added or removed tasks. @returns stops the watching */
  watch(onChange: () => void): () => void;
  /**
   * Returns whether a failure is a temporary loss of the store or the files; the interrupted operation can be
   * repeated.
   */
  isOutage(error: unknown): boolean;
}

/** Selects the next waiting task. It receives all changes of the queue, inside the same transactions. */
export interface Dispatch {
  put(transaction: StoreTransaction, task: string, turn: number): Promise<void>;
  next(transaction: StoreTransaction, full: readonly string[]): Promise<string | undefined>;
  back(transaction: StoreTransaction, task: string): Promise<void>;
  drop(transaction: StoreTransaction, task: string): Promise<void>;
}

export interface QueueOptions {
  readonly store: Store;
  readonly dispatch: Dispatch;
  /** Number of this process, unique among the services. */
  readonly worker: number;
}

export function createQueue({ store, dispatch, worker }: QueueOptions): Omit<Queue, 'watch' | 'isOutage'> {
  async function claim(transaction: StoreTransaction, task: string): Promise<number | undefined> {
    const row = await transaction
      .updateTable('queue')
      .where('task', '=', task)
      .set(({ eb }) => ({ claimed: 1, worker, attempts: eb('attempts', '+', 1) }))
      .returning('attempts')
      .executeTakeFirst();
    return row?.attempts;
  }

  async function giveBack(task: string, attempt: number): Promise<void> {
    await undoable(store, async (transaction) => {
      await dispatch.back(transaction, task);
      const { numUpdatedRows } = await transaction
        .updateTable('queue')
        .where('task', '=', task)
        .where('worker', '=', worker)
        .where('attempts', '=', attempt)
        .set({ claimed: 0, worker: 0, attempts: attempt - 1 })
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  return {
    async add(transaction, { id: task, account }) {
      const turn = await turnOf(transaction, account);
      await transaction
        .insertInto('queue')
        .values({ task, account, turn, claimed: 0, attempts: 0 })
        .execute();
      await dispatch.put(transaction, task, turn);
    },
    take: (at, full = []) =>
      store.transaction().execute(async (transaction) => {
        const id = await dispatch.next(transaction, full);
        const attempt = id === undefined ? undefined : await claim(transaction, id);
        if (id === undefined || attempt === undefined) return undefined;
        return { task: await startTask(transaction, id, at), attempt };
      }),
    giveBack: ({ task, attempt }) => giveBack(task.id, attempt),
    async giveBackExcept(known) {
      const rows = await store
        .selectFrom('queue')
        .where('worker', '=', worker)
        .where('claimed', '=', 1)
        .select(['task', 'attempts'])
        .execute();
      for (const { task, attempts } of rows) if (!known.has(task)) await giveBack(task, attempts);
    },
    async remove(transaction, task) {
      await dispatch.drop(transaction, task);
      await transaction.deleteFrom('queue').where('task', '=', task).execute();
    },
    async finish(transaction, { task, attempt }) {
      await dispatch.drop(transaction, task.id);
      const { numDeletedRows } = await transaction
        .deleteFrom('queue')
        .where('task', '=', task.id)
        .where('worker', '=', worker)
        .where('attempts', '=', attempt)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async holds({ task, attempt }) {
      const row = await store
        .selectFrom('queue')
        .where('task', '=', task.id)
        .where('worker', '=', worker)
        .where('attempts', '=', attempt)
        .select('task')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

/** Marks a task started unless it already is, and returns it. */
async function startTask(transaction: StoreTransaction, id: string, at: number): Promise<Claim['task']> {
  const { numUpdatedRows } = await transaction
    .updateTable('tasks')
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .set({ status: 'IN_PROGRESS', started_at: at })
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await queueDeliveries(transaction, id, at);
  return await transaction.selectFrom('tasks').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/**
 * Returns the turn of an account's next task: one after its last in the queue, and never before the running ones. A
 * thousand tasks of one account queue behind each other, and the first of another account follows right after the
 * running ones.
 */
async function turnOf(transaction: StoreTransaction, account: string): Promise<number> {
  const { rows } = await sql<{ own: number | null; running: number | null; waiting: number | null }>`
    select
      (select max(turn) from queue where account = ${account}) as own,
      (select max(turn) from queue where claimed = 1) as running,
      (select min(turn) from queue where claimed = 0) as waiting`.execute(transaction);
  const { own = null, running = null, waiting = null } = rows[0] ?? {};
  const now = Number(running ?? waiting ?? 0);
  return own === null ? now : Math.max(now, Number(own) + 1);
}

/** Runs a transaction that is rolled back when its work returns false. @returns the result of the work */
export async function undoable(
  store: Store,
  work: (transaction: StoreTransaction) => Promise<boolean>,
): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await store.transaction().execute(async (transaction) => {
      if (!(await work(transaction))) throw undone;
    });
    return true;
  } catch (error) {
    if (error === undone) return false;
    throw error;
  }
}

/** Returns the queue of a store that only this process uses. */
export function ownQueue(store: Store): Queue {
  const dispatch: Dispatch = {
    put: async () => {},
    back: async () => {},
    drop: async () => {},
    async next(transaction, full) {
      const row = await transaction
        .selectFrom('queue')
        .where('claimed', '=', 0)
        .$if(full.length > 0, (waiting) => waiting.where('account', 'not in', full))
        .orderBy('turn')
        .orderBy('position')
        .select('task')
        .executeTakeFirst();
      return row?.task;
    },
  };
  return {
    ...createQueue({ store, dispatch, worker: 0 }),
    watch: () => () => {},
    isOutage: () => false,
  };
}

/** Requeues the claims of an ended process, at start. Returns the number of tasks. */
export async function releaseClaims(store: Store): Promise<number> {
  const result = await store
    .updateTable('queue')
    .where('claimed', '=', 1)
    .set({ claimed: 0 })
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
