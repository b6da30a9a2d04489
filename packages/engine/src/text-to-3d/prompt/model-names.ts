import { wordTable } from '../word-table.ts';
import { isDescription } from './head-noun.ts';
import { compounds, determiners, groupedWords, groupWords, numberWords, timesWords } from './prompt-words.ts';
import { singulars } from './singulars.ts';

/** The known words that decide how a name of a model is read. */
export interface ModelWords {
  /** Returns whether a word alone is a thing. */
  readonly isThing: (word: string) => boolean;
  /** Returns whether a thing is a person or an animal, which owns what follows: "Alien_Helmet". */
  readonly isFigure: (word: string) => boolean;
  /** Phrases of several words, without their spaces. */
  readonly joined: ReadonlyMap<string, string>;
}

/** A prompt with its name of a model in the order of English, and the variant that the name ends with. */
export interface ModelName {
  readonly prompt: string;
  /** "B" of "tree B", "03" of "Rock_03"; empty for none. */
  readonly variant: string;
}

/**
 * Reads a name as packs of models have them: "Bed_King", "tree-palm-tall", "cabinetTelevision". It begins with the thing and ends
 * with what is said of it, which is the other way round in English. Other prompts keep their words.
 */
export function readModelName(prompt: string, words: ModelWords): ModelName {
  const name = prompt.trim().replace(/\.(?:gltf|glb|fbx|obj|blend|dae|stl|usd[acz]?)$/i, '');
  if (!isModelName(name)) return readVariant(name, words);
  const segments = name
    .split(/[_-]+/)
    .map((segment) => wordsOf(segment).filter((word) => !marks.has(word.toLowerCase())))
    .filter((segment) => segment.length > 0);
  while (segments.length > 1 && kinds.has(segments[0]!.join('').toLowerCase())) segments.shift();
  while (
    segments.length > 1 &&
    states.has(segments.at(-1)!.join('').toLowerCase()) &&
    /\d[_-]\D+$/.test(name)
  )
    segments.pop();
  const variant = [
    ...segments.flat().filter((word) => isVariant(word)),
    ...(/\d+(?=[A-Ka-k]?$)/.exec(name.replace(/[_-]?(?:transformed|lod\d+|v\d+|\d+[km])$/i, '')) ?? []),
  ];
  const kept = segments
    .map((segment) => segment.filter((word) => !isVariant(word)).map((word) => word.toLowerCase()))
    .filter((segment) => segment.length > 0);
  const [first = []] = kept;
  const isOneWord = kept.length === 1;
  // "CoffeeTable" is English; "tableCoffee" is a name.
  const isEnglishOrder = isOneWord && /^\p{Lu}/u.test(segments[0]?.[0] ?? '');
  const said = withoutCategory(kept.flat(), words);
  const groups = isOneName(said, words) ? [] : said.filter((word) => groupOf(word) !== undefined);
  const all =
    groups.length > 0 && groups.length < said.length ? said.filter((word) => !groups.includes(word)) : said;
  const group = all === said ? [] : groups.slice(0, 1).map((word) => groupOf(word)!);
  const named = (...parts: readonly string[]): ModelName => ({
    prompt: [...parts, ...group].join(' '),
    variant: variant.join(''),
  });
  const plain = named(...all);
  if (isEnglishOrder || all.length < 2 || all.some((word) => joints.has(word))) return plain;
  const at = all.findIndex((word) => word in persons);
  const others = all.filter((_, i) => i !== Math.max(0, at));
  if (at >= 0 && !others.some(words.isFigure) && (at === 0 || !others.some(words.isThing)))
    return named(...others, persons[all[at]!]!);
  const length = thingAt(all, isOneWord ? all.length : first.length, words);
  const turned = others.find((word) => words.joined.has(word + all[0]!));
  // "Light_Street" is a street light.
  if (length === 0 && turned !== undefined)
    return named(...all.slice(1).filter((word) => word !== turned), turned, all[0]!);
  if (length === 0 || all.slice(0, length).some(words.isFigure)) return plain;
  // "Wall_Window_Slide" is a wall window.
  const end = compoundEnd(all, length, words);
  if (end === null) return plain;
  const behind = all.slice(end);
  // "tableCoffeeGlass" is a glass coffee table.
  const before = [...behind.filter(isDescription), ...behind.filter((word) => !isDescription(word))];
  return named(...before, ...all.slice(0, end));
}

/** Returns the word for several things together, which stays behind the thing: "stack" for "crates_stacked", "triple" of "candle_triple". */
function groupOf(word: string): string | undefined {
  const noun = groupedWords[word] ?? word;
  return noun === 'pair' || noun in timesWords || groupWords[noun] !== undefined ? noun : undefined;
}

