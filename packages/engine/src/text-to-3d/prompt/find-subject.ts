import { colors } from '../colors.ts';
import type { Subject } from '../subject.ts';
import {
  headNoun,
  isDescription,
  isGeneric,
  isLight,
  isShift,
  isSurfaceWord,
  trailing,
} from './head-noun.ts';
import { materialWords } from './material-words.ts';
import { shownOf } from './paint-words.ts';
import { determiners, groupWords, lengthUnits, numberWords, sizeWords } from './prompt-words.ts';
import { isLiving } from './scene-words.ts';
import { singular, singulars } from './singulars.ts';

/** A subject, and the segment and the words that name it. */
export interface FoundSubject {
  readonly subject: Subject;
  readonly segment: number;
  readonly phrase: readonly string[];
  /** The phrase is the known beginning of a name whose other nouns are unknown: "pizza pepperoni". */
  readonly isShort?: true;
}

/** Words for some of a thing, before "of". */
const portions = new Set(
  'slice piece wedge wheel scoop block chunk half quarter portion serving bit'.split(' '),
);

/**
 * Finds the subject that the head noun of the first segment with a noun names: "a crystal sword", "a mushroom house".
 * A head noun that names none ends the search, so that "a fire hydrant" is no fire.
 */
export function findSubject(
  segments: readonly (readonly string[])[],
  subjects: readonly Subject[],
): FoundSubject | null {
  for (const [segment, words] of segments.entries()) {
    const exact = segment === 0 ? exactName(words, subjects) : null;
    if (exact) return { ...exact, segment };
    const turned = segment === 0 ? turnedName(words, subjects) : null;
    if (turned) return { ...turned, segment };
    const whole = wholePhrase(words, subjects);
    if (whole) return { subject: whole.subject, phrase: whole.phrase, segment };
    const until = words.indexOf('of');
    const noun = until > 0 ? [words.slice(0, until), words.slice(until + 1)] : [words];
    for (const [i, part] of noun.entries()) {
      // "A wheel of cheese" is cheese, and "a corner of monorail track" a track.
      const first = part.at(-1) ?? '';
      if (i === 0 && noun.length > 1 && (portions.has(singular(first)) || isGeneric(first))) continue;
      // A material at the end may be the thing: "a wine glass", "a camp fire".
      const end = part.at(-1) ?? '';
      const last = isDescription(end) || covers.has(end) ? lastNamed(part, subjects) : null;
      if (last?.end === part.length) {
        // "Obstacle triangle orange" is orange, and no fruit.
        const isColored =
          end in colors && i === 0 && part.length > 2 && !part.some((word) => determiners.has(word));
        const before = last.phrase.length === 1 ? thingBefore(part, subjects) : null;
        if (before) return { ...before, segment };
        if (!isColored) return { subject: last.subject, phrase: last.phrase, segment };
      }
      const isGroup = i === 0 && noun.length > 1 && part.some((word) => groupWords[singular(word)]);
      const names = (word: string): boolean => isNamed(word, subjects);
      const head = isGroup ? -1 : headNoun(part, names);
      // Without a noun, a material may be the thing itself: "a stone".
      const hit = lastNamed(head < 0 ? part : part.slice(0, head + 1), subjects);
      // "Toilet paper" is no toilet of paper, although it is made one.
      const isShort = hit !== null && part.slice(hit.end).some((word) => materialWords.has(word));
      // Names of models have adjectives behind the noun: "fish tropical".
      const said = part.some((word) => determiners.has(word))
        ? []
        : part.slice(hit?.end ?? 0).filter((word) => !(word in sizeWords) && !trailing.has(word));
      const kind = hit && withSort(part.slice(0, hit.end), hit, subjects);
      if (kind) return { ...kind, segment };
      const apart = hit && describedApart([...said, ...part.slice(0, hit.end)], hit.phrase, subjects);
      if (apart) return { ...apart, segment };
      if (hit && (head < 0 || hit.end === head + 1))
        return { subject: hit.subject, phrase: hit.phrase, segment, ...(isShort && { isShort }) };
      const name = head >= 0 && i === 0 && segment === 0 ? nameOfModel(part, subjects) : null;
      if (name) return { ...name, segment };
      const beside = head >= 0 && i === 0 ? besideUnknown(part, part[head]!, subjects) : null;
      if (beside) return { ...beside, segment };
      if (head >= 0) return null;
    }
  }
  return null;
}

/** Returns the subject whose name is all words, or all but those for colours and sizes: "cliff brown corner inner". */
function exactName(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[] } | null {
  const named = byWord(subjects);
  // Three of a stack of pancakes are no three stacks.
  const isOf = words.includes('of');
  const name = isOf ? words : words.filter((word) => !determiners.has(word) && !(word in numberWords));
  const uncolored = name.filter((word) => !(word in colors));
  for (const kept of [words, name, uncolored, uncolored.filter((word) => !(word in sizeWords))]) {
    if (kept.length < 2) continue;
    const before = kept.slice(0, -1);
    const names = singulars(kept.at(-1)!).map((last) => [...before, last].join(' '));
    // "Bar iron" is an iron bar.
    if (kept.length === 2 && materialWords.has(kept[1]!)) names.push(`${kept[1]} ${kept[0]}`);
    const subject = names.map((name) => named.get(name)).find((found) => found !== undefined);
    if (subject) return { subject, phrase: kept };
  }
  return null;
}

