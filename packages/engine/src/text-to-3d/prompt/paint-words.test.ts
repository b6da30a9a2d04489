import { expect, it } from 'vitest';
import type { Look } from '../../content/materials.ts';
import { subjects } from '../../content/subjects.ts';
import { painted } from './paint-words.ts';
import { readPrompt } from './read-prompt.ts';

function colorOf(prompt: string, slot: string): string | undefined {
  const { subject, paint } = readPrompt(prompt, subjects);
  const look: Look | undefined = painted(subject!.looks, paint)[slot];
  return typeof look === 'string' ? undefined : look?.[1];
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

it('keeps the stripes of a coat a darker shade of the colour that the words give it', () => {
  expect(colorOf('a cat', 'mark')).toBe('#b0621f');
  const [coat, mark] = ['coat', 'mark'].map((slot) => channels(colorOf('a blue cat', slot)!));
  expect(mark![2]).toBeLessThan(coat![2]!);
  expect(mark![2]).toBeGreaterThan(mark![0]!);
});

it('gives stripes the colour that the words name for them', () => {
  expect(colorOf('a white cat with red stripes', 'mark')).toBe(colorOf('a red cat', 'coat'));
  expect(colorOf('a cow with brown patches', 'mark')).toBe(colorOf('a brown cow', 'coat'));
});

it('keeps the black stripes of a tiger, which are no shade of its coat', () => {
  expect(colorOf('a white tiger', 'mark')).toBe(colorOf('a tiger', 'mark'));
});
