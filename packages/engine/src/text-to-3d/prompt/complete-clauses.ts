import { isDescription } from './head-noun.ts';
import { determiners, numberWords } from './prompt-words.ts';
import { singular } from './singulars.ts';
import type { Clause } from './split-prompt.ts';

/**
 * Gives the clauses of a list the noun that they leave to another one: "three red and two green apples" gives [three, red,
 * apples] and [two, green, apples], "a red apple and two green ones" gives [two, green, apple].
 * @param names whether a word alone names a known subject: an orange is a thing of its own, "an orange and a red apple"
 */
export function completeClauses(clauses: readonly Clause[], names: (word: string) => boolean): Clause[] {
  const complete = [...clauses];
  for (let i = complete.length - 2; i >= 0; i--) {
    const [clause, next] = [complete[i]!, complete[i + 1]!];
    const isList = next.join === 'and' || next.join === ',';
    if (!isList || !isCounted(clause.words) || !isCounted(next.words)) continue;
    if (isReference(next.words)) continue;
    // "A white lemon and five eggs".
    const isThing = determiners.has(clause.words[0]!) && names(clause.words.at(-1)!);
    if (clause.words.length < 2 || isThing || !clause.words.every(isDescription)) continue;
    complete[i] = { join: clause.join, words: [...clause.words, ...nounOf(next.words)] };
  }
  for (let i = 1; i < complete.length; i++) {
    const { join, words } = complete[i]!;
    if (!isReference(words)) continue;
    const before = nounOf(complete[i - 1]!.words);
    const noun = words.at(-1) === 'one' ? before.map(singular) : before;
    complete[i] = { join, words: [...words.slice(0, -1), ...noun] };
  }
  return complete;
}

/** Returns whether words name a thing by that before it: "two green ones". */
function isReference(words: readonly string[]): boolean {
  return words.length > 1 && /^ones?$/.test(words.at(-1)!) && words.slice(0, -1).every(isDescription);
}

/** Returns whether words begin as one of several things does: "a", "three", "4". */
export function isCounted([first = '']: readonly string[]): boolean {
  return determiners.has(first) || first === 'one' || first in numberWords || /^\d+$/.test(first);
}

/** Returns the words from the first that does not describe; of a rock, which also describes, the last one. */
function nounOf(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !isDescription(word));
  return words.slice(at < 0 ? -1 : at);
}
