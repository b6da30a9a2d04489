import { keycapBuild, remesh, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { contradicts, shownTexts } from './shown-texts.ts';

it.each([
  ['other words', { prompt: 'a lamp' }, true],
  ['the same words', { prompt: 'a sword' }, false],
  ['the same words with other blanks', { prompt: ' a\n sword ' }, false],
  ['no words', {}, false],
  ['empty words, as tasks have for the sake of their shape', { prompt: '' }, false],
  ['words that are no text', { prompt: { text: 'a lamp' } }, false],
  ['what became of a choice', { prompt: 'a sword', ai_model: 'vendor-7.1' }, false],
] as const)('a task that shows %s', async (_, shown, expected) => {
  const texts = await shownTexts(textTo3d, { prompt: 'a sword', ai_model: 'latest', target_polycount: 300 });
  expect(Object.keys(texts)).toEqual(['prompt']);
  expect(await contradicts({ id: 'a', status: 'PENDING', ...shown }, texts)).toBe(expected);
});

it('a Creative Lab task is told by its name', async () => {
  const texts = await shownTexts(keycapBuild, { name: 'Esc' });
  expect([await contradicts({ name: 'F1' }, texts), await contradicts({ name: 'Esc' }, texts)]).toEqual([
    true,
    false,
  ]);
});

it('links and ids are no words', async () => {
  const body = { model_url: 'https://example.com/a.glb', input_task_id: 'a', target_formats: ['glb'] };
  expect(await shownTexts(remesh, body)).toEqual({});
});
