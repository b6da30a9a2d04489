import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { isTerminal, type Task } from '@meshwright/contract';
import { CliError } from '../../errors/cli-error.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { withWaitLine } from '../../progress/with-wait-line.ts';
import { quickMs, type ServiceValues, withSession } from '../../session/session.ts';

const refundText = {
  true: 'its credits come back',
  false: 'its credits do not come back',
  unknown: 'look at the balance',
};

/** Cancels an unfinished task. A finished one is unchanged: for most families DELETE would destroy its files. */
export async function cancelTask(ref: TaskRef, values: ServiceValues, terminal: Terminal): Promise<Answer> {
  const limits = { signal: terminal.signal, timeoutMs: quickMs };
  const text = formatTaskRef(ref);
  return withSession(values, terminal, async ({ client, service }) => {
    const looking = { what: `the task, from ${service}`, stop: 'Ctrl-C stops; nothing was changed' };
    const task: Task = await withWaitLine(looking, terminal, () => client.retrieve(ref, limits));
    if (isTerminal(task.status)) {
      const data = { ref: text, outcome: 'already_finished', refunded: false, status: task.status };
      return { data, text: `${text} is already ${task.status}; nothing was changed` };
    }
    const stop = 'Ctrl-C stops waiting; the task may be canceled all the same';
    const removing = { what: `the answer of ${service} to the cancel`, stop };
    const { outcome, refunded } = await withWaitLine(removing, terminal, () => client.remove(ref, limits));
    const data = { ref: text, outcome, refunded };
    if (outcome === 'task_running') {
      const message = `${text} is running, and the service does not stop running tasks of this family; it continues`;
      throw new CliError('unsupported', message, { task: text });
    }
    return { data, text: `${text}: ${outcome.replace('_', ' ')}, ${refundText[`${refunded}`]}` };
  });
}
