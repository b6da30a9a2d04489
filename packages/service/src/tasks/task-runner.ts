import { setTimeout as pause } from 'node:timers/promises';
import type { JobContext, JobOutput } from '@meshwright/engine';
import type { HoldBack } from '../control/faults/hold-back.ts';
import type { Engine } from '../engine-port.ts';
import type { Claim } from '../store/queue.ts';
import { jobInput } from './job-input.ts';
import { createTaskEndings, type TaskEndingsOptions } from './task-endings.ts';
import type { TaskEvents } from './task-events.ts';

/** Takes tasks from the queue in order, and runs their jobs. */
export interface TaskRunner {
  /** Checks the queue. Called after a create, and once at start. */
  wake(): void;
  /** Stops the job of a task that was cancelled. */
  abort(task: string): void;
  /** Returns 0 to 99 while the task runs here, more recent than the store. */
  progressOf(task: string): number | undefined;
  /** Stops; running tasks return to the queue. Resolves when all work has ended. */
  stop(): Promise<void>;
  /** Continues after a stop. */
  resume(): void;
}

/** A running job. */
interface Run {
  readonly claim: Claim;
  readonly abort: AbortController;
  progress: number;
  /** Delayed before its job starts, so it occupies no worker. */
  isHeld: boolean;
}

export interface TaskRunnerOptions extends TaskEndingsOptions {
  readonly engine: Pick<Engine, 'run'>;
  readonly events: TaskEvents;
  /** Parallel jobs of one account; 0 where other processes run them. */
  readonly workers: number;
  /** Extra workers for accounts that have fewer jobs running. Default 0. */
  readonly spareWorkers?: number;
  /** Default: every task begins at once. */
  readonly holdBack?: HoldBack;
  /** Progress is stored in steps of this many percent. */
  readonly progressStep: number;
  /** Receives failures of the store itself. The affected task waits until it can continue. */
  readonly onFault: (error: unknown) => void;
}

/** After this many crashes of the process the task is not tried again. */
const maxAttempts = 3;
/** Failures outside the job; each message states the remedy. */
export const ownFailures = {
  wentDown: `The service stopped unexpectedly ${maxAttempts} times while running this task; send a smaller or simpler model, or create the task again.`,
  notKept: 'The service could not store the result of this task; create the task again.',
} as const;
/** Pause between two attempts to reach an unavailable store, in milliseconds. */
const outagePauseMs = 250;

