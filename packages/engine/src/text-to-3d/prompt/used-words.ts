import type { Subject } from '../subject.ts';
import { blockLetters } from './block-letters.ts';
import type { FoundSubject } from './find-subject.ts';
import { isDescription, isGeneric, isLight, isNoCount, isSurfaceWord, isTimes } from './head-noun.ts';
import { materialWords } from './material-words.ts';
import {
  determiners,
  fillers,
  groupWords,
  lengthUnits,
  numberWords,
  plainAdjectives,
  sizeWords,
  wornWords,
} from './prompt-words.ts';
import type { ReadWords } from './read-words.ts';
import type { Place } from './scene-words.ts';
import { isSide } from './shape-words.ts';
import { singular, singulars } from './singulars.ts';
import type { Clause } from './split-prompt.ts';
import { folded } from './translate.ts';

/** What became of the words of a prompt. */
export interface PromptWords {
  /** Words that named a known subject of another name: "warrior" becomes a knight. */
  readonly replaced: readonly { readonly word: string; readonly by: string }[];
  /** Words that were misspelled: "catapolt" is read as "catapult". */
  readonly spelled: ReadWords['spelled'];
  readonly language: ReadWords['language'];
  /** Words that had no effect, as they were typed. */
  readonly leftOut: readonly string[];
}

/** What was found in a prompt. */
export interface FoundWords {
  readonly clauses: readonly Clause[];
  /** Index of the clause that names the subject. */
  readonly head: number;
  readonly found: FoundSubject | null;
  readonly scene: { readonly phrase: readonly string[]; readonly things: readonly Subject[] } | null;
  readonly others: readonly {
    readonly clause: Clause;
    readonly phrase: readonly string[];
    readonly subject: Subject;
    readonly place: Place;
    /** Words of its surfaces that had an effect. */
    readonly used: ReadonlySet<string>;
  }[];
  /** Words of surfaces and parts of the subject that had an effect. */
  readonly used: ReadonlySet<string>;
  /** Words for a side that the subject has not: "a long man". */
  readonly unused: readonly string[];
  /** What the subject is said to be without, and has no part of that name: "no zorb". */
  readonly missing: readonly string[];
  readonly read: ReadWords;
  /** In the look of low-poly packs. */
  readonly palette: boolean;
}

/** Returns what became of the words of a prompt. */
export function promptWords({
  clauses,
  head,
  found,
  scene,
  others,
  used,
  unused,
  missing,
  read,
  palette,
}: FoundWords): PromptWords {
  const named = found?.phrase ?? scene?.phrase ?? [];
  const leftOut = clauses.flatMap((clause, at) => {
    const other = others.find((thing) => thing.clause === clause);
    if (other && at > head)
      return [
        ...(isJoinUsed(clause.join, other.place) ? [] : [clause.join]),
        ...clause.words.filter(
          (word) =>
            (plainAdjectives.has(word) || isSurfaceWord(word) || isUnknown(word)) &&
            word !== clause.join &&
            !other.phrase.includes(word) &&
            !other.used.has(word) &&
            !used.has(word),
        ),
        // One thing is below another or on its head.
        ...(/^(?:below|head|behind|tree)$/.test(other.place)
          ? clause.words.filter((word) => groupWords[singular(word)] && !other.phrase.includes(word))
          : []),
      ];
    const lost = clause.words.filter((word, i) => {
      if (at <= head && named.includes(word)) return false;
      if (other?.phrase.includes(word) || other?.used.has(word) || used.has(word) || used.has(singular(word)))
        return false;
      if (scene?.things.some((thing) => thing.words.includes(singular(word)))) return false;
      if (unused.includes(word)) return true;
      // "Small wings": the sizes of parts stay.
      const isSize = word in sizeWords || isSide(word);
      if (at > head && isSize && clause.words.some((noun) => !isDescription(noun))) return true;
      if (singular(word) in lengthUnits && /^[\d.]+$/.test(clause.words[i - 1] ?? '')) return false;
      // Flat colours show no wear.
      if (palette && wornWords.has(word)) return true;
      if (word === 'low' && !/^poly/.test(clause.words[i + 1] ?? '')) return true;
      if (fillers.has(word) || determiners.has(word) || isTimes(clause.words, i)) return false;
      if (isNoCount(clause.words, i) || plainAdjectives.has(word) || isGeneric(word)) return true;
      if (likenesses.has(singular(word))) return found !== null || scene !== null;
      if (isSurfaceWord(word)) return found !== null || scene !== null;
      // "Carrot pieces" are a whole carrot.
      const isMany = singular(word) !== word && !named.includes(word);
      return !(isDescription(word) || groupWords[singular(word)] || (isLight(word) && !isMany));
    });
    // "Two handles" that a thing has not are left out with their number.
    const isLost = at > head && lost.some((word) => !isDescription(word));
    return clause.words.filter(
      (word) => lost.includes(word) || (isLost && word in numberWords && !used.has(word)),
    );
  });
  const things = [
    ...(found ? [{ phrase: found.phrase, subject: found.subject }] : []),
    ...others.map(({ phrase, subject }) => ({ phrase, subject })),
  ];
  return {
    replaced: [
      ...(found?.isShort ? shortName(nameIn(clauses[head]!, found), nameOf(found.subject)) : []),
      ...things.flatMap(({ phrase, subject }, i) => {
        if (i === 0 && found?.isShort) return [];
        const by = otherName(phrase, subject);
        return by === null ? [] : [{ word: phrase.join(' '), by }];
      }),
      ...(scene ? [{ word: scene.phrase.join(' '), by: scene.things.map(nameOf).join(', ') }] : []),
    ],
    spelled: read.spelled,
    language: read.language,
    leftOut: [...new Set([...leftOut.map((word) => read.typed.get(word) ?? word), ...missing])],
  };
}

