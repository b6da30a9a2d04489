import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { createRandom } from '../random.ts';
import { readPrompt } from './read-prompt.ts';
import { wordsSentence } from './used-words.ts';

it.each([
  ['three red apples and one green apple in a bowl', 'apple 3, apple 1 #3f9142, bowl 1'],
  ['two blue and three white mugs on a table', 'mug 2 #2d62b8, mug 3 #f1f0ec, table 1'],
  ['a red chair and four yellow ones', 'chair 1 #c4302b, chair 4 #e8c22e'],
])('"%s" is %s', (prompt, wanted) => expect(counted(prompt)).toBe(wanted));

const colors = { red: '#c4302b', green: '#3f9142', blue: '#2d62b8', purple: '#7a3fa8', white: '#f1f0ec' };
const things = [
  'carrot',
  'mug',
  'candle',
  'gem',
  'mushroom',
  'egg',
  'key',
  'skull',
  'cupcake',
  'pumpkin',
  'book',
];
const numbers = ['one', 'two', 'three', 'four', 'five'];
const holders = ['bowl', 'basket', 'crate', 'barrel', 'bucket', 'chest', 'table', 'rug'];

it.each(drawn(40))('"%s" has each number and colour at its noun', (prompt, wanted) => {
  expect(counted(prompt)).toBe(wanted);
  const { words } = readPrompt(prompt, subjects);
  expect(wordsSentence(words, null)).toBeUndefined();
});

/** Draws lists of two counted nouns, written out or with the noun left out, and what they are. */
function drawn(count: number): (readonly [prompt: string, wanted: string])[] {
  const random = createRandom(38);
  const pick = <T>(from: readonly T[]): T => from[random.whole(0, from.length - 1)]!;
  const phrase = (number: string, color: string, noun: string): string =>
    `${number} ${color} ${noun}${number === 'one' ? '' : 's'}`;
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [pick(things), pick(things)];
    const [m, n] = [pick(numbers), pick(numbers.slice(1))];
    const [p, q] = [pick(Object.keys(colors)), pick(Object.keys(colors))] as (keyof typeof colors)[];
    const holder = pick(holders);
    const at = `${holder === 'table' || holder === 'rug' ? 'on' : 'in'} a ${holder}`;
    const count = (word: string): number => numbers.indexOf(word) + 1;
    const first = `${a} ${count(m)} ${colors[p!]}`;
    const second = (noun: string): string => `${noun} ${count(n)} ${colors[q!]}`;
    if (i % 4 === 0)
      return [`${phrase(m, p!, a)} and ${phrase(n, q!, b)} ${at}`, `${first}, ${second(b)}, ${holder} 1`];
    if (i % 4 === 1)
      return [`${m} ${p} and ${phrase(n, q!, a)} ${at}`, `${first}, ${second(a)}, ${holder} 1`];
    if (i % 4 === 2)
      return [
        `a ${holder} with ${phrase(m, p!, a)} and ${phrase(n, q!, b)}`,
        `${holder} 1, ${first}, ${second(b)}`,
      ];
    return [`${phrase(m, p!, a)} and ${n} ${q} ones ${at}`, `${first}, ${second(a)}, ${holder} 1`];
  });
}

/** Returns each thing of a prompt with its number and the colour of its first surface. */
function counted(prompt: string): string {
  const reading = readPrompt(prompt, subjects);
  return [reading, ...reading.others]
    .map(({ subject, count, paint }) =>
      [subject?.name, count, ...Object.values(paint.slots).map(({ color }) => color)].join(' '),
    )
    .join(', ');
}
