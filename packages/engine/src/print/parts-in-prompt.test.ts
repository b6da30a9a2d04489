import { expect, it } from 'vitest';
import { partsInPrompt } from './parts-in-prompt.ts';

it.each([
  ['head, arms and legs', ['head', 'arms', 'legs']],
  ['the head, both arms, and the two legs', ['head', 'arms', 'legs']],
  ['Separate the lid from the chest.', ['lid', 'chest']],
  ['left arm; right arm; body', ['left arm', 'right arm', 'body']],
  ['- red hat\n- blue coat\n', ['red hat', 'blue coat']],
  ['wheels & body & wheels', ['wheels', 'body']],
  ['head', ['head']],
  ['Kopf, Körper', ['kopf', 'körper']],
])('%s', (prompt, names) => {
  expect(partsInPrompt(prompt)).toEqual({ kind: 'parts', names });
});

it.each(['', '???', '12 34', 'I would like something that looks really wonderful in my living room'])(
  'cannot read "%s"',
  (prompt) => {
    expect(partsInPrompt(prompt)).toEqual({ kind: 'unreadable' });
  },
);
