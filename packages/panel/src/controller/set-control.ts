import { fieldValue } from '../form/field-control.ts';
import { formFields } from '../form/form-fields.ts';
import { withValue } from '../form/form-values.ts';
import type { ControlValue } from '../intent.ts';
import { PanelError } from '../panel-error.ts';
import { chosenFamily } from '../view/form-state.ts';
import { wordsOf } from '../words/words-of.ts';
import { actOnSelection } from './act-on-selection.ts';
import { checkFiles } from './check-files.ts';
import type { PanelController } from './controller.ts';

/** Sets the value of a form control. @throws PanelError `bad_intent` for a value of another kind */
export async function setControl(
  controller: PanelController,
  control: string,
  value: ControlValue,
): Promise<void> {
  const state = controller.state();
  const { form } = state;
  const wrong = new PanelError('bad_intent', `"${control}" cannot have this value.`);
  const change = (update: Partial<typeof form>) => controller.change({ form: { ...form, ...update } });
  switch (control) {
    case 'family':
      if (typeof value !== 'string') throw wrong;
      return await change({ family: value });
    case 'height':
      if (!isAmount(value)) throw wrong;
      return await change({ height: value || null });
    case 'takes':
      if (!isAmount(value)) throw wrong;
      return await change({ takes: value ?? 1 });
    case 'budget':
      if (!isAmount(value)) throw wrong;
      return await controller.change({ budget: value });
    case 'replace':
      return await change({ replace: value === true });
    case 'selection-more':
      if (typeof value !== 'string') throw wrong;
      return value === '' ? undefined : await actOnSelection(controller, value);
    case 'find/action_ids':
      return controller.updateInputs({ find: String(value ?? '') });
    case 'recover':
      return controller.updateInputs({ recover: String(value ?? '') });
  }
  const family = chosenFamily(state);
  const field = family && formFields(family).find(({ path }) => `field/${path}` === control);
  const fitting = field && fieldValue(field, value);
  if (!field || fitting === undefined) throw wrong;
  // Other values count at once: the next intent may be the press of Generate.
  if (holdsFiles(fitting)) await checkFiles(field, fitting, controller.store, wordsOf(controller.host.facts));
  // Files take time to read: other values may have changed.
  const now = controller.state().form;
  await controller.change({ form: { ...now, values: withValue(now, family, field, fitting) } });
}

/** Whether files must be read before the value counts. */
export function holdsFiles(value: ControlValue): boolean {
  return Array.isArray(value) && value.some((each) => typeof each === 'object');
}

function isAmount(value: ControlValue): value is number | null {
  return value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
}
