import { families } from '@meshwright/contract';
import { type FormSource, firstForm } from '../../form/form.ts';
import { offeredFamilies } from '../../form/offered-families.ts';
import type { Job, JobStep } from '../../job/job.ts';
import { jobControl } from '../../job/job-control.ts';
import { lostText } from '../../job/texts/lost-text.ts';
import { waitText } from '../../job/texts/wait-text.ts';
import { type PanelState, readState } from '../../state.ts';
import type { ViewInputs } from '../../view/view-inputs.ts';
import { viewOf } from '../../view/view-of.ts';
import { wordsOf } from '../words-of.ts';
import type { Control } from './control-texts.ts';

const factsOf = (language: string) => ({
  name: 'Editor',
  version: '1',
  undo: true,
  keepsScene: true,
  exportsSelection: true,
  playsClips: true,
  savesFiles: true,
  language,
});
const inputsOf = (language: string): ViewInputs => ({
  facts: factsOf(language),
  selection: { id: '1', name: 'Knight', hasMesh: true },
  announcement: '',
  prices: new Map(),
  service: 'the service',
  actions: {},
  unavailable: new Set(),
  find: '',
  recover: '',
  earlier: [],
  now: 0,
});

/** An animation library that is long enough to be searched. */
const library = {
  action_ids: Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: 'Walking' })),
};

/** Every kind of thing that a form can start from: nothing, the selection, and a task of each family. */
export const everySource: readonly FormSource[] = [
  { from: 'nothing' },
  { from: 'selection' },
  ...families.map(
    ({ name }): FormSource => ({
      from: 'task',
      task: { family: name, id: '1', title: 'Knight', offers: {} },
    }),
  ),
];

/** Returns every form of every family, empty. */
export function everyForm(language: string): Control[] {
  const inputs = inputsOf(language);
  return everySource.flatMap((source) =>
    offeredFamilies(source).flatMap(({ name }) => {
      const state = { ...readState(undefined), form: { ...firstForm, source, family: name } };
      return [
        ...controlsIn(state, inputs),
        ...controlsIn(state, { ...inputs, actions: library }),
        ...controlsIn(state, { ...inputs, unavailable: new Set(['balance', 'list', 'actions']) }),
      ];
    }),
  );
}

function controlsIn(state: PanelState, around: ViewInputs): Control[] {
  return viewOf(state, around).sections.flatMap(({ title, controls }) => [
    { id: title, kind: 'note', tone: 'info', label: title },
    ...controls,
  ]);
}

/** Returns a job in every step. */
export function everyJob(language: string): Control[] {
  const facts = factsOf(language);
  const say = wordsOf(facts);
  const imported = { id: '1', name: 'Knight', height: 1.8, meshes: 1, clips: ['Idle'] };
  const job: Omit<Job, 'step'> = {
    id: '1',
    title: 'a knight',
    family: 'text-to-3d',
    request: {},
    take: 1,
    height: 1,
    imported,
  };
  const lost = (candidates: string[]) => lostText({ candidates }, say);
  const steps: JobStep[] = [
    { at: 'sending' },
    { at: 'running', progress: 30 },
    { at: 'running', progress: 0, pending: true },
    { at: 'running', progress: 0, pending: true, ahead: 2 },
    { at: 'fetching' },
    { at: 'fetching', seconds: 4 },
    { at: 'importing' },
    { at: 'importing', seconds: 4 },
    { at: 'imported' },
    { at: 'lost', text: lost([]), candidates: [] },
    { at: 'lost', text: lost(['A1']), candidates: ['A1'] },
    { at: 'lost', text: lostText(undefined, say), candidates: [] },
    ...(['turn', 'answer', 'lost-task', 'list', 'quiet'] as const).map(
      (reason): JobStep => ({
        at: 'sending',
        text: waitText({ for: reason, family: 'remesh', since: 0, until: 9000 }, 4000, say),
      }),
    ),
  ];
  return steps.map((step) => jobControl({ ...job, step }, facts));
}
