import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction, Tables } from './tables.ts';
import { queueDeliveries } from './webhooks.ts';

/** A task that a worker has taken. */
export interface Claim {
  readonly task: Selectable<Tables['tasks']>;
  /** Number of the attempt, from 1. An attempt that was given back does not count. */
  readonly attempt: number;
  /** Number of the claim, from 1. No two claims of a task have the same. */
  readonly number: number;
  /** Header `traceparent` of the create, '' for none. */
  readonly trace: string;
  /** When it was taken, in milliseconds by the watch of this process. */
  readonly takenAt: number;
}

/**
 * The tasks that are not terminal, in order: the accounts take turns, and each account's tasks are in creation order.
 * Changes lock the queue row first, then the task, so that they cannot deadlock.
 */
export interface Queue {
  /** Adds a task behind the others of its account, in the transaction that creates it. */
  add(
    transaction: StoreTransaction,
    task: { readonly id: string; readonly account: string; readonly trace: string },
  ): Promise<void>;
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
  /**
   * Calls back when any process has added or removed a task, and without a change where some may have been missed.
   * @returns stops the watching
   */
  watch(onChange: (change?: QueueChange) => void): () => void;
  /**
   * Returns whether a failure is a temporary loss of the store or the files; the interrupted operation can be
   * repeated.
   */
  isOutage(error: unknown): boolean;
}

/** A task that was added or returned, so that it waits, or that left the queue. */
export interface QueueChange {
  readonly task: string;
  readonly waits: boolean;
}

export interface QueueOptions {
  readonly store: Store;
  /** Number of this process, unique among the services. */
  readonly worker: number;
  /**
   * Called inside each transaction that adds, returns or removes a task.
   * @default none, where no other process shares the queue
   */
  readonly changed?: (transaction: StoreTransaction, change: QueueChange) => Promise<void>;
  /**
   * Several processes take tasks at once, so that each passes over what another is taking.
   * @default false
   */
  readonly shared?: boolean;
}

/** Waiting tasks that are looked at in order, before each account is asked for its first. */
const inOrder = 50;

export function createQueue({
  store,
  worker,
  changed = async () => {},
  shared = false,
}: QueueOptions): Omit<Queue, 'watch' | 'isOutage'> {
  /**
   * Returns the next waiting task of an account that is not full. The cost does not grow with the length of the queue:
   * where full accounts fill its beginning, the first task of each other account decides.
   */
  async function nextTask(
    transaction: StoreTransaction,
    full: readonly string[],
  ): Promise<string | undefined> {
    if (full.length === 0) return await firstOf(transaction, sql`true`);
    const { rows } = await sql<{ task: string; account: string }>`
      select task, account from queue where claimed = 0 order by turn, position limit ${inOrder}`.execute(
      transaction,
    );
    const near = rows.filter(({ account }) => !full.includes(account)).map(({ task }) => task);
    const next = near.length > 0 ? await firstOf(transaction, sql`task in (${sql.join(near)})`) : undefined;
    if (next !== undefined || rows.length < inOrder) return next;
    const firsts = await sql<{ task: string }>`
      with recursive waiting (account) as (
        select min(account) from queue where claimed = 0
        union all
        select (select min(queue.account) from queue where claimed = 0 and queue.account > waiting.account)
        from waiting where waiting.account is not null
      )
      select (
        -- A range instead of "=", so that only the index of the account has this order.
        select task from queue
        where claimed = 0 and queue.account >= waiting.account and queue.account <= waiting.account
        order by queue.account, turn, position limit 1
      ) as task
      from waiting where waiting.account is not null and waiting.account not in (${sql.join(full)})`.execute(
      transaction,
    );
    if (firsts.rows.length === 0) return undefined;
    return await firstOf(transaction, sql`task in (${sql.join(firsts.rows.map(({ task }) => task))})`);
  }

  /** Returns the first waiting task of these that no other process is taking, and locks it. */
  async function firstOf(
    transaction: StoreTransaction,
    these: RawBuilder<unknown>,
  ): Promise<string | undefined> {
    const lock = shared ? sql`for update skip locked` : sql``;
    const { rows } = await sql<{ task: string }>`
      select task from queue where claimed = 0 and ${these} order by turn, position limit 1 ${lock}`.execute(
      transaction,
    );
    return rows[0]?.task;
  }

  async function claim(
    transaction: StoreTransaction,
    task: string,
  ): Promise<{ readonly attempts: number; readonly claim: number; readonly trace: string } | undefined> {
    return await transaction
      .updateTable('queue')
      .where('task', '=', task)
      .where('claimed', '=', 0)
      .set(({ eb }) => ({
        claimed: 1,
        worker,
        attempts: eb('attempts', '+', 1),
        claim: eb('claim', '+', 1),
      }))
      .returning(['attempts', 'claim', 'trace'])
      .executeTakeFirst();
  }

  async function giveBack(task: string, number: number): Promise<void> {
    await undoable(store, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('queue')
        .where('task', '=', task)
        .where('claim', '=', number)
        .where('claimed', '=', 1)
        .set(({ eb }) => ({ claimed: 0, worker: 0, attempts: eb('attempts', '-', 1) }))
        .executeTakeFirst();
      await changed(transaction, { task, waits: true });
      return numUpdatedRows > 0n;
    });
  }

  return {
    async add(transaction, { id: task, account, trace }) {
      const turn = await turnOf(transaction, account);
      await transaction
        .insertInto('queue')
        .values({ task, account, turn, claimed: 0, attempts: 0, trace })
        .execute();
      await changed(transaction, { task, waits: true });
    },
    take: (at, full = []) =>
      store.transaction().execute(async (transaction) => {
        const id = await nextTask(transaction, full);
        const taken = id === undefined ? undefined : await claim(transaction, id);
        if (id === undefined || taken === undefined) return undefined;
        const task = await startTask(transaction, id, at);
        const { attempts: attempt, claim: number, trace } = taken;
        return { task, attempt, number, trace, takenAt: performance.now() };
      }),
    giveBack: ({ task, number }) => giveBack(task.id, number),
    async giveBackExcept(known) {
      const rows = await store
        .selectFrom('queue')
        .where('worker', '=', worker)
        .where('claimed', '=', 1)
        .select(['task', 'claim'])
        .execute();
      for (const { task, claim } of rows) if (!known.has(task)) await giveBack(task, claim);
    },
    async remove(transaction, task) {
      await transaction.deleteFrom('queue').where('task', '=', task).execute();
      await changed(transaction, { task, waits: false });
    },
    async finish(transaction, { task, number }) {
      const { numDeletedRows } = await transaction
        .deleteFrom('queue')
        .where('task', '=', task.id)
        .where('claim', '=', number)
        .where('claimed', '=', 1)
        .executeTakeFirst();
      await changed(transaction, { task: task.id, waits: false });
      return numDeletedRows > 0n;
    },
    async holds({ task, number }) {
      const row = await store
        .selectFrom('queue')
        .where('task', '=', task.id)
        .where('claim', '=', number)
        .where('claimed', '=', 1)
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
  return { ...createQueue({ store, worker: 0 }), watch: () => () => {}, isOutage: () => false };
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
