import { colorShifts } from '../colors.ts';
import { wordTable } from '../word-table.ts';
import { garmentNouns } from './clothes.ts';
import { isDescription, isSurfaceWord } from './head-noun.ts';
import { readModelName } from './model-names.ts';
import {
  compounds,
  determiners,
  fillers,
  numberWords,
  plainAdjectives,
  separators,
  sizeWords,
  wornWords,
} from './prompt-words.ts';
import { singulars } from './singulars.ts';
import { spelledRight } from './spelling.ts';
import {
  folded,
  hasAccentsOf,
  type Language,
  spaced,
  type Translation,
  translateRun,
  translationAt,
} from './translate.ts';

/** The words of a prompt in English, and how they were read. */
export interface ReadWords {
  /** In lower case; punctuation is commas, and compounds are one word. */
  readonly words: readonly string[];
  /** The language of most words that are not English. */
  readonly language: Language | null;
  /** Whether every word of another language stands in its table as it was typed, or in another form. */
  readonly isExact: boolean;
  /** Words that were misspelled, and what they were read as. */
  readonly spelled: readonly { readonly word: string; readonly by: string }[];
  /** Words that are in no table, as they were typed, by their form in `words`. */
  readonly typed: ReadonlyMap<string, string>;
  /** The letter or number that names a variant of a model of a pack: "03" of "Rock_03"; empty for none. */
  readonly variant: string;
}

/** Words that a prompt can use: those of subjects first, then those that describe. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /**
   * The words that misspelled ones can be meant to be.
   * @default all
   */
  readonly meant?: ReadonlySet<string>;
  /** Phrases of several words, without their spaces: "watertower". */
  readonly joined: ReadonlyMap<string, string>;
  /**
   * The words of names that have a word for another thing or a negation in them: "nut and bolt", "do not enter sign".
   * @default none
   */
  readonly whole?: readonly (readonly string[])[];
  /**
   * Words that are known in phrases alone: "chat" of "chat bubble".
   * @default none
   */
  readonly partial?: ReadonlySet<string>;
  /**
   * Single words that name a subject.
   * @default none
   */
  readonly nouns?: ReadonlySet<string>;
  /**
   * Those of them that name a person or an animal.
   * @default none
   */
  readonly figures?: ReadonlySet<string>;
}

/**
 * Reads the words of a prompt: in English, German, Spanish, French, Portuguese, Japanese or Chinese, with one or two
 * letters off, in small letters, CamelCase or with underscores. A possessive loses its ending ("a king's crown").
 * @param taken the language that all words are taken for; by default the one that has most of them
 */
