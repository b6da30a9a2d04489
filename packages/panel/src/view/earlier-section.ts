import type { OfferedFamily } from '../form/offered-families.ts';
import { notOffered } from '../words/not-offered.ts';
import { wordsOf } from '../words/words-of.ts';
import type { Control, Section } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Returns the section of tasks without a job: found by id, or in the list of the service. */
export function earlierSection(
  family: OfferedFamily | undefined,
  { earlier, recover, unavailable, facts }: ViewInputs,
): Section {
  const say = wordsOf(facts);
  return {
    id: 'earlier',
    title: say('Earlier tasks'),
    folded: true,
    controls: [
      {
        id: 'list-earlier',
        kind: 'button',
        tone: 'plain',
        label: say('Show earlier tasks: {kind}', { kind: say(family?.details.title ?? '') }),
        help: say('Lists the tasks of the account that are not among the jobs here.'),
        disabled: unavailable.has('list') ? notOffered(say, 'list') : undefined,
      },
      ...earlier.map(
        ({ ref, title, text }): Control => ({
          id: `earlier/${ref}`,
          kind: 'job',
          label: title,
          state: 'done',
          text,
          actions: [{ id: `earlier/${ref}/get`, kind: 'button', tone: 'plain', label: say('Import') }],
        }),
      ),
      {
        id: 'recover',
        kind: 'text',
        label: say('Task ID'),
        help: say('Brings in a task that was made elsewhere, in another program or on another computer.'),
        value: recover,
        long: false,
      },
      {
        id: 'recover-task',
        kind: 'button',
        tone: 'plain',
        label: say('Add task'),
        disabled: recover.trim() === '' ? say('Enter a task ID first.') : undefined,
      },
    ],
  };
}
