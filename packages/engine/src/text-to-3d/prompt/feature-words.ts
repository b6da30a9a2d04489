import { colorOfLook, type Look, materialOfLook, materials } from '../../content/materials.ts';
import { colors, linearOf } from '../colors.ts';
import { type Bend, bendOf } from '../features/bend.ts';
import type { Features, Filling, Growth } from '../features/features.ts';
import { isContents, noFeatures } from '../features/features.ts';
import { openingOf } from '../features/fill.ts';
import { placedParts, shapesOf } from '../features/placed-parts.ts';
import { grow } from '../grow.ts';
import type { Subject } from '../subject.ts';
import { wordTable } from '../word-table.ts';
import { isDescription, isSurfaceWord } from './head-noun.ts';
import { namedSurfaces, shownOf } from './paint-words.ts';
import { determiners, fillers, sizeWords } from './prompt-words.ts';
import { isHolder, isLiving } from './scene-words.ts';
import { canBeSquare, isRuin, partsOf, sizeOf } from './shape-words.ts';
import { singular } from './singulars.ts';
import type { Clause } from './split-prompt.ts';

/** What words say that a thing is or has besides its own form: "a broken fence", "a wall with ivy". */
export interface FeatureWords {
  readonly features: Features;
  /** Clauses that say nothing else. */
  readonly clauses: ReadonlySet<Clause>;
  readonly used: ReadonlySet<string>;
  /** Words for a state or contents that the thing cannot have: "a damaged knight", "a pot of soil" with a lid. */
  readonly unused: readonly string[];
}

const breaking = new Set(
  'broken damaged destroyed ruined shattered wrecked smashed battered crumbling dented collapsed'.split(' '),
);

/** Adjectives for what is on a thing. */
const grown: Readonly<Record<string, readonly Growth[]>> = wordTable({
  snowy: ['snow'],
  snowcovered: ['snow'],
  mossy: ['moss'],
  overgrown: ['moss', 'ivy'],
  grassy: ['grass'],
  decorated: ['garland'],
});

/** Nouns for what is on a thing. */
const growths: Readonly<Record<string, Growth>> = wordTable({
  snow: 'snow',
  moss: 'moss',
  grass: 'grass',
  ivy: 'ivy',
  vine: 'ivy',
  creeper: 'ivy',
  garland: 'garland',
  decoration: 'garland',
  ornament: 'garland',
});

/** Nouns for what a container is full of. */
const fillings = wordTable<Filling>({
  water: { look: 'liquid', isHeaped: false },
  milk: { look: ['liquid', '#f6f3ec'], isHeaped: false },
  blood: { look: ['liquid', '#8a1420'], isHeaped: false },
  oil: { look: ['liquid', '#2a2018'], isHeaped: false },
  slime: { look: ['liquid', '#6fbf3a'], isHeaped: false },
  acid: { look: ['liquid', '#9ad82f'], isHeaped: false },
  lava: { look: 'ember', isHeaped: false },
  sand: { look: ['earth', '#d9c08a'], isHeaped: true },
  dirt: { look: 'earth', isHeaped: true },
  soil: { look: 'earth', isHeaped: true },
  mud: { look: 'earth', isHeaped: false },
  snow: { look: 'snow', isHeaped: true },
  ice: { look: 'ice', isHeaped: true },
  hay: { look: 'thatch', isHeaped: true },
  straw: { look: 'thatch', isHeaped: true },
  grain: { look: ['thatch', '#d9b45a'], isHeaped: true },
  gravel: { look: 'cobbles', isHeaped: true },
});

/** Words that join a noun for what a container is full of. */
const holding = new Set(['with', 'of', 'containing', 'filled', 'full']);

/** Things that may be open on top, and those that have an open form. */
const fillable =
  /(?:^|_)(?:bucket|barrel|bowl|cup|mug|glass|goblet|chalice|pot|cauldron|pan|tub|bathtub|basin|sink|trough|basket|crate|chest|box|cart|wheelbarrow|vase|jar|pitcher|jug|bin|dumpster|planter|fountain)$/;
const opened = /^(?:crate|barrel|chest)$/;

/** Words that join a noun for what is on a thing. */
const having = new Set(['with', 'having', 'featuring', 'on top', 'covered']);

/**
 * Reads what a thing is or has besides its own form. Of a person or an animal, and of what is a plant or made of snow itself,
 * words say other things.
 * @param head the words at its name and before it
 * @param tail the clauses behind it
 */
