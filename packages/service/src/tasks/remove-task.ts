import { type Family, isTerminal } from '@meshwright/contract';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/file-store.ts';
import { ServiceError } from '../service-error.ts';
import { refund } from '../store/ledger.ts';
import type { Queue } from '../store/queue.ts';
import type { Store, StoreTransaction } from '../store/tables.ts';
import { findTask, lockTask, type TaskRow } from '../store/task-rows.ts';
import { keepUsage } from '../store/usage-rows.ts';
import { queueDeliveries } from '../store/webhooks.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { TaskRunner } from './runner/task-runner.ts';
import type { TaskEvents } from './streams/task-events.ts';

export interface RemoveParts {
  readonly store: Store;
  readonly queue: Pick<Queue, 'remove' | 'isOutage'>;
  readonly files: Pick<FileStore, 'remove'>;
  /** Receives a failure to remove the files, which is repeated later. */
  readonly onFault: (error: unknown) => void;
  readonly runner: Pick<TaskRunner, 'abort'>;
  readonly events: Pick<TaskEvents, 'publish'>;
  readonly clock: Clock;
  readonly telemetry: Pick<Telemetry, 'add' | 'log'>;
}

/**
 * Deletes or cancels a task (spec: States and transitions). `delete` families: the task is removed, but not while it
 * runs. `cancel` families: the task stays as CANCELED, but not once it is terminal. Either way only a PENDING task is
 * refunded.
 * @returns the status of the answer
 * @throws ServiceError `not_found` | `running` | `already_terminal`
 */
export async function removeTask(
  context: RemoveParts,
  family: Family,
  key: { readonly account: string; readonly id: string },
): Promise<200 | 204> {
  const remove = removals[family.removal];
  const removed = await context.store.transaction().execute(async (transaction) => {
    // Removed from the queue before it is read: until this transaction ends no worker can begin, end or return it.
    await context.queue.remove(transaction, key.id);
    await lockTask(transaction, key.id);
    const row = await findTask(transaction, { ...key, family: family.name });
    if (!row) throw new ServiceError('not_found', `There is no ${family.name} task with this id.`);
    await remove(transaction, row, context.clock.now());
    await planRemoval(transaction, key.id);
    return row;
  });
  const { telemetry } = context;
  if (removed.status === 'PENDING') {
    telemetry.add('meshwright_refunds_total', { reason: 'removed' });
    telemetry.add('meshwright_credits_total', { kind: 'refunded' }, removed.cost);
  }
  telemetry.log('info', 'task removed', { task: key.id, family: family.name, status: removed.status });
  context.runner.abort(key.id);
  context.events.publish(key.id);
  // The task is gone, whatever becomes of its files now.
  await removeFiles(context, key.id).catch((error: unknown) => {
    if (!context.queue.isOutage(error)) context.onFault(error);
  });
  return family.removal === 'delete' ? 200 : 204;
}

/** Notes that the files of a task are to be removed, in the transaction that ends the need for them. */
export async function planRemoval(transaction: StoreTransaction, task: string): Promise<void> {
  await transaction
    .insertInto('removals')
    .values({ task })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes files as planned. A failure is repeated by the sweep of results. */
export async function removeFiles(
  { store, files }: { readonly store: Store; readonly files: Pick<FileStore, 'remove'> },
  task: string,
): Promise<void> {
  await files.remove(task);
  await store.deleteFrom('removals').where('task', '=', task).execute();
}

type Remove = (transaction: StoreTransaction, row: TaskRow, at: number) => Promise<void>;

const removals: Readonly<Record<Family['removal'], Remove>> = {
  async delete(transaction, row, at) {
    if (row.status === 'IN_PROGRESS') {
      throw new ServiceError(
        'running',
        'The task is in progress and keeps running; delete it once it has finished.',
      );
    }
    // A task that never started has no usage: only the balance shows it (readings R46).
    if (row.status === 'PENDING') await refund(transaction, row.id, at);
    else await keepUsage(transaction, row);
    await transaction.deleteFrom('tasks').where('id', '=', row.id).execute();
  },
  async cancel(transaction, row, at) {
    if (isTerminal(row.status)) {
      throw new ServiceError(
        'already_terminal',
        `The task is ${row.status} already and cannot be cancelled.`,
      );
    }
    const waiting = row.status === 'PENDING';
    if (waiting) await refund(transaction, row.id, at);
    await transaction
      .updateTable('tasks')
      .where('id', '=', row.id)
      .set({ status: 'CANCELED', finished_at: at, refunded: waiting ? 1 : 0 })
      .execute();
    await queueDeliveries(transaction, row.id, at);
  },
};
