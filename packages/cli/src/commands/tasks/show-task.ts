import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { Task } from '@meshwright/contract';
import { quickMs, type ServiceValues, withSession } from '../../session.ts';
import { taskText } from '../../task-text.ts';
import type { Answer, Terminal } from '../../terminal.ts';

/** A task as it is now. */
export async function showTask(ref: TaskRef, values: ServiceValues, terminal: Terminal): Promise<Answer> {
  const limits = { signal: terminal.signal, timeoutMs: quickMs };
  const task: Task = await withSession(values, terminal, ({ client }) => client.retrieve(ref, limits));
  return { data: { ref: formatTaskRef(ref), ...task }, text: taskText(ref, task) };
}
