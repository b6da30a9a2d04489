import { actionOf } from '@meshwright/contract/schema';
import { wordsOf } from '../words/words-of.ts';
import { type SelectionAction, selectionActions, selectionReason } from './selection-actions.ts';
import type { Control } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Most actions on the selection with a button of their own; the others are options of one control. */
const mostButtons = 4;

/**
 * Returns the controls of the selection. They stand above the form, in the same section, so that a press never changes
 * a form out of sight.
 */
export function selectionControls({ selection, facts }: ViewInputs): Control[] {
  if (!selection) return [];
  const say = wordsOf(facts);
  const actions = selectionActions(selection);
  const isUsable = (action: SelectionAction) => reasonOf(action) === undefined;
  const reasonOf = ({ first, task }: SelectionAction) =>
    // An action on the task of the selection exports nothing.
    first === undefined
      ? task
        ? undefined
        : selectionReason(selection, facts)
      : say('Run “{action}” first, then select the result.', { action: say(first) });
  const quick = actions.filter(({ family }) => family.details.form?.quick);
  // What only this task offers stands first: Animate, for a rig.
  const rank = (action: SelectionAction) => (isUsable(action) ? (action.task ? 0 : 1) : 2);
  const buttons = quick.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostButtons);
  const others = actions.filter((each) => !buttons.includes(each) && isUsable(each));
  const { name, provenance } = selection;
  const note: Control = {
    id: 'selected',
    kind: 'note',
    tone: 'info',
    label: provenance
      ? say('Selected: {name} · From “{title}”', { name, title: provenance.title })
      : say('Selected: {name}', { name }),
  };
  const more: Control = {
    id: 'selection-more',
    kind: 'choice',
    label: say('More actions'),
    help: say('Actions on the selected model.'),
    value: '',
    options: [
      { value: '', label: say('Choose an action ({number})', { number: others.length }) },
      ...others.map(({ family: { name, details } }) => ({ value: name, label: say(actionOf(details)) })),
    ],
  };
  return [
    note,
    ...buttons.map(
      (action): Control => ({
        id: `selection/${action.family.name}`,
        kind: 'button',
        tone: 'plain',
        label: say(actionOf(action.family.details)),
        help: say(action.family.details.help),
        disabled: reasonOf(action),
      }),
    ),
    ...(others.length > 0 ? [more] : []),
  ];
}