export function featuresOf(
  subject: Subject,
  head: readonly string[],
  tail: readonly Clause[],
  phrase: readonly string[],
): FeatureWords {
  const nothing = { features: noFeatures, clauses: new Set<Clause>(), used: new Set<string>(), unused: [] };
  const statue = statueIn(head, phrase);
  if (isLiving(subject) && !statue)
    return { ...nothing, unused: head.filter((word) => breaking.has(word) && !phrase.includes(word)) };
  const used = new Set<string>(statue?.words);
  const clauses = new Set<Clause>();
  const on: Partial<Record<Growth, string | null>> = {};
  let bend: Bend | null = null;
  let [isBroken, isCracked, isFlipped] = [false, false, false];
  let filling: Filling | undefined;
  const unused: string[] = [];
  let half: Features['half'];
  let stripes: string | undefined;
  const adjectives = tail.flatMap(({ words }) => (words.every(isDescription) ? words : []));
  const name = head.indexOf(phrase.at(-1) ?? '');
  // "A red and white striped tent" is red, with stripes in white.
  const [own, second] = namedSurfaces(head.filter((word) => !phrase.includes(word))).flatMap(({ color }) =>
    color ? [color] : [],
  );
  for (const [i, word] of [...head, ...adjectives].entries()) {
    if (phrase.includes(word)) continue;
    // "Rock grass": a name of a model has what lies on a thing behind it.
    const covers = i > name && i < head.length && head[i - 1] !== 'of' ? growths[word] : undefined;
    const isBend = word === 'curved' || word === 'bent' || word === 'corner';
    const bends = isBend ? bendOf(word, sizeOf(subject)) : null;
    const isCorner = bends === 'corner' && !cornered.test(subject.name);
    if (bends && !bend && !isCorner && !curvedAlready.test(subject.name)) bend = bends;
    else if (breaking.has(word)) isBroken ||= !isRuin(subject);
    else if (word === 'cracked') isCracked = true;
    else if (fillings[word] && holds(subject, word) && head[i - 1] === 'of') {
      if (canFill(subject)) filling ??= fillingFor(subject, word);
      else {
        unused.push(word);
        continue;
      }
    } else if (word === 'upside' || (word === 'down' && head[i - 1] === 'upside')) isFlipped = true;
    else if (grown[word]) {
      // A log has moss of its own.
      for (const growth of grown[word]) if (!has(subject, growth)) on[growth] = null;
    } else if (covers && !(covers === 'grass' && isPlant.test(subject.name))) {
      if (!has(subject, covers)) on[covers] = null;
    } else if (word === 'square' && !bend && canBeSquare(subject)) bend = 'square';
    else if (word === 'striped') {
      if (hasStripes(subject)) {
        used.add(word);
        continue;
      }
      stripes = second?.value ?? stripesOn(own?.value ?? mainColorOf(subject));
      for (const said of second?.words ?? []) used.add(said);
    } else if (word === 'half' && isHalved(head, i, phrase, tail))
      half = lowered.test(subject.name) ? 'top' : 'side';
    else continue;
    used.add(word);
  }
  let join = '';
  for (const clause of tail) {
    if (clause.join !== 'and' && clause.join !== ',') join = clause.join;
    const said = clause.words.filter((word) => !determiners.has(word) && !fillers.has(word));
    if (/^stripes?$/.test(said.at(-1) ?? '') && having.has(join) && !hasStripes(subject)) {
      const color = said.find((word) => word in colors);
      if (!said.slice(0, -1).every((word) => word === color)) continue;
      stripes = color ? colors[color]! : stripesOn(own?.value ?? mainColorOf(subject));
      clauses.add(clause);
      for (const word of said) used.add(word);
      continue;
    }
    const full = said.at(-1) ?? '';
    const isColored = said.slice(0, -1).every((word) => word in colors);
    if (holding.has(join) && fillings[full] && canFill(subject) && isColored) {
      filling = fillingFor(subject, full, said.length > 1 ? colors[said[0]!] : undefined);
      clauses.add(clause);
      for (const word of said) used.add(word);
      continue;
    }
    const growth = growths[singular(said.at(-1) ?? '')];
    const isOn = having.has(join) || (join === 'in' && growth === 'snow');
    if (!growth || !isOn || !canHave(subject, growth)) continue;
    if (!said.slice(0, -1).every((word) => isDescription(word))) continue;
    // A mountain with snow has it already, and is not of snow.
    if (has(subject, growth)) {
      if (said.length > 1) continue;
      clauses.add(clause);
      used.add(said[0]!);
      continue;
    }
    const color = said.find((word) => word in colors);
    on[growth] = color ? colors[color]! : null;
    clauses.add(clause);
    for (const word of said) if (word === color || growths[singular(word)]) used.add(word);
  }
  if (used.size === 0) return { ...nothing, unused };
  const isPlain =
    !bend &&
    !isBroken &&
    !isCracked &&
    !half &&
    !isFlipped &&
    !stripes &&
    !filling &&
    !statue &&
    Object.keys(on).length === 0;
  if (isPlain) return { ...nothing, clauses, used, unused };
  const features: Features = {
    on,
    ...(bend && { bend }),
    ...(isBroken && { isBroken }),
    ...(isCracked && { isCracked }),
    ...(half && { half }),
    ...(isFlipped && { isFlipped }),
    ...(stripes && { stripes }),
    ...(filling && { filling }),
    ...(statue && { statue: statue.look }),
  };
  return { features, clauses, used, unused };
}

