import { fieldControl } from '../form/field-control.ts';
import type { FormValues } from '../form/form.ts';
import type { FormField } from '../form/form-fields.ts';
import { mostShown, searchedOptions } from '../form/searched-options.ts';
import { notOffered } from '../words/not-offered.ts';
import { wordsOf } from '../words/words-of.ts';
import type { FormState } from './form-state.ts';
import type { Control } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Returns the control of a field; before one with many options, a text field that finds them by words. */
export function fieldControls(
  field: FormField,
  values: FormValues,
  { issues, known, fields }: FormState,
  { find, unavailable, facts }: Pick<ViewInputs, 'find' | 'unavailable' | 'facts'>,
): Control[] {
  const say = wordsOf(facts);
  const control = fieldControl(field, values[field.path], issues, say, known, fields);
  if (field.path === 'action_ids' && unavailable.has('actions')) {
    const note = { kind: 'note', tone: 'info', label: notOffered(say, 'actions') } as const;
    return [{ id: 'actions-unavailable', ...note }, control];
  }
  const options = known[field.path] ?? [];
  if (control.kind !== 'choices' || options.length <= mostShown) return [control];
  const shown = searchedOptions(options, control.value, find);
  const isFound = shown.some(({ value }) => !control.value.includes(value));
  const sought: Control = {
    id: `find/${field.path}`,
    kind: 'text',
    label: say('Find actions'),
    help: say('Shows {shown} of {all}. Enter words of a name or of its kind.', {
      shown: shown.length,
      all: options.length,
    }),
    value: find,
    long: false,
    ...(!isFound && { issue: say('Nothing has these words in its name.') }),
  };
  const plain = shown.map(({ value, label, picture }) => ({ value, label, ...(picture && { picture }) }));
  return [sought, { ...control, options: plain }];
}