export function readWords(prompt: string, vocabulary: Vocabulary, taken?: Language | 'English'): ReadWords {
  const typed = new Map<string, string>();
  const spelled: { word: string; by: string }[] = [];
  let language: Language | null = null;
  let isExact = true;
  const isEnglish = (word: string): boolean =>
    word.length === 1 || /^[\d,]/.test(word) || singulars(word).some((form) => vocabulary.words.has(form));
  const isThing = (word: string): boolean =>
    singulars(word).some((form) => vocabulary.nouns?.has(form)) && !isFunctional(word);
  const isName = (word: string): boolean =>
    singulars(word).some((form) => vocabulary.nouns?.has(form) || vocabulary.joined.has(form));
  const isFigure = (word: string): boolean => singulars(word).some((form) => vocabulary.figures?.has(form));
  // "Platform 4x2": a size on a grid counts nothing.
  const sized = prompt.replace(/(?<![\p{L}\d])\d+x\d+(?![\p{L}\d])/giu, ' ').trim() || prompt;
  const model = readModelName(sized, { isThing, isFigure, joined: vocabulary.joined });
  const tokens = tokensOf(withoutLetters(model.prompt, isThing));
  const plain = tokens.map(folded);
  // "Tour bus" is a name of English, whatever its words mean elsewhere.
  const inNames = new Set(
    plain.flatMap((word, i) => {
      const next = plain[i + 1] ?? '';
      return next !== '' && vocabulary.joined.has(word + next) ? [word, next] : [];
    }),
  );
  const isPartial = (word: string): boolean =>
    word.length > 1 &&
    !inNames.has(word) &&
    singulars(word).every(
      (form) => form.length === 1 || !vocabulary.words.has(form) || vocabulary.partial?.has(form),
    );
  // "Solarpanel" is English in one word.
  const isJoined = (word: string): boolean => singulars(word).some((form) => vocabulary.joined.has(form));
  const most = (): Language | null =>
    languageOf(plain, tokens, (word) =>
      isJoined(word) ? 1 : !isEnglish(word) ? 0 : isPartial(word) ? 0.9 : 1,
    );
  const spoken = taken === 'English' ? null : (taken ?? most());
  const words: string[] = [];
  // Indexes of the last words of nouns, and of the first word of the last noun.
  const names = new Set<number>();
  let lastNoun = 0;
  // Whether an adjective stood behind it.
  let wasSaid = false;
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    const word = plain[i]!;
    const found = spoken && translationAt(plain, i, spoken, tokens);
    // "Grass dense": a whole word of English is no other form of "gras".
    const translation = found && found.certainty <= 0.75 && isName(word) ? undefined : found;
    if (isSyllabic(token)) {
      const read = readRun(token);
      language ??= read.language;
      for (const [english, original] of read.words) {
        words.push(english);
        if (original !== undefined) typed.set(english, original);
      }
      i++;
    } else if (translation && !/^[\d,]/.test(word)) {
      language ??= spoken;
      isExact &&= translation.certainty >= 0.9;
      // "Torre de piedra": adjectives of Romance languages follow their noun.
      // "Uma abóbora alta e laranja": what follows an adjective with "and" is one.
      const isListed = words.at(-1) === 'and' && names.has(words.length - 2) && wasSaid;
      const fruit = fruitColors[translation.english.join(' ')];
      if (isListed && fruit !== undefined) words.pop();
      const color = names.has(words.length - 1) ? fruit : undefined;
      const said = color === undefined ? meantHere(translation, i) : [color];
      const isJoin = said.some((one) => separators.has(one) && one !== 'covered');
      const isSaid = said.length > 0 && said.every((one) => isSaidOf(one) || one === 'low') && !isJoin;
      // "Barco pirata": of two nouns side by side, the second is said of the first.
      const isNoun = said.length > 0 && !said.some(isFunctional);
      const follows = spoken !== 'German' && (isSaid || isNoun);
      const before = words.at(-1);
      // "Bois clair": a shade behind what it is of goes before it.
      const isShade = spoken !== 'German' && said.length === 1 && said[0]! in colorShifts;
      if (isShade && before !== undefined && !names.has(words.length - 1) && isSurfaceWord(before)) {
        words.splice(-1, 0, ...said);
      } else if (isShade && names.has(words.length - 1) && isSurfaceWord(words[lastNoun - 1] ?? '')) {
        words.splice(lastNoun - 1, 0, ...said);
        lastNoun++;
        names.clear();
        names.add(words.length - 1);
      } else if (follows && before !== undefined && names.has(words.length - 1)) {
        words.splice(lastNoun, 0, ...said);
        names.delete(words.length - 1 - said.length);
        lastNoun += said.length;
        names.add(words.length - 1);
        wasSaid = isSaid;
      } else if (isNoun && isCompound(said)) {
        words.pop();
        words.splice(lastNoun, 0, ...said);
        names.clear();
        names.add(words.length - 1);
      } else {
        const from = words.length;
        words.push(...said);
        if (isNoun) {
          wasSaid = false;
          lastNoun = from;
          names.add(words.length - 1);
        }
      }
      i += translation.length;
    } else if (spoken !== null && spoken !== 'German' && names.has(words.length - 1) && !isEnglish(word)) {
      // An unknown word behind a noun is said of it: "un dragón volando".
      words.splice(lastNoun, 0, ...english(word, token));
      names.clear();
      names.add(words.length - 1);
      lastNoun++;
      i++;
    } else {
      words.push(...english(word, token));
      i++;
    }
  }
  return {
    words: asPhrases(withPots(withHomonyms(words)), vocabulary.whole),
    language,
    isExact,
    spelled,
    typed,
    variant: model.variant,
  };

  /** Returns the English of a translation, which may differ by what stands beside it. */
  function meantHere({ english: known, length }: Translation, at: number): readonly string[] {
    const only = known.length === 1 ? known[0]! : '';
    // "Un cactus bajo con flores": where no thing follows, the word for "under" is one for "low".
    if (only === 'under' && spoken) {
      const next =
        plain[at + length] === undefined ? undefined : translationAt(plain, at + length, spoken, tokens);
      const isBefore = plain[at + length] !== undefined && plain[at + length] !== ',';
      const first = next?.english[0];
      if (!isBefore || (first !== undefined && first !== 'a' && isFunctional(first))) return ['low'];
    }
    // "Un tronco": a trunk is one of a tree, or a log.
    return only === 'trunk' && names.size === 0 ? ['log'] : known;
  }

  /** Returns whether a noun behind "of" makes one name with the noun before it: "lámpara de mesa" is a table lamp. */
  function isCompound(noun: readonly string[]): boolean {
    if (words.at(-1) !== 'of' || !names.has(words.length - 2)) return false;
    const [last = ''] = singulars(words.slice(lastNoun, -1).join(''));
    return vocabulary.joined.has(noun.join('') + last);
  }

  /** Returns a word of English, or what it was meant to be. */
  function english(word: string, token: string): string[] {
    if (isEnglish(word)) return [word];
    const phrase = singulars(word)
      .map((form) => vocabulary.joined.get(form))
      .find((found) => found !== undefined);
    if (phrase) return phrase.split(' ');
    // Another language's word is not English misspelled: "volando" is no volcano.
    const isTyped = spoken === null && word === token;
    // "Pickup truk" is no trunk: the word before it and the word after it say what was meant.
    const [before = '', next = ''] = [words.at(-1), plain[plain.indexOf(word) + 1]];
    const fits = (candidate: string): boolean =>
      (before !== '' && vocabulary.joined.has(before + candidate)) ||
      (next !== '' && vocabulary.joined.has(candidate + next));
    const meant = vocabulary.meant ?? vocabulary.words;
    // "Catle" is no cattle, which is known beside other words alone.
    const isRare = (candidate: string): boolean =>
      vocabulary.partial?.has(candidate) === true || (isFunctional(candidate) && !isSaidOf(candidate));
    const spell = (one: string): string | undefined => spelledRight(one, meant, fits, isRare);
    const single = isTyped ? spell(word) : undefined;
    const several = isTyped && /.{4}[^s]s$/.test(word) ? spell(word.slice(0, -1)) : undefined;
    const by = several && !single?.endsWith('s') ? `${several}s` : single;
    if (by) {
      spelled.push({ word: token, by });
      return [by];
    }
    // "Wind mil": two words are one that is misspelled.
    const joined = isTyped ? joinedWith(before, word) : undefined;
    if (joined) {
      words.pop();
      spelled.push({ word: `${before} ${token}`, by: joined });
      return [joined];
    }
    // "Car stationwagon": beside a known noun, a compound stays one word.
    const apart = isTyped && !plain.some(isThing) ? partsOf(word) : undefined;
    if (apart) return apart;
    if (word !== token) typed.set(word, token);
    return [word];
  }

  /** Returns the noun that the word before and a misspelled one are together. */
  function joinedWith(before: string, word: string): string | undefined {
    if (before.length < leastLetters) return undefined;
    const nouns = [...(vocabulary.nouns ?? [])].filter((noun) => noun.startsWith(before + word[0]));
    return spelledRight(before + word, nouns);
  }

  /** Returns the two words of a compound of which the second names a subject: "smokebomb". */
  function partsOf(word: string): string[] | undefined {
    for (let at = leastPart; at <= word.length - leastPart; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)];
      const isNoun = singulars(second).some((form) => vocabulary.nouns?.has(form));
      if (isNoun && isEnglish(first)) return [first, second];
    }
    return undefined;
  }
}

