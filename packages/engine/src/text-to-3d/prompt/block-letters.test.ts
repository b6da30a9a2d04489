import { expect, it } from 'vitest';
import { blockLetters } from './block-letters.ts';

/** The blocks of a word as lines of text, from the top. */
const drawn = (word: string): string[] => {
  const { bars, width } = blockLetters(word);
  return [4, 3, 2, 1, 0].map((y) => {
    const line = Array.from({ length: width }, () => '.');
    for (const bar of bars.filter((each) => each.y === y))
      for (let k = 0; k < bar.width; k++) line[bar.x + k] = '#';
    return line.join('');
  });
};

it.each([
  ['h', ['#.#', '#.#', '###', '#.#', '#.#']],
  ['w', ['#...#', '#...#', '#.#.#', '#.#.#', '.#.#.']],
  ['m', ['#...#', '##.##', '#.#.#', '#...#', '#...#']],
])('the letter %s', (letter, lines) => expect(drawn(letter)).toEqual(lines));

it('letters stand one block apart, wide ones as well', () => {
  expect(drawn('wi')[0]).toBe('#...#.###');
  expect(blockLetters('').width).toBe(1);
});

it('no two letters look the same', () => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => drawn(letter).join('\n'));
  expect(new Set(all).size).toBe(26);
});
