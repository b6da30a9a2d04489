import { formatTaskRef, list, parseTaskRef, retrieve, type TaskRef, taskRef } from '@meshwright/client';
import { families, familyNamed } from '@meshwright/contract';
import { normalHost } from '@meshwright/purchase/identity';
import { PanelError } from '../../panel-error.ts';
import { chosenFamily } from '../../view/form-state.ts';
import type { PanelController } from '../controller.ts';
import type { JobRunner } from '../job-runner.ts';
import { readOffered } from './read-offered.ts';

/** Lists the newest tasks of the chosen family. */
export async function listEarlier(controller: PanelController): Promise<void> {
  const family = familyNamed(chosenFamily(controller.state())?.name ?? '');
  if (!family) return;
  const { connection } = controller.buyer();
  const tasks = await readOffered(controller, 'list', () => list(connection, family));
  const earlier = tasks.map((task) => ({
    ref: formatTaskRef(taskRef(family, task.id, connection.host)),
    title: titleOf(task) ?? task.id,
    text: `${task.status.toLowerCase().replace('_', ' ')}${task.created_at ? `, ${new Date(task.created_at).toISOString().slice(0, 16).replace('T', ' ')}` : ''}`,
  }));
  controller.updateInputs({
    earlier,
    announcement: `${earlier.length} earlier ${earlier.length === 1 ? 'task' : 'tasks'} found.`,
  });
}

/**
 * Adds a job for a task that was made elsewhere or is missing from the list. Costs nothing.
 * @param text a portable reference, or an id of the chosen family
 */
export async function getTask(controller: PanelController, runner: JobRunner, text: string): Promise<void> {
  const { connection } = controller.buyer();
  const ref = refOf(controller, text.trim());
  if (ref.host && normalHost(ref.host) !== normalHost(connection.host)) {
    throw new PanelError(
      'refused',
      `${text} belongs to ${ref.host}, but this panel is connected to ${connection.host}.`,
    );
  }
  const known = controller
    .state()
    .jobs.find(({ task, family }) => task?.id === ref.id && family === ref.family.name);
  if (known) throw new PanelError('refused', `Already in the list: ${known.title}.`);
  const task = await retrieve(connection, taskRef(ref.family, ref.id, connection.host));
  controller.updateInputs({ recover: '' });
  await runner.begin({
    title: titleOf(task) ?? `${ref.family.name} ${ref.id.slice(0, 8)}`,
    family: ref.family.name,
    height: controller.state().form.height,
    task: { id: ref.id },
    replace: undefined,
  });
}

function refOf(controller: PanelController, text: string): TaskRef {
  if (text.includes(':')) return parseTaskRef(text, families);
  return taskRef(familyNamed(chosenFamily(controller.state())?.name ?? '')!, text);
}

function titleOf(task: object): string | undefined {
  const { prompt, name, text_style_prompt: style } = task as Record<string, unknown>;
  return [prompt, name, style].find((each): each is string => typeof each === 'string' && each !== '');
}
