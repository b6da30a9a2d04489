import { formatTaskRef, list, parseTaskRef, retrieve, type TaskRef, taskRef } from '@meshwright/client';
import { families, familyNamed } from '@meshwright/contract';
import { normalHost } from '@meshwright/purchase/identity';
import { PanelError } from '../../panel-error.ts';
import { chosenFamily } from '../../view/form-state.ts';
import type { Say } from '../../words/say.ts';
import { wordsOf } from '../../words/words-of.ts';
import type { PanelController } from '../controller.ts';
import type { JobRunner } from '../job-runner.ts';
import { readOffered } from './read-offered.ts';

/** Lists the newest tasks of the chosen family. */
export async function listEarlier(controller: PanelController): Promise<void> {
  const family = familyNamed(chosenFamily(controller.state())?.name ?? '');
  if (!family) return;
  const say = wordsOf(controller.host.facts);
  const { connection } = controller.buyer();
  const tasks = await readOffered(controller, 'list', () => list(connection, family));
  const earlier = tasks.map((task) => ({
    ref: formatTaskRef(taskRef(family, task.id, connection.host)),
    title: titleOf(task) ?? task.id,
    text: say.list([statusText(task.status, say), ...dateText(task.created_at)]),
  }));
  controller.updateInputs({
    earlier,
    announcement: say(
      { one: '{count} earlier task found.', other: '{count} earlier tasks found.' },
      { count: earlier.length },
    ),
  });
}

/**
 * Adds a job for a task that was made elsewhere or is missing from the list. Costs nothing.
 * @param text a portable reference, or an id of the chosen family
 */
export async function getTask(controller: PanelController, runner: JobRunner, text: string): Promise<void> {
  const say = wordsOf(controller.host.facts);
  const { connection } = controller.buyer();
  const ref = refOf(controller, text.trim());
  if (ref.host && normalHost(ref.host) !== normalHost(connection.host)) {
    throw new PanelError(
      'refused',
      say('{task} belongs to {host}, but this panel is connected to {service}.', {
        task: text,
        host: ref.host,
        service: connection.host,
      }),
    );
  }
  const known = controller
    .state()
    .jobs.find(({ task, family }) => task?.id === ref.id && family === ref.family.name);
  if (known) throw new PanelError('refused', say('Already in the list: {title}.', { title: known.title }));
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

function statusText(status: string, say: Say): string {
  switch (status) {
    case 'PENDING':
      return say('pending');
    case 'IN_PROGRESS':
      return say('in progress');
    case 'SUCCEEDED':
      return say('succeeded');
    case 'FAILED':
      return say('failed');
    case 'CANCELED':
      return say('canceled');
    default:
      return status.toLowerCase().replace('_', ' ');
  }
}

/** `2026-11-20 16:22`. */
function dateText(created: number | null | undefined): string[] {
  return created ? [new Date(created).toISOString().slice(0, 16).replace('T', ' ')] : [];
}