/** Fewest letters of the first of two words that are one noun. */
const leastLetters = 3;
/** Fewest letters of the words of a compound that no table has. */
const leastPart = 4;

/** Plants that grow in pots. */
const plants =
  /^(?:cactus|cacti|cactuses|(?:succulent|flower|rose|tulip|daisy|sunflower|lavender|plant|orchid|fern|bush|shrub|herb|tree|palm|ivy|seedling|sprout|bamboo|aloe)s?)$/;

/** Words for two things, some of them in other languages: which of them it is, the thing before it says. */
const homonyms: readonly { word: string; of: RegExp; means: string }[] = [
  { word: 'candle', of: /^(?:boat|ship|raft|sailboat|galleon|rowboat|longship)$/, means: 'sail' },
  {
    word: 'glasses',
    of: /^(?:bottle|wine|beer|champagne|jug|pitcher|tray|bar|water|milk)$/,
    means: 'drinking glasses',
  },
  {
    word: 'horn',
    of: /^(?:tower|wall|roof|house|fence|castle|room|road|tile|path|street|river|corridor|track|bridge)$/,
    means: 'corner',
  },
  { word: 'castle', of: /^(?:chest|door|gate|crate|box)$/, means: 'lock' },
  { word: 'pot', of: plants, means: 'flower pot' },
  {
    word: 'bow',
    of: /^(?:woman|women|girl|princess|queen|lady|bride|baby|doll|ballerina|maid|gift|present|box|cat|kitten|dog|puppy|bunny|rabbit|bear|teddy|mouse|horse|pony|unicorn|pig|piglet|lamb|sheep|duck|wreath|cake|basket|bag|heart)$/,
    means: 'ribbon bow',
  },
];

