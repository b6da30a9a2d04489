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
import type { Say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { fieldControls } from './field-controls.ts';
import type { FormState } from './form-state.ts';
import { isSeveral, selectionReason } from './selection-actions.ts';
import { selectionControls } from './selection-controls.ts';
import type { ButtonControl, Control, Section } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

/** Returns the section with the main fields of the request. */
export function makeSection(state: PanelState, around: ViewInputs, formState: FormState): Section {
  const { form, budget } = state;
  const say = wordsOf(around.facts);
  const { family } = formState;
  const from = [...selectionControls(around), ...sourceControls(state, around)];
  const values = family ? valuesOf(form, family) : {};
  if (!family) return { id: 'make', title: say('Create'), folded: false, controls: from };
  const fields = formState.fields.filter(({ main }) => main);
  return {
    id: 'make',
    title: say('Create'),
    folded: false,
    controls: [
      ...from,
      ...firstRun(state, say),
      {
        id: 'family',
        kind: 'choice',
        label: say('Operation'),
        help: say(family.details.help),
        value: family.name,
        options: offeredFamilies(form.source).map(({ name, details }) => ({
          value: name,
          label: say(form.source.from === 'nothing' ? details.title : actionOf(details)),
        })),
      },
      ...fields.flatMap((field) => fieldControls(field, values, formState, around)),
      {
        id: 'height',
        kind: 'number',
        label: say('Height'),
        help: say('Height of the model in the scene. Leave empty to keep its own size.'),
        value: form.height,
        least: 0.001,
        most: 10_000,
        whole: false,
        unit: say('metres'),
        length: true,
        issue:
          form.height !== null && !(form.height > 0)
            ? say('Enter a height above 0, or leave it empty.')
            : undefined,
      },
      {
        id: 'budget',
        kind: 'number',
        label: say('Daily limit'),
        help: say(
          'Most credits to spend per day. A request over the limit is not sent. Leave empty for no limit.',
        ),
        value: budget,
        least: 0,
        whole: true,
        unit: say('credits'),
      },
      ...takesControl(form, say),
      makeButton(family, state, around, formState),
    ],
  };
}

/** The example that an empty panel offers; its height is that of its subject, in metres. */
export const example = { prompt: 'a wooden treasure chest', height: 0.6 } as const;

/** An empty panel has one sentence and one button. They stay until the first job: typing moves no button. */
function firstRun({ jobs, form }: PanelState, say: Say): Control[] {
  if (jobs.length > 0 || form.source.from !== 'nothing') return [];
  return [
    {
      id: 'welcome',
      kind: 'note',
      tone: 'info',
      label: say('Describe an object, press Generate, and it stands in your scene.'),
    },
    {
      id: 'example',
      kind: 'button',
      tone: 'plain',
      label: say('Try “{prompt}”', { prompt: example.prompt }),
    },
  ];
}

function sourceControls({ form }: PanelState, { selection, facts }: ViewInputs): Control[] {
  const say = wordsOf(facts);
  if (form.source.from === 'nothing') return [];
  const title =
    form.source.from === 'task' ? form.source.task.title : (selection?.name ?? say('nothing selected'));
  return [
    {
      id: 'source',
      kind: 'note',
      tone: 'info',
      label: say('Based on: {title}', { title }),
    },
    { id: 'start-new', kind: 'button', tone: 'plain', label: say('Start new') },
  ];
}

function takesControl(form: Form, say: Say): Control[] {
  if (!hasTakes(form)) return [];
  return [
    {
      id: 'takes',
      kind: 'number',
      label: say('Takes'),
      help: say('How many results to make of the same request, to choose one. Each is paid.'),
      value: form.takes,
      least: 1,
      most: mostTakes,
      whole: true,
      issue: takesIssue(form.takes, say),
    },
  ];
}

function makeButton(
  family: OfferedFamily,
  state: PanelState,
  { selection, facts, prices }: ViewInputs,
  { request, issues }: FormState,
): ButtonControl {
  const say = wordsOf(facts);
  const wanting = state.form.source.from === 'selection' ? selectionReason(selection, facts) : undefined;
  const estimate = estimateOf(requestPrice(family, request), family.name, prices);
  const takes = takesOf(state.form);
  return {
    id: 'make',
    kind: 'button',
    tone: 'primary',
    label: verbOf(family, state.form, request, say),
    cost: costText(estimate, takes, say),
    help: basisText(estimate.basis, say),
    disabled: wanting ?? issues[0]?.message ?? takesFault(state.form, say),
  };
}

/** Returns what the button does: `Generate` from nothing, else the action on the model, with the number of its clips. */
function verbOf(
  { details }: OfferedFamily,
  { source }: Form,
  { action_ids: clips }: Request,
  say: Say,
): string {
  if (source.from === 'nothing') return say('Generate');
  const action = say(actionOf(details));
  if (!Array.isArray(clips) || clips.length < 2) return action;
  return say(
    { one: '{action} {count} clip', other: '{action} {count} clips' },
    { action, count: clips.length },
  );
}

function takesFault(form: Form, say: Say): string | undefined {
  const issue = hasTakes(form) ? takesIssue(form.takes, say) : undefined;
  return issue && say('Takes: {issue}', { issue });
}

/** Price of all takes of a press. */
function costText({ credits, basis }: Estimate, takes: number, say: Say): string {
  if (credits === 0) return say('free');
  const count = credits * takes;
  if (takes > 1) {
    const price = { one: '{count} credit for {takes} takes', other: '{count} credits for {takes} takes' };
    const about = {
      one: 'about {count} credit for {takes} takes',
      other: 'about {count} credits for {takes} takes',
    };
    return say(basis === 'known' ? price : about, { count, takes });
  }
  const about = { one: 'about {count} credit', other: 'about {count} credits' };
  return say(basis === 'known' ? { one: '{count} credit', other: '{count} credits' } : about, { count });
}

function basisText(basis: Estimate['basis'], say: Say): string {
  switch (basis) {
    case 'known':
      return say('Published price.');
    case 'local':
      return say('Price of the local service.');
    case 'seen':
      return say('No published price: the highest price paid so far.');
    case 'assumed':
      return say('No published price: the actual price may differ.');
  }
}

/** Returns the section with all other fields of the request. */
export function moreSection(state: PanelState, around: ViewInputs, formState: FormState): Section {
  const { family, fields } = formState;
  const { source } = state.form;
  const say = wordsOf(around.facts);
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
            label: say('Replace selection'),
            help: say('When off, the result is a new object.'),
            value: state.form.replace,
          },
        ]
      : [];
  return {
    id: 'more',
    title: changed > 0 ? say('More options ({number} changed)', { number: changed }) : say('More options'),
    folded: true,
    controls: [
      ...replace,
      ...others.flatMap((field) =>
        fieldControls(field, values, formState, around).map((control) =>
          isChanged(field, values[field.path]) ? { ...control, changed: true as const } : control,
        ),
      ),
      ...(changed > 0 ? [resetButton(say)] : []),
    ],
  };
}

function resetButton(say: Say): Control {
  return {
    id: 'reset-options',
    kind: 'button',
    tone: 'plain',
    label: say('Reset options'),
    help: say('Sets all options of this operation to their defaults.'),
  };
}

function isChanged({ preset }: FormField, value: ControlValue | undefined): boolean {
  if (value === undefined || value === null) return false;
  const text = String(value);
  return text !== '' && text !== String(preset ?? '');
}