/** Returns whether a word is a noun for a likeness of a thing that is of one material. */
export function isStatue(word: string): boolean {
  return /^(?:statue|statuette|sculpture)s?$/.test(word);
}

/** Returns the surface of a statue of a thing, of stone where no word says another, and the words for it. */
function statueIn(
  head: readonly string[],
  phrase: readonly string[],
): { readonly look: Look; readonly words: readonly string[] } | null {
  const noun = head.find((word) => isStatue(word) && !phrase.includes(word));
  if (noun === undefined) return null;
  const [surface] = namedSurfaces(head.filter((word) => !phrase.includes(word) && !grown[word]));
  const kind = surface?.material?.value ?? 'stone';
  const color = surface?.color?.value ?? materials[kind].color;
  const words = [surface?.material, surface?.color].flatMap((said) => said?.words ?? []);
  return { look: [kind, color], words: [noun, ...words] };
}

/** Returns whether a thing is a container of what a noun says, and not made of it: a basket of straw. */
const holds = (subject: Subject, noun: string): boolean =>
  fillable.test(subject.name) && !(noun === 'straw' && subject.name === 'basket');

/** Returns whether a thing has room for a filling, or one of its own. */
function canFill(subject: Subject): boolean {
  if (!fillable.test(subject.name)) return false;
  if (opened.test(subject.name) || Object.keys(subject.looks).some(isContents)) return true;
  return openingOf(shapesOf(placedParts(grow(subject, { seed: 1, height: 1, detail: 0.3 })))) !== null;
}

/** Returns what a thing is full of, in a colour; undefined where it has that as it is made: the water of a bucket. */
function fillingFor(subject: Subject, noun: string, color?: string): Filling | undefined {
  const { look, isHeaped } = fillings[noun]!;
  if (color) return { look: [materialOfLook(look), color], isHeaped };
  return partsOf(subject).includes(noun) ? undefined : { look, isHeaped };
}

/** Returns whether a thing has stripes of its own, which words colour. */
export const hasStripes = (subject: Subject): boolean =>
  [...shownOf(subject).slots, ...partsOf(subject)].some((name) => /^(?:stripes?|marks?)$/.test(name));

const mainColorOf = ({ looks }: Subject): string => colorOfLook(Object.values(looks)[0] ?? 'snow');

/** Returns a colour of stripes that are seen on a surface of another colour. */
function stripesOn(color: string): string {
  const light = linearOf(color).reduce((sum, channel) => sum + channel, 0) / 3;
  return light > 0.5 ? colors.blue! : colors.white!;
}

/**
 * Whether "half" is said of the thing and not of what is behind it: "half a tent" and "door half", but "a half open door" and
 * "a wall half covered in moss".
 */
function isHalved(
  head: readonly string[],
  index: number,
  phrase: readonly string[],
  tail: readonly Clause[],
): boolean {
  const next = head.slice(index + 1).find((word) => !determiners.has(word) && word !== 'of');
  if (next === undefined) return tail.length === 0;
  return phrase.includes(next) || isSurfaceWord(next) || next in sizeWords;
}

/** Things of which half is as wide and half as high. */
const lowered = /(?:^|_)(?:door|gate|wall|fence|railing|pillar|column|tree|tower|house)(?:$|_)/;
/** Plants, on which no grass lies. */
const isPlant = /(?:^|_)(?:grass|flower|bush|plant|tree|hedge|moss|ivy)(?:$|_)/;

/** Things of which two make a corner. */
const cornered =
  /(?:^|_)(?:wall|fence|railing|hedge|barricade|palisade|barrier|bench|sofa|counter|shelf|bookshelf|balustrade|guardrail|gutter|curb)$/;
const curvedAlready = /curve|corner|bend|crooked|twisted|bent/;

/** Returns whether a thing has parts of what may be on others: the moss of a stump, the balls of a Christmas tree. */
function has(subject: Subject, growth: Growth): boolean {
  const own = partsOf(subject);
  // The balls of a Christmas tree are ornaments, those of others are not.
  if (growth === 'garland')
    return own.includes('garland') || (own.includes('ball') && /(?:^|_)tree$/.test(subject.name));
  if (growth === 'ivy') return own.includes('ivy') || own.includes('vine');
  return own.includes(growth);
}

/** A pot and a basket hold ivy, and do not wear it. */
function canHave(subject: Subject, growth: Growth): boolean {
  return growth !== 'ivy' || !isHolder(subject) || subject.height > 0.6;
}
