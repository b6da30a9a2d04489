import { describingWords } from '../../content/languages/describing-words.ts';
import { nouns } from '../../content/languages/nouns.ts';
import { readRows, refuse } from '../../content/read-rows.ts';
import { wordTable } from '../word-table.ts';

/** The languages of the tables beside English, by the order of their columns. */
const columns = ['German', 'Spanish', 'French', 'Portuguese', 'Japanese', 'Chinese'] as const;

export type Language = (typeof columns)[number];

/** The languages written with spaces between words. */
export const spaced: readonly Language[] = ['German', 'Spanish', 'French', 'Portuguese'];

/**
 * English words by a phrase of another language: as it stands in the tables, in its other forms, and without its ending. The
 * first two have it with its accents and without; a phrase with the accents of the tables goes before one without.
 */
interface Dictionary {
  /** Forms of words that describe, and the nouns as they stand in the tables. */
  readonly adjectives: ReadonlyMap<string, readonly string[]>;
  readonly nouns: ReadonlySet<string>;
  readonly exact: ReadonlyMap<string, readonly string[]>;
  readonly forms: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
}

let read: ReadonlyMap<Language, Dictionary> | undefined;

/** Returns the dictionary of a language. */
function dictionaryOf(language: Language): Dictionary {
  read ??= readDictionaries();
  return read.get(language)!;
}

/** Returns letters without accents: "Windmühle" is "windmuhle", "straße" "strasse". */
export function folded(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');
}

const plainLetters = /^[ -~]*$/;

/** A phrase of another language found in a list of words. */
export interface Translation {
  /**
   * From 0 to 1: 1 for a phrase as it stands in the tables, a little less for another form of it, 0 for a short one
   * that may be a word of another language by chance.
   */
  readonly certainty: number;
  /** How many of the words it covers. */
  readonly length: number;
  readonly english: readonly string[];
}

/**
 * Returns the English of the longest phrase that begins at an index of folded words; undefined where there is none.
 * @param typed the same words with their accents
 */
export function translationAt(
  words: readonly string[],
  index: number,
  language: Language,
  typed: readonly string[],
): Translation | undefined {
  const { adjectives, nouns: names, exact, forms, stems } = dictionaryOf(language);
  // "Junge Frau": before a noun, the form of an adjective is no noun itself.
  const said = language === 'German' ? adjectives.get(typed[index]!) : undefined;
  // "Voller Bücher" says what is in a thing.
  const joins = exact.get(typed[index]!)?.at(-1) === 'of';
  // "Weiblicher Charakter" has a name of its own.
  const isName = exact.has(typed.slice(index, index + 2).join(' '));
  if (said && !joins && !isName && names.has(typed[index + 1] ?? ''))
    return { length: 1, english: said, certainty: 0.95 };
  const entryOf = (phrase: string): readonly string[] | undefined => exact.get(phrase) ?? forms.get(phrase);
  for (let length = Math.min(6, words.length - index); length > 0; length--) {
    const phrase = words.slice(index, index + length);
    const stemmed = phrase.map((word) => stem(word, language)).join(' ');
    const accented = typed.slice(index, index + length).join(' ');
    const asTyped = entryOf(accented) ?? entryOf(phrase.join(' '));
    // "Tombée" is no "tombe".
    const isParticiple = language === 'French' && /ée?s?$/.test(accented);
    const english =
      asTyped ??
      (isParticiple ? undefined : (exact.get(stemmed) ?? stems.get(stemmed))) ??
      (length > 1 ? exact.get([...phrase.slice(0, -1), contracted[phrase.at(-1)!]].join(' ')) : undefined);
    // "Una caja de objetos": "una caja de" is no crate of objects where "caja de objetos" has a name.
    const inner =
      english?.at(-1) === 'of' && length > 1 ? translationAt(words, index + 1, language, typed) : undefined;
    if (inner && inner.length >= length && inner.english.at(-1) !== 'of') continue;
    const certainty = exact.has(accented) ? 1 : asTyped ? 0.95 : phrase.join('').length >= 5 ? 0.75 : 0;
    if (english) return { length, english, certainty };
  }
  // "Küchenschrank" is of the kitchen, not of cakes.
  const english =
    language === 'German'
      ? (compound(folded(typed[index]!.replace(/[äöü]/g, '$&e'))) ?? compound(words[index]!))
      : undefined;
  return english && { length: 1, english, certainty: 0.9 };
}

