import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { Task } from '@meshwright/contract';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { withWaitLine } from '../../progress/with-wait-line.ts';
import { quickMs, type ServiceValues, withSession } from '../../session/session.ts';
import { unsignedLinks } from '../../session/unsigned-links.ts';
import { taskText } from '../../text/task-text.ts';

interface ShowValues extends ServiceValues {
  readonly links?: boolean;
}

/** Shows the current state of a task. */
export async function showTask(ref: TaskRef, values: ShowValues, terminal: Terminal): Promise<Answer> {
  const limits = { signal: terminal.signal, timeoutMs: quickMs };
  const stop = 'Ctrl-C stops; nothing is changed';
  const task: Task = await withSession(values, terminal, ({ client, service }) =>
    withWaitLine({ what: `the task, from ${service}`, stop }, terminal, () => client.retrieve(ref, limits)),
  );
  const shown = values.links ? task : unsignedLinks(task);
  return { data: { ref: formatTaskRef(ref), ...shown }, text: taskText(ref, task) };
}
