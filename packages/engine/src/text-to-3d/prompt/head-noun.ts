import { colors } from '../colors.ts';
import { isSaidOfNoun } from './clauses.ts';
import { materialWords } from './material-words.ts';
import {
  facetedWords,
  fillers,
  groupWords,
  lengthUnits,
  numberWords,
  sizeWords,
  wornWords,
} from './prompt-words.ts';
import { singular } from './singulars.ts';

/** Nouns after the thing itself that do not change what it is: "a knight character". */
const lightNouns = new Set(
  'character prop icon figure figurine statue statuette toy object item piece collectible design scene render pickup'.split(
    ' ',
  ),
);

/** Adjectives that may follow a noun: "a tower 10 metres high". */
const trailing = new Set('high tall long wide broad deep thick'.split(' '));

/** Returns whether a word describes the surface, size, number or style of a thing, and is no thing itself. */
export function isDescription(word: string): boolean {
  return (
    fillers.has(word) ||
    wornWords.has(word) ||
    facetedWords.has(word) ||
    trailing.has(word) ||
    word in sizeWords ||
    word in colors ||
    word in numberWords ||
    singular(word) in lengthUnits ||
    materialWords.has(word) ||
    materialWords.has(singular(word)) ||
    /^[\d,]/.test(word)
  );
}

/** Returns whether a word names the surface of a thing. */
export function isSurfaceWord(word: string): boolean {
  return word in colors || materialWords.has(word) || materialWords.has(singular(word));
}

/** Returns whether a word changes nothing of the noun before it: "a knight character". */
export function isLight(word: string): boolean {
  return lightNouns.has(singular(word));
}

/** Returns whether a word may stand behind the noun it belongs to without being the head of the phrase. */
function isAfterHead(words: readonly string[], index: number, names: (word: string) => boolean): boolean {
  const word = words[index]!;
  const group = groupWords[singular(word)];
  if (isLight(word) || group?.alone === true) return true;
  return isSaidOfNoun(words, index) && !names(word);
}

/**
 * Returns the index of the head noun of a phrase, which decides what it names: "a fire hydrant" is a hydrant. -1 when
 * every word only describes.
 * @param names whether a word alone names a known subject
 */
export function headNoun(words: readonly string[], names: (word: string) => boolean): number {
  const nouns = words.flatMap((word, i) => (isDescription(word) ? [] : [i]));
  const heads = nouns.filter((i) => !isAfterHead(words, i, names));
  return heads.at(-1) ?? nouns.at(-1) ?? -1;
}

/** Adjectives made of a number and a part: "three-headed". */
const counted = new Set('headed legged eyed wheeled tiered sided humped'.split(' '));

/** Returns whether a number counts a part and not the things: "a two-story house", "three-legged stool". */
export function isNoCount(words: readonly string[], index: number): boolean {
  const word = words[index]!;
  const next = words[index + 1] ?? '';
  const isNumber = /^\d+$/.test(word) || /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(word);
  if (!isNumber || singular(next) in lengthUnits) return false;
  return counted.has(next) || /^an?$/.test(words[index - 1] ?? '');
}
