import { actionOf } from '@meshwright/contract/schema';
import { type Estimate, estimateOf } from '@meshwright/pipeline/purchase';
import { fieldControl } from '../form/field-control.ts';
import { requestPrice } from '../form/form-body.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import type { PanelState } from '../state.ts';
import type { FormState } from './form-state.ts';
import { selectionReason } from './selection-section.ts';
import type { ButtonControl, Control, Section } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Returns the section with the main fields of the request. */
export function makeSection(state: PanelState, around: ViewInputs, formState: FormState): Section {
  const { form, budget } = state;
  const { family, issues, known } = formState;
  const from = sourceControls(state, around);
  if (!family) return { id: 'make', title: 'Create', folded: false, controls: from };
  const fields = formState.fields.filter(({ main }) => main);
  return {
    id: 'make',
    title: 'Create',
    folded: false,
    controls: [
      ...from,
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
      ...fields.map((field) => fieldControl(field, form.values[field.path], issues, known)),
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
        help: 'Most credits to spend per day, counted by the purchase journal. A request over the limit is not sent. Leave empty for no limit.',
        value: budget,
        least: 0,
        whole: true,
        unit: 'credits per day',
      },
      makeButton(family, state, around, formState),
    ],
  };
}

function sourceControls({ form }: PanelState, { selection }: ViewInputs): Control[] {
  if (form.source.from === 'nothing') return [];
  const title = form.source.from === 'task' ? form.source.task.title : (selection?.name ?? 'none');
  return [
    {
      id: 'source',
      kind: 'note',
      tone: 'info',
      label: `Source ${form.source.from === 'task' ? 'task' : 'selection'}: ${title}`,
    },
    { id: 'start-new', kind: 'button', tone: 'plain', label: 'Start from scratch' },
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
  return {
    id: 'make',
    kind: 'button',
    tone: 'primary',
    label: 'Generate',
    cost: costText(estimate),
    help: bases[estimate.basis],
    disabled: wanting ?? issues[0]?.message,
  };
}

function costText({ credits, basis }: Estimate): string {
  if (credits === 0) return 'free';
  const price = `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
  return basis === 'known' ? price : `Estimated price: ${price}`;
}

const bases: Readonly<Record<Estimate['basis'], string>> = {
  known: 'Published price.',
  local: 'Price of the local service.',
  seen: 'No published price: the highest price paid so far.',
  assumed: 'No published price: the actual price may differ.',
};

/** Returns the section with all other fields of the request. */
export function moreSection(state: PanelState, { fields, issues, known }: FormState): Section {
  const replace: Control[] =
    state.form.source.from === 'selection'
      ? [
          {
            id: 'replace',
            kind: 'toggle',
            label: 'Replace selection',
            help: 'When off, the result is placed beside the selection.',
            value: state.form.replace,
          },
        ]
      : [];
  return {
    id: 'more',
    title: 'More options',
    folded: true,
    controls: [
      ...replace,
      ...fields
        .filter(({ main }) => !main)
        .map((field) => fieldControl(field, state.form.values[field.path], issues, known)),
    ],
  };
}
