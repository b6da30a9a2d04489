import { setTimeout as pause } from 'node:timers/promises';
import type { Claim, Queue } from '../../store/queue.ts';
import type { TaskEndings } from '../task-endings.ts';
import { ownFailures } from './run-job.ts';

/** Pause between two attempts to reach an unavailable store, in milliseconds. */
const outagePauseMs = 250;

export interface RecoverTaskOptions {
  readonly queue: Pick<Queue, 'giveBack' | 'holds' | 'isOutage'>;
  readonly endings: Pick<TaskEndings, 'fail'>;
  /** Returns whether the runner stops: then other processes or the next start handle the task. */
  readonly isStopping: () => boolean;
  readonly reportUnlessOutage: (error: unknown) => void;
}

/**
 * Handles a failure of the disk, the store or the files. After an outage the task waits and continues; otherwise it
 * fails with a message that its input was not the cause, as soon as that can be stored.
 * A task that was deleted or cancelled meanwhile, in any process, took its files with it: its failure is expected.
 * @param isAborted the task was cancelled here or the runner stops, so the failure is expected
 */
export async function recoverTask(
  claim: Claim,
  error: unknown,
  isAborted: boolean,
  options: RecoverTaskOptions,
): Promise<void> {
  const { queue, endings, isStopping, reportUnlessOutage } = options;
  if (!isAborted && !queue.isOutage(error)) {
    // A store that does not answer leaves the task as it was.
    if (!(await queue.holds(claim).catch(() => true))) return;
    reportUnlessOutage(error);
  }
  let isAway = queue.isOutage(error);
  for (let tries = 0; ; tries += 1) {
    if (isAway || tries > 0) {
      if (isStopping()) return;
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
