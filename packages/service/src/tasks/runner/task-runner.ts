import type { HoldBack } from '../../control/faults/hold-back.ts';
import type { Engine } from '../../engine-port.ts';
import type { QueueChange } from '../../store/queue.ts';
import type { TaskEvents } from '../streams/task-events.ts';
import { createTaskEndings, type TaskEndingsOptions } from '../task-endings.ts';
import { recoverTask } from './recover-task.ts';
import { runJob } from './run-job.ts';
import type { RunningTask } from './running-task.ts';
import { createTaskClaims } from './task-claims.ts';
import { trackProgress } from './task-progress.ts';
import { createWorkerSlots } from './worker-slots.ts';

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
  /** Jobs that run now. */
  jobs(): number;
  /**
   * Takes no more tasks and waits for the running ones.
   * @returns whether they ended before the signal
   */
  drain(signal: AbortSignal): Promise<boolean>;
  /** Whether it takes no more tasks. */
  isHalted(): boolean;
  /** Continues after a stop. */
  resume(): void;
}

export interface TaskRunnerOptions extends TaskEndingsOptions {
  readonly engine: Pick<Engine, 'run'>;
  readonly events: TaskEvents;
  /** Parallel jobs of one account; 0 where other processes run them. */
  readonly workers: number;
  /**
   * Extra workers for accounts that have fewer jobs running.
   * @default 0
   */
  readonly spareWorkers?: number;
  /** @default every task begins at once */
  readonly holdBack?: HoldBack;
  /** Progress is stored in steps of this many percent. */
  readonly progressStep: number;
  /** Receives failures of the store itself. The affected task waits until it can continue. */
  readonly onFault: (error: unknown) => void;
}

export function createTaskRunner(options: TaskRunnerOptions): TaskRunner {
  const { store, queue, files, engine, events, clock, progressStep, workers, spareWorkers = 0 } = options;
  const { telemetry } = options;
  const endings = createTaskEndings(options);
  const running = new Map<string, RunningTask>();
  const claims = createTaskClaims({ queue, clock, running, jobsPerAccount: workers });
  const slots = createWorkerSlots({
    count: workers + spareWorkers,
    take: () => claims.take(),
    run: (own) => {
      const { task, trace, attempt, number } = own.claim;
      const { id, family } = task;
      if (number === 1) {
        const seconds = Math.max(0, (task.started_at - task.created_at) / 1000);
        telemetry.observe('meshwright_task_wait_seconds', { family }, seconds);
      }
      return telemetry.within(
        {
          name: `run ${family}`,
          kind: 'consumer',
          task: id,
          values: { 'meshwright.family': family, 'meshwright.attempt': attempt },
          ...(trace !== '' && { parent: trace }),
        },
        () => runTask(own),
      );
    },
    onFailure: reportUnlessOutage,
  });
  const recovery = { queue, endings, isStopping: slots.isHalted, reportUnlessOutage };
  let unwatch = queue.watch(lookAround);

  /** There may be new work, or work of this process may have been removed. */
  function lookAround(change?: QueueChange): void {
    if (change?.waits !== false) slots.wake();
    for (const [id, task] of running) if (!change || change.task === id) void stopUnlessHeld(task);
  }

  async function stopUnlessHeld({ claim, abort }: RunningTask): Promise<void> {
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

  async function runTask(own: RunningTask): Promise<void> {
    const { claim, abort } = own;
    const { id, family } = claim.task;
    telemetry.log('info', 'task started', { family, attempt: claim.attempt });
    if (slots.isHalted()) abort.abort();
    events.publish(id);
    const progress = trackProgress(own, { store, events, progressStep, onFault: reportUnlessOutage });
    try {
      const context = { progress: progress.report, signal: abort.signal };
      const outcome = await runJob(own, context, { files, engine, holdBack: options.holdBack, slots });
      await progress.settled();
      if ('output' in outcome) await endings.succeed(claim, outcome.output);
      else if (slots.isHalted()) await queue.giveBack(claim);
      else await endings.fail(claim, outcome.failure);
    } catch (error) {
      await recoverTask(claim, error, abort.signal.aborted, recovery);
    } finally {
      running.delete(id);
      events.publish(id);
    }
  }

  return {
    wake: slots.wake,
    abort: (task) => running.get(task)?.abort.abort(),
    progressOf: (task) => running.get(task)?.progress,
    jobs: () => running.size,
    async drain(signal) {
      slots.halt();
      return await Promise.race([slots.ended().then(() => true), aborted(signal).then(() => false)]);
    },
    isHalted: slots.isHalted,
    async stop() {
      slots.halt();
      unwatch();
      for (const { abort } of running.values()) abort.abort();
      await slots.ended();
    },
    resume() {
      unwatch = queue.watch(lookAround);
      slots.resume();
    },
  };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}
