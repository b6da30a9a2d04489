import { type Connection, formatTaskRef, taskRef } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import type { Panel } from '@meshwright/panel';
import { say } from '../words/say.ts';
import type { GalleryCard } from './gallery.ts';
import { offeredAction } from './known-jobs.ts';

/**
 * Puts the result of a task into the scene by the intents of the panel, which pays for none of them.
 * @param height metres that the result had in the scene before
 * @throws PanelError when the panel refuses
 */
export async function bringIntoScene(
  panel: Panel,
  connection: Connection,
  { family, task, job }: GalleryCard,
  height: number | undefined,
): Promise<void> {
  if (job) {
    const action = offeredAction(panel, job.id, ['import', 'pick', 'resume']);
    if (!action)
      throw new Error(
        say('{title} is still being made, or has no model. See its job.', { title: job.title }),
      );
    await panel.send({ do: 'press', control: action });
    return;
  }
  const ref = formatTaskRef(taskRef(familyNamed(family)!, task, connection.host));
  const control = panel
    .view()
    .sections.flatMap(({ controls }) => controls)
    .find(({ id }) => id === 'height');
  const before = control?.kind === 'number' ? control.value : undefined;
  const setsHeight = height !== undefined && before !== undefined && !control?.disabled;
  // The panel places a recovered task at the height of its form.
  if (setsHeight) await panel.send({ do: 'set', control: 'height', value: height });
  try {
    await panel.send({ do: 'set', control: 'recover', value: ref });
    await panel.send({ do: 'press', control: 'recover-task' });
  } finally {
    if (setsHeight) await panel.send({ do: 'set', control: 'height', value: before });
  }
}
