import { readRows } from '../../content/read-rows.ts';
import { scenes } from '../../content/scenes.ts';
import { patterns } from '../../retexture/patterns.ts';
import { wears } from '../../retexture/wear.ts';
import { colorShifts, colors } from '../colors.ts';
import type { Subject } from '../subject.ts';
import { postures } from './clauses.ts';
import { garmentNouns, wearingAdjectives } from './clothes.ts';
import { genericNouns, lightNouns } from './head-noun.ts';
import { materialWords } from './material-words.ts';
import { garments, trimNouns, wholeNouns } from './paint-words.ts';
import {
  determiners,
  fillers,
  groupWords,
  lengthUnits,
  negations,
  numberWords,
  paletteWords,
  plainAdjectives,
  separators,
  sizeWords,
  wornWords,
} from './prompt-words.ts';
import type { Vocabulary } from './read-words.ts';
import { isLiving } from './scene-words.ts';

const vocabularies = new WeakMap<readonly Subject[], Vocabulary>();

/** Returns every word that a prompt for these subjects can use, single names of subjects first. */
export function vocabularyOf(subjects: readonly Subject[]): Vocabulary {
  const known = vocabularies.get(subjects);
  if (known) return known;
  const names = subjects.flatMap(({ words }) => words);
  const phrases = names.filter((name) => name.includes(' '));
  const places = readRows('scenes', scenes).flatMap(({ columns }) => columns[0]!.split(', '));
  // Words for parts, which words behind "with" may mean: "with a green blanket".
  const parts = subjects.flatMap(({ looks }) => Object.keys(looks));
  const single = new Set([...names.filter((name) => !name.includes(' ')), ...describing, ...parts]);
  const words = new Set([...single, ...phrases, ...places].flatMap((phrase) => phrase.split(' ')));
  const vocabulary = {
    words,
    partial: new Set([...words].filter((word) => !single.has(word))),
    joined: new Map(phrases.map((phrase) => [phrase.replaceAll(' ', ''), phrase])),
    whole: phrases
      .map((phrase) => phrase.split(' '))
      .filter((parts) => parts.some((word) => separators.has(word) || negations.has(word))),
    nouns: new Set(names.filter((name) => !name.includes(' '))),
    figures: new Set(subjects.flatMap((subject) => (isLiving(subject) ? subject.words : []))),
  };
  vocabularies.set(subjects, vocabulary);
  return vocabulary;
}

/** Words that name no subject. */
export const describing: readonly string[] = [
  ...Object.keys(colors),
  ...materialWords.keys(),
  ...patterns.flatMap(({ words }) => words),
  ...wears.flatMap(({ words }) => words),
  ...Object.keys(sizeWords),
  ...plainAdjectives,
  ...wornWords,
  ...paletteWords,
  ...Object.keys(colorShifts),
  ...Object.keys(numberWords),
  ...Object.keys(groupWords),
  ...Object.keys(lengthUnits),
  ...separators,
  ...determiners,
  ...negations,
  ...fillers,
  ...lightNouns,
  ...genericNouns,
  ...trimNouns,
  ...wholeNouns,
  ...Object.values(garments).flat(),
  ...postures,
  ...garmentNouns,
  ...wearingAdjectives,
  ...'next top front together close pose tpose apose texture textured unlit high tall long wide broad deep pile like full made look tail looking shaped'.split(
    ' ',
  ),
];
