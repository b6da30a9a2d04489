import { readRows, refuse } from '../../content/read-rows.ts';
import { scenes } from '../../content/scenes.ts';
import type { Arrangement } from '../arrange.ts';
import { type Features, noFeatures } from '../features/features.ts';
import type { Pose } from '../kit.ts';
import { isBeastPosture } from '../plans/beast/beast-posture.ts';
import type { BodyType } from '../plans/person/body-type.ts';
import { movesLegs, type Posture } from '../plans/person/posture.ts';
import type { Subject } from '../subject.ts';
import { dressedAs } from './clothes.ts';
import { completeClauses, isCounted } from './complete-clauses.ts';
import { featuresOf } from './feature-words.ts';
import { type FoundSubject, findSubject, isNamed } from './find-subject.ts';
import { headNoun, isDescription, isLight, isNoCount, isShift, isSurfaceWord, isTimes } from './head-noun.ts';
import { lostParts, ownParts, type Paint, paintOf, trimNouns } from './paint-words.ts';
import {
  bodyWords,
  determiners,
  facetedWords,
  fillers,
  groupedWords,
  groupWords,
  lengthUnits,
  numberWords,
  paletteWords,
  postureWords,
  sizeWords,
  timesWords,
  voxelWords,
  wornWords,
} from './prompt-words.ts';
import { readSurface, type SurfaceWords } from './read-surface.ts';
import { type ReadWords, readWords } from './read-words.ts';
import { centred, reworded } from './reworded.ts';
import { isContainer, isHolder, isLiving, type Place, placeOf } from './scene-words.ts';
import { absentParts, alreadyTrue, partsOf, type Stretch, stretchOf } from './shape-words.ts';
import { singular } from './singulars.ts';
import { type Clause, splitClauses, takeNegatives } from './split-prompt.ts';
import { type Language, spaced } from './translate.ts';
import { type PromptWords, promptWords } from './used-words.ts';
import { vocabularyOf } from './vocabulary.ts';

/** One kind of thing of a prompt, in one or more copies. */
export interface Thing {
  readonly subject: Subject;
  /** Product of the size words: "small" 0.6, "huge" 2.5. */
  readonly scale: number;
  /** Factors of its sides besides: "a wide gravestone". */
  readonly stretch: Stretch;
  /** The surfaces that the words give it. */
  readonly paint: Paint;
  /** What it is or has besides its own form: "a broken fence", "a wall with ivy". */
  readonly features: Features;
  /** Number of copies in the prompt, at most `maxCopies`. */
  readonly count: number;
  readonly requestedCount: number;
  readonly arrangement: Arrangement;
  /** Whether other things are in it: "apples in a crate". */
  readonly isOpen?: boolean;
}

/** A further thing of a prompt: "a knight with a sword", "a cat on a chair". */
interface OtherThing extends Thing {
  readonly place: Place;
  /** Whether the prompt states how many there are. */
  readonly isCounted: boolean;
  /**
   * Things with the same number are placed by each other, around the first of them: "apples in a bowl and carrots in a
   * crate" are two groups. The subject of the prompt is in group 0.
   */
  readonly group: number;
}

/** The generator's reading of a prompt. */
export interface PromptReading extends Omit<Thing, 'subject'> {
  /** Null when the prompt names no known subject. */
  readonly subject: Subject | null;
  /** The prompt's own noun: display name, and name of the stand-in shape. */
  readonly name: string;
  /** Size in metres, when the prompt states one. */
  readonly metres: { readonly value: number; readonly of: 'height' | 'longest' } | null;
  /** Surface words before and at the subject. */
  readonly main: SurfaceWords;
  /** Surface words after "with" or "and". */
  readonly trim: SurfaceWords;
  /** Further things, in the order of the prompt. */
  readonly others: readonly OtherThing[];
  /** Parts that the prompt excludes: "without a lid", "an empty bottle". */
  readonly without: readonly string[];
  /** Worn: "an old chest". */
  readonly worn: boolean;
  /** With few flat faces: "a low-poly car". */
  readonly faceted: boolean;
  /** In the look of low-poly packs: "a low-poly car", "a cartoon knight". */
  readonly palette: boolean;
  /** Of equal cubes: "a voxel tree", "a pixel art sword". */
  readonly voxels: boolean;
  /** The pose that the words name: "a knight in T-pose". */
  readonly pose: Pose | null;
  /** The proportions that the words name: "a chibi knight"; null where no thing is a person. */
  readonly body: BodyType | null;
  /** What the first thing does in place of standing; null where it is no person, or its robe hides its legs. */
  readonly posture: Posture | null;
  /** Added to the seed for a variant of a model: 2 for "Rock_03" and "tree C". */
  readonly variant: number;
  /** What became of the words. */
  readonly words: PromptWords;
}

