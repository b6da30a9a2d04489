import { colorShifts, colors } from '../colors.ts';
import { isSaidOfNoun } from './clauses.ts';
import { materialWords } from './material-words.ts';
import {
  fillers,
  groupWords,
  lengthUnits,
  numberWords,
  paletteWords,
  plainAdjectives,
  sizeWords,
  timesWords,
  wornWords,
} from './prompt-words.ts';
import { singular } from './singulars.ts';

/** Nouns after the thing itself that do not change what it is: "a knight character". */
export const lightNouns = new Set(
  'character prop icon figure figurine statue statuette toy object item piece collectible design scene render pickup mesh variant version'.split(
    ' ',
  ),
);

/** Nouns of games for any thing: they step aside for a noun beside them, "a crab monster", and are said to be left out. */
export const genericNouns = new Set(
  (
    'boss enemy npc monster mob minion creature beast critter fiend foe kit set pack bundle module corner side center centre section area tile ' +
    'segment chunk part element decoration decor ornament hero player avatar mount companion pet opponent fighter unit resource ' +
    'diorama setup spawn spawner spawnpoint display level environment background game asset class upgrade powerup ' +
    'drop loot reward collectable interactable destructible slice block cross curve junction top bottom tip frame floor roof wrapper ' +
    'stage bend crossing border blob cut pattern color colour detail attack food support base ground tip handle end start age crop first second third fourth'
  ).split(' '),
);

/** Adjectives that may follow a noun: "a tower 10 metres high". */
export const trailing = new Set('high tall long wide broad deep thick'.split(' '));

/** Returns whether a word describes the surface, size, number or style of a thing, and is no thing itself. */
export function isDescription(word: string): boolean {
  return (
    fillers.has(word) ||
    wornWords.has(word) ||
    plainAdjectives.has(word) ||
    paletteWords.has(word) ||
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

/** Returns whether a word changes the colour or the material behind it: "light blue", "light wooden". */
export function isShift(words: readonly string[], index: number): boolean {
  return words[index]! in colorShifts && isSurfaceWord(words[index + 1] ?? '');
}

/** Returns whether a word changes nothing of the noun before it: "a knight character". */
export function isLight(word: string): boolean {
  return lightNouns.has(singular(word)) || isGeneric(word);
}

/** Returns whether a word is a noun of games for any thing: "boss". */
export function isGeneric(word: string): boolean {
  return genericNouns.has(singular(word)) || /^[b-z]$/.test(word);
}

/** Returns whether a word may stand behind the noun it belongs to without being the head of the phrase. */
function isAfterHead(words: readonly string[], index: number, names: (word: string) => boolean): boolean {
  const word = words[index]!;
  const group = groupWords[singular(word)];
  // "A coin pile" is coins.
  const isPile = group !== undefined && index > 0 && words.slice(index + 1).every(isDescription);
  if (isLight(word) || group?.alone === true || isPile) return true;
  // "A chair, decorated", "pumpkin carved": a participle modifies the preceding noun.
  const isSaid = /.{3}ed$/.test(word) && index > 0;
  return (isSaid || isSaidOfNoun(words, index)) && !names(word);
}

/**
 * Returns the index of the head noun of a phrase, which decides what it names: "a fire hydrant" is a hydrant. -1 when
 * every word only describes.
 * @param names whether a word alone names a known subject
 */
export function headNoun(words: readonly string[], names: (word: string) => boolean): number {
  const nouns = words.flatMap((word, i) => (isDescription(word) ? [] : [i]));
  const heads = nouns.filter((i) => !isAfterHead(words, i, names));
  // "A tile corner" is a tile, though both are nouns for any thing.
  // "A rock leaning" has no other noun than the rock.
  const isNoun = (i: number): boolean => names(words[i]!) || !(i > 0 && isSaidOfNoun(words, i));
  return heads.at(-1) ?? nouns.findLast((i) => names(words[i]!)) ?? nouns.findLast(isNoun) ?? -1;
}

/** Returns whether a word behind its noun counts the thing: "candle triple". "A triple candle" is one. */
export function isTimes(words: readonly string[], index: number): boolean {
  return words[index]! in timesWords && index > 0 && words.slice(index + 1).every(isDescription);
}

/** Adjectives made of a number and a part, "three-headed", and nouns for the storeys of a building. */
const counted = new Set(
  'headed legged eyed wheeled tiered sided humped handed story storey storied storeyed'.split(' '),
);

/** Returns whether a number counts a part and not the things: "a two-story house", "three-legged stool". */
export function isNoCount(words: readonly string[], index: number): boolean {
  const word = words[index]!;
  const next = words[index + 1] ?? '';
  const isNumber = /^\d+$/.test(word) || /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(word);
  if (!isNumber || singular(next) in lengthUnits) return false;
  return counted.has(next) || /^an?$/.test(words[index - 1] ?? '');
}
