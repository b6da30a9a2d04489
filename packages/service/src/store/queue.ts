import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction, Tables } from './tables.ts';

/** A task a worker has taken. */
export interface Claim {
  readonly task: Selectable<Tables['tasks']>;
  /** 1 the first time. */
  readonly attempt: number;
}

/**
 * The tasks that are not terminal, in order: the accounts take turns, and each has its own tasks in the order they were
 * made. Whatever changes one of them locks in the same order, so that nobody
 * waits in a circle: its place here first, then the task.
 */
export interface Queue {
  /** Puts a task behind the others of its account, in the transaction that makes it. */
  add(transaction: StoreTransaction, task: { readonly id: string; readonly account: string }): Promise<void>;
  /**
   * Takes the first waiting task and marks it started. A task that was running when its worker was killed is
   * IN_PROGRESS already and stays so: statuses only ever move forward.
   * @param full accounts whose tasks wait although a worker is free: it is kept for the others
   */
  take(at: number, full?: readonly string[]): Promise<Claim | undefined>;
  /** Gives a task back unfinished, as if it had not been taken; it keeps its place. */
  giveBack(claim: Claim): Promise<void>;
  /** Gives back what was taken without this process learning it, because the connection broke just then. */
  giveBackExcept(known: ReadonlySet<string>): Promise<void>;
  /** Takes a task out, at the beginning of the transaction that deletes or cancels it. */
  remove(transaction: StoreTransaction, task: string): Promise<void>;
  /** Takes a task out, at the beginning of the transaction that ends it. False when it is no longer this claim's to end. */
  finish(transaction: StoreTransaction, claim: Claim): Promise<boolean>;
  /** Nobody has cancelled the task or taken it over meanwhile. */
  holds(claim: Claim): Promise<boolean>;
  /** Calls back when another process has put tasks in or taken them out. @returns ends it */
  watch(onChange: () => void): () => void;
  /** The failure is one of a connection, to the store or the files, and will pass; what it interrupted can be done again. */
  isOutage(error: unknown): boolean;
}

/** Who says which waiting task is next. It is told, inside the same transactions, of all that happens to the queue. */
export interface Dispatch {
  put(transaction: StoreTransaction, task: string, turn: number): Promise<void>;
  next(transaction: StoreTransaction, full: readonly string[]): Promise<string | undefined>;
  back(transaction: StoreTransaction, task: string): Promise<void>;
  drop(transaction: StoreTransaction, task: string): Promise<void>;
}

export interface QueueOptions {
  readonly store: Store;
  readonly dispatch: Dispatch;
  /** Which process this is; every other has another number. */
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
        await transaction
          .updateTable('tasks')
          .where('id', '=', id)
          .where('status', '=', 'PENDING')
          .set({ status: 'IN_PROGRESS', started_at: at })
          .execute();
        const task = await transaction
          .selectFrom('tasks')
          .where('id', '=', id)
          .selectAll()
          .executeTakeFirstOrThrow();
        return { task, attempt };
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

/**
 * The turn of an account's next task: one after its last in the queue, and never before what runs now. So a thousand
 * tasks of one account stand behind each other, and the first of another account comes right after what runs.
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

/** A transaction that is undone when its work says that it must not happen. @returns what the work said */
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

/** The queue of a store that only this process uses. */
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

/** At start: what was claimed by a process that is gone waits again. Returns how many tasks that were. */
export async function releaseClaims(store: Store): Promise<number> {
  const result = await store
    .updateTable('queue')
    .where('claimed', '=', 1)
    .set({ claimed: 0 })
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