/** Most copies per thing. */
export const maxCopies = 40;

/** Most kinds of things per prompt. */
const maxKinds = 10;

/**
 * Reads a prompt in English, German, Spanish, French, Portuguese, Japanese or Chinese. Any text gives a reading; what
 * became of its words is in `words`.
 */
export function readPrompt(prompt: string, subjects: readonly Subject[]): PromptReading {
  const readAs = (language?: Language | 'English'): ReadWords =>
    readWords(prompt, vocabularyOf(subjects), language);
  const reading = readFrom(readAs(), subjects);
  const { subject, words } = reading;
  const isSure =
    subject !== null && !(words.language === null && words.leftOut.some((word) => articles.has(word)));
  if (isSure || !/^[ -~]+$/.test(prompt)) return reading;
  // "Gras large" is no French, but grass.
  const english = subject === null ? readFrom(readAs('English'), subjects) : reading;
  if (english.subject && subject === null) return english;
  // "Lit simple" and "un muffin" might be English, and say more in French.
  const isEnglish = /^(?:an?|the|two|three) /i.test(prompt);
  const other = isEnglish
    ? undefined
    : spaced
        .map(readAs)
        .filter(({ isExact }) => isExact)
        .map((read) => readFrom(read, subjects))
        .find((one) => one.subject !== null && one.words.leftOut.length === 0);
  return other && (subject === null || other.subject === subject) ? other : reading;
}

/** Articles of other languages that are no words of English. */
const articles = new Set('un une ein eine einen el la le les los las um uma'.split(' '));