/** Words by which a bow is a weapon. */
const shooting = /^(?:archer|hunter|huntress|ranger|warrior|elf|amazon|arrows?|quiver|bow)$/;

/** "A potted cactus" is a cactus in a pot; potted plants and flowers are things of their own. */
function withPots(words: readonly string[]): readonly string[] {
  const at = words.indexOf('potted');
  const noun = words.findIndex((word, i) => i > at && plants.test(word));
  if (at < 0 || noun < 0 || /^(?:plant|flower|orchid)/.test(words[noun]!)) return words;
  return [
    ...words.slice(0, at),
    ...words.slice(at + 1, noun + 1),
    ...['in', 'flower', 'pot'],
    ...words.slice(noun + 1),
  ];
}

function withHomonyms(words: readonly string[]): string[] {
  return words.flatMap((word, i) => {
    // "Wine glasses" are a name of their own.
    const before = words.slice(0, Math.max(0, i - 1));
    const isWeapon = word === 'bow' && words.some((noun, k) => k !== i && shooting.test(noun));
    const other = isWeapon
      ? undefined
      : homonyms.find((each) => each.word === word && before.some((noun) => each.of.test(noun)));
    return other ? other.means.split(' ') : [word];
  });
}

/** Fruits and flowers behind a noun are its colour: "gato laranja". */
const fruitColors: Readonly<Record<string, string>> = wordTable({
  'orange fruit': 'orange',
  orange: 'orange',
  rose: 'pink',
  violet: 'violet',
});

/** Returns whether a word is said of a noun: a colour, a material, a size or an adjective. */
function isSaidOf(word: string): boolean {
  return (
    isSurfaceWord(word) ||
    word in sizeWords ||
    wornWords.has(word) ||
    plainAdjectives.has(word) ||
    word in colorShifts
  );
}

