import { setTimeout as pause } from 'node:timers/promises';
import type { JobContext, JobOutput } from '@meshwright/engine';
import type { HoldBack } from '../control/faults/hold-back.ts';
import type { Engine } from '../engine-port.ts';
import type { Claim } from '../store/queue.ts';
import { jobInput } from './job-input.ts';
import { createTaskEndings, type TaskEndingsOptions } from './task-endings.ts';
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

/** A job at work. */
interface Run {
  readonly claim: Claim;
  readonly abort: AbortController;
  progress: number;
  /** Held back before its job starts, so no worker is at it. */
  isHeld: boolean;
}

export interface TaskRunnerOptions extends TaskEndingsOptions {
  readonly engine: Pick<Engine, 'run'>;
  readonly events: TaskEvents;
  /** Jobs of one account at once; 0 where others do the work. */
  readonly workers: number;
  /** Workers beside those, for accounts that have fewer jobs running. Default 0. */
  readonly spareWorkers?: number;
  /** Default: every task begins at once. */
  readonly holdBack?: HoldBack;
  /** Progress reaches the store in steps of this many percent. */
  readonly progressStep: number;
  /** Hears of failures of the store itself. The task they hit waits until it can go on. */
  readonly onFault: (error: unknown) => void;
}

/** A task that took the process down with it this often will do so again. */
const maxAttempts = 3;
/** Failures that no job tells of; each says what to do. */
export const ownFailures = {
  wentDown: `The service went down ${maxAttempts} times while it ran this task; send a smaller or simpler model, or create it again.`,
  notKept: 'The service could not keep the result of this task; create it again.',
} as const;
/** Between two tries to reach a store that is away. */
const outagePauseMs = 250;

export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const { store, queue, files, engine, events, clock, progressStep } = options;
  const endings = createTaskEndings(options);
  const running = new Map<string, Run>();
  const work = new Set<Promise<void>>();
  let stopping = false;
  let idle = options.workers + (options.spareWorkers ?? 0);
  let woken = false;
  let isUnsure = false;
  let taking: Promise<unknown> = Promise.resolve();
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

  /** After news from other processes: there may be work, and work that was taken away. */
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

  /** A store that is away comes back, and what waits for it goes on by itself. */
  function reportUnlessOutage(error: unknown): void {
    if (!queue.isOutage(error)) options.onFault(error);
  }

  async function takeTurns(): Promise<void> {
    try {
      while (!stopping) {
        woken = false;
        const run = await take();
        if (run) {
          // Where one task waited there may be more; each idle worker wakes the next.
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

  /** One at a time, so that after an outage it is clear which tasks were taken and never arrived here. */
  function take(): Promise<Run | undefined> {
    const next = taking.then(async () => {
      try {
        if (isUnsure) await queue.giveBackExcept(new Set(running.keys()));
        isUnsure = false;
        const claim = await queue.take(clock.now(), fullAccounts());
        if (!claim) return undefined;
        const { id, progress } = claim.task;
        const run: Run = { claim, abort: new AbortController(), progress, isHeld: false };
        running.set(id, run);
        return run;
      } catch (error) {
        isUnsure ||= queue.isOutage(error);
        throw error;
      }
    });
    taking = next.catch(() => {});
    return next;
  }

  /** Accounts with as many jobs running as one account may have: what is left is for the others. */
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
    // One at a time and the newest only, however fast it goes.
    const keep = async (): Promise<void> => {
      while (isStep(kept, own.progress)) {
        kept = own.progress;
        // Only a hint for others and the next start: a store that cannot take it is no reason to lose the task.
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
   * Not the job but the disk, the store or the files failed. What is away comes back, and the task waits until then;
   * otherwise the user learns that it was not their input, as soon as that can be written down. Whatever this process
   * does not live to do, others or its next start do.
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

  /** What the job gave, or why it gave nothing. */
  async function outcomeOf(run: Run, context: JobContext): Promise<JobOutput | string> {
    const { claim } = run;
    if (claim.attempt > maxAttempts) return ownFailures.wentDown;
    const input = await jobInput(claim.task, files);
    try {
      await heldBack(run, options.holdBack?.(claim.task, context.signal));
      if (context.signal.aborted) return 'Stopped.';
      return await engine.run(input, context);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** A task that is held back keeps no worker from the others. */
  async function heldBack(run: Run, wait: Promise<void> | undefined): Promise<void> {
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