function readFrom(read: ReadWords, subjects: readonly Subject[]): PromptReading {
  const { pose, rest } = takePose(read.words);
  const { kept: plain, without } = takeNegatives(joinPixelArt(rest));
  const held = reworded(plain, subjects);
  const kept = centred(held ?? plain);
  const clauses = completeClauses(splitClauses(kept), (word) => isNamed(word, subjects));
  const named = findSubject(
    clauses.map(({ words }) => words),
    subjects,
  );
  const place = sceneOf(clauses[0]!.words, subjects);
  // "A blacksmith corner" is a place, though a blacksmith is known.
  const scene = named && (place?.phrase.length ?? 0) <= named.phrase.length ? null : place;
  const found = scene ? null : named;
  const at = found?.segment ?? 0;
  const head = clauses.slice(0, at + 1).flatMap(({ words }) => words);
  const phrase = found?.phrase ?? scene?.phrase ?? [];
  const known = found?.subject ?? scene?.things[0]?.subject ?? null;
  const clothes = known && dressedAs(known, clauses, at, phrase);
  const main = clothes?.subject ?? null;
  const headClauses = clauses
    .slice(0, at + 1)
    .map((clause) => (scene ? untilScene(clause, phrase) : withoutContents(clause, phrase)));
  const headWords = headClauses.flatMap(({ words }) => words);
  // Pancakes are a stack of them, and no number of stacks.
  const isHeap = main !== null && isHeapOf(main, phrase);
  const numbers = isHeap
    ? headWords.filter((word) => word in timesWords || readCount([word], []).count > 1)
    : [];
  const stated = readCount(isHeap ? [] : headWords, phrase);
  const number =
    stated.count === 1 && !isHeap && isSeveral(found) ? { ...stated, count: several } : { ...stated };
  // "Five spheres in a row", "six barrels in a pile".
  const [group] = clauses.slice(at + 1).flatMap(({ join, words }) => {
    const [word, more] = words.filter((word) => !determiners.has(word));
    return join === 'in' && word && !more && groupWords[word] ? [groupWords[word]!] : [];
  });
  if (group) number.arrangement = group.arrangement;
  const featured = main && featuresOf(main, head, clauses.slice(at + 1), phrase);
  const others =
    found && main
      ? othersOf(clauses, found, subjects, {
          worn: new Set([...clothes!.clauses, ...featured!.clauses]),
          copies: number.count,
        })
      : [];
  const inTree = others.some(({ thing: { place } }) => place === 'tree');
  if (inTree && stated.count === 1 && number.count > 1) number.count = manyAt.crown!;
  const thingClauses = new Set(others.map(({ clause }) => clause));
  const tail = clauses
    .slice(at + 1)
    .filter((clause) => !thingClauses.has(clause) && !featured?.clauses.has(clause));
  const requestedCount = found ? number.count : (scene?.things[0]?.count ?? 1);
  const typedOf = (noun: string): string | undefined => read.typed.get(noun) ?? (noun || undefined);
  const nothing: Paint = { slots: {}, used: new Set() };
  // "Snowy" is what is on a thing, and not what it is made of.
  const painting = headClauses.map(({ join, words }) => ({
    join,
    words: words.filter(
      (word) => !(featured?.used.has(word) || featured?.unused.includes(word)) || phrase.includes(word),
    ),
  }));
  const paint = main ? paintOf(main, painting, phrase, tail) : nothing;
  const state = main
    ? absentParts(
        main,
        [...head, ...adjectivesOf(tail)].filter((word) => !phrase.includes(word)),
      )
    : { parts: [], used: [] };
  const lost = main ? lostParts(main, without) : { parts: [], unknown: [] };
  const sides = main ? stretchOf([...head, ...adjectivesOf(tail)], phrase, main) : null;
  const truths = main ? alreadyTrue([...head, ...adjectivesOf(tail)], phrase, main) : [];
  const voxels = kept.some((word) => voxelWords.has(word));
  const isPerson = [main, ...others.map(({ thing: { subject } }) => subject)].some(
    (subject) => subject?.plan === 'person',
  );
  const body = isPerson ? (kept.map((word) => bodyWords[word]).find((type) => type) ?? null) : null;
  const doing = kept.find((word) => postureWords[word] !== undefined && !phrase.includes(word));
  const posture = doing && main && pose === null ? postureOf(main, postureWords[doing]!) : null;
  const isOnSeat = others.some(
    ({ thing: { place, subject } }) => place === 'below' && seats.test(subject.name),
  );
  const thing = main && {
    subject: main,
    scale: scaleOf(head, sides?.used),
    stretch: sides?.stretch ?? unstretched,
    paint,
    features: featured?.features ?? noFeatures,
    count: Math.min(maxCopies, requestedCount),
    requestedCount,
    arrangement: number.arrangement,
    isOpen:
      featured?.features.filling !== undefined ||
      (isContainer(main) && others.some(({ thing: { place: on, group } }) => on === 'on' && group === 0)),
  };
  return {
    scale: scaleOf(kept),
    stretch: unstretched,
    paint,
    features: noFeatures,
    count: Math.min(maxCopies, requestedCount),
    requestedCount,
    arrangement: number.arrangement,
    ...thing,
    subject: main,
    name: main?.name ?? typedOf(nounOf(clauses[0]!.words)) ?? 'object',
    metres: readMetres(kept),
    main: readSurface(head, phrase),
    trim: readSurface(
      tail.flatMap(({ words }) => words),
      [],
    ),
    others: [
      ...others.map(({ thing: other }) => other),
      ...(scene?.things.slice(1) ?? []).map(
        (other): OtherThing => ({
          ...other,
          scale: 1,
          stretch: unstretched,
          paint: nothing,
          features: noFeatures,
          requestedCount: other.count,
          isCounted: true,
          arrangement: 'group',
          place: 'beside',
          group: 0,
        }),
      ),
    ].slice(0, maxKinds - 1),
    without: [...without, ...lost.parts, ...state.parts],
    voxels,
    pose,
    body,
    posture: posture === 'sitting' && isOnSeat && main?.plan === 'person' ? 'seated' : posture,
    variant: variantOf(read.variant),
    words: promptWords({
      clauses,
      head: at,
      found,
      scene: scene && { phrase: scene.phrase, things: scene.things.map(({ subject }) => subject) },
      others: others.map(({ clause, found: other, thing: { place: at, paint: own } }) => ({
        clause,
        phrase: other.phrase,
        subject: other.subject,
        place: at,
        used: own.used,
      })),
      used: new Set([
        ...paint.used,
        ...(featured?.used ?? []),
        ...state.used,
        ...(clothes?.used ?? []),
        ...(sides?.used ?? []),
        ...truths,
        ...kept.filter(
          (word) =>
            number.count > 1 &&
            groupWords[groupedWords[word] ?? singular(word)]?.arrangement === number.arrangement,
        ),
        ...(posture ? [doing!] : []),
        ...kept.filter((word) => voxelWords.has(word) || (body !== null && bodyWords[word] === body)),
      ]),
      unused: [...numbers, ...(sides?.unused ?? []), ...(featured?.unused ?? [])],
      missing: lost.unknown.map((noun) => `no ${noun}`),
      read:
        held && held.map(singular).toSorted().join() !== plain.map(singular).toSorted().join()
          ? { ...read, spelled: [...read.spelled, { word: plain.join(' '), by: held.join(' ') }] }
          : read,
      palette: voxels || kept.some((word) => paletteWords.has(word)),
    }),
    worn: kept.some((word) => wornWords.has(word)),
    faceted: kept.some((word) => facetedWords.has(word)),
    palette: kept.some((word) => paletteWords.has(word)),
  };
}

