import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { type Family, families, familyNamed, imageTo3d, type Task, textTo3d } from '@meshwright/contract';
import { CliError } from '../../errors/cli-error.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { withWaitLine } from '../../progress/with-wait-line.ts';
import { quickMs, type ServiceValues, withSession } from '../../session/session.ts';
import { unsignedLinks } from '../../session/unsigned-links.ts';
import { wrongAddress } from '../../session/wrong-address.ts';
import { taskLine } from '../../text/task-text.ts';

interface ListValues extends ServiceValues {
  readonly family?: string;
  readonly page: number;
  readonly pageSize: number;
  readonly links?: boolean;
}

/** Lists one page of tasks, newest first. */
export async function listTasks(values: ListValues, terminal: Terminal): Promise<Answer> {
  const families = values.family === undefined ? [textTo3d, imageTo3d] : [knownFamily(values.family)];
  const listed = await withSession(values, terminal, async ({ client, service }) => {
    const { page, pageSize } = values;
    const options = { page, pageSize, signal: terminal.signal, timeoutMs: quickMs };
    const waiting = { what: `the list of ${service}`, stop: 'Ctrl-C stops; nothing is changed' };
    const pages = await withWaitLine(waiting, terminal, () =>
      Promise.all(families.map((family) => client.list(family, options))),
    ).catch((cause) => {
      throw wrongAddress(cause, service) ?? cause;
    });
    return families.flatMap((family, index) =>
      pages[index]!.map((task: Task) => ({
        ref: { family, id: task.id, host: client.connection.host } satisfies TaskRef,
        task,
      })),
    );
  });
  const shown = (task: Task) => (values.links ? task : unsignedLinks(task));
  listed.sort((a, b) => (b.task.created_at ?? 0) - (a.task.created_at ?? 0));
  return {
    data: { tasks: listed.map(({ ref, task }) => ({ ref: formatTaskRef(ref), ...shown(task) })) },
    text: listed.map(({ ref, task }) => taskLine(ref, task)).join('\n') || 'no tasks on this page',
  };
}

function knownFamily(name: string): Family {
  const family = familyNamed(name);
  if (family) return family;
  const known = families.map((each) => each.name).join(', ');
  throw new CliError('invalid', `--family ${name} is not a task family; use one of: ${known}`);
}
