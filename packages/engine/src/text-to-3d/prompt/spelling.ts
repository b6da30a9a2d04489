import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';
import { singulars } from './singulars.ts';

/**
 * Returns the known word that a misspelled one was meant to be: one letter off, two from seven letters on; undefined for
 * a word that is near none, or that is a word of its own.
 * @param known the words that can be meant, in the order of preference
 * @param fits whether a word makes a name with those beside it, and is preferred to others as near
 * @param isRare whether a word is meant less often than another one that is about as near
 */
export function spelledRight(
  word: string,
  known: Iterable<string>,
  fits: (candidate: string) => boolean = () => false,
  isRare: (candidate: string) => boolean = () => false,
): string | undefined {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return undefined;
  // A letter typed three times: "cuttter" is a cutter, whether that is known or not.
  const double = word.replace(/(.)\1\1+/g, '$1$1');
  const single = word.replace(/(.)\1\1+/g, '$1');
  if (double !== word) {
    const words = new Set(known);
    const meant = [double, single].find((each) => singulars(each).some((form) => words.has(form)));
    if (meant ?? [double, single].some((each) => singulars(each).some(isEnglish))) return meant;
  }
  const most = word.length < 7 ? 1.2 : 2.4;
  const sound = soundOf(word);
  let best: string | undefined;
  let least = Infinity;
  let bestOff = most;
  let fitting: string | undefined;
  let nearest = most;
  for (const candidate of known) {
    // "Balons" lacks two letters that are doubled.
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > most + 1) continue;
    const isSameSound = soundOf(candidate) === sound;
    // The first letter is rarely wrong but exchanged with the second, and short words have too many neighbours.
    const isTurned = candidate[0] === word[1] && candidate[1] === word[0];
    const isLost = word.length >= 6 && candidate.slice(1) === word;
    if (!isSameSound && candidate[0] !== word[0] && !isTurned && !isLost) continue;
    const off = isSameSound ? sameSound : distance(word, candidate, most);
    // A word of three letters is meant beside another of its name, "spider wep", or where all its letters are typed: "saaw", "aex".
    // "Irn" lacks a vowel.
    const isVowelLost = candidate.length === word.length + 1 && withoutOneVowel(candidate).includes(word);
    const isShort =
      !isSameSound &&
      (word.length < 4 || candidate.length < 4) &&
      !isVowelLost &&
      lettersOf(word) !== lettersOf(candidate);
    if (off >= most) continue;
    const cost = off + (isRare(candidate) ? rarely : 0);
    if (cost < least && !isShort) [best, least, bestOff] = [candidate, cost, off];
    if (off < nearest && fits(candidate)) [fitting, nearest] = [candidate, off];
  }
  const meant = fitting ?? best;
  if (meant === undefined || (word.length === 4 && (fitting ? nearest : bestOff) > 1.05)) return undefined;
  return singulars(word).some(isEnglish) ? undefined : meant;
}

/** What a word counts besides that is meant less often. */
const rarely = 0.6;
/** What a word counts that sounds as another: less than a letter left out. */
const sameSound = 0.4;

/** Returns a word with one letter for each of its sounds: "elefant" and "elephant", "krate" and "crate". */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ck|c(?![ehiy])|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/([^aeiou])\1/g, '$1');
}

let dictionary: ITrie | undefined;

/** Returns whether a word is spelled right, known to a subject or not. Names, which begin with a capital, are none. */
function isEnglish(word: string): boolean {
  const settings = createRequire(import.meta.url).resolve('@cspell/dict-en_us');
  // Reading the dictionary takes half a second, which only a prompt with such a word pays.
  dictionary ??= decodeTrie(gunzipSync(readFileSync(join(dirname(settings), 'en_US.trie.gz'))));
  return dictionary.hasWord(word, true);
}

/** Returns the letters of a word in the order of the alphabet, each once. */
const lettersOf = (word: string): string => [...new Set(word)].sort().join('');

/** Returns a word without one of its vowels, for each of them but the first letter. */
const withoutOneVowel = (word: string): string[] =>
  [...word].flatMap((letter, i) => (i > 0 && isVowel(letter) ? [word.slice(0, i) + word.slice(i + 1)] : []));

/** Places of the letters on a keyboard, in widths of a key. */
const keys = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row, y) =>
    [...row].map((letter, i) => [letter, { x: i + [0, 0.25, 0.75][y]!, y }] as const),
  ),
);

/** Returns whether two letters are beside each other on a keyboard. */
function isBeside(a: string, b: string): boolean {
  const [one, other] = [keys.get(a), keys.get(b)];
  return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 1.2;
}

const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter);

/** Returns whether a letter may be typed or spelled for another. */
const isNear = (a: string, b: string): boolean => (isVowel(a) && isVowel(b)) || isBeside(a, b);

/**
 * Letters left out or exchanged with a neighbour count 1, a doubled or undoubled one 0.45, the letter of a key beside it and another vowel 1.05,
 * one too many 1.08, another letter 1.1.
 */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  const extra = (of: string, i: number): number =>
    i > 1 && of[i - 1] === of[i - 2] ? 0.45 : of === a ? 1.08 : 1;
  let row = [0];
  for (let j = 1; j <= b.length; j++) row.push(row[j - 1]! + extra(b, j));
  for (let i = 1; i <= a.length; i++) {
    const next = [row[0]! + extra(a, i)];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let value = Math.min(
        row[j]! + extra(a, i),
        next[j - 1]! + extra(b, j),
        row[j - 1]! + (same ? 0 : isNear(a[i - 1]!, b[j - 1]!) ? 1.05 : 1.1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1);
      next.push(value);
    }
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