/** Leaves out what a thing is said to hold: "a basket of five red apples" is one basket, and not red. */
function withoutContents({ join, words }: Clause, phrase: readonly string[]): Clause {
  const of = words.indexOf('of');
  const isHolding =
    of > 0 &&
    words.indexOf(phrase[0]!) < of &&
    !phrase.includes('of') &&
    !words.slice(of).every((word, i, said) => isDescription(word) || isShift(said, i));
  return { join, words: isHolding ? words.slice(0, of) : words };
}

/** Leaves out what is behind the name of a place, which is of no thing there: the barn of a "farm dirt" is not of dirt. */
const untilScene = ({ join, words }: Clause, phrase: readonly string[]): Clause => ({
  join,
  words: words.slice(0, words.indexOf(phrase.at(-1)!) + 1),
});

/** @param sides words for one side, which change no other */
const scaleOf = (words: readonly string[], sides?: ReadonlySet<string>): number =>
  words.reduce((product, word) => product * (sides?.has(word) ? 1 : (sizeWords[word] ?? 1)), 1);

/**
 * Returns a posture of a person or an animal that has the limbs for it; null for others, and where a robe down to the ground has no
 * legs in it.
 */
function postureOf(subject: Subject, posture: Posture): Posture | null {
  const parts = partsOf(subject);
  if (subject.plan === 'person') {
    const limbs = movesLegs(posture) ? ['arm', 'leg'] : ['arm'];
    return limbs.every((limb) => parts.includes(limb)) ? posture : null;
  }
  const isBeast = isLiving(subject) && ['leg', 'front', 'back'].every((word) => parts.includes(word));
  return isBeast && isBeastPosture(posture) ? posture : null;
}

/** Things that a person sits on with the legs hanging down. */
const seats =
  /(?:^|_)(?:throne|chair|armchair|stool|bench|sofa|couch|bed|crate|barrel|log|tree_stump|rock|table|box|wall|roof|cube)$/;

const unstretched: Stretch = [1, 1, 1];

/** Returns the words of clauses that only describe: "a bucket, empty". */
function adjectivesOf(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ words }) => (words.every(isDescription) ? words : []));
}

/** Things of nature that others stand on, in any size. */
const grounds = new Set(
  'rock boulder mountain hill island floating_island cloud iceberg tree_stump'.split(' '),
);

/** Words that hold for a whole list, with an unknown first thing as well: "a table with a zorb and a mug". */
const carried = new Set(['with', 'having', 'holding', 'carrying', 'containing', 'on top']);

/** The copies of a thing in the plural without a number: "wooden barrels". */
const several = 3;

interface FoundOther {
  readonly clause: Clause;
  /** The words that name and count it. */
  readonly words: readonly string[];
  readonly found: FoundSubject;
  readonly thing: OtherThing;
  /** In a list with the subject, and not with something that is said of it. */
  readonly isListed: boolean;
}

/**
 * Finds the further things: clauses of nothing but a known subject and what describes it.
 * @param worn clauses of clothes
 * @param copies how many there are of the subject
 */
