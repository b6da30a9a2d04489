import type { JobContext, JobOutput } from '@meshwright/engine';
import type { HoldBack } from '../../control/faults/hold-back.ts';
import type { Engine } from '../../engine-port.ts';
import type { FileStore } from '../../files/file-store.ts';
import { jobInput } from '../job-input.ts';
import type { RunningTask } from './running-task.ts';
import type { WorkerSlots } from './worker-slots.ts';

/** After this many crashes of the process the task is not tried again. */
const maxAttempts = 3;

/** Failures outside the job; each message states the remedy. */
export const ownFailures = {
  wentDown: `The service stopped unexpectedly ${maxAttempts} times while running this task; send a smaller or simpler model, or create the task again.`,
  notKept: 'The service could not store the result of this task; create the task again.',
} as const;

export interface RunJobOptions {
  readonly files: Pick<FileStore, 'readStaged'>;
  readonly engine: Pick<Engine, 'run'>;
  /** @default every task begins at once */
  readonly holdBack?: HoldBack | undefined;
  /** The workers of this process; a task that is held back occupies none. */
  readonly slots: Pick<WorkerSlots, 'whileHeld'>;
}

/**
 * Returns the output of the job, or the reason of its failure.
 * @throws Error of the files when the input cannot be read
 */
export async function runJob(
  running: RunningTask,
  context: JobContext,
  { files, engine, holdBack, slots }: RunJobOptions,
): Promise<JobOutput | string> {
  const { claim } = running;
  if (claim.attempt > maxAttempts) return ownFailures.wentDown;
  const input = await jobInput(claim.task, files);
  try {
    const wait = holdBack?.(claim.task, context.signal);
    if (wait) await slots.whileHeld(running, wait);
    if (context.signal.aborted) return 'Stopped.';
    return await engine.run(input, context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
