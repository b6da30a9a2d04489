import { ClientError } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { PurchaseError } from '@meshwright/purchase';
import { sentencesIn, technicalIn } from '@meshwright/testing/panel/artist-texts';
import { describe, expect, it } from 'vitest';
import { type FormSource, firstForm } from '../form/form.ts';
import { offeredFamilies } from '../form/offered-families.ts';
import type { Job, JobStep } from '../job/job.ts';
import { jobControl } from '../job/job-control.ts';
import { lostText } from '../job/texts/lost-text.ts';
import { waitText } from '../job/texts/wait-text.ts';
import { type PanelState, readState } from '../state.ts';
import type { ViewInputs } from '../view/view-inputs.ts';
import { viewOf } from '../view/view-of.ts';
import { errorText } from './error-text.ts';
import { wordsOf } from './say.ts';
import { type Control, controlTexts } from './testing/control-texts.ts';

const english = wordsOf({});

const facts = {
  name: 'Editor',
  version: '1',
  undo: true,
  keepsScene: true,
  exportsSelection: true,
  playsClips: true,
  savesFiles: true,
};
const inputs: ViewInputs = {
  facts,
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
};

/** An animation library that is long enough to be searched. */
const library = {
  action_ids: Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: 'Walking' })),
};

/** Every form of every family, empty and filled wrongly. */
function forms(): Control[] {
  const task = (family: string): FormSource => ({
    from: 'task',
    task: { family, id: '1', title: 'Knight', offers: {} },
  });
  const sources: FormSource[] = [
    { from: 'nothing' },
    { from: 'selection' },
    ...families.map(({ name }) => task(name)),
  ];
  return sources.flatMap((source) =>
    offeredFamilies(source).flatMap(({ name }) => {
      const state = { ...readState(undefined), form: { ...firstForm, source, family: name } };
      return [
        ...controlsIn(state),
        ...controlsIn(state, { ...inputs, actions: library }),
        ...controlsIn(state, { ...inputs, unavailable: new Set(['balance', 'list', 'actions']) }),
      ];
    }),
  );
}

function controlsIn(state: PanelState, around: ViewInputs = inputs): Control[] {
  return viewOf(state, around).sections.flatMap(({ title, controls }) => [
    { id: title, kind: 'note', tone: 'info', label: title },
    ...controls,
  ]);
}

/** A job in every step. */
function jobs(): Control[] {
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
  const lost = (candidates: string[]) => lostText({ candidates }, english);
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
    { at: 'lost', text: lostText(undefined, english), candidates: [] },
    ...(['turn', 'answer', 'lost-task', 'list', 'quiet'] as const).map(
      (reason): JobStep => ({
        at: 'sending',
        text: waitText({ for: reason, family: 'remesh', since: 0, until: 9000 }, 4000, english),
      }),
    ),
  ];
  return steps.map((step) => jobControl({ ...job, step }, facts));
}

const clientCodes = [
  ['unauthorized', 401],
  ['payment_required', 402],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['unprocessable', 422],
  ['rate_limited', 429],
  ['server_error', 500],
  ['not_implemented', 501],
  ['bad_request', 400],
  ['bad_response', 200],
  ['network', undefined],
  ['timeout', undefined],
  ['unknown_outcome', undefined],
  ['link_expired', 403],
  ['too_large', undefined],
  ['truncated', undefined],
  ['sink_failed', undefined],
  ['no_key', undefined],
  ['bad_option', undefined],
] as const;

/** What the packages below report, as it is worded for programs. */
function errors(): string[] {
  const said = 'height_meters must be a number from 0.1 to 15 metres; look for it with findLost({ since }).';
  const service = families.flatMap(({ name: family }) =>
    clientCodes.map(([code, status]) => {
      const message = `${family} create: ${status ?? ''}, ${said}`;
      return errorText(
        new ClientError(code, message, { family, ...(status !== undefined && { status }) }),
        english,
      ).text;
    }),
  );
  const purchase = (
    [
      'over_budget',
      'disk_full',
      'journal_failed',
      'io_failed',
      'missing_content',
      'bad_option',
      'unknown_outcome',
    ] as const
  ).map((code) => errorText(new PurchaseError(code, `${said} ${code}`), english).text);
  const over =
    'a knight: costs 30 credits at most, and 290 of the 300 credits for this day are taken: 290 spent.';
  return [
    ...service,
    ...purchase,
    errorText(new PurchaseError('over_budget', over), english).text,
    errorText(new TypeError('a.b is not a function()'), english).text,
  ];
}

describe('the texts of the panel', () => {
  it('name no field, code or function', () => {
    const texts = [...[...forms(), ...jobs()].flatMap(controlTexts), ...errors()];
    expect(texts.length).toBeGreaterThan(300);
    expect(technicalIn(texts)).toEqual([]);
  });

  it.each(['controller', 'form', 'job', 'view', 'words'])(
    'name none in a refusal or a failure of %s',
    (part) => {
      expect(technicalIn(sentencesIn(`packages/panel/src/${part}`))).toEqual([]);
    },
  );
});
