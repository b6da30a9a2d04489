import type { Issue } from '@meshwright/contract';
import { type Estimate, estimateOf } from '@meshwright/pipeline';
import { fieldControl, type KnownOptions } from '../form/field-control.ts';
import type { TaskSource } from '../form/form.ts';
import { issuesOf, requestOf, requestPrice } from '../form/form-body.ts';
import { formFields } from '../form/form-fields.ts';
import { actionLabel } from '../form/labels.ts';
import { type OfferedFamily, offeredFamilies } from '../form/offered-families.ts';
import type { HostFacts, Selection } from '../host/host-port.ts';
import { jobControl } from '../job/job-control.ts';
import type { PanelState } from '../state.ts';
import type { ButtonControl, Control, Section, View } from './view.ts';

/** What a view shows beside what the panel remembers. */
export interface Surroundings {
  readonly facts: HostFacts;
  readonly selection: Selection | null;
  readonly announcement: string;
  /** The most each family has cost, by the journal. */
  readonly prices: ReadonlyMap<string, number>;
  /** Host and port of the service. */
  readonly service: string;
  /** Credits of the account; undefined while nobody asked. */
  readonly balance?: number | undefined;
  /** Of the animation library. */
  readonly actions: KnownOptions;
  /** What is typed to find a task by its id. */
  readonly recover: string;
  readonly earlier: readonly EarlierTask[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A task of the account that is in no job. */
export interface EarlierTask {
  /** Portable reference. */
  readonly ref: string;
  readonly title: string;
  readonly text: string;
}

export function viewOf(state: PanelState, around: Surroundings): View {
  const sections = [
    makeSection(state, around),
    moreSection(state, around),
    selectionSection(state, around),
    jobsSection(state, around),
    earlierSection(state, around),
    accountSection(around),
  ];
  return {
    sections: sections.filter(({ controls }) => controls.length > 0),
    announcement: around.announcement,
  };
}

/** The family the form is about: the source's first when it cannot be made from the source. */
export function chosenFamily({ form }: Pick<PanelState, 'form'>): OfferedFamily | undefined {
  const offered = offeredFamilies(form.source);
  return offered.find(({ name }) => name === form.family) ?? offered[0];
}

/** The choices beyond the contract: animations by name, and what the source task offers. */
export function knownOptions({ form }: Pick<PanelState, 'form'>, actions: KnownOptions): KnownOptions {
  const offers = form.source.from === 'task' ? form.source.task.offers : {};
  const own = Object.entries(offers).map(([name, values]) => [
    name.replace(/s$/, ''),
    values.map((value) => ({ value, label: value })),
  ]);
  return { ...actions, ...Object.fromEntries(own) };
}

function makeSection(state: PanelState, around: Surroundings): Section {
  const { form, budget } = state;
  const family = chosenFamily(state);
  const from = sourceControls(state, around);
  if (!family) return { id: 'make', title: 'Make', folded: false, controls: from };
  const issues = formIssues(state, around);
  const fields = formFields(family).filter(({ main }) => main);
  const known = knownOptions(state, around.actions);
  return {
    id: 'make',
    title: 'Make',
    folded: false,
    controls: [
      ...from,
      {
        id: 'family',
        kind: 'choice',
        label: 'What to make',
        help: family.details.help,
        value: family.name,
        options: offeredFamilies(form.source).map(({ name, details }) => ({
          value: name,
          label: form.source.from === 'nothing' ? details.title : actionLabel(name, details.title),
        })),
      },
      ...fields.map((field) => fieldControl(field, form.values[field.path], issues, known)),
      {
        id: 'height',
        kind: 'number',
        label: 'Height',
        help: 'How high it stands in the scene. Empty: as it was made.',
        value: form.height,
        least: 0.001,
        most: 10_000,
        whole: false,
        unit: 'metres',
        issue: form.height !== null && !(form.height > 0) ? 'Give a height above 0, or none.' : undefined,
      },
      {
        id: 'budget',
        kind: 'number',
        label: 'Spend at most',
        help: 'Credits a day, by what this journal knows. What would go over is not sent. Empty: no limit.',
        value: budget,
        least: 0,
        whole: true,
        unit: 'credits a day',
      },
      makeButton(family, state, around, issues),
    ],
  };
}

function sourceControls({ form }: PanelState, { selection }: Surroundings): Control[] {
  if (form.source.from === 'nothing') return [];
  const title = form.source.from === 'task' ? form.source.task.title : (selection?.name ?? 'nothing');
  return [
    {
      id: 'source',
      kind: 'note',
      tone: 'info',
      label: `From ${form.source.from === 'task' ? 'the task' : 'the selection'}: ${title}`,
    },
    { id: 'start-new', kind: 'button', tone: 'plain', label: 'Start from nothing' },
  ];
}

function makeButton(
  family: OfferedFamily,
  state: PanelState,
  { selection, facts, prices }: Surroundings,
  issues: readonly Issue[],
): ButtonControl {
  const request = requestOf(state.form, family, placeholder(state));
  const wanting = state.form.source.from === 'selection' ? selectionReason(selection, facts) : undefined;
  const estimate = estimateOf(requestPrice(family, request), family.name, prices);
  return {
    id: 'make',
    kind: 'button',
    tone: 'primary',
    label: 'Generate',
    cost: costText(estimate),
    disabled: wanting ?? issues[0]?.message,
  };
}

/** What is wrong with the form as it stands. */
export function formIssues(state: PanelState, { now }: Pick<Surroundings, 'now'>): readonly Issue[] {
  const family = chosenFamily(state);
  return family ? issuesOf(family, requestOf(state.form, family, placeholder(state)), now) : [];
}

/** Stands for a source that is only there when the request is sent. */
function placeholder({ form }: PanelState) {
  if (form.source.from === 'task') return form.source.task.id;
  return form.source.from === 'selection' ? { file: '', name: 'selection.glb', size: 0 } : undefined;
}

function costText({ credits, basis }: Estimate): string {
  const amount = credits === 0 ? 'free' : `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
  if (basis === 'known') return amount;
  return basis === 'seen' ? `about ${amount}, as before` : `price not published, about ${amount}`;
}

function moreSection(state: PanelState, around: Surroundings): Section {
  const family = chosenFamily(state);
  const issues = formIssues(state, around);
  const known = knownOptions(state, around.actions);
  const fields = family ? formFields(family).filter(({ main }) => !main) : [];
  const replace: Control[] =
    state.form.source.from === 'selection'
      ? [
          {
            id: 'replace',
            kind: 'toggle',
            label: 'Replace the selection',
            help: 'Off: the result is put beside it.',
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
      ...fields.map((field) => fieldControl(field, state.form.values[field.path], issues, known)),
    ],
  };
}

function selectionSection(_: PanelState, { selection, facts }: Surroundings): Section {
  if (!selection) return { id: 'selection', title: 'Selection', folded: false, controls: [] };
  const disabled = selectionReason(selection, facts);
  return {
    id: 'selection',
    title: `Selection: ${selection.name}`,
    folded: false,
    controls: [
      ...(selection.provenance
        ? [
            {
              id: 'provenance',
              kind: 'note' as const,
              tone: 'info' as const,
              label: `Made as “${selection.provenance.title}”, ${selection.provenance.task}`,
            },
          ]
        : []),
      ...selectionActions(selection).map(({ family: { name, details }, first }) => ({
        id: `selection/${name}`,
        kind: 'button' as const,
        tone: 'plain' as const,
        label: actionLabel(name, details.title),
        help: details.help,
        disabled: first ?? disabled,
      })),
    ],
  };
}

export interface SelectionAction {
  readonly family: OfferedFamily;
  /** Goes on from the task the selection came from, not from its mesh. */
  readonly task?: TaskSource | undefined;
  /** What has to be done before, in words. */
  readonly first?: string | undefined;
}

/** What the mesh of a selection can be sent to, what goes on from the task it came from, and what would after one step. */
export function selectionActions(selection: Selection): readonly SelectionAction[] {
  const byMesh = offeredFamilies({ from: 'selection' });
  const known = new Set(byMesh.map(({ name }) => name));
  const task = taskOf(selection);
  const byTask = task ? offeredFamilies({ from: 'task', task }).filter(({ name }) => !known.has(name)) : [];
  for (const { name } of byTask) known.add(name);
  const later = byMesh.flatMap((before) => {
    const made = { family: before.name, id: '', title: '', offers: {} };
    const next = offeredFamilies({ from: 'task', task: made }).filter(({ name }) => !known.has(name));
    for (const { name } of next) known.add(name);
    return next.map((family) => ({
      family,
      first: `${actionLabel(before.name, before.details.title)} it first; then select the result.`,
    }));
  });
  return [...byMesh.map((family) => ({ family })), ...byTask.map((family) => ({ family, task })), ...later];
}

/** The task a selection came from. */
export function taskOf({ provenance, name }: Selection): TaskSource | undefined {
  const [, family, id] = /^([^:@]+):([^:@]+)/.exec(provenance?.task ?? '') ?? [];
  return family && id ? { family, id: decodeURIComponent(id), title: name, offers: {} } : undefined;
}

function selectionReason(selection: Selection | null, facts: HostFacts): string | undefined {
  if (!selection) return 'Select a model first.';
  if (!facts.exportsSelection) return `${facts.name} cannot hand out what is selected.`;
  return selection.hasMesh ? undefined : `${selection.name} has no mesh: select one that has.`;
}

function jobsSection({ jobs }: PanelState, { facts }: Surroundings): Section {
  return { id: 'jobs', title: 'Jobs', folded: false, controls: jobs.map((job) => jobControl(job, facts)) };
}

function earlierSection(state: PanelState, { earlier, recover }: Surroundings): Section {
  const family = chosenFamily(state);
  return {
    id: 'earlier',
    title: 'Earlier tasks',
    folded: true,
    controls: [
      {
        id: 'recover',
        kind: 'text',
        label: 'Task',
        help: 'FAMILY:ID as other tools print it, or an id alone for the family chosen above.',
        value: recover,
        long: false,
      },
      {
        id: 'recover-task',
        kind: 'button',
        tone: 'plain',
        label: 'Get this task',
        disabled: recover.trim() === '' ? 'Give the id of a task first.' : undefined,
      },
      {
        id: 'list-earlier',
        kind: 'button',
        tone: 'plain',
        label: `List ${family?.details.title ?? ''} tasks`,
      },
      ...earlier.map(
        ({ ref, title, text }): Control => ({
          id: `earlier/${ref}`,
          kind: 'job',
          label: title,
          state: 'done',
          text,
          actions: [{ id: `earlier/${ref}/get`, kind: 'button', tone: 'plain', label: 'Get it' }],
        }),
      ),
    ],
  };
}

function accountSection({ balance, service }: Surroundings): Section {
  const known = balance === undefined ? '' : `: ${balance.toLocaleString('en')} credits left`;
  return {
    id: 'account',
    title: 'Account',
    folded: true,
    controls: [
      { id: 'service', kind: 'note', tone: 'info', label: `${service}${known}` },
      { id: 'balance', kind: 'button', tone: 'plain', label: 'Look at the balance' },
    ],
  };
}
