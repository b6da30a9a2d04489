import { type FinishedTask, formatTaskRef, type TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { CliError } from './cli-error.ts';
import { failureOf } from './failure.ts';
import type { Progress } from './progress.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

export interface Following {
  /** What is being made, for the progress line. */
  readonly label: string;
  readonly progress: Progress;
  readonly timeoutMs?: number | undefined;
  /** The command that goes on with the task. */
  readonly resume: string;
}

/**
 * Waits for a task to end, showing how far it is. Whatever ends the waiting early, the error names the task and
 * how to go on with it.
 */
export async function followTask<F extends Family>(
  session: Session,
  ref: TaskRef<F>,
  terminal: Terminal,
  { label, progress, timeoutMs, resume }: Following,
): Promise<FinishedTask<F>> {
  try {
    return await session.client.result(ref, {
      signal: terminal.signal,
      timeoutMs,
      onProgress: ({ status, progress: percent, preceding_tasks: ahead }) =>
        progress.show({ label, status, percent, ahead }),
    });
  } catch (cause) {
    throw stoppedWaiting(cause, ref, resume);
  } finally {
    progress.close();
  }
}

/** The error of waiting, or of work after it, with the way back to the task that was paid for. */
export function stoppedWaiting(cause: unknown, ref: TaskRef, resume: string): CliError {
  const { code, message } = failureOf(cause);
  const task = formatTaskRef(ref);
  const what = code === 'interrupted' ? 'stopped waiting' : message;
  const text = `${what}\ntask ${task} is kept and nothing has to be paid twice; go on with:\n  ${resume}`;
  return new CliError(code, text, { task, cause });
}
