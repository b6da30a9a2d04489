import type { Issue } from '@meshwright/contract';
import type { KnownOptions } from '../form/field-control.ts';
import { issuesOf, type Request, requestOf } from '../form/form-body.ts';
import { type FormField, formFields } from '../form/form-fields.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import type { PanelState } from '../state.ts';
import type { ViewInputs } from './view-inputs.ts';

/** The form as far as several sections need it. */
export interface FormState {
  readonly family: OfferedFamily | undefined;
  readonly fields: readonly FormField[];
  readonly request: Request;
  /** What is wrong with the form as it stands. */
  readonly issues: readonly Issue[];
  readonly known: KnownOptions;
}

export function formStateOf(state: PanelState, { now, actions }: ViewInputs): FormState {
  const family = chosenFamily(state);
  if (!family) return { family, fields: [], request: {}, issues: [], known: {} };
  const request = requestOf(state.form, family, placeholder(state));
  const issues = issuesOf(family, request, now);
  return { family, fields: formFields(family), request, issues, known: knownOptions(state, actions) };
}

/** The family the form is about: the source's first when it cannot be made from the source. */
export function chosenFamily({ form }: Pick<PanelState, 'form'>): OfferedFamily | undefined {
  const offered = offeredFamilies(form.source);
  return offered.find(({ name }) => name === form.family) ?? offered[0];
}

/** The choices beyond the contract: animations by name, and what the source task offers. */
function knownOptions({ form }: Pick<PanelState, 'form'>, actions: KnownOptions): KnownOptions {
  const offers = form.source.from === 'task' ? form.source.task.offers : {};
  const own = Object.entries(offers).map(([name, values]) => [
    name.replace(/s$/, ''),
    values.map((value) => ({ value, label: value })),
  ]);
  return { ...actions, ...Object.fromEntries(own) };
}

/** Stands for a source that is only there when the request is sent. */
function placeholder({ form }: PanelState) {
  if (form.source.from === 'task') return form.source.task.id;
  return form.source.from === 'selection' ? { file: '', name: 'selection.glb', size: 0 } : undefined;
}
