import { sampleOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { describeSubjects } from '../testing/describe-subjects.ts';
import { readPrompt } from '../text-to-3d/prompt/read-prompt.ts';
import { subjects } from './subjects.ts';

it('every subject matches each of its words and their plurals', () => {
  for (const { name, words } of subjects) {
    for (const word of words) {
      expect(readPrompt(`an old ${word}`, subjects).subject?.name).toBe(name);
      expect(readPrompt(`three ${pluralOf(word)} with ropes`, subjects).subject?.name).toBe(name);
    }
  }
});

describe('subjects', () => {
  it('share no words', () => {
    const words = subjects.flatMap((subject) => subject.words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});

describeSubjects(sampleOf(subjects, 3));

function pluralOf(word: string): string {
  if (/man$/.test(word)) return `${word.slice(0, -2)}en`;
  if (/[^aeo]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
