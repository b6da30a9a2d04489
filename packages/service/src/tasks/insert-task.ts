import type { Clock } from '../clock.ts';
import type { KnownAccount } from '../store/accounts.ts';
import { charge } from '../store/ledger.ts';
import type { Queue } from '../store/queue.ts';
import type { Store, Tables } from '../store/tables.ts';
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
}

/**
 * Writes a task, its charge and its place in the queue in one transaction.
 * @throws ServiceError `no_credits` | `queue_full`
 */
export async function insertTask(
  { store, queue, clock }: InsertParts,
  account: KnownAccount,
  task: NewTask,
): Promise<void> {
  await store.transaction().execute(async (transaction) => {
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
    await queue.add(transaction, { id: task.id, account: id });
  });
}