/**
 * Returns the thing of a name of a model that the material at its end is said of: "altar stone", "hangar round glass", and of
 * two materials "rock moss".
 */
function thingBefore(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[]; isShort: true } | null {
  const rest = words.slice(0, -1);
  const before = lastNamed(rest, subjects);
  if (!before || (isNoThing(before.phrase, false) && !covers.has(words.at(-1)!))) return null;
  const between = rest.slice(before.end);
  const isApart = isSentence(words)
    ? between.length > 0
    : !between.every((word) => isDescription(word) || isLight(word) || portions.has(singular(word)));
  return isApart ? null : { subject: before.subject, phrase: before.phrase, isShort: true };
}

/** What lies or grows on things, or has them, and is named behind them: "rock moss", "tractor police". */
const covers = new Set('moss grass snow sand dirt lava police iron gold silver copper'.split(' '));

/** Nouns for what a thing is, behind its own name, and whether a thing is one. */
const sorts: readonly (readonly [noun: RegExp, is: (subject: Subject) => boolean])[] = [
  [
    /^(?:car|automobile|vehicle|van|truck)$/,
    (subject) => shownOf(subject).slots.some((slot) => /^(?:wheels|tyre)$/.test(slot)),
  ],
  [/^(?:animal|bird|insect|bug|dinosaur)$/, isLiving],
];

/** Returns the thing whose sort a noun behind it says: "taxi car", "falcon bird". */
function withSort(
  words: readonly string[],
  { phrase }: { phrase: readonly string[] },
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[] } | null {
  const noun = phrase.length === 1 ? singular(phrase[0]!) : '';
  const is = sorts.find(([nouns]) => nouns.test(noun))?.[1];
  const own = is && lastNamed(words.slice(0, -1), subjects);
  if (!own || own.end !== words.length - 1 || !is(own.subject)) return null;
  return { subject: own.subject, phrase: [...own.phrase, words.at(-1)!] };
}

/**
 * Returns what a noun and a word apart from it name: "a round wooden shield" is a round shield, and of a name of a model "car
 * hatchback wheel" is a car wheel.
 */
function describedApart(
  words: readonly string[],
  phrase: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[] } | null {
  const isName = !isSentence(words);
  for (const [i, word] of words.slice(0, -phrase.length).entries()) {
    const isSaid = !isShift(words, i) && (isName || isDescription(word));
    const found = isSaid ? lastNamed([word, ...phrase], subjects) : null;
    if (found && found.phrase.length > phrase.length) return found;
  }
  return null;
}

/**
 * Returns the subject that two nouns name in the other order alone: "bed king", "lamp round table". A name of a model has the
 * thing before what is said of it. An animal behind a noun is the thing: "a house dog".
 */
function turnedName(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[] } | null {
  if (isSentence(words)) return null;
  const made = turnedMaterial(words, subjects);
  if (made) return made;
  const [first = '', ...rest] = words.filter((word, i) => !isDescription(word) && !isShift(words, i));
  if (!isNamed(first, subjects)) return null;
  for (const other of rest) {
    const last = lastNamed([other], subjects)?.subject;
    if (last && last.plan !== 'person' && isLiving(last)) continue;
    const turned = lastNamed([other, first], subjects);
    if (turned?.phrase.length !== 2 || lastNamed([first, other], subjects)?.phrase.length === 2) continue;
    return { subject: turned.subject, phrase: [first, other] };
  }
  return null;
}

/** Returns the subject that a material and the noun behind it name in the other order: "glass wine", "paper toilet". */
function turnedMaterial(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[] } | null {
  const [material = '', noun = ''] = words;
  const named = byWord(subjects);
  const subject = materialWords.has(material) ? named.get(`${noun} ${material}`) : undefined;
  return subject && !named.has(`${material} ${noun}`) ? { subject, phrase: [material, noun] } : null;
}

/** Returns whether words are no name of a model. */
function isSentence(words: readonly string[]): boolean {
  return words.length > 6 || words.some((word) => determiners.has(word) || word === 'of');
}

/**
 * Returns the subject of a name of a model, which has the noun first and no article: "cake birthday", "pizza pepperoni".
 * The words behind the noun are left out where nothing has both their names.
 */
