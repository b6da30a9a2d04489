import { plainWords } from '../../content/languages/plain-words.ts';
import { singulars } from './singulars.ts';

/** Words that are spelled right although no table knows them. */
const right = new Set(plainWords.split(/\s+/));

/**
 * Returns the known word that a misspelled one was meant to be: one letter off, two from seven letters on; undefined for
 * a word that is near none, or that is a word of its own.
 * @param known the words that can be meant, in the order of preference
 */
export function spelledRight(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined;
  if (singulars(word).some((form) => right.has(form))) return undefined;
  const most = word.length < 7 ? 1.2 : 2.4;
  let best: string | undefined;
  let least = most;
  for (const candidate of known) {
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) > most) continue;
    // The first letter is rarely wrong, and short words have too many neighbours.
    if (candidate[0] !== word[0] && (word.length < 6 || candidate.slice(1) !== word)) continue;
    const off = distance(word, candidate, least);
    if (off < least) [best, least] = [candidate, off];
  }
  return best !== undefined && word.length === 4 && least > 1 ? undefined : best;
}

/** Letters left out, doubled or exchanged with a neighbour count 1, another letter 1.1. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1.1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      next.push(value);
    }
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
