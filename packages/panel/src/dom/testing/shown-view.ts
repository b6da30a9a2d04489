import type { ButtonControl, Control, JobControl, View } from '../../view/view.ts';

/** Returns a view like those of the core, with every kind of control and the given jobs. */
export function shownView(jobs: readonly JobControl[], changed: Readonly<Record<string, object>> = {}): View {
  const change = (control: Control): Control => ({ ...control, ...changed[control.id] }) as Control;
  return {
    announcement: '',
    sections: [
      { id: 'make', title: 'Create', folded: false, controls: make.map(change) },
      { id: 'more', title: 'More settings', folded: true, controls: more.map(change) },
      { id: 'selection', title: 'Selected: chest', folded: false, controls: selection.map(change) },
      { id: 'jobs', title: 'Jobs', folded: false, controls: jobs.map(change) },
    ],
  };
}

export function job(number: number, own: Partial<JobControl> = {}): JobControl {
  const id = `job/${number}`;
  const state = (['working', 'ready', 'done', 'failed', 'waiting'] as const)[number % 5]!;
  return {
    kind: 'job',
    id,
    label: ['a wooden treasure chest', 'a red mushroom', 'a lantern of brass', 'a knight'][number % 4]!,
    state,
    text: texts[state],
    ...(state === 'working' && { progress: (number * 7) % 100 }),
    actions: actions[state].map((label) =>
      button(`${id}/${label.toLowerCase().replaceAll(' ', '-')}`, label),
    ),
    ...own,
  };
}

/** A job of three takes: one in use, one to choose, one that is made. */
export function jobOfTakes(picked = 1): JobControl {
  const take = (number: number) => ({
    label: `Take ${number}`,
    text: number === 3 ? texts.working : number === picked ? texts.done : texts.ready,
    state: number === 3 ? ('working' as const) : ('ready' as const),
    picked: number === picked,
    ...(number === 3 && { progress: 40 }),
    ...(number !== picked && number !== 3 && { control: `job/take-${number}/pick` }),
  });
  const other = picked === 1 ? 2 : 1;
  return job(2, {
    id: 'takes/90',
    label: 'a small boat',
    takes: [take(1), take(2), take(3)],
    actions: [
      button('job/take/show', 'Show'),
      button(`job/take-${other}/pick`, `Use take ${other}`),
      button('job/take-3/cancel', 'Cancel take 3'),
    ],
  });
}

export function button(id: string, label: string, own: Partial<ButtonControl> = {}): ButtonControl {
  return { kind: 'button', id, label, tone: 'plain', ...own };
}

const texts = {
  working: 'Being made since 12 seconds.',
  ready: '1.2 m high, 4,180 triangles, 1 clip.',
  done: 'In the scene as chest-2.',
  failed: 'The service could not make it. The 20 credits were given back.',
  waiting: 'Third in line.',
};

const actions = {
  working: ['Cancel'],
  ready: ['Import', 'Save files', 'Remove from list'],
  done: ['Show', 'Run again', 'Remove from list'],
  failed: ['Run again', 'Remove from list'],
  waiting: ['Cancel'],
};

const make: readonly Control[] = [
  {
    kind: 'choice',
    id: 'family',
    label: 'Operation',
    value: 'text-to-3d',
    options: [
      { value: 'text-to-3d', label: 'Model from a sentence' },
      { value: 'image-to-3d', label: 'Model from a picture' },
    ],
  },
  {
    kind: 'text',
    id: 'field/prompt',
    label: 'Prompt',
    long: true,
    value: 'a wooden treasure chest with iron bands',
    most: 600,
    help: 'What it looks like, in up to 600 characters.',
  },
  { kind: 'number', id: 'height', label: 'Height', value: 1.2, least: 0.01, whole: false, unit: 'metres' },
  {
    kind: 'number',
    id: 'budget',
    label: 'Daily limit',
    value: null,
    preset: 200,
    whole: true,
    unit: 'credits',
  },
  button('make', 'Generate', { tone: 'primary', cost: '20 credits' }),
];

const more: readonly Control[] = [
  { kind: 'toggle', id: 'field/moderation', label: 'Check the words first', value: false },
  {
    kind: 'choices',
    id: 'field/formats',
    label: 'Formats',
    value: ['glb'],
    options: ['glb', 'fbx', 'obj', 'usdz'].map((value) => ({ value, label: value.toUpperCase() })),
  },
  {
    kind: 'files',
    id: 'field/image_url',
    label: 'Picture',
    value: [],
    media: 'image',
    endings: ['.png', '.jpg'],
    most: 2,
  },
  { kind: 'note', id: 'hint', label: 'Pictures are sent to the service.', tone: 'info' },
  {
    kind: 'number',
    id: 'field/seed',
    label: 'Seed',
    value: null,
    whole: true,
    disabled: 'This model has no seed.',
  },
];

const selection: readonly Control[] = [
  button('selection/retexture', 'Retexture', { cost: '10 credits' }),
  button('selection/rig', 'Rig', { cost: '5 credits', disabled: 'Only a character can be rigged.' }),
];