/** Returns whether a word beside the name of a thing says nothing that is known. */
function isUnknown(word: string): boolean {
  return !(isDescription(word) || isLight(word) || determiners.has(word) || groupWords[singular(word)]);
}

/** Nouns for an image of a thing: "a horse statue" is a horse. */
const likenesses = new Set('statue statuette figurine toy icon'.split(' '));

/** "Knight_Female" is a knight, and no word became another. */
function shortName(word: string, by: string): PromptWords['replaced'] {
  return word === by ? [] : [{ word, by }];
}

/** Returns whether a thing is placed as the word before it says: nothing sits on what it rides, or is put under a thing. */
function isJoinUsed(join: string, place: Place): boolean {
  if (join === 'riding') return false;
  return place !== 'beside' || sideBySide.has(join);
}

const sideBySide = new Set('and , with having featuring beside near by at around'.split(' '));

/** Returns the words from the subject's to the last noun: "pizza pepperoni". */
function nameIn({ words }: Clause, { phrase }: FoundSubject): string {
  const last = words.findLastIndex((word) => materialWords.has(word));
  const nouns = words.filter(
    (word, i) =>
      phrase.includes(word) ||
      (!isDescription(word) && !isLight(word)) ||
      (i === last && i > words.indexOf(phrase.at(-1)!)),
  );
  return nouns.join(' ');
}

const nameOf = (subject: Subject): string => subject.name.replaceAll('_', ' ');

/** Returns the name of a subject where the words that found it say something else. */
function otherName(phrase: readonly string[], subject: Subject): string | null {
  const name = nameOf(subject);
  const isSame = singulars(phrase.at(-1)!).some((own) => {
    const said = phrase
      .map((word, i) => (i === phrase.length - 1 ? own : phrase[i + 1] === 'of' ? singular(word) : word))
      .join(' ');
    return own === name || said.replaceAll(' ', '').includes(name.replaceAll(' ', ''));
  });
  // "Lamp table" is a table lamp.
  const isTurned = phrase.toSorted().join(' ') === name.split(' ').toSorted().join(' ');
  return isSame || isTurned ? null : name;
}

/** Returns a sentence on the words that had no effect or another one; undefined when every word had its own. */
export function wordsSentence(
  { replaced, spelled, language, leftOut }: PromptWords,
  unknown: string | null,
): string | undefined {
  const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
  const rest = leftOut.filter((word) => singular(word) !== unknown);
  const parts = [
    ...(language === null ? [] : [`read as ${language}`]),
    ...spelled.map(({ word, by }) => `"${word}" was read as "${by}"`),
    ...(unknown === null ? [] : [`"${unknown}" is not known, so ${plainShape(unknown)}`]),
    ...replaced.map(({ word, by }) => `"${word}" became ${withArticle(by)}`),
    ...(rest.length > 0 ? [`left out: ${quoted(rest)}`] : []),
  ];
  return parts.length === 0 ? undefined : `${parts.join('; ')}.`;
}

/** Returns what is made of an unknown word. Only letters and digits of the Latin alphabet can be raised on a plinth. */
function plainShape(word: string): string {
  const bare = folded(word).replace(/[^\p{L}\p{N}]/gu, '');
  if (bare !== '' && [...bare].every((letter) => blockLetters(letter).bars.length > 0))
    return 'a plain shape has the word on its plinth';
  return 'there is a plain shape on a plinth without the word, whose letters cannot be raised';
}

/** Returns a noun with its article: "a dog", "an axe", "sunglasses". */
export function withArticle(noun: string): string {
  const head = noun.split(' of ')[0]!;
  if (noun.includes(', ') || singular(head) !== head) return noun;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
