import type { Subject } from '../subject.ts';
import { singulars } from './singulars.ts';

/** A subject, and the segment and the words that name it. */
export interface FoundSubject {
  readonly subject: Subject;
  readonly segment: number;
  readonly phrase: readonly string[];
}

/** Finds the last name in the first segment that names a subject: "a crystal sword", "a mushroom house". */
export function findSubject(
  segments: readonly (readonly string[])[],
  subjects: readonly Subject[],
): FoundSubject | null {
  for (const [segment, words] of segments.entries()) {
    const until = words.indexOf('of');
    const noun = until > 0 ? [words.slice(0, until), words.slice(until + 1)] : [words];
    for (const part of noun) {
      const hit = lastNamed(part, subjects);
      if (hit) return { ...hit, segment };
    }
  }
  return null;
}

function lastNamed(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: string[] } | null {
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - 3); start < end; start++) {
      const before = words.slice(start, end - 1);
      const phrases = singulars(words[end - 1]!).map((last) => [...before, last].join(' '));
      const subject = subjects.find((candidate) => candidate.words.some((word) => phrases.includes(word)));
      if (subject) return { subject, phrase: words.slice(start, end) };
    }
  }
  return null;
}
