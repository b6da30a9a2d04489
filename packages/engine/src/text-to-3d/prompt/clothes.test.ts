import { sampleOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { grow } from '../grow.ts';
import { garmentNouns } from './clothes.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, subjects);
const worn = (prompt: string) => read(prompt).subject!.worn ?? [];
const colorsOf = (prompt: string) =>
  Object.fromEntries(Object.entries(read(prompt).paint.slots).map(([slot, { color }]) => [slot, color]));

describe('what the words say a person wears is worn', () => {
  const persons = ['woman', 'man', 'girl', 'boy', 'farmer', 'king', 'orc'];
  it.each(sampleOf(persons, 3))(
    'a %s in each of the clothes: no word is left out, and nothing stands beside',
    (person) => {
      for (const noun of sampleOf(garmentNouns, 7)) {
        const { words, others } = read(`a ${person} with a ${noun}`);
        expect([noun, words.leftOut, others.map(({ subject }) => subject.name)]).toEqual([noun, [], []]);
      }
    },
  );

  it.each([
    ['a woman in a red coat', 'top=coat', { main: '#c4302b' }],
    ['a man in a blue jacket', 'top=jacket', { main: '#2d62b8' }],
    ['a girl in a red skirt', 'bottom=skirt', { trousers: '#c4302b' }],
    [
      'a woman in a white shirt and blue trousers',
      'bottom=trousers',
      { main: '#f1f0ec', trousers: '#2d62b8' },
    ],
    ['a woman in black armor', 'top=armor', { metal: '#222226' }],
    ['a boy in a white robe', 'top=robe', { main: '#f1f0ec' }],
    ['a knight with a blue cloak', 'cape', { cape: '#2d62b8' }],
    ['a girl with a red scarf', 'scarf', { cloth: '#c4302b' }],
    ['a hooded man', 'hat=hood', {}],
    ['a man dressed in a green tunic', 'top=tunic', { main: '#3f9142' }],
    ['a woman in a yellow dress and a black jacket', 'top=jacket', { main: '#222226', trousers: '#e8c22e' }],
    ['eine Frau in einem roten Mantel', 'top=coat', { main: '#c4302b' }],
    ['une femme en robe bleue', 'top=dress', { main: '#2d62b8' }],
    ['赤いコートを着た女', 'top=coat', { main: '#c4302b' }],
    ['一个穿着红色大衣的女人', 'top=coat', { main: '#c4302b' }],
  ])('%s: %s', (prompt, word, colors) => {
    expect(worn(prompt)).toContain(word);
    expect(colorsOf(prompt)).toEqual(colors);
    expect(read(prompt).words.leftOut).toEqual([]);
  });

  it('clothes that a figure has already change no form of it', () => {
    expect(read('a knight in golden armour').subject).toBe(read('a knight').subject);
    expect(read('a wizard in a red robe').subject).toBe(read('a wizard').subject);
  });

  it('a dress alone bares the legs, and a coat over it has sleeves', () => {
    const slots = (prompt: string) =>
      new Set(
        grow(read(prompt).subject!, { seed: 1, height: 1, detail: 0.1 })
          .parts.filter(({ name }) => name.includes('_arm_'))
          .flatMap(({ surfaces }) => surfaces.map(({ slot }) => slot)),
      );
    expect(slots('a woman')).not.toContain('main');
    expect(slots('a woman in a coat')).toContain('main');
  });

  it('a hat said is on the head, and bones wear no armour', () => {
    expect(read('a boy in a red hat').others).toMatchObject([{ subject: { name: 'hat' }, place: 'head' }]);
    expect(read('a skeleton in armour').words.leftOut).toEqual(['armour']);
    expect(read('a man in a car').others).toMatchObject([{ subject: { name: 'car' } }]);
  });
});

it.each([
  ['suit female with red hair', 'woman', []],
  ['a suit female with red hair', 'woman', []],
  ['viking male', 'viking', []],
  ['knight female', 'knight', ['female']],
])('reads male and female of a name: %s', (prompt, name, leftOut) => {
  const { subject, words } = readPrompt(prompt, subjects);
  expect([subject!.name, words.leftOut]).toEqual([name, leftOut]);
});