/** Returns whether two words beside each other are a name in one order or the other: "swing set", "log pile", "boat row". */
function isOneName(all: readonly string[], { joined }: ModelWords): boolean {
  return all.some(
    (word, i) =>
      i > 0 &&
      groupOf(word) !== undefined &&
      singulars(word).some((form) => joined.has(all[i - 1]! + form) || joined.has(form + all[i - 1]!)),
  );
}

/** "building-skyscraper" is a skyscraper, and "Car_Taxi" a taxi: the first word says of which kind the thing is. */
function withoutCategory(all: readonly string[], { isThing, joined }: ModelWords): readonly string[] {
  const [first = '', ...rest] = all;
  if (!categories.has(first) || !rest.some(isThing)) return all;
  const isName = rest.some((word) => joined.has(first + word) || joined.has(word + first));
  return isName ? all : rest;
}

/** Returns whether a prompt is one name with its words joined by underscores, hyphens or capitals. */
function isModelName(name: string): boolean {
  return /^[A-Za-z\d]+(?:[_-][A-Za-z\d]+)*$/.test(name) && /[_-]|[a-z][A-Z]/.test(name);
}

/** Takes the letter or number off that ends other prompts: "tree B", "mountain A". */
function readVariant(prompt: string, { isThing }: ModelWords): ModelName {
  const [, before = '', noun = '', variant = ''] = /^((?:.*\s)?(\p{L}+))\s+([B-K])$/u.exec(prompt) ?? [];
  return isThing(noun.toLowerCase()) ? { prompt: before, variant } : { prompt, variant: '' };
}

/** Returns the words of a segment; numbers name variants, "4x4" is a size on a grid. */
function wordsOf(segment: string): string[] {
  // "v2", "4k" and "2m" are versions, sizes of pictures and lengths on a grid.
  if (/^(?:\d+(?:x\d*)*|v\d+|\d+[km]|\d+[a-k])$/i.test(segment)) return [];
  return segment
    .replace(/([12])(?=handed$)/i, (digit) => (digit === '1' ? 'one ' : 'two '))
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(?<=\p{L})\d+(?!\p{L})/gu, ' ')
    .replace(/(?<=\p{L})\d+(?=\p{Lu})/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}

function isVariant(word: string): boolean {
  return /^[A-Ka-k]$/.test(word);
}

/** Kinds at the beginning of names: "SM_Wep_Axe_01". */
const kinds = new Set(
  'sm sk skm prop props bld wep chr veh env item fx hazard resource collectible details tx pf p mesh msh'.split(
    ' ',
  ),
);

/** Kinds of things that are things as well. */
const categories = new Set(
  'building structure car vehicle truck ship boat animal plant food weapon furniture tool tree flower character craft fruit vegetable toy light'.split(
    ' ',
  ),
);

/** States of the work, behind a number: "sword_01_low". */
const states = new Set('low high mid final baked clean'.split(' '));

/** What tools add to names. */
const marks = new Set('transformed mat lod prefab geo export final'.split(' '));

/** Words for persons in names. */
const persons: Readonly<Record<string, string>> = wordTable({
  male: 'man',
  man: 'man',
  female: 'woman',
  woman: 'woman',
});

/** Words of sentences, which no name of a model has its parts turned around. */
const joints: ReadonlySet<string> = new Set([
  ...'with and of on in no without under for to'.split(' '),
  ...determiners,
  ...Object.keys(numberWords),
]);

/** Returns the length of the longest thing that the first words name. */
function thingAt(all: readonly string[], most: number, { isThing, joined }: ModelWords): number {
  for (let length = Math.min(3, most); length > 0; length--) {
    const phrase = all.slice(0, length);
    const last = singulars(phrase.at(-1)!);
    const names = last.map((form) => [...phrase.slice(0, -1), form].join(''));
    if (names.some((name) => isThing(name) || (length > 1 && joined.has(name)))) return length;
  }
  return 0;
}

/**
 * Returns where the name ends that the first thing and the words behind it are: "computerMouse", "CargoTrain_Wagon". Null for a name
 * that begins behind the first word.
 */
function compoundEnd(all: readonly string[], length: number, { joined }: ModelWords): number | null {
  const ends = (start: number): number | undefined => {
    for (let end = all.length; end > Math.max(length, start + 1); end--) {
      const phrase = all.slice(start, end);
      const isName = singulars(phrase.at(-1)!).some((form) =>
        joined.has([...phrase.slice(0, -1), form].join('')),
      );
      if (isName || compounds.includes(phrase.join(' '))) return end;
    }
    return undefined;
  };
  const isLater = all.slice(1, length).some((_, i) => ends(i + 1) !== undefined);
  return ends(0) ?? (isLater ? null : length);
}
