import type { Clock } from '../clock.ts';
import { latestMoment } from '../control/service-clock.ts';
import type { JobOutput } from '../engine-port.ts';
import type { FileStore } from '../files/file-store.ts';
import { refund } from '../store/ledger.ts';
import { planFacts } from '../store/plans.ts';
import { type Claim, type Queue, undoable } from '../store/queue.ts';
import type { Store, StoreTransaction } from '../store/tables.ts';
import { queueDeliveries } from '../store/webhooks.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { keepsInputs } from './checks/keeps-inputs.ts';
import { planRemoval, removeFiles } from './remove-task.ts';

/** Why a task failed. */
export interface TaskFailure {
  readonly message: string;
  /** A key of `taskErrorCodes`, or one of `taskErrorTypes`. */
  readonly cause: string;
}

/** Ends a task that was taken. Has no effect on a task that the claim no longer holds. */
export interface TaskEndings {
  /** SUCCEEDED, once the files are complete and stored. */
  succeed(claim: Claim, output: JobOutput): Promise<void>;
  /** FAILED, with a refund. */
  fail(claim: Claim, failure: TaskFailure): Promise<void>;
}

export interface TaskEndingsOptions {
  readonly store: Store;
  readonly queue: Queue;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** How long result files are kept and served, in milliseconds, on plans that do not keep them for ever. */
  readonly resultLifetimeMs: number;
}

export function createTaskEndings(options: TaskEndingsOptions): TaskEndings {
  const { store, queue, files, clock, resultLifetimeMs, telemetry } = options;

  /** Ends a task unless it has ended or was taken over. */
  async function end(claim: Claim, work: (transaction: StoreTransaction) => Promise<void>): Promise<boolean> {
    return await undoable(store, async (transaction) => {
      if (!(await queue.finish(transaction, claim))) return false;
      await work(transaction);
      return true;
    });
  }

  function report(
    { task: { id: task, family, cost }, takenAt }: Claim,
    done: boolean,
    { status, cause }: { readonly status: string; readonly cause: string },
  ): void {
    if (!done) {
      telemetry.log('info', 'task was taken over or removed', { task });
      return;
    }
    const seconds = (performance.now() - takenAt) / 1000;
    telemetry.observe('meshwright_task_run_seconds', { family, status }, seconds);
    telemetry.add('meshwright_tasks_ended_total', { family, status, cause });
    if (status === 'FAILED') {
      telemetry.add('meshwright_refunds_total', { reason: 'failed' });
      telemetry.add('meshwright_credits_total', { kind: 'refunded' }, cost);
    }
    telemetry.log('info', 'task ended', { task, family, status, cause, seconds });
  }

  return {
    async succeed(claim, output) {
      const { id: task } = claim.task;
      // A worker that was stopped meanwhile, and wakes up late, changes nothing.
      if (!(await queue.holds(claim))) return;
      const place = { task, claim: claim.number };
      // Before the status changes.
      const published = await files.publish(place, output.files);
      const now = clock.now();
      const done = await end(claim, async (transaction) => {
        await transaction
          .updateTable('tasks')
          .where('id', '=', task)
          .set({
            status: 'SUCCEEDED',
            progress: 100,
            finished_at: now,
            expires_at: await expiryOf(transaction, claim.task.account, now + resultLifetimeMs),
            result: JSON.stringify({
              ...dated(output.result, now),
              ...(output.ignored && { ignored_fields: output.ignored }),
            }),
            stand_in: output.standIn ?? null,
            claim: claim.number,
          })
          .execute();
        const rows = published.map((file) => ({ task, ...file }));
        if (rows.length > 0) await transaction.insertInto('files').values(rows).execute();
        await queueDeliveries(transaction, task, now);
      });
      report(claim, done, { status: 'SUCCEEDED', cause: '' });
      if (!done) return await files.retract(place);
      // Claims that were lost have left files when their process was killed.
      for (let lost = 1; lost < claim.number; lost += 1) await files.retract({ task, claim: lost });
      if (!keepsInputs(claim.task.family)) await files.removeStaged(task);
    },
    async fail(claim, { message: error, cause }) {
      const { id: task } = claim.task;
      const now = clock.now();
      const done = await end(claim, async (transaction) => {
        await transaction
          .updateTable('tasks')
          .where('id', '=', task)
          .set({ status: 'FAILED', finished_at: now, refunded: 1, error, cause })
          .execute();
        await refund(transaction, task, now);
        await planRemoval(transaction, task);
        await queueDeliveries(transaction, task, now);
      });
      report(claim, done, { status: 'FAILED', cause });
      if (done) await removeFiles({ store, files }, task);
    },
  };
}

/** Adds the time of an analysis, which the engine, without a clock, leaves out. */
function dated(result: Readonly<Record<string, unknown>>, now: number): Record<string, unknown> {
  const { printability } = result;
  if (typeof printability !== 'object' || printability === null) return result;
  return { ...result, printability: { ...printability, evaluated_at: now } };
}

/** Returns when results expire: never, as far as dates reach, on a plan that keeps them. */
async function expiryOf(transaction: StoreTransaction, account: string, at: number): Promise<number> {
  const { plan } = await transaction
    .selectFrom('accounts')
    .where('id', '=', account)
    .select('plan')
    .executeTakeFirstOrThrow();
  return planFacts(plan).keepsResults ? latestMoment : at;
}
