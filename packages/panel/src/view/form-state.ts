import type { Issue } from '@meshwright/contract';
import type { KnownOptions } from '../form/field-control.ts';
import { issuesOf, type Request, requestOf } from '../form/form-body.ts';
import { type FormField, formFields } from '../form/form-fields.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import type { PanelState } from '../state.ts';
import { issueText } from '../words/issue-text.ts';
import { wordsOf } from '../words/words-of.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Form data shared by several sections. */
export interface FormState {
  readonly family: OfferedFamily | undefined;
  readonly fields: readonly FormField[];
  readonly request: Request;
  /** Issues of the current form. */
  readonly issues: readonly Issue[];
  readonly known: KnownOptions;
}

export function formStateOf(state: PanelState, { now, actions, facts }: ViewInputs): FormState {
  const family = chosenFamily(state);
  if (!family) return { family, fields: [], request: {}, issues: [], known: {} };
  const say = wordsOf(facts);
  const request = requestOf(state.form, family, placeholder(state));
  const fields = formFields(family);
  const issues = issuesOf(family, request, now).map((issue) => ({
    ...issue,
    message: issueText(issue, fields, family.details.rules, request, say),
  }));
  return { family, fields, request, issues, known: knownOptions(state, actions) };
}

/** Returns the family of the form; the source's first family when the chosen one does not accept the source. */
export function chosenFamily({ form }: Pick<PanelState, 'form'>): OfferedFamily | undefined {
  const offered = offeredFamilies(form.source);
  return offered.find(({ name }) => name === form.family) ?? offered[0];
}

/** Returns the options beyond the contract: animation names, and the offers of the source task. */
function knownOptions({ form }: Pick<PanelState, 'form'>, actions: KnownOptions): KnownOptions {
  const offers = form.source.from === 'task' ? form.source.task.offers : {};
  const own = Object.entries(offers).map(([name, values]) => [
    name.replace(/s$/, ''),
    values.map((value) => ({ value, label: value })),
  ]);
  return { ...actions, ...Object.fromEntries(own) };
}

/** Stands for a source that exists only when the request is sent. */
function placeholder({ form }: PanelState) {
  if (form.source.from === 'task') return form.source.task.id;
  return form.source.from === 'selection' ? { file: '', name: 'selection.glb', size: 0 } : undefined;
}
