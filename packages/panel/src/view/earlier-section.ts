import type { OfferedFamily } from '../form/offered-families.ts';
import { notOffered } from '../words/not-offered.ts';
import type { Control, Section } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Returns the section of tasks without a job: found by id, or in the list of the service. */
export function earlierSection(
  family: OfferedFamily | undefined,
  { earlier, recover, unavailable }: ViewInputs,
): Section {
  return {
    id: 'earlier',
    title: 'History',
    folded: true,
    controls: [
      {
        id: 'recover',
        kind: 'text',
        label: 'Task ID',
        help: 'A task that was made elsewhere, by its task ID.',
        value: recover,
        long: false,
      },
      {
        id: 'recover-task',
        kind: 'button',
        tone: 'plain',
        label: 'Add task',
        disabled: recover.trim() === '' ? 'Enter a task ID first.' : undefined,
      },
      {
        id: 'list-earlier',
        kind: 'button',
        tone: 'plain',
        label: `List ${family?.details.title ?? ''} tasks`,
        disabled: unavailable.has('list') ? notOffered.list : undefined,
      },
      ...earlier.map(
        ({ ref, title, text }): Control => ({
          id: `earlier/${ref}`,
          kind: 'job',
          label: title,
          state: 'done',
          text,
          actions: [{ id: `earlier/${ref}/get`, kind: 'button', tone: 'plain', label: 'Import' }],
        }),
      ),
    ],
  };
}
