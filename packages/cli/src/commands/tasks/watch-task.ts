import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { commandText } from '../../command-text.ts';
import { failureOfTask } from '../../failed-task.ts';
import { followTask } from '../../follow-task.ts';
import { openProgress } from '../../progress.ts';
import { type ServiceValues, withSession } from '../../session.ts';
import { taskText } from '../../task-text.ts';
import type { Answer, Terminal } from '../../terminal.ts';
import { unsignedLinks } from '../../unsigned-links.ts';

interface WatchValues extends ServiceValues {
  /** Seconds. */
  readonly timeout?: number;
  readonly links?: boolean;
}

/** Waits until a task has ended; a task that did not succeed ends the command with `task_failed`. */
export async function watchTask(ref: TaskRef, values: WatchValues, terminal: Terminal): Promise<Answer> {
  const text = formatTaskRef(ref);
  const progress = openProgress(terminal);
  const task = await withSession(values, terminal, (session) =>
    followTask(session, ref, terminal, {
      label: ref.family.name,
      progress,
      timeoutMs: values.timeout && values.timeout * 1000,
      resume: commandText(['tasks', 'watch', text], terminal),
    }),
  ).finally(progress.close);
  const failure = failureOfTask(ref, task);
  const shown = values.links ? task : unsignedLinks(task);
  return { data: { ref: text, ...shown }, text: taskText(ref, task), ...(failure && { failure }) };
}
