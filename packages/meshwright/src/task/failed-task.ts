import { type FinishedTask, failureReason, formatTaskRef, type TaskRef } from '@meshwright/client';
import { CliError } from '../errors/cli-error.ts';
import { creditsBackText } from '../purchase/credits-back-text.ts';

/** Returns the error of a task that did not succeed; undefined for one that did. */
export function failureOfTask(ref: TaskRef, task: FinishedTask): CliError | undefined {
  if (task.status === 'SUCCEEDED') return undefined;
  const text = formatTaskRef(ref);
  const reason = failureReason(task) ?? 'the service gave no reason';
  const credits = creditsBackText(task.consumed_credits);
  return new CliError('task_failed', `${text} ended ${task.status}: ${reason}\n${credits}`, { task: text });
}