function nameOfModel(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[]; isShort?: true } | null {
  if (words.some((word) => determiners.has(word)) || words.length > 6) return null;
  const nouns = words.filter((word) => !isDescription(word) && !isLight(word));
  const [first = '', ...rest] = nouns;
  for (const other of rest) {
    const turned = lastNamed([other, first], subjects);
    if (turned?.phrase.length === 2) return { subject: turned.subject, phrase: [first, other] };
  }
  const end = nouns.findLastIndex((_, i) => lastNamed(nouns.slice(0, i + 1), subjects)?.end === i + 1);
  const found = end >= 0 ? lastNamed(nouns.slice(0, end + 1), subjects) : null;
  const next = nouns[end + 1] ?? '';
  if (!found || found.end - found.phrase.length > 0 || participles.test(next)) return null;
  return { subject: found.subject, phrase: found.phrase, isShort: true };
}

/** Words for how a thing is made or used, behind a noun that is no thing itself: "horse-drawn". */
const participles = /^(?:drawn|like|shaped|styled|themed)$/;

/**
 * Returns the known noun beside an unknown or generic head of a name of a model, the longest and of these the first: "ice
 * cream scoop", "detail crystal". A material is a thing only beside a generic noun.
 */
function besideUnknown(
  words: readonly string[],
  head: string,
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[]; isShort: true } | null {
  if (words.some((word) => determiners.has(word) || participles.test(word)) || words.length > 6) return null;
  if (words.some((word) => word in numberWords || singular(word) in lengthUnits)) return null;
  const isEmpty = isLight(head) || singular(head) in groupWords;
  for (let size = Math.min(4, words.length); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++) {
      const phrase = words.slice(start, start + size);
      const found = lastNamed(phrase, subjects);
      const turned = size === 2 ? lastNamed([...phrase].reverse(), subjects) : null;
      if (turned?.phrase.length === 2) return { subject: turned.subject, phrase, isShort: true };
      if (found?.phrase.length !== size || isNoThing(phrase, isEmpty)) continue;
      return { subject: found.subject, phrase, isShort: true };
    }
  return null;
}

function isNoThing(phrase: readonly string[], isBesideGeneric: boolean): boolean {
  const [word = '', ...more] = phrase;
  return more.length === 0 && (isLight(word) || (isSurfaceWord(word) && !isBesideGeneric));
}

/** Returns the subject of a phrase of several words that ends what is said of the thing: "a slice of pizza". */
function wholePhrase(
  words: readonly string[],
  subjects: readonly Subject[],
): { subject: Subject; phrase: readonly string[] } | null {
  const isRest = (word: string): boolean =>
    (isDescription(word) || singular(word) in groupWords) && lastNamed([word], subjects) === null;
  for (let end = words.length; end > 0; end--) {
    const found = namedUntil(words, end, subjects);
    // "Birch tree dead" is a dead birch tree.
    if (found && found.phrase.length > 1) {
      // "A basket of red apples" is a basket.
      const isPart = words.slice(0, end - found.phrase.length).includes('of');
      if (!isPart)
        return describedApart([...words.slice(end), ...found.phrase], found.phrase, subjects) ?? found;
    }
    const last = words[end - 1]!;
    if (!isRest(last) && !isLight(last)) return null;
  }
  return null;
}

/** Returns whether a word alone names a subject. */
export function isNamed(word: string, subjects: readonly Subject[]): boolean {
  return lastNamed([word], subjects) !== null;
}

interface NamedThing {
  readonly subject: Subject;
  readonly phrase: string[];
  /** Index behind the last word of the phrase. */
  readonly end: number;
}

function lastNamed(words: readonly string[], subjects: readonly Subject[]): NamedThing | null {
  for (let end = words.length; end > 0; end--) {
    const found = namedUntil(words, end, subjects);
    if (found) return found;
  }
  return null;
}

/** Returns the subject of the longest name of at most five words that ends before an index. */
function namedUntil(words: readonly string[], end: number, subjects: readonly Subject[]): NamedThing | null {
  const named = byWord(subjects);
  for (let start = Math.max(0, end - 5); start < end; start++) {
    const before = words.slice(start, end - 1);
    const of = before.indexOf('of');
    // "Loaves of bread": the first noun has the plural.
    if (of > 0) before.splice(of - 1, 1, singular(before[of - 1]!));
    const phrases = singulars(words[end - 1]!).flatMap((last) => [
      [...before, last].join(' '),
      // "Light house" is a lighthouse.
      ...(before.length > 0 && !determiners.has(before[0]!) ? [[...before, last].join('')] : []),
    ]);
    const subject = phrases.map((phrase) => named.get(phrase)).find((found) => found !== undefined);
    if (subject) return { subject, phrase: words.slice(start, end), end };
  }
  return null;
}

const indexes = new WeakMap<readonly Subject[], ReadonlyMap<string, Subject>>();

/** Subjects by the words and phrases that name them. */
function byWord(subjects: readonly Subject[]): ReadonlyMap<string, Subject> {
  const known = indexes.get(subjects);
  if (known) return known;
  const index = new Map(subjects.flatMap((subject) => subject.words.map((word) => [word, subject] as const)));
  indexes.set(subjects, index);
  return index;
}