/** Returns whether a word with an accent stands in the tables of a language with the same accents: "épées" is French. */
export function hasAccentsOf(word: string, language: Language): boolean {
  const { exact, forms } = dictionaryOf(language);
  return folded(word) !== word && (exact.has(word) || forms.has(word));
}

/** The prepositions of words that have an article in them: "en haut du", "em cima da". */
const contracted: Readonly<Record<string, string>> = wordTable({
  ...{ da: 'de', das: 'de', do: 'de', dos: 'de', du: 'de', des: 'de', d: 'de', del: 'de' },
  ...{ al: 'a', ao: 'a', aos: 'a', au: 'a', aux: 'a' },
});

/** Returns the English of a German compound of two known words: "Holzschwert" is "wooden sword". */
function compound(word: string): readonly string[] | undefined {
  const { exact, forms, stems } = dictionaryOf('German');
  // Three letters are too few for a word that differs from the tables: "senhor" is no "Sense" and "Horn".
  const known = (part: string): readonly string[] | undefined =>
    part.length < 3
      ? undefined
      : (exact.get(part) ??
        (part.length > 3 ? (forms.get(part) ?? stems.get(stem(part, 'German'))) : undefined));
  for (let at = word.length - 3; at >= 3; at--) {
    const last = known(word.slice(at));
    const first =
      last && (known(word.slice(0, at)) ?? known(word.slice(0, at).replace(/(?:s|n|en|er)$/, '')));
    // "Pfeilbündel" is an arrow bundle, and not one of what follows.
    if (first && last)
      return [...first, ...(last.length > 1 && last.at(-1) === 'of' ? last.slice(0, -1) : last)];
  }
  return undefined;
}

/** A word of Japanese or Chinese; without `english` where it is unknown. */
interface RunWord {
  word: string;
  readonly english?: readonly string[];
  /** Whether it is a number with the word that things are counted by. */
  readonly isCount?: true;
}

/**
 * Returns the English of a run of Japanese or Chinese, longest words first; unknown letters stay together. A number behind
 * a noun comes before it: "りんご三個".
 */
export function translateRun(run: string, language: Language): RunWord[] {
  const { exact } = dictionaryOf(language);
  const words: RunWord[] = [];
  const letters = [...run];
  for (let at = 0; at < letters.length; ) {
    const foreign = foreignWord(letters.slice(at), exact);
    if (foreign) {
      words.push({ word: foreign });
      at += foreign.length;
      continue;
    }
    const lengthAt = (from: number): number => {
      let length = Math.min(16, letters.length - from);
      while (length > 0 && !exact.has(letters.slice(from, from + length).join(''))) length--;
      return length;
    };
    // "大木桶" is a big barrel, and no bucket of a big tree; "木车厢" is a wooden wagon.
    const isSaid = /[大小木石铁金]/.test(letters[at]!) && exact.has(letters[at]!);
    const longest = lengthAt(at);
    const length = isSaid && longest > 1 && lengthAt(at + 1) >= longest ? 1 : longest;
    const rest = letters.slice(at).join('');
    const [counted = '', numeral = '', counter = ''] = counting.exec(rest) ?? [];
    // "两桶": what things are counted by is the thing itself where no other noun is beside it.
    const isAlone = rest === counted && !words.some(isNoun);
    // "一桶": a bucket of what follows.
    const isMeasure = exact.get(counted)?.at(-1) === 'of';
    const isCount =
      counter !== '' && !isMeasure && (!isAlone || !exact.has(counter)) && [...counted].length >= length;
    const word = isCount ? counted : letters.slice(at, at + Math.max(1, length)).join('');
    const last = words.at(-1);
    if (isCount) {
      const english = [String(numberOf(numeral))];
      const isBehind =
        words.some(isNoun) && (rest === counted || exact.get(rest[counted.length]!)?.[0] === 'and');
      const first = isBehind
        ? words.findLastIndex(({ english: known }) => known?.[0] === 'and') + 1
        : words.length;
      words.splice(first, 0, { word, english, isCount });
    } else if (length > 0) words.push({ word, english: exact.get(word)! });
    else if (/^\d$/.test(word)) {
      const [digits = word] = /^\d+/.exec(rest) ?? [];
      words.push({ word: digits, english: [digits] });
      at += digits.length - 1;
    } else if (last && !last.english) last.word += word;
    else words.push({ word });
    at += Math.max(1, [...word].length);
  }
  return words;
}

/**
 * Returns the word in katakana that letters begin with where it is not made of known ones alone: "トランク" is no "トラ". Empty
 * for others.
 */