function othersOf(
  clauses: readonly Clause[],
  main: FoundSubject,
  subjects: readonly Subject[],
  { worn, copies: planted }: { worn: ReadonlySet<Clause>; copies: number },
): FoundOther[] {
  const others: FoundOther[] = [...contentsOf(clauses[main.segment]!, main, subjects)];
  // "A basket of apples and pears": what a list adds is in the basket as well.
  // "A wall with a door and a banner": the name has the first of the list.
  const isOf = others.length > 0 && clauses[main.segment]!.words.includes('of');
  let join = isOf ? 'of' : main.phrase.some((word) => / with /.test(word)) ? 'with' : '';
  for (const clause of clauses.slice(main.segment + 1)) {
    const isList = clause.join === ',' || clause.join === 'and';
    // "With a sword and a shield": both are with the thing.
    const isFirst = !isList || join === '';
    if (!isList) join = clause.join;
    if (worn.has(clause)) continue;
    const words = clause.words[0] === clause.join ? clause.words.slice(1) : clause.words;
    const found = findSubject([words], subjects);
    if (!found || !isWhole(words, found, subjects)) {
      if (!isList && !carried.has(join)) join = 'unknown';
      continue;
    }
    const by = isList ? join || clause.join : clause.join;
    const noun = found.phrase.at(-1)!;
    // "A wall with a wooden gate" has that one.
    if (main.phrase.some((word) => word.endsWith(` ${noun}`))) continue;
    const isListed = isList && (join === '' || isUnder(join));
    const holder = isList ? null : holderOf(others, clause.join, found, noun);
    if (holder) regroup(others, holder);
    const group = others.at(-1)?.thing.group ?? 0;
    const center = (holder ?? centerOf(others, group))?.found.subject ?? main.subject;
    // "A table with a lamp and a chair on a rug": what is on something is the thing itself.
    // "A traffic light" is no light of the thing.
    const part = found.phrase.filter((word) => word === noun || !isDescription(word)).join(' ');
    const place = placeOf(isListed ? 'and' : by, center, found.subject, part, isFirst && !isCounted(words));
    // Materials name no thing: "a crate with iron".
    const isMatter =
      !isCounted(words) &&
      ((isContainer(center) && isPoured(found.subject, noun)) ||
        (by !== 'containing' && found.phrase.every(isSurfaceWord)));
    if (place === null || isMatter) continue;
    // "A lantern with a green glass" has it of its own.
    if (place === 'beside' && found.phrase.length === 1 && isSurfaceWord(noun) && main.subject.looks[noun])
      continue;
    // "A window with a blue frame" has no picture on it.
    if (place === 'face' && found.phrase.length === 1 && trimNouns.has(singular(noun))) continue;
    const { count, arrangement } = readCount(words, found.phrase);
    // "A castle with red flags" and "a telescope on a tripod" have them of their own.
    const isOwn = ownParts(main.subject, { join: by, words }).length > 0;
    // "A dish rack with three plates" has other plates in it, and none around it.
    if (place === 'beside' && ownParts(main.subject, { join: by, words }, true).length > 0) continue;
    if (
      isOwn &&
      (place === 'below' ||
        place === 'top' ||
        (place === 'on' && (!isCounted(words) || (count === 1 && words.some(isSurfaceWord)))))
    )
      continue;
    if (place === 'below') joinOnBase(others, group);
    // "Full of fish": a word for one and for several.
    const isPlural = singular(noun) !== noun || (by === 'containing' && !words.some((word) => word === 'a'));
    const isOne = by !== 'containing' && isName(found.subject, found.phrase);
    // Other languages have lost the plural of "manzanas".
    const isFew = place !== 'crown' || isCounted(words);
    const many = count === 1 && !(isFew && (!isPlural || isOne));
    const copies = many ? (manyAt[place] ?? 1) : count;
    const isPot = found.subject.name === 'flower_pot';
    const carries = place === 'below' && (isPot || grounds.has(found.subject.name));
    const share = isPot ? 0.3 * planted : 0.6;
    const ground = (share * main.subject.height) / found.subject.height;
    const sides = stretchOf(words, found.phrase, found.subject);
    const featured = featuresOf(found.subject, words, [], found.phrase);
    const isIn = place === 'below' && (clause.join === 'in' || clause.join === 'inside');
    others.push({
      clause,
      words,
      found,
      isListed,
      thing: {
        group,
        isOpen: isIn && isContainer(found.subject),
        subject: found.subject,
        // A tower stands on a rock that can carry it.
        scale: scaleOf(words, sides.used) * (carries ? Math.max(1, ground) : 1),
        stretch: sides.stretch,
        features: featured.features,
        paint: withUsed(paintOf(found.subject, [{ join: '', words }], found.phrase, []), [
          ...featured.used,
          ...sides.used,
          ...alreadyTrue(words, found.phrase, found.subject),
        ]),
        isCounted: count > 1,
        count: Math.min(maxCopies, isOnePlace.has(place) ? 1 : copies),
        requestedCount: count,
        arrangement,
        place,
      },
    });
    // What lies in a thing opens it.
    if (holder && place === 'on' && isContainer(holder.found.subject))
      change(others, holder.clause, { isOpen: true });
  }
  return others;
}