export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const { store, queue, files, engine, events, clock, progressStep } = options;
  const endings = createTaskEndings(options);
  const running = new Map<string, Run>();
  const work = new Set<Promise<void>>();
  let stopping = false;
  let idle = options.workers + (options.spareWorkers ?? 0);
  let woken = false;
  let isUncertain = false;
  let lastTake: Promise<unknown> = Promise.resolve();
  let unwatch = queue.watch(lookAround);

  function wake(): void {
    woken = true;
    if (stopping || idle <= 0) return;
    idle -= 1;
    const turn = takeTurns()
      .catch(reportUnlessOutage)
      .finally(() => work.delete(turn));
    work.add(turn);
  }

  /** After an event from another process: there may be new work, or work may have been removed. */
  function lookAround(): void {
    wake();
    for (const run of running.values()) void stopUnlessHeld(run);
  }

  async function stopUnlessHeld({ claim, abort }: Run): Promise<void> {
    try {
      if (!(await queue.holds(claim))) abort.abort();
    } catch (error) {
      reportUnlessOutage(error);
    }
  }

  /** Ignores outages: an unavailable store recovers, and waiting tasks continue by themselves. */
  function reportUnlessOutage(error: unknown): void {
    if (!queue.isOutage(error)) options.onFault(error);
  }

  async function takeTurns(): Promise<void> {
    try {
      while (!stopping) {
        woken = false;
        const run = await take();
        if (run) {
          // More tasks may wait, so each worker that starts wakes the next.
          wake();
          await runTask(run);
        } else if (!woken) {
          return;
        }
      }
    } finally {
      idle += 1;
    }
  }

  /** One at a time, so that after an outage the taken tasks that never arrived here are known. */
  function take(): Promise<Run | undefined> {
    const next = lastTake.then(async () => {
      try {
        if (isUncertain) await queue.giveBackExcept(new Set(running.keys()));
        isUncertain = false;
        const claim = await queue.take(clock.now(), fullAccounts());
        if (!claim) return undefined;
        const { id, progress } = claim.task;
        const run: Run = { claim, abort: new AbortController(), progress, isHeld: false };
        running.set(id, run);
        return run;
      } catch (error) {
        isUncertain ||= queue.isOutage(error);
        throw error;
      }
    });
    lastTake = next.catch(() => {});
    return next;
  }

  /** Returns the accounts at their limit of running jobs: the remaining workers are for the others. */
  function fullAccounts(): readonly string[] {
    const counts = new Map<string, number>();
    for (const { claim, isHeld } of running.values()) {
      if (!isHeld) counts.set(claim.task.account, (counts.get(claim.task.account) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= options.workers).map(([account]) => account);
  }

  async function runTask(own: Run): Promise<void> {
    const { claim } = own;
    const { task } = claim;
    if (stopping) own.abort.abort();
    events.publish(task.id);
    let kept = task.progress;
    let keeping: Promise<void> | undefined;
    // Writes are serial and skip to the newest value.
    const keep = async (): Promise<void> => {
      while (isStep(kept, own.progress)) {
        kept = own.progress;
        // Stored progress is only informative: a failed write must not lose the task.
        await saveProgress(task.id, kept).catch(reportUnlessOutage);
        events.publish(task.id);
      }
      keeping = undefined;
    };
    const progress = (percent: number): void => {
      const next = Math.min(99, Math.floor(percent));
      if (next <= own.progress || own.abort.signal.aborted) return;
      own.progress = next;
      if (isStep(kept, next)) keeping ??= keep();
      else events.publish(task.id);
    };
    try {
      const outcome = await outcomeOf(own, { progress, signal: own.abort.signal });
      await keeping;
      if (typeof outcome !== 'string') await endings.succeed(claim, outcome);
      else if (stopping) await queue.giveBack(claim);
      else await endings.fail(claim, outcome);
    } catch (error) {
      await recover(claim, error, own.abort.signal);
    } finally {
      running.delete(task.id);
      events.publish(task.id);
    }
  }

  function isStep(from: number, to: number): boolean {
    return Math.floor(to / progressStep) > Math.floor(from / progressStep);
  }

  /**
   * Handles a failure of the disk, the store or the files. After an outage the task waits and continues; otherwise it
   * fails with a message that its input was not the cause, as soon as that can be stored. When this process ends
   * first, other processes or its next start handle it.
   */
  async function recover(claim: Claim, error: unknown, signal: AbortSignal): Promise<void> {
    if (!signal.aborted) reportUnlessOutage(error);
    let isAway = queue.isOutage(error);
    for (let tries = 0; ; tries += 1) {
      if (isAway || tries > 0) {
        if (stopping) return;
        await pause(outagePauseMs);
      }
      try {
        if (isAway) await queue.giveBack(claim);
        else await endings.fail(claim, ownFailures.notKept);
        return;
      } catch (cause) {
        if (tries === 0) reportUnlessOutage(cause);
        isAway ||= queue.isOutage(cause);
      }
    }
  }

  /** Returns the output of the job, or the reason of its failure. */
  async function outcomeOf(run: Run, context: JobContext): Promise<JobOutput | string> {
    const { claim } = run;
    if (claim.attempt > maxAttempts) return ownFailures.wentDown;
    const input = await jobInput(claim.task, files);
    try {
      await holdBack(run, options.holdBack?.(claim.task, context.signal));
      if (context.signal.aborted) return 'Stopped.';
      return await engine.run(input, context);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Delays a task without occupying a worker. */
  async function holdBack(run: Run, wait: Promise<void> | undefined): Promise<void> {
    if (!wait) return;
    idle += 1;
    run.isHeld = true;
    wake();
    try {
      await wait;
    } finally {
      idle -= 1;
      run.isHeld = false;
    }
  }

  async function saveProgress(task: string, progress: number): Promise<void> {
    await store
      .updateTable('tasks')
      .where('id', '=', task)
      .where('progress', '<', progress)
      .set({ progress })
      .execute();
  }

  return {
    wake,
    abort: (task) => running.get(task)?.abort.abort(),
    progressOf: (task) => running.get(task)?.progress,
    async stop() {
      stopping = true;
      unwatch();
      for (const { abort } of running.values()) abort.abort();
      while (work.size > 0) await Promise.allSettled(work);
    },
    resume() {
      stopping = false;
      unwatch = queue.watch(lookAround);
      wake();
    },
  };
}