function foreignWord(letters: readonly string[], known: Dictionary['exact']): string {
  const [word = ''] = /^[\p{Script=Katakana}ー]+/u.exec(letters.join('')) ?? [];
  for (let at = 0; at < word.length; ) {
    let length = Math.min(16, letters.length - at);
    while (length > 0 && !known.has(letters.slice(at, at + length).join(''))) length--;
    if (length === 0) return word;
    at += length;
  }
  return '';
}

const isNoun = ({ english, isCount }: RunWord): boolean => !isCount && english?.length !== 0;

/** A number, and the word that Japanese and Chinese count things of a kind by. */
const counting = new RegExp(
  `^(\\d+|[二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九两兩])(つ|ヶ|個|箇|${[
    '本匹頭羽台冊枚足脚軒棟基隻艘機人体杯膳丁挺振口着玉株束袋箱缶皿粒面張門両通巻組房名',
    '个把只棵座条头张辆架顶件扇支枝根块朵颗盏瓶位双副间栋幅串碗盘盒桶片滴具尊门部幢节卷册輛條頂塊顆盞',
  ]
    .flatMap((letters) => [...letters])
    .join('|')})(?:の|的)?`,
  'u',
);

/** Returns the number of numerals below a hundred: "十二" is 12. */
function numberOf(numeral: string): number {
  if (/^\d/.test(numeral)) return Number(numeral);
  const digit = (letter: string): number => ' 一二三四五六七八九'.indexOf(letter.replace(/[两兩]/, '二'));
  const [tens = '', ones] = numeral.split('十');
  if (ones === undefined) return digit(tens);
  return (tens === '' ? 1 : digit(tens)) * 10 + (ones === '' ? 0 : digit(ones));
}

/** How a language makes plurals: the end of a word, and what stands there in the plural. The first that fits holds. */
const pluralEndings: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  German: [
    [/us$/, ['usse', 'een', 'en', 'i']],
    [/(?:a|um)$/, ['en', 'as', 'e']],
    [/nis$/, ['nisse']],
    [/in$/, ['innen', 'ine', 'ins']],
    [/e$/, ['en', 'e']],
    [/$/, ['e', 'er', 'en', 'n', 's', '']],
  ],
  Spanish: [
    [/z$/, ['ces']],
    [/[aeiouáéíóú]$/, ['$&s', '$&es']],
    [/s$/, ['s', 'ses']],
    [/$/, ['es', 's']],
  ],
  French: [
    [/[sxz]$/, ['$&']],
    [/al$/, ['aux', 'als']],
    [/ail$/, ['aux', 'ails']],
    [/(?:eau|eu|au|ou)$/, ['$&x', '$&s']],
    [/$/, ['s']],
  ],
  Portuguese: [
    [/ão$/, ['ões', 'ães', 'ãos']],
    [/([aou])l$/, ['$1is']],
    [/el$/, ['éis', 'eis']],
    [/il$/, ['is', 'eis']],
    [/m$/, ['ns']],
    [/[rz]$/, ['$&es']],
    [/s$/, ['s', 'ses']],
    [/$/, ['s']],
  ],
};

/** How words that describe differ beside others: the end of a word, and what stands there in the other forms. */
const genderEndings: Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>> = {
  German: [
    [/el$/, ['le', 'ler', 'les', 'len', 'lem']],
    [/(?<!e)$/, ['e', 'er', 'es', 'en', 'em']],
  ],
  Spanish: [
    [/o$/, ['a']],
    [/or$/, ['ora']],
  ],
  French: [
    [/eu[xr]$/, ['euse']],
    [/if$/, ['ive']],
    [/er$/, ['ère']],
    [/el$/, ['elle']],
    [/en$/, ['enne']],
    [/et$/, ['ette']],
    [/(?<!e)$/, ['e']],
  ],
  Portuguese: [
    [/o$/, ['a']],
    [/or$/, ['ora']],
  ],
  // "大きくて高い塔", "シンプルで高い柵", "ガラス瓶".
  Japanese: [
    [/い$/, ['くて']],
    [/な$/, ['', 'で']],
    [/^(?!の)(.+)の$/, ['$1']],
  ],
  Chinese: [[/的$/, ['']]],
};