/** How many there are of a thing in the plural without a number, by place. */
const manyAt: Partial<Record<Place, number>> = { on: 5, beside: several, face: several, crown: 14 };
/** Places of what there is one of. */
const isOnePlace: ReadonlySet<Place> = new Set(['head', 'below', 'behind', 'tree', 'around', 'within']);

function withUsed(paint: Paint, words: readonly string[]): Paint {
  return { ...paint, used: new Set([...paint.used, ...words]) };
}

/** Words for what is below or around a thing. */
function isUnder(join: string): boolean {
  return /^(?:on|atop|upon|onto|in|inside)$/.test(join);
}

/** Returns the first thing of a group other than that of the subject. */
function centerOf(others: readonly FoundOther[], group: number): FoundOther | undefined {
  return group === 0 ? undefined : others.find(({ thing }) => thing.group === group);
}

/**
 * Returns the further thing that a clause behind it is about: "two barrels and a crate with three apples", "a tree beside a shelf
 * with three bottles", "an apple in a bowl and three carrots in a crate". The subject is what a clause is about where all before it is one list.
 */
function holderOf(
  others: readonly FoundOther[],
  join: string,
  { subject }: FoundSubject,
  noun: string,
): FoundOther | null {
  const last = others.at(-1);
  if (last?.thing.place !== 'beside') return null;
  if (!isUnder(join)) {
    const place = placeOf(join, last.found.subject, subject, noun, true);
    // A hat is on the head of the cat, and not on the tree beside it.
    return place === 'on' || place === 'hand' || (place === 'head' && isLiving(last.found.subject))
      ? last
      : null;
  }
  if (!last.isListed) return null;
  const { group } = last.thing;
  const base = others.findLastIndex(({ thing }) => thing.place === 'below' && thing.group === group);
  return base < 0 ? null : (others[base + 1] ?? null);
}

/** Makes a thing of a list the first of a group of its own; what is listed behind it joins the group. */
function regroup(others: FoundOther[], first: FoundOther): void {
  const group = Math.max(...others.map(({ thing }) => thing.group)) + 1;
  for (const { clause } of others.slice(others.indexOf(first))) change(others, clause, { group });
}

/** Puts the things of a list on the base that a clause names for all of them: "an apple and a pear on a plate". */
function joinOnBase(others: FoundOther[], group: number): void {
  if (others.some(({ thing }) => thing.group === group && thing.place === 'below')) return;
  const center = centerOf(others, group);
  for (const other of others)
    if (other !== center && other.isListed && other.thing.group === group && other.thing.place === 'beside')
      change(others, other.clause, { place: 'along' });
}

function change(others: FoundOther[], clause: Clause, by: Partial<OtherThing>): void {
  const at = others.findIndex((other) => other.clause === clause);
  others[at] = { ...others[at]!, thing: { ...others[at]!.thing, ...by } };
}

/** Returns whether what is found is named in the plural. */
function isSeveral(found: FoundSubject | null): boolean {
  if (!found) return false;
  const { subject, phrase } = found;
  const noun = phrase.at(-1)!;
  return singular(noun) !== noun && !subject.words.includes(phrase.join(' ')) && !isName(subject, phrase);
}

/** Returns whether a thing is a stack or a heap, and the words that name it are those for one of what it is of. */
function isHeapOf({ name, words }: Subject, phrase: readonly string[]): boolean {
  const isHeap = /^(?:stack|pile|heap|bunch|bundle)_of_/.test(name);
  const isPlural = name.endsWith('s') && words.some((word) => /^(?:stack|pile|heap|bunch) of /.test(word));
  return (isHeap || isPlural) && phrase.length === 1;
}

/** Returns whether several words, or the plural of one, are how one thing is called: "boots", "stack of pancakes". */
function isName({ name, words }: Subject, phrase: readonly string[]): boolean {
  return name.endsWith('s') || (phrase.length > 1 && words.includes(phrase.join(' ')));
}

/** Words for what is poured, by which things that hold it are called, too. */
const liquids = new Set(
  'ale beer blood broth cereal chili coffee curry gruel ink juice mead milk oatmeal oil porridge pudding rice rum sauce stew tea water whiskey wine'.split(
    ' ',
  ),
);

const isPoured = ({ name }: Subject, noun: string): boolean =>
  liquids.has(noun) || noun === 'gravel' || name.startsWith('bowl_of_');

