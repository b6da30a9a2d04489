import { sampleOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { describeSubjects } from '../testing/describe-subjects.ts';
import { colors } from '../text-to-3d/colors.ts';
import { readPrompt } from '../text-to-3d/prompt/read-prompt.ts';
import { materials } from './materials.ts';
import { subjects } from './subjects.ts';

it('every subject matches each of its words and their plurals', () => {
  const named = new Set(subjects.flatMap(({ words }) => words));
  for (const { name, words } of sampleOf(subjects, 60)) {
    for (const word of words) {
      expect(readPrompt(word, subjects).subject?.name).toBe(name);
      // An old woman is a grandmother, and glasses are on a nose.
      const inPhrases = [
        [`old ${word}`, `an old ${word}`],
        [pluralOf(word), `three ${pluralOf(word)} with ropes`],
      ] as const;
      for (const [other, phrase] of inPhrases)
        if (!named.has(other) || words.includes(other))
          expect(readPrompt(phrase, subjects).subject?.name).toBe(name);
    }
  }
});

describe('subjects', () => {
  it('share no words', () => {
    const words = subjects.flatMap((subject) => subject.words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  it('have the colours that their names say, since a colour in a name paints nothing', () => {
    const wrong = subjects.flatMap(({ words, looks }) =>
      words.filter((phrase) => {
        const [color = '', ...rest] = phrase.split(' ');
        if (!(color in colors) || !words.includes(rest.join(' '))) return false;
        const own = Object.values(looks).map((look) =>
          typeof look === 'string' ? materials[look].color : look[1],
        );
        return !own.some((hex) => away(hex, colors[color]!) < 110);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describeSubjects(sampleOf(subjects, 3));

/** Distance of two colours in steps of 255. */
function away(a: string, b: string): number {
  const channels = (hex: string): number[] =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.hypot(...channels(a).map((value, k) => value - channels(b)[k]!));
}

function pluralOf(word: string): string {
  if (/man$/.test(word)) return `${word.slice(0, -2)}en`;
  if (/[^aeo]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
