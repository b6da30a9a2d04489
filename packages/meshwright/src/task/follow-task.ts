import { type FinishedTask, formatTaskRef, type TaskRef } from '@meshwright/client';
import type { Family } from '@meshwright/contract';
import { CliError } from '../errors/cli-error.ts';
import type { Exit } from '../errors/exit-codes.ts';
import { failureOf } from '../errors/failure.ts';
import type { Progress } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { Session } from '../session/session.ts';

export interface Following {
  /** Current work, for the progress line. */
  readonly label: string;
  readonly progress: Progress;
  /** From `--timeout`. */
  readonly timeoutMs?: number | undefined;
  /** The service has answered for this task before, so it exists. */
  readonly known?: boolean;
  /** The command that resumes the task. */
  readonly resume: string;
}

const defaultTimeoutMs = 3_600_000;

/**
 * Waits for a task to end, showing its progress. An error that ends the wait early names the task and the command to
 * resume.
 */
export async function followTask<F extends Family>(
  session: Session,
  ref: TaskRef<F>,
  terminal: Terminal,
  { label, progress, timeoutMs, resume, ...following }: Following,
): Promise<FinishedTask<F>> {
  let known = following.known ?? false;
  const since = terminal.now();
  progress.wait({
    what: `${formatTaskRef(ref)} to end`,
    since,
    until: since + (timeoutMs ?? defaultTimeoutMs),
    stop: 'Ctrl-C stops waiting; the task continues',
  });
  try {
    return await session.client.result(ref, {
      signal: terminal.signal,
      timeoutMs: timeoutMs ?? defaultTimeoutMs,
      onProgress: ({ status, progress: percent, preceding_tasks: ahead }) => {
        known = true;
        progress.show({ label, status, percent, ahead });
      },
    });
  } catch (cause) {
    if (known) throw stoppedWaiting(timeoutNamed(cause, timeoutMs), ref, resume);
    throw neverReached(timeoutNamed(cause, timeoutMs), ref, resume);
  } finally {
    progress.wait(undefined);
  }
}

/**
 * Returns the error of a stopped wait for an existing task, or of work after it, with the command to resume the paid
 * task.
 */
export function stoppedWaiting(cause: unknown, ref: TaskRef, resume: string): CliError {
  const { code, message } = failureOf(cause);
  const task = formatTaskRef(ref);
  const what = code === 'interrupted' ? 'stopped waiting' : message;
  const text = `${what}\ntask ${task} is kept and nothing has to be paid twice; go on with:\n  ${resume}`;
  return new CliError(code, text, { task, cause });
}

/** Returns the error if the service never answered for the task; does not claim that the task exists. */
function neverReached(cause: unknown, ref: TaskRef, resume: string): CliError {
  const { code, message } = failureOf(cause);
  const what = code === 'interrupted' ? 'stopped waiting' : message;
  const text = worthRepeating.includes(code) ? `${what}\ntry again with:\n  ${resume}` : what;
  return new CliError(code, text, { task: formatTaskRef(ref), cause });
}

const worthRepeating: readonly Exit[] = [
  'interrupted',
  'network',
  'timed_out',
  'rate_limited',
  'unsupported',
];

/** Names the `--timeout` that expired. */
function timeoutNamed(cause: unknown, timeoutMs: number | undefined): unknown {
  if (timeoutMs === undefined || failureOf(cause).code !== 'timed_out') return cause;
  const text = `the ${timeoutMs / 1000} s of --timeout are over; allow more, or come back later`;
  return new CliError('timed_out', text, { cause });
}