/** Returns what the first noun of a holder names: "a sushi plate", "a basket of apples". */
function contentsOf(clause: Clause, main: FoundSubject, subjects: readonly Subject[]): FoundOther[] {
  if (!isHolder(main.subject)) return [];
  const at = clause.words.indexOf(main.phrase[0]!);
  // "Light blue" is a colour, and no light.
  const before = clause.words
    .slice(0, at)
    .filter((word, i) => !isDescription(word) && !isLight(word) && !isShift(clause.words, i));
  const of =
    clause.words[at + main.phrase.length] === 'of' ? clause.words.slice(at + main.phrase.length + 1) : [];
  const words = of.length > 0 ? of : before;
  // "A pan of iron" holds none, and "a barrel of wine" no bottles.
  const isMatter = (word: string, i: number): boolean =>
    isSurfaceWord(word) || isShift(words, i) || (of.length > 0 && liquids.has(word));
  if (words.every(isMatter)) return [];
  const found = findSubject([words], subjects);
  if (!found || !isWhole(words, found, subjects) || found.subject === main.subject) return [];
  if (isContainer(main.subject) && isPoured(found.subject, found.phrase.at(-1)!)) return [];
  const place = placeOf('with', main.subject, found.subject, '', true);
  // "A wall shelf" has no wall on it.
  if (place !== 'on' || (of.length === 0 && found.subject.height > Math.max(0.25, main.subject.height * 0.6)))
    return [];
  const small = found.subject.height < main.subject.height;
  const isPlural = of.length > 0 && singular(of.at(-1)!) !== of.at(-1);
  const { count, arrangement } = readCount(of, found.phrase);
  return [
    {
      clause,
      words,
      found,
      isListed: false,
      thing: {
        group: 0,
        subject: found.subject,
        scale: 1,
        stretch: unstretched,
        paint: paintOf(found.subject, [{ join: '', words }], found.phrase, []),
        features: noFeatures,
        isCounted: count > 1,
        count: Math.min(
          maxCopies,
          count > 1 || of.some((word) => determiners.has(word)) ? count : small || isPlural ? 4 : 1,
        ),
        requestedCount: count,
        arrangement,
        place,
      },
    },
  ];
}

/** Returns whether words name a subject and nothing else; an unknown word before the name is an adjective. */
function isWhole(words: readonly string[], { phrase }: FoundSubject, subjects: readonly Subject[]): boolean {
  const name = words.indexOf(phrase[0]!);
  return words.every(
    (word, i) =>
      phrase.includes(word) ||
      isDescription(word) ||
      isLight(word) ||
      groupWords[singular(word)] ||
      (i < name && word !== 'of' && !isNamed(word, subjects)),
  );
}

interface Scene {
  readonly phrase: readonly string[];
  readonly things: readonly { readonly subject: Subject; readonly count: number }[];
}

interface KnownScene {
  readonly phrase: readonly string[];
  readonly things: Scene['things'];
}

const knownScenes = new WeakMap<readonly Subject[], readonly KnownScene[]>();

function scenesOf(subjects: readonly Subject[]): readonly KnownScene[] {
  const known = knownScenes.get(subjects);
  if (known) return known;
  const list = readRows('scenes', scenes).flatMap((row) => {
    const [names = '', entries = ''] = row.columns;
    const things = entries.split(',').map((entry) => {
      const [, noun = '', count = '1'] =
        /^(.*?) (\d+)$/.exec(entry.trim()) ?? refuse(row, entry, 'has no count; write "tent 1"');
      const subject =
        subjects.find(({ words }) => words.includes(noun)) ?? refuse(row, noun, 'is no word of a subject');
      return { subject, count: Number(count) };
    });
    return names.split(',').map((name) => ({ phrase: name.trim().split(' '), things }));
  });
  knownScenes.set(subjects, list);
  return list;
}

/** Returns the things of a place that a table knows, such as a graveyard. */
function sceneOf(words: readonly string[], subjects: readonly Subject[]): Scene | null {
  for (const { phrase, things } of scenesOf(subjects)) {
    const at = words.findIndex((_, i) =>
      phrase.every((word, k) => word === words[i + k] || word === singular(words[i + k] ?? '')),
    );
    if (at < 0) continue;
    const rest = words.slice(at + phrase.length);
    if (rest.every((word) => isDescription(word) || isLight(word)))
      return { phrase: words.slice(at, at + phrase.length), things };
  }
  return null;
}

/** Returns the number of a variant from 0 on: "A", "1" and none are the first. */
function variantOf(variant: string): number {
  const letters = [...variant.toLowerCase().replace(/\d/g, '')].map((letter) => letter.charCodeAt(0) - 97);
  const number = Number(/\d+/.exec(variant)?.[0] ?? 1);
  return letters.reduce((sum, letter) => sum + letter, Math.max(0, number - 1)) % 1000;
}

