import { opensClause } from './clauses.ts';
import { isDescription } from './head-noun.ts';
import { determiners, fillers, negations, separators } from './prompt-words.ts';
import { singular } from './singulars.ts';

/** Extracts negated parts: "without a lid and no handles, blue" gives [lid, handle] and leaves "blue". */
export function takeNegatives(words: readonly string[]): { kept: string[]; without: string[] } {
  const kept: string[] = [];
  const without: string[] = [];
  for (let i = 0; i < words.length; i++) {
    // "No smoking sign": what begins a prompt is the name of the thing.
    const isName = words[i] === 'no' && kept.every((word) => determiners.has(word));
    if (isName || !negations.has(words[i]!)) {
      kept.push(words[i]!);
      continue;
    }
    while (i + 1 < words.length && isOfList(words[i + 1]!)) {
      const word = words[++i]!;
      if (!fillers.has(word) && word !== 'or') without.push(singular(word));
    }
    kept.push(',');
  }
  return { kept, without };
}

/** Returns whether a negation reaches over a word: "without a shield or sword". */
function isOfList(word: string): boolean {
  return word === 'or' || !(separators.has(word) || negations.has(word));
}

/** A part of a prompt about one thing. */
export interface Clause {
  /** The word that joins it to what is before it: "with", "and", ",", or a participle; "" for the first. */
  readonly join: string;
  readonly words: readonly string[];
}

/** Separators that say something of a thing where nothing follows them: "a tent, covered", "corner inside". */
const said = new Set(
  'covered inside under above below behind beneath across along around through over'.split(' '),
);

/**
 * Splits words at separators and before clauses: "a chest with gold bands" gives [a, chest] and [gold, bands], "a wizard
 * flying a broom" gives [a, wizard] and [flying, a, broom].
 */
export function splitClauses(words: readonly string[]): Clause[] {
  const clauses: { join: string; words: string[] }[] = [{ join: '', words: [] }];
  for (const [i, word] of words.entries()) {
    const clause = clauses[clauses.length - 1]!;
    const isFirst = clauses.length === 1 && clause.words.every((before) => determiners.has(before));
    const isAlone = said.has(word) && (isFirst || i === words.length - 1);
    if (!separators.has(word) || isAlone) {
      if (opensClause(words, i) && clause.words.some((before) => !isDescription(before)))
        clauses.push({ join: word, words: [word] });
      else clause.words.push(word);
      // "made of gold" describes the thing itself, so it stays in its clause.
    } else if (word !== 'made') {
      if (clause.words.length > 0) clauses.push({ join: word, words: [] });
      // Of two separators, ", and" or "riding on", the one that says more joins.
      else if (clauses.length > 1 && (clause.join === ',' || clause.join === 'and')) clause.join = word;
    }
  }
  return clauses;
}

/** Returns the words of the clauses alone. */
export function splitSegments(words: readonly string[]): (readonly string[])[] {
  return splitClauses(words).map((clause) => clause.words);
}
