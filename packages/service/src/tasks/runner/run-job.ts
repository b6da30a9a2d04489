import { taskErrorCodes } from '@meshwright/contract';
import type { HoldBack } from '../../control/faults/hold-back.ts';
import type { Engine, JobContext, JobFile, JobInput, JobOutput } from '../../engine-port.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Claim } from '../../store/queue.ts';
import type { TaskFailure } from '../task-endings.ts';
import type { RunningTask } from './running-task.ts';
import type { WorkerSlots } from './worker-slots.ts';

/** After this many crashes of the process the task is not tried again. */
const maxAttempts = 3;

/** Failures outside the job; each message states the remedy. */
export const ownFailures = {
  wentDown: {
    message: `The service stopped unexpectedly ${maxAttempts} times while running this task; send a smaller or simpler model, or create the task again.`,
    cause: 'server_error',
  },
  notKept: {
    message: 'The service could not store the result of this task; create the task again.',
    cause: 'server_error',
  },
} as const satisfies Readonly<Record<string, TaskFailure>>;

const stopped: TaskFailure = { message: 'Stopped.', cause: 'server_error' };

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
): Promise<{ readonly output: JobOutput } | { readonly failure: TaskFailure }> {
  const { claim } = running;
  if (claim.attempt > maxAttempts) return { failure: ownFailures.wentDown };
  const input = await jobInput(claim.task, files);
  try {
    const wait = holdBack?.(claim.task, context.signal);
    if (wait) await slots.whileHeld(running, wait);
    if (context.signal.aborted) return { failure: stopped };
    return { output: await engine.run(input, context) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { message, cause: causeOf(error) } };
  }
}

/** Causes by the code of an engine's error; any other error of a code concerns the input. */
const causes: Readonly<Record<string, string>> = {
  timed_out: 'timeout',
  out_of_memory: 'server_error',
  worker_crashed: 'server_error',
  closed: 'server_error',
  internal: 'server_error',
  aborted: 'server_error',
  backend_unreachable: 'service_unavailable',
  backend_refused: 'service_unavailable',
  backend_failed: 'server_error',
  backend_unusable: 'server_error',
};

function causeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return 'server_error';
  return causes[code] ?? (Object.hasOwn(taskErrorCodes, code) ? code : 'invalid_input');
}

/** Reads the input of a task's job: its create body and the files staged for it. */
async function jobInput(task: Claim['task'], files: Pick<FileStore, 'readStaged'>): Promise<JobInput> {
  const staged = JSON.parse(task.inputs) as { readonly role: string; readonly name: string }[];
  const byRole: Record<string, JobFile> = {};
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
