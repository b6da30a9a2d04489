import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { ServiceError } from '../service-error.ts';
import type { KnownAccount } from '../store/accounts.ts';
import { charge } from '../store/ledger.ts';
import type { Queue } from '../store/queue.ts';
import type { Store, StoreTransaction, Tables } from '../store/tables.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { checkQueue } from './checks/check-means.ts';

/** The columns of a task that its create decides, beside the account and its key. */
export type NewTask = Pick<
  Tables['tasks'],
  'id' | 'family' | 'type' | 'request' | 'source' | 'inputs' | 'seed' | 'cost'
>;

export interface InsertParts {
  readonly store: Store;
  readonly queue: Pick<Queue, 'add'>;
  readonly clock: Clock;
  readonly telemetry: Pick<Telemetry, 'traceparent'>;
}

/**
 * Writes a task, its charge and its place in the queue in one transaction. When the commit has no answer, the store is
 * asked what became of it.
 * @throws ServiceError `no_credits` | `queue_full` | `unknown_outcome` when the store does not say; after any other
 * error nothing was written
 */
export async function insertTask(
  { store, queue, clock, telemetry }: InsertParts,
  account: KnownAccount,
  task: NewTask,
): Promise<void> {
  const trace = telemetry.traceparent();
  let isCommitting = false;
  const write = async (transaction: StoreTransaction): Promise<void> => {
    const now = clock.now();
    // Strictly increasing, so that a list has one order and pages do not overlap. As the first statement it also
    // serialises creates of one account across processes: balance and queue are filled once.
    const { last_created_at: created_at } = await transaction
      .updateTable('accounts')
      .where('id', '=', account.id)
      .set(({ eb }) => ({
        last_created_at: eb
          .case()
          .when('last_created_at', '>=', now)
          .then(eb('last_created_at', '+', 1))
          .else(now)
          .end(),
      }))
      .returning('last_created_at')
      .executeTakeFirstOrThrow();
    await checkQueue(transaction, account);
    const { id, key } = account;
    await charge(transaction, { account: id, key, task: task.id, credits: task.cost, at: now });
    await transaction
      .insertInto('tasks')
      .values({
        ...task,
        account: id,
        api_key: key.name,
        status: 'PENDING',
        progress: 0,
        created_at,
        started_at: 0,
        finished_at: 0,
        expires_at: 0,
        refunded: 0,
        error: '',
        cause: '',
        result: '{}',
        stand_in: null,
      })
      .execute();
    await queue.add(transaction, { id: task.id, account: id, trace });
    isCommitting = true;
  };
  try {
    await store.transaction().execute(write);
  } catch (error) {
    if (!isCommitting || !(await wasWritten(store, account.id, task.id))) throw error;
  }
}

const looks = 4;
const pauseMs = 700;

/** Returns whether a transaction that may have been committed was. Its lock on the account is waited for. */
async function wasWritten(store: Store, account: string, task: string): Promise<boolean> {
  for (let look = 1; ; look += 1) {
    try {
      return await store.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('accounts')
          .where('id', '=', account)
          .set(({ ref }) => ({ plan: ref('plan') }))
          .execute();
        const row = await transaction
          .selectFrom('tasks')
          .where('id', '=', task)
          .select('id')
          .executeTakeFirst();
        return row !== undefined;
      });
    } catch (cause) {
      if (look === looks) {
        throw new ServiceError(
          'unknown_outcome',
          'The database did not answer while the task was stored, so that it may exist or not. Look in the list of tasks before sending the request again.',
          { cause },
        );
      }
      await pause(pauseMs);
    }
  }
}