/** Takes the words of a pose: "in T-pose", "a knight, a-pose". */
function takePose(words: readonly string[]): { pose: Pose | null; rest: readonly string[] } {
  for (const [i, word] of words.entries()) {
    const joined = /^([at])pose$/.exec(word);
    const apart = (word === 't' || word === 'a') && words[i + 1] === 'pose';
    if (!joined && !apart) continue;
    const from = words[i - 1] === 'in' || words[i - 1] === 'a' ? (words[i - 2] === 'in' ? i - 2 : i - 1) : i;
    const rest = [...words.slice(0, from), ',', ...words.slice(i + (joined ? 1 : 2))];
    return { pose: `${(joined?.[1] ?? word) as 'a' | 't'}-pose`, rest };
  }
  return { pose: null, rest: words };
}

/** "Pixel art" is one word for a look. */
function joinPixelArt(words: readonly string[]): string[] {
  return words.flatMap((word, i) =>
    word === 'pixel' && words[i + 1] === 'art'
      ? ['pixelart']
      : word === 'art' && words[i - 1] === 'pixel'
        ? []
        : [word],
  );
}

function readCount(
  words: readonly string[],
  phrase: readonly string[],
): { count: number; arrangement: Arrangement } {
  let count = 1;
  // How many groups there are: "three stacks of books".
  let groups = 1;
  let arrangement: Arrangement = 'group';
  let isGroup = false;
  words.forEach((word, i) => {
    // "A pair of jeans" is one thing.
    if (phrase.length > 1 && phrase.includes(word)) return;
    const isLast = i > 0 && words.slice(i + 1).every(isDescription);
    const grouped = groupWords[groupedWords[word] ?? ''];
    // "Three stacked crates" are as many as they are said to be.
    if (grouped && !isLast) arrangement = grouped.arrangement;
    const groupWord = groupWords[singular(word)] ?? grouped;
    // A forest tree is one.
    const isAlone = groupWord?.alone === true && singular(words[i + 1] ?? '') !== 'tree';
    if (groupWord && (words[i + 1] === 'of' || isAlone || isLast)) {
      if (!isLast && !isGroup) groups = count;
      // "Three crates stacked" are three.
      if (grouped && count > 1) ({ arrangement } = grouped);
      else ({ count, arrangement } = groupWord);
      isGroup = true;
    }
    const number =
      numberWords[word] ??
      (isTimes(words, i) ? timesWords[word] : undefined) ??
      (/^\d+$/.test(word) && !(singular(words[i + 1] ?? '') in lengthUnits) ? Number(word) : undefined);
    if (number === undefined || number < 1 || isNoCount(words, i) || isIndex(words, i)) return;
    count = number;
    if (!isGroup && arrangement === 'group') arrangement = number <= 3 ? 'row' : 'group';
  });
  return { count: count * groups, arrangement };
}

/** Returns whether a number behind a noun counts models of a pack and not things: "Rock_Large_02", "Potion3_Empty". */
function isIndex(words: readonly string[], index: number): boolean {
  if (!/^\d+$/.test(words[index]!) || index === 0) return false;
  const noun = words[index - 1]!;
  if (index < words.length - 1)
    return !isDescription(noun) && singular(noun) === noun && words.slice(index + 1).every(isDescription);
  return /^0/.test(words[index]!) || singular(noun) === noun;
}

function readMetres(words: readonly string[]): PromptReading['metres'] {
  for (let i = 0; i + 1 < words.length; i++) {
    const unit = lengthUnits[words[i + 1]!] ?? lengthUnits[singular(words[i + 1]!)];
    const value = Number(words[i]);
    if (unit === undefined || !(value > 0)) continue;
    const metres = Math.min(1000, Math.max(0.001, value * unit));
    return { value: metres, of: /^(long|wide|broad)$/.test(words[i + 2] ?? '') ? 'longest' : 'height' };
  }
  return null;
}

function nounOf(words: readonly string[]): string {
  const until = words.indexOf('of');
  const part = until > 0 ? words.slice(0, until) : words;
  const head = headNoun(part, () => false);
  const nouns = words.filter((word) => !isDescription(word));
  const last = words.filter((word) => !fillers.has(word)).at(-1) ?? '';
  return singular(head < 0 ? (nouns.at(-1) ?? last) : part[head]!);
}
