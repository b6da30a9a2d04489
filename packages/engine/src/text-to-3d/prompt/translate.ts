import { describingWords } from '../../content/languages/describing-words.ts';
import { nouns } from '../../content/languages/nouns.ts';
import { readRows, refuse } from '../../content/read-rows.ts';

/** The languages of the tables beside English, by the order of their columns. */
const columns = ['German', 'Spanish', 'French', 'Portuguese', 'Japanese', 'Chinese'] as const;

export type Language = (typeof columns)[number];

/** The languages written with spaces between words. */
export const spaced: readonly Language[] = ['German', 'Spanish', 'French', 'Portuguese'];

/** English words by a phrase of another language, as it stands in the tables and without its ending. */
interface Dictionary {
  readonly exact: ReadonlyMap<string, readonly string[]>;
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
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');
}

/** A phrase of another language found in a list of words. */
interface Translation {
  /** Whether the phrase stands in the tables as it is, or is long enough to be no word of another language by chance. */
  readonly isSure: boolean;
  /** How many of the words it covers. */
  readonly length: number;
  readonly english: readonly string[];
}

/** Returns the English of the longest phrase that begins at an index of folded words; undefined where there is none. */
export function translationAt(
  words: readonly string[],
  index: number,
  language: Language,
): Translation | undefined {
  const { exact, stems } = dictionaryOf(language);
  for (let length = Math.min(5, words.length - index); length > 0; length--) {
    const phrase = words.slice(index, index + length);
    const stemmed = phrase.map((word) => stem(word, language)).join(' ');
    const english =
      exact.get(phrase.join(' ')) ??
      exact.get(stemmed) ??
      stems.get(stemmed) ??
      (length > 1 ? exact.get([...phrase.slice(0, -1), contracted[phrase.at(-1)!]].join(' ')) : undefined);
    const isSure = exact.has(phrase.join(' ')) || phrase.join('').length >= 5;
    if (english) return { length, english, isSure };
  }
  const english = language === 'German' ? compound(words[index]!) : undefined;
  return english && { length: 1, english, isSure: true };
}

/** The prepositions of words that have an article in them: "en haut du", "em cima da". */
const contracted: Readonly<Record<string, string>> = {
  ...{ da: 'de', das: 'de', do: 'de', dos: 'de', du: 'de', des: 'de', d: 'de', del: 'de' },
  ...{ al: 'a', ao: 'a', aos: 'a', au: 'a', aux: 'a' },
};

/** Returns the English of a German compound of two known words: "Holzschwert" is "wooden sword". */
function compound(word: string): readonly string[] | undefined {
  const { exact, stems } = dictionaryOf('German');
  const known = (part: string): readonly string[] | undefined =>
    part.length < 3 ? undefined : (exact.get(part) ?? stems.get(stem(part, 'German')));
  for (let at = word.length - 3; at >= 3; at--) {
    const last = known(word.slice(at));
    const first =
      last && (known(word.slice(0, at)) ?? known(word.slice(0, at).replace(/(?:s|n|en|er)$/, '')));
    if (first && last) return [...first, ...last];
  }
  return undefined;
}

/** Returns the English of a run of Japanese or Chinese, longest words first; unknown letters stay together. */
export function translateRun(
  run: string,
  language: Language,
): { word: string; english?: readonly string[] }[] {
  const { exact } = dictionaryOf(language);
  const found: { word: string; english?: readonly string[] }[] = [];
  const letters = [...run];
  for (let at = 0; at < letters.length; ) {
    let length = Math.min(12, letters.length - at);
    while (length > 0 && !exact.has(letters.slice(at, at + length).join(''))) length--;
    const word = letters.slice(at, at + Math.max(1, length)).join('');
    const last = found.at(-1);
    if (length > 0) found.push({ word, english: exact.get(word)! });
    else if (last && !last.english) last.word += word;
    else found.push({ word });
    at += Math.max(1, length);
  }
  return found;
}

/** Takes the endings of number and gender from a folded word. */
function stem(word: string, language: Language): string {
  const endings = { German: /(?:e[nmrs]?|n|s)$/, French: /(?:e?s|x|e)$/ } as Partial<
    Record<Language, RegExp>
  >;
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
  const rows = [...readRows('describing words', describingWords), ...readRows('nouns', nouns)];
  return new Map(
    columns.map((language, column) => {
      const exact = new Map<string, readonly string[]>();
      const stems = new Map<string, readonly string[]>();
      for (const row of rows) {
        const [english = '', ...others] = row.columns;
        if (others.length !== columns.length)
          refuse(row, english, `has ${others.length} columns beside English; write ${columns.length}`);
        const words = english === '-' ? [] : english.split(' ');
        for (const entry of others[column]!.split(',')) {
          const typed = entry.trim().toLowerCase().normalize('NFKC');
          const phrase = spaced.includes(language) ? folded(typed) : typed;
          // Without a German keyboard "ü" is "ue".
          const spelled = language === 'German' ? folded(typed.replace(/[äöü]/g, '$&e')) : phrase;
          if (!exact.has(spelled)) exact.set(spelled, words);
          if (!exact.has(phrase)) exact.set(phrase, words);
          const bare = phrase
            .split(' ')
            .map((word) => stem(word, language))
            .join(' ');
          if (!stems.has(bare)) stems.set(bare, words);
        }
      }
      return [language, { exact, stems }];
    }),
  );
}
