import type { View } from '@meshwright/panel';

const options = ['Text', 'Picture', 'Several pictures'].map((label, at) => ({
  value: `option-${at}`,
  label,
}));

/** A view with every kind of control in every state that a renderer shows. */
export const everyKind: View = {
  announcement: 'The knight is in the scene.',
  sections: [
    {
      id: 'make',
      title: 'Create',
      folded: false,
      controls: [
        { kind: 'choice', id: 'family', label: 'Operation', value: 'option-0', options },
        { kind: 'text', id: 'field/prompt', label: 'Prompt', value: '', long: true, most: 600 },
        {
          kind: 'number',
          id: 'height',
          label: 'Height',
          value: 1.8,
          preset: 1,
          least: 0.01,
          whole: false,
          unit: 'metres',
          length: true,
        },
        {
          kind: 'number',
          id: 'budget',
          label: 'Daily limit',
          value: 100,
          whole: true,
          least: 0,
          unit: 'credits',
        },
        {
          kind: 'files',
          id: 'field/image_url',
          label: 'Picture',
          value: [{ file: 'a', name: 'knight.png', size: 10 }],
          media: 'image',
          endings: ['.png', '.jpg'],
          most: 4,
        },
        { kind: 'button', id: 'make', label: 'Generate', tone: 'primary', cost: '20 credits' },
      ],
    },
    {
      id: 'more',
      title: 'More',
      folded: false,
      controls: [
        { kind: 'number', id: 'field/seed', label: 'Seed', value: null, whole: true },
        {
          kind: 'number',
          id: 'field/faces',
          label: 'Faces',
          value: 12,
          whole: true,
          preset: 30_000,
          least: 100,
          issue: 'At least 100 faces.',
        },
        { kind: 'toggle', id: 'field/texture', label: 'With texture', value: true },
        { kind: 'choices', id: 'field/formats', label: 'Formats', value: ['option-1'], options },
        {
          kind: 'text',
          id: 'field/style',
          label: 'Style',
          value: '',
          long: false,
          disabled: 'Only with a texture.',
        },
        { kind: 'note', id: 'note', label: 'This field goes away on 1 March.', tone: 'warning' },
      ],
    },
    {
      id: 'selection',
      title: 'Selection',
      folded: true,
      controls: [{ kind: 'button', id: 'rig', label: 'Rig', tone: 'plain', disabled: 'No body.' }],
    },
    {
      id: 'jobs',
      title: 'Jobs',
      folded: false,
      controls: [
        {
          kind: 'job',
          id: 'job/2',
          label: 'a wooden chair',
          state: 'working',
          text: 'Working, 42 %. About a minute left.',
          progress: 42,
          actions: [{ kind: 'button', id: 'job/2/cancel', label: 'Cancel', tone: 'plain' }],
        },
        {
          kind: 'job',
          id: 'job/1',
          label: 'a knight in rusty armour with a red cape',
          state: 'failed',
          text: 'The mould broke. Nothing was paid.',
          actions: [
            { kind: 'button', id: 'job/1/again', label: 'Run again', tone: 'plain', cost: '20 credits' },
            { kind: 'button', id: 'job/1/forget', label: 'Remove from list', tone: 'danger' },
          ],
        },
      ],
    },
  ],
};