/** Returns the other forms of a word with its accents. */
function formsOf(word: string, language: Language, isDescribing: boolean): string[] {
  const turned = (from: string, endings: typeof pluralEndings): string[] => {
    const [end, forms] = endings[language]?.find(([ending]) => ending.test(from)) ?? [/$/, []];
    return forms.map((form) => from.replace(end, form));
  };
  // Articles have no such forms: "o", "no".
  const least = spaced.includes(language) ? 3 : 2;
  const genders = isDescribing && word.length >= least ? turned(word, genderEndings) : [];
  if (isDescribing && language === 'German') return genders;
  return [...genders, ...[word, ...genders].flatMap((form) => turned(form, pluralEndings))];
}

/** Takes the endings of number and gender from a folded word. */
function stem(word: string, language: Language): string {
  const endings = { German: /(?:e[nmrs]?|n|s)$/, French: /(?:e?s|x|e)$/ } as Partial<
    Record<Language, RegExp>
  >;
  // "Padrão" is no "padre".
  if (language === 'Portuguese' && word.endsWith('ao')) return word;
  const bare = word.length > 3 ? word.replace(endings[language] ?? /(?:e?s|[aoe])$/, '') : word;
  // "Kürbis, Kürbisse", "Haus, Häuser".
  if (language === 'German') return bare.replace(/ss$/, 's').replace(/(?<=.{3})s$/, '');
  if (bare.length < 3) return bare;
  const turn = pluralLetters[language];
  const short = bare.replace(/[aoe]$/, '');
  return turn ? short.replace(...turn) : short;
}

/** Letters at the end of a stem that differ in the plural: "cheval, chevaux", "pez, peces", "cristal, cristais". */
const pluralLetters: Partial<Record<Language, [RegExp, (letter: string) => string]>> = {
  French: [/l$/, () => 'u'],
  Spanish: [/z$/, () => 'c'],
  Portuguese: [/[lm]$/, (letter) => (letter === 'l' ? 'i' : 'n')],
};

function readDictionaries(): ReadonlyMap<Language, Dictionary> {
  const describing = readRows('describing words', describingWords);
  const rows = [...describing, ...readRows('nouns', nouns)];
  const dictionaries = new Map(
    columns.map((language, column) => {
      const entries = rows.flatMap((row, i) => {
        const [english = '', ...others] = row.columns;
        if (others.length !== columns.length)
          refuse(row, english, `has ${others.length} columns beside English; write ${columns.length}`);
        const words = english === '-' ? [] : english.split(' ');
        return others[column]!.split(',').map((entry) => {
          // As the words of a prompt: "boucle d'oreille", "couve-flor".
          const typed = entry.trim().toLowerCase().normalize('NFKC').replace(/['’-]/g, ' ');
          const forms = typed.includes(' ') ? [] : formsOf(typed, language, i < describing.length);
          return { typed, forms, words, describes: i < describing.length };
        });
      });
      const exact = new Map<string, readonly string[]>();
      const forms = new Map<string, readonly string[]>();
      const stems = new Map<string, readonly string[]>();
      const fill = (spelled: (phrase: string) => string): void => {
        for (const { typed, forms: others, words } of entries) {
          if (!exact.has(spelled(typed))) exact.set(spelled(typed), words);
          for (const form of others.map(spelled)) if (!forms.has(form)) forms.set(form, words);
        }
      };
      fill((phrase) => phrase);
      if (spaced.includes(language)) {
        // Without a German keyboard "ü" is "ue".
        if (language === 'German') fill((phrase) => folded(phrase.replace(/[äöü]/g, '$&e')));
        fill(folded);
      }
      for (const { typed, words } of entries) {
        const bare = folded(typed)
          .split(' ')
          .map((word) => stem(word, language))
          .join(' ');
        if (!stems.has(bare)) stems.set(bare, words);
      }
      // A single letter is a noun of its own: "木の".
      if (!spaced.includes(language))
        for (const [form, words] of forms) if (form.length > 1 && !exact.has(form)) exact.set(form, words);
      const adjectives = new Map(
        entries.flatMap(({ describes, forms: others, words }) =>
          describes ? others.map((form) => [form, words] as const) : [],
        ),
      );
      const names = new Set(entries.flatMap(({ describes, typed }) => (describes ? [] : [typed])));
      return [language, { adjectives, nouns: names, exact, forms, stems }] as const;
    }),
  );
  // Words of Japanese without syllabic letters are no Chinese words side by side: "車椅子" is a wheelchair.
  const chinese = dictionaries.get('Chinese')!.exact;
  for (const [word, english] of dictionaries.get('Japanese')!.exact)
    if (/^\p{Script=Han}{2,}$/u.test(word) && !chinese.has(word)) chinese.set(word, english);
  return dictionaries;
}
