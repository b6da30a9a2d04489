import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { openProgress } from '../../progress/progress.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { type ServiceValues, withSession } from '../../session/session.ts';
import { unsignedLinks } from '../../session/unsigned-links.ts';
import { failureOfTask } from '../../task/failed-task.ts';
import { followTask } from '../../task/follow-task.ts';
import { commandText } from '../../text/command-text.ts';
import { taskText } from '../../text/task-text.ts';

interface WatchValues extends ServiceValues {
  /** In seconds. */
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
