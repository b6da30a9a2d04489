import type { Clock } from '../../clock.ts';
import type { Queue } from '../../store/queue.ts';
import type { RunningTask } from './running-task.ts';

export interface TaskClaimsOptions {
  readonly queue: Pick<Queue, 'take' | 'giveBackExcept' | 'isOutage'>;
  readonly clock: Clock;
  /** The running tasks of this process by id; a taken one is added. */
  readonly running: Map<string, RunningTask>;
  /** Running jobs after which an account takes no further worker. */
  readonly jobsPerAccount: number;
}

/** Takes tasks from the queue for this process. */
export interface TaskClaims {
  /** Takes the next task, undefined when none may run. @throws Error of the store */
  take(): Promise<RunningTask | undefined>;
}

/** Takes one task at a time, so that after an outage the taken tasks that never arrived here are known. */
export function createTaskClaims(options: TaskClaimsOptions): TaskClaims {
  const { queue, clock, running, jobsPerAccount } = options;
  let isUncertain = false;
  let lastClaim: Promise<unknown> = Promise.resolve();

  async function claimNext(): Promise<RunningTask | undefined> {
    try {
      if (isUncertain) await queue.giveBackExcept(new Set(running.keys()));
      isUncertain = false;
      const claim = await queue.take(clock.now(), fullAccounts());
      if (!claim) return undefined;
      const { id, progress } = claim.task;
      const task: RunningTask = { claim, abort: new AbortController(), progress, isHeld: false };
      running.set(id, task);
      return task;
    } catch (error) {
      isUncertain ||= queue.isOutage(error);
      throw error;
    }
  }

  /** Returns the accounts at their limit of running jobs: the remaining workers are for the others. */
  function fullAccounts(): readonly string[] {
    const counts = new Map<string, number>();
    for (const { claim, isHeld } of running.values()) {
      if (!isHeld) counts.set(claim.task.account, (counts.get(claim.task.account) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= jobsPerAccount).map(([account]) => account);
  }

  return {
    take() {
      const next = lastClaim.then(claimNext);
      lastClaim = next.catch(() => {});
      return next;
    },
  };
}
