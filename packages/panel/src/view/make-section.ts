import { actionOf } from '@meshwright/contract/schema';
import { type Estimate, estimateOf } from '@meshwright/purchase';
import type { Form } from '../form/form.ts';
import { type Request, requestPrice } from '../form/form-body.ts';
import type { FormField } from '../form/form-fields.ts';
import { valuesOf } from '../form/form-values.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import { hasTakes, mostTakes, takesIssue, takesOf } from '../form/takes.ts';
import type { ControlValue } from '../intent.ts';
import type { PanelState } from '../state.ts';
import { fieldControls } from './field-controls.ts';
import type { FormState } from './form-state.ts';
import { isSeveral, selectionReason } from './selection-actions.ts';
import { selectionControls } from './selection-controls.ts';
import type { ButtonControl, Control, Section } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Returns the section with the main fields of the request. */
export function makeSection(state: PanelState, around: ViewInputs, formState: FormState): Section {
  const { form, budget } = state;
  const { family } = formState;
  const from = [...selectionControls(around), ...sourceControls(state, around)];
  const values = family ? valuesOf(form, family) : {};
  if (!family) return { id: 'make', title: 'Create', folded: false, controls: from };
  const fields = formState.fields.filter(({ main }) => main);
  return {
    id: 'make',
    title: 'Create',
    folded: false,
    controls: [
      ...from,
      ...firstRun(state),
      {
        id: 'family',
        kind: 'choice',
        label: 'Operation',
        help: family.details.help,
        value: family.name,
        options: offeredFamilies(form.source).map(({ name, details }) => ({
          value: name,
          label: form.source.from === 'nothing' ? details.title : actionOf(details),
        })),
      },
      ...fields.flatMap((field) => fieldControls(field, values, formState, around)),
      {
        id: 'height',
        kind: 'number',
        label: 'Height',
        help: 'Height of the model in the scene. Leave empty to keep its own size.',
        value: form.height,
        least: 0.001,
        most: 10_000,
        whole: false,
        unit: 'metres',
        issue:
          form.height !== null && !(form.height > 0)
            ? 'Enter a height above 0, or leave it empty.'
            : undefined,
      },
      {
        id: 'budget',
        kind: 'number',
        label: 'Daily limit',
        help: 'Most credits to spend per day. A request over the limit is not sent. Leave empty for no limit.',
        value: budget,
        least: 0,
        whole: true,
        unit: 'credits',
      },
      ...takesControl(form),
      makeButton(family, state, around, formState),
    ],
  };
}

/** Prompt of the example that an empty panel offers. */
export const examplePrompt = 'a wooden treasure chest';

/** An empty panel has one sentence and one button. They stay until the first job: typing moves no button. */
function firstRun({ jobs, form }: PanelState): Control[] {
  if (jobs.length > 0 || form.source.from !== 'nothing') return [];
  return [
    {
      id: 'welcome',
      kind: 'note',
      tone: 'info',
      label: 'Describe an object, press Generate, and it stands in your scene.',
    },
    { id: 'example', kind: 'button', tone: 'plain', label: `Try “${examplePrompt}”` },
  ];
}

function sourceControls({ form }: PanelState, { selection }: ViewInputs): Control[] {
  if (form.source.from === 'nothing') return [];
  const title =
    form.source.from === 'task' ? form.source.task.title : (selection?.name ?? 'nothing selected');
  return [
    {
      id: 'source',
      kind: 'note',
      tone: 'info',
      label: `Based on: ${title}`,
    },
    { id: 'start-new', kind: 'button', tone: 'plain', label: 'Start new' },
  ];
}

function takesControl(form: Form): Control[] {
  if (!hasTakes(form)) return [];
  return [
    {
      id: 'takes',
      kind: 'number',
      label: 'Takes',
      help: 'How many results to make of the same request, to choose one. Each is paid.',
      value: form.takes,
      least: 1,
      most: mostTakes,
      whole: true,
      issue: takesIssue(form.takes),
    },
  ];
}

function makeButton(
  family: OfferedFamily,
  state: PanelState,
  { selection, facts, prices }: ViewInputs,
  { request, issues }: FormState,
): ButtonControl {
  const wanting = state.form.source.from === 'selection' ? selectionReason(selection, facts) : undefined;
  const estimate = estimateOf(requestPrice(family, request), family.name, prices);
  const takes = takesOf(state.form);
  return {
    id: 'make',
    kind: 'button',
    tone: 'primary',
    label: verbOf(family, state.form, request),
    cost: costText(estimate, takes),
    help: bases[estimate.basis],
    disabled: wanting ?? issues[0]?.message ?? takesFault(state.form),
  };
}

/** Returns what the button does: `Generate` from nothing, else the action on the model, with the number of its clips. */
function verbOf({ details }: OfferedFamily, { source }: Form, { action_ids: clips }: Request): string {
  if (source.from === 'nothing') return 'Generate';
  const many = Array.isArray(clips) && clips.length > 1 ? ` ${clips.length} clips` : '';
  return `${actionOf(details)}${many}`;
}

function takesFault(form: Form): string | undefined {
  const issue = hasTakes(form) ? takesIssue(form.takes) : undefined;
  return issue && `Takes: ${issue}`;
}

/** Price of all takes of a press. */
function costText({ credits, basis }: Estimate, takes: number): string {
  if (credits === 0) return 'free';
  const sum = credits * takes;
  const price = `${sum} ${sum === 1 ? 'credit' : 'credits'}${takes > 1 ? ` for ${takes} takes` : ''}`;
  return basis === 'known' ? price : `about ${price}`;
}

const bases: Readonly<Record<Estimate['basis'], string>> = {
  known: 'Published price.',
  local: 'Price of the local service.',
  seen: 'No published price: the highest price paid so far.',
  assumed: 'No published price: the actual price may differ.',
};

/** Returns the section with all other fields of the request. */
export function moreSection(state: PanelState, around: ViewInputs, formState: FormState): Section {
  const { family, fields } = formState;
  const { source } = state.form;
  const values = family ? valuesOf(state.form, family) : {};
  const others = fields.filter(({ main }) => !main);
  const changed = others.filter((field) => isChanged(field, values[field.path])).length;
  const replace: Control[] =
    (source.from === 'selection' && !isSeveral(around.selection)) ||
    (source.from === 'task' && source.replaces !== undefined)
      ? [
          {
            id: 'replace',
            kind: 'toggle',
            label: 'Replace selection',
            help: 'When off, the result is a new object.',
            value: state.form.replace,
          },
        ]
      : [];
  return {
    id: 'more',
    title: changed > 0 ? `More options (${changed} changed)` : 'More options',
    folded: true,
    controls: [
      ...replace,
      ...others.flatMap((field) =>
        fieldControls(field, values, formState, around).map((control) =>
          isChanged(field, values[field.path]) ? { ...control, changed: true as const } : control,
        ),
      ),
      ...(changed > 0 ? [resetButton] : []),
    ],
  };
}

const resetButton: Control = {
  id: 'reset-options',
  kind: 'button',
  tone: 'plain',
  label: 'Reset options',
  help: 'Sets all options of this operation to their defaults.',
};

function isChanged({ preset }: FormField, value: ControlValue | undefined): boolean {
  if (value === undefined || value === null) return false;
  const text = String(value);
  return text !== '' && text !== String(preset ?? '');
}
