import { opensClause } from './clauses.ts';
import { isDescription } from './head-noun.ts';
import { compounds, fillers, negations, separators } from './prompt-words.ts';
import { singular } from './singulars.ts';

/**
 * Returns the words of a prompt in lower case; punctuation becomes commas, compounds become one word, and a possessive
 * loses its ending ("a king's crown").
 */
export function wordsOf(prompt: string): string[] {
  const words =
    prompt
      .toLowerCase()
      .normalize('NFKD')
      .replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '')
      .match(/\d+(?:\.\d+)?|[\p{L}]+|[,;.!]/gu)
      ?.map((word) => (/[;.!]/.test(word) && word.length === 1 ? ',' : word)) ?? [];
  for (let i = 0; i < words.length; i++) {
    const compound = compoundWords.find((parts) => parts.every((part, k) => words[i + k] === part));
    if (compound) words.splice(i, compound.length, compound.join(' '));
  }
  return words;
}

const compoundWords = compounds.map((phrase) => phrase.split(' '));

/** Extracts negated parts: "without a lid and no handles, blue" gives [lid, handle] and leaves "blue". */
export function takeNegatives(words: readonly string[]): { kept: string[]; without: string[] } {
  const kept: string[] = [];
  const without: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (!negations.has(words[i]!)) {
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

/**
 * Splits words at separators and before clauses: "a chest with gold bands" gives [a, chest] and [gold, bands], "a wizard
 * riding a broom" gives [a, wizard] and [riding, a, broom].
 */
export function splitSegments(words: readonly string[]): string[][] {
  const segments: string[][] = [[]];
  for (const [i, word] of words.entries()) {
    const segment = segments[segments.length - 1]!;
    if (!separators.has(word)) {
      if (opensClause(words, i) && segment.some((before) => !isDescription(before))) segments.push([word]);
      else segment.push(word);
      // "made of gold" describes the thing itself, so it stays in its segment.
    } else if (word !== 'made' && segment.length > 0) segments.push([]);
  }
  return segments;
}
