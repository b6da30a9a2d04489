import type { InputFile, JobContext, JobInput, JobOutput } from '@meshwright/engine';
import type { HoldBack } from '../control/hold-back.ts';
import type { Engine } from '../engine-port.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Clock } from '../service-context.ts';
import { refund } from '../store/ledger.ts';
import { type Claim, claimNext, dequeue, giveBack } from '../store/queue.ts';
import type { Store } from '../store/tables.ts';
import type { TaskEvents } from './task-events.ts';

/** Takes tasks from the queue, in order, and runs their jobs. */
export interface TaskRunner {
  /** Looks at the queue. After a create, and once at start. */
  wake(): void;
  /** Stops the job of a task that was cancelled. */
  abort(task: string): void;
  /** 0 to 99 while the task runs here: newer than what the store says. */
  progressOf(task: string): number | undefined;
  /** Stops; running tasks go back to the queue. Resolves when nothing of it is left. */
  stop(): Promise<void>;
  /** Goes on after a stop. */
  resume(): void;
}

export interface TaskRunnerOptions {
  readonly store: Store;
  readonly files: FileStore;
  readonly engine: Pick<Engine, 'run'>;
  readonly events: TaskEvents;
  readonly clock: Clock;
  /** Jobs at once. */
  readonly workers: number;
  /** Default: every task begins at once. */
  readonly holdBack?: HoldBack;
  readonly resultLifetimeMs: number;
  /** Hears of failures of the store itself. The task they hit waits for the next start. */
  readonly onFault: (error: unknown) => void;
}

/** A task that took the process down with it this often will do so again. */
const maxAttempts = 3;
/** Progress reaches the store in steps of this many percent; streams see every one. */
const savedStep = 25;

export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const { store, files, engine, events, clock } = options;
  const running = new Map<string, { readonly abort: AbortController; progress: number }>();
  const work = new Set<Promise<void>>();
  let stopping = false;
  let idle = options.workers;
  let woken = false;

  function wake(): void {
    woken = true;
    if (stopping || idle <= 0) return;
    idle -= 1;
    const turn = takeTurns()
      .catch(options.onFault)
      .finally(() => work.delete(turn));
    work.add(turn);
  }

  async function takeTurns(): Promise<void> {
    try {
      while (!stopping) {
        woken = false;
        const claim = await claimNext(store, clock.now());
        if (claim) {
          // Where one task waited there may be more; each idle worker wakes the next.
          wake();
          await runTask(claim);
        } else if (!woken) {
          return;
        }
      }
    } finally {
      idle += 1;
    }
  }

  async function runTask(claim: Claim): Promise<void> {
    const { task } = claim;
    const own = { abort: new AbortController(), progress: task.progress };
    running.set(task.id, own);
    if (stopping) own.abort.abort();
    events.publish(task.id);
    let saving: Promise<unknown> = Promise.resolve();
    const progress = (percent: number): void => {
      const next = Math.min(99, Math.floor(percent));
      if (next <= own.progress || own.abort.signal.aborted) return;
      const passed = Math.floor(next / savedStep) > Math.floor(own.progress / savedStep);
      own.progress = next;
      // Only a hint for the next start: a store that cannot take it is no reason to lose the task.
      if (passed) saving = saving.then(() => saveProgress(task.id, next)).catch(options.onFault);
      events.publish(task.id);
    };
    try {
      const outcome = await outcomeOf(claim, { progress, signal: own.abort.signal });
      await saving;
      if (typeof outcome !== 'string') await succeed(task.id, outcome);
      else if (stopping) await giveBack(store, claim);
      else await fail(task.id, outcome);
    } catch (error) {
      // Not the job but the disk or the store: the user learns that it was not their input.
      if (!own.abort.signal.aborted) options.onFault(error);
      await fail(task.id, 'The service could not keep the result of this task; create it again.');
    } finally {
      running.delete(task.id);
      events.publish(task.id);
    }
  }

  /** What the job gave, or why it gave nothing. */
  async function outcomeOf(claim: Claim, context: JobContext): Promise<JobOutput | string> {
    if (claim.attempt > maxAttempts) return 'The service went down each time it ran this task.';
    const input = await inputOf(claim.task);
    try {
      await heldBack(options.holdBack?.(claim.task, context.signal));
      if (context.signal.aborted) return 'Stopped.';
      return await engine.run(input, context);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** A task that is held back keeps no worker from the others. */
  async function heldBack(wait: Promise<void> | undefined): Promise<void> {
    if (!wait) return;
    idle += 1;
    wake();
    try {
      await wait;
    } finally {
      idle -= 1;
    }
  }

  async function inputOf(task: Claim['task']): Promise<JobInput> {
    const staged = JSON.parse(task.inputs) as { readonly role: string; readonly name: string }[];
    const byRole: Record<string, InputFile> = {};
    for (const { role, name } of staged) {
      byRole[role] = { name, bytes: await files.readStaged(task.id, role) };
    }
    return {
      family: task.family,
      request: JSON.parse(task.request) as JobInput['request'],
      files: byRole,
      ...(task.source === null ? {} : { source: JSON.parse(task.source) as NonNullable<JobInput['source']> }),
      seed: task.seed,
    };
  }

  async function saveProgress(task: string, progress: number): Promise<void> {
    await store.updateTable('tasks').where('id', '=', task).set({ progress }).execute();
  }

  async function succeed(task: string, output: JobOutput): Promise<void> {
    // The files are whole and on the disk before anything says so.
    const published = await files.publish(task, output.files);
    const now = clock.now();
    const done = await store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tasks')
        .where('id', '=', task)
        .where('status', '=', 'IN_PROGRESS')
        .set({
          status: 'SUCCEEDED',
          progress: 100,
          finished_at: now,
          expires_at: now + options.resultLifetimeMs,
          result: JSON.stringify(output.result),
          stand_in: output.standIn ?? null,
        })
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const rows = published.map((file) => ({ task, ...file }));
      if (rows.length > 0) await transaction.insertInto('files').values(rows).execute();
      await dequeue(transaction, task);
      return true;
    });
    if (done) await files.removeStaged(task);
    else await files.remove(task);
  }

  async function fail(task: string, error: string): Promise<void> {
    const now = clock.now();
    await store.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tasks')
        .where('id', '=', task)
        .where('status', '=', 'IN_PROGRESS')
        .set({ status: 'FAILED', finished_at: now, refunded: 1, error })
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await refund(transaction, task, now);
      await dequeue(transaction, task);
    });
    await files.remove(task);
  }

  return {
    wake,
    abort: (task) => running.get(task)?.abort.abort(),
    progressOf: (task) => running.get(task)?.progress,
    async stop() {
      stopping = true;
      for (const { abort } of running.values()) abort.abort();
      while (work.size > 0) await Promise.allSettled(work);
    },
    resume() {
      stopping = false;
      wake();
    },
  };
}