function isFunctional(word: string): boolean {
  return (
    isSaidOf(word) ||
    separators.has(word) ||
    determiners.has(word) ||
    fillers.has(word) ||
    word in numberWords
  );
}

/**
 * Leaves out the letter that names a variant of a model of a pack, "Rock_A"; it ends the name, and what follows is on the model:
 * "mountain A grass trees".
 */
function withoutLetters(prompt: string, isThing: (word: string) => boolean): string {
  return prompt.replace(
    /(\p{L}*\p{Ll})[\s_]+A(?![\p{L}'’-])(?![\s_]*pose)([^,.;]*)/gu,
    (all, noun: string, rest: string) => {
      const more = rest.toLowerCase().match(/\p{L}+/gu) ?? [];
      if (more.length === 0) return noun + rest;
      if (!isThing(noun.toLowerCase())) return all;
      return noun + (more.some(isThing) ? ' with' : '') + rest;
    },
  );
}

function tokensOf(prompt: string): string[] {
  return (
    prompt
      .normalize('NFKC')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replace(/\b3d\b/g, ' ')
      .replace(/(?<=\p{L})['’]s?(?!\p{L})/gu, '')
      .match(
        /\d*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?:\d+[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)*|\d+(?:\.\d+)?|[\p{L}\p{M}]+|[,;.!、。，；！]/gu,
      )
      ?.map((word) => (/^[;.!、。，；！]$/.test(word) ? ',' : word))
      .flatMap((word) =>
        /^[\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) || isMixed(word)
          ? [word]
          : splitScripts(word),
      ) ?? []
  );
}

/** Returns the parts of a word in which letters of several scripts touch. */
function splitScripts(word: string): string[] {
  return (
    word.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu,
    ) ?? []
  );
}

/** Returns whether a word in letters of several scripts is known as a whole: "VRゴーグル". */
function isMixed(word: string): boolean {
  return isSyllabic(word) && readRun(word).words.every(([, unknown]) => unknown === undefined);
}

function isSyllabic(token: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(token);
}

/** Returns the language with more words of the prompt than English has; null for English. */
function languageOf(
  words: readonly string[],
  typed: readonly string[],
  english: (word: string) => number,
): Language | null {
  const isWord = (word: string): boolean => /^\p{L}/u.test(word) && !isSyllabic(word);
  const letters = words.filter(isWord);
  const accented = typed.filter(isWord);
  // A word of the game's own counts for English as far as half: "un robot".
  // A single letter with an accent is no word of English: "à".
  const isForeign = (word: string): boolean => word.length === 1 && folded(word) !== word;
  let most = letters.reduce((sum, word, i) => sum + (isForeign(accented[i]!) ? 0 : english(word)), 0);
  let best: Language | null = null;
  for (const language of spaced) {
    let covered = 0;
    for (let i = 0; i < letters.length; ) {
      const { length = 0, certainty = 0 } = translationAt(letters, i, language, accented) ?? {};
      covered += length * certainty;
      i += Math.max(1, length);
    }
    covered += 0.5 * accented.filter((word) => hasAccentsOf(word, language)).length;
    if (covered > most) [most, best] = [covered, language];
  }
  return best;
}

/** How Japanese and Chinese say that one thing has, or is on, another: the order of English is the other one. */
const turned: readonly (readonly [RegExp, string, string])[] = [
  [/^(.+?)を(?:手に|手にした|手に持った)?(?:持った|持つ|持っている|構えた|抱えた)(.+)$/, 'with', '$2\n$1'],
  [/^(.+?)を(?:着た|着ている|着けた|履いた|はいた|身に着けた|つけた|まとった)(.+)$/, 'wearing', '$2\n$1'],
  [/^(.+?)を(?:かぶった|被った)(.+)$/, 'wearing', '$2\n$1'],
  [/^(.*?(?:眼鏡|メガネ|めがね|グラス|ゴーグル))をかけた(.+)$/, 'wearing', '$2\n$1'],
  [/^(.+?)に(?:乗った|乗っている|またがった)(.+)$/, 'riding', '$2\n$1'],
  [/^(.+?)が(?:入った|入っている|いっぱいの|詰まった)(.+)$/, 'containing', '$2\n$1'],
  [/^(.+?)の(?:入った|入っている|詰まった)(.+)$/, 'containing', '$2\n$1'],
  [/^(.+?)(?:の|が)(?:乗った|載った|のった|置かれた|乗っている)(.+)$/, 'on top', '$2\n$1'],
  [/^(.+?)に(?:入った|入っている|刺さった|刺さっている)(.+)$/, 'in', '$2\n$1'],
  [/^(.+?)[がの](?:刺さった|刺さっている)(.+)$/, 'in', '$1\n$2'],
  [/^(.+?)(?:の|が)(?:ついた|付いた|ある|生えた|巻かれた|ついている|付いている)(.+)$/, 'with', '$2\n$1'],
  // "骨付きチキン" is one name.
  [/^(?!.*(?:骨|棒|トゲ|棘)付き)(.+?)(?:付き|つき)の?(.+)$/, 'with', '$2\n$1'],
  [/^(.+?)の上[のにで](?:ある|いる|乗った|座った|座っている)?(.+)$/, 'on', '$2\n$1'],
  [/^(.+?)の下[のにで](?:ある|いる)?(.+)$/, 'under', '$2\n$1'],
  [
    /^(.+?)の(?:隣|となり|横|そば|近く|前|後ろ)[のにで](?:ある|いる|立つ|立っている)?(.+)$/,
    'beside',
    '$2\n$1',
  ],
  [/^(.+?)の中[のにで](?:ある|いる)?(.+)$/, 'in', '$2\n$1'],
  [/^(.+?(?:屋根|ドア|扉|窓|翼|羽|角|尻尾|しっぽ|ひげ|髭|マント|髪|目))の(.+)$/, 'with', '$2\n$1'],
  [/^(.*?)上面(?:有|放着|摆着|站着|坐着|长着)(.+?)的(.+)$/, 'on top', '$1$3\n$2'],
  [/^(.*?)里面?(?:有|装着|装有|放着|插着)(.+?)的(.+)$/, 'containing', '$1$3\n$2'],
  [/^(.*?)(?:装着|装满了?|盛着|装有|放着)(.+?)的(.+)$/, 'containing', '$1$3\n$2'],
  [/^(.*?)旁边?(?:有|放着|站着)(.+?)的(.+)$/, 'beside', '$1$3\n$2'],
  [
    /^(.*?)(?:拿着|手持|手拿|握着|举着|抱着|带着|带有|配有|系着|挂着|长着|拥有|背着|附有|有着|(?<!没)有|(?<!不)带)(.+?)的(.+)$/,
    'with',
    '$1$3\n$2',
  ],
  [/^(.*?)(?:穿着|身穿|身着|披着|穿)(.+?)的(.+)$/, 'wearing', '$1$3\n$2'],
  [/^(.*?)(?:戴着|头戴|戴)(.+?)的(.+)$/, 'wearing', '$1$3\n$2'],
  [/^(.*?)(?:骑着|骑在|坐着|骑)(.+?)(?:上)?的(.+)$/, 'riding', '$1$3\n$2'],
  [/^(.+?(?:屋顶|窗户|翅膀|眼睛|尾巴|胡子|披风|斗篷|头发|犄角))的(.+)$/, 'with', '$2\n$1'],
  [/^(.*?)(?:坐|放|站|停|趴|睡|摆)?在(.+?)上面?的(.+)$/, 'on', '$1$3\n$2'],
  [/^(.*?)(?:放|装|坐|睡|躲|插)?在(.+?)(?:里面?|中)的(.+)$/, 'in', '$1$3\n$2'],
  [/^(.*?)在(.+?)下(?:面)?的(.+)$/, 'under', '$1$3\n$2'],
  [/^(.*?)(?:站|坐|放|停)?在(.+?)(?:旁边|旁|前面|后面|边上)的(.+)$/, 'beside', '$1$3\n$2'],
  // "合上的书" is a closed book.
  [/^(.+?)(?<![合关盖锁])上(?:面)?的(.+)$/, 'on', '$2\n$1'],
  [/^(.+?)下(?:面)?的(.+)$/, 'under', '$2\n$1'],
  [/^(.+?)里面?的(.+)$/, 'in', '$2\n$1'],
  [/^(.+?)(?:旁边|旁|前面|后面|边上)的(.+)$/, 'beside', '$2\n$1'],
  [/^(.+?)(?:坐|放|站|停|趴|睡|躺|插)在(.+?)(?:上面?)$/, 'on', '$1\n$2'],
  [/^(.+?)(?:放|装|坐|睡|躲|插)?在(.+?)(?:里面?|中)$/, 'in', '$1\n$2'],
  [/^(.+?)(?:站|坐|放|停)?在(.+?)(?:旁边|旁|前面|后面|边上)$/, 'beside', '$1\n$2'],
  [/^(.+?)上面?(?:有|放着|摆着|站着|坐着)(.+)$/, 'on top', '$1\n$2'],
  [/^(.+?)里面?(?:有|装着|放着)(.+)$/, 'containing', '$1\n$2'],
  [/^(.+?)旁边?(?:有|放着|站着)(.+)$/, 'beside', '$1\n$2'],
  [/^(.+?)(?:拿着|骑着|戴着|穿着|手持|举着)(.+)$/, 'with', '$1\n$2'],
];

/** Reads a run of Japanese or Chinese: English words, each with its own letters where it is unknown. */
function readRun(typed: string): { language: Language; words: [string, string?][] } {
  // "A small pile of bricks": the adjective before "山" is of the pile, and a pile is no mountain.
  const run = typed.replace(/^(.+)の(小さ[ない]|大き[ない]|巨大な)山$/u, '$2$1の山');
  // Only Japanese counts behind a noun with these words: "木三本".
  const isJapanese =
    /[\p{Script=Hiragana}\p{Script=Katakana}]|[\d一二三四五六七八九十][本匹冊頭個台羽枚]$/u.test(run);
  const order: readonly Language[] = isJapanese ? ['Japanese', 'Chinese'] : ['Chinese', 'Japanese'];
  const readPart = (part: string): { language: Language; words: [string, string?][]; left: number } => {
    const readings = order.map((language) => {
      const found = translateRun(part, language);
      const left = found.reduce((sum, { word, english }) => sum + (english ? 0 : [...word].length), 0);
      const words = found.flatMap(({ word, english }): [string, string?][] =>
        english ? english.map((known) => [known]) : [[word, word]],
      );
      return { language, words, left };
    });
    return readings.reduce((best, reading) => (reading.left < best.left ? reading : best));
  };
  for (const [form, join, sides] of turned) {
    if (!form.test(run)) continue;
    const [main = '', other = ''] = run.replace(form, sides).split('\n');
    const [first, second] = [readPart(main), readPart(other)];
    return { language: first.language, words: [...first.words, [join], ...second.words] };
  }
  return readPart(run);
}

const compoundWords = compounds.map((phrase) => phrase.split(' '));

/** Ways to say where a thing is, in one word each. */
const places: readonly (readonly [phrase: string, word: string])[] = [
  ['on top of', 'on'],
  ['next to', 'beside'],
  ['in front of', 'beside'],
  ['close to', 'beside'],
  ['surrounded by', 'beside'],
  ['together with', 'and'],
  ['as well as', 'and'],
  ['full of', 'containing'],
  ['filled with', 'containing'],
  ['loaded with', 'containing'],
  ['packed with', 'containing'],
  ['overflowing with', 'containing'],
  ['topped with', 'on top'],
  ['topped by', 'on top'],
  ['crowned with', 'on top'],
  ['stuck in', 'in'],
  ['selling', 'with'],
  ['spilling out', 'spilling'],
  ['coming out of', 'from'],
  ['coming from', 'from'],
  ['rising from', 'from'],
  ['growing out of', 'in'],
  ['sticking out of', 'in'],
  ['growing on', 'on'],
  ['set for', 'for'],
  ['curled up', 'sleeping'],
  ['asleep', 'sleeping'],
  ['armed with', 'holding'],
  ['equipped with', 'holding'],
  ['snow covered', 'snowy'],
  ['moss covered', 'mossy'],
  ['ivy covered', 'overgrown'],
  ['covered in', 'with'],
  ['covered with', 'with'],
  ['cover in', 'with'],
  ['whit', 'with'],
  ['low poly', 'lowpoly'],
  ['t shirt', 'tshirt'],
  ['eye patch', 'eyepatch'],
];

/** Ways to say behind a thing that it is on the one before it. */
const onTop = ['on top', 'on the top', 'on the roof', 'on its roof', 'on its back', 'on it'].map((phrase) =>
  phrase.split(' '),
);

/** Returns a compound with words that describe its part, and these words with the part: "wall with a wooden door". */
function partApart(
  words: readonly string[],
  at: number,
): { readonly name: string; readonly part: readonly string[]; readonly length: number } | undefined {
  for (const parts of compoundWords) {
    const join = parts.indexOf('with');
    const noun = parts.at(-1)!;
    if (join < 0 || !parts.slice(0, join + 1).every((part, k) => words[at + k] === part)) continue;
    const from = at + join + 1;
    const end = words.findIndex(
      (word, k) => k >= from && singulars(word).some((form) => singulars(noun).includes(form)),
    );
    if (end >= 0 && words.slice(from, end).every((word) => determiners.has(word) || isDescription(word)))
      return { name: parts.join(' '), part: words.slice(from, end + 1), length: end + 1 - at };
  }
  return undefined;
}

/** Makes compounds, and phrases that say where a thing is, one word. */
function asPhrases(words: readonly string[], whole: Vocabulary['whole'] = []): string[] {
  const phrases: string[] = [];
  for (let i = 0; i < words.length; ) {
    const matches = (parts: readonly string[]): boolean => parts.every((part, k) => words[i + k] === part);
    // "A fountain with an angel on top" has one join for "with" and "on top".
    const top = words[i + 2] === 'of' ? undefined : onTop.find(matches);
    const carrier = top ? phrases.lastIndexOf('with') : -1;
    if (carrier >= 0) phrases[carrier] = 'on top';
    if (top && (carrier >= 0 || top[1] === 'top')) {
      i += top.length;
      continue;
    }
    // "Une femme en robe": French has one word for what clothes and things are made of and in.
    if (matches(['made', 'of']) && words.slice(i + 2, i + 4).some((word) => garmentNouns.includes(word))) {
      phrases.push('in');
      i += 2;
      continue;
    }
    const isName = ([...parts]: readonly string[]): boolean => {
      const last = parts.pop()!;
      return matches(parts) && singulars(words[i + parts.length] ?? '').includes(last);
    };
    const compound = compoundWords.find(matches) ?? whole.find(isName);
    const apart = compound ? undefined : partApart(words, i);
    if (apart) {
      phrases.push(apart.name, 'with', ...apart.part);
      i += apart.length;
      continue;
    }
    const place = places.find(([phrase]) => matches(phrase.split(' ')));
    if (compound) phrases.push(words.slice(i, i + compound.length).join(' '));
    else phrases.push(place ? place[1] : words[i]!);
    i += compound?.length ?? place?.[0].split(' ').length ?? 1;
  }
  return phrases;
}
