import { PanelError } from '../panel-error.ts';
import { selectionActions } from '../view/selection-actions.ts';
import { wordsOf } from '../words/words-of.ts';
import type { PanelController } from './controller.ts';

/** Fills in the form for an action on the selection. @throws PanelError `bad_intent` without that action */
export async function actOnSelection(controller: PanelController, family: string): Promise<void> {
  const { selection } = controller.viewInputs();
  const action = selection && selectionActions(selection).find((each) => each.family.name === family);
  if (!action) throw new PanelError('bad_intent', wordsOf(controller.host.facts)('Select a model first.'));
  const source = action.task
    ? ({ from: 'task', task: action.task, replaces: selection.id } as const)
    : ({ from: 'selection' } as const);
  const { form } = controller.state();
  await controller.change({ form: { ...form, source, family, height: null } });
}
