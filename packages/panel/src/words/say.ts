/**
 * A text with `{names}` for what is inserted. One with a number has a form for one and a form for other numbers; its value
 * `count` chooses.
 */
export type Message = string | { readonly one: string; readonly other: string };

/** What is inserted. Numbers are written as the language writes them. */
type Values = Readonly<Record<string, string | number>>;

/** Translations by their English text; of a text with a number, by its form for other numbers. */
export type Translations = Readonly<Record<string, Message>>;

/** Says texts in one language. English texts are the keys, so a text without a translation is said in English. */
export interface Say {
  (message: Message, values?: Values): string;
  /** BCP 47. */
  readonly language: string;
  number(value: number): string;
  /** `1.80 m`. */
  metres(value: number): string;
  /** `a, b`; with a last word `a, b and c`, `a, b or c`. */
  list(words: readonly string[], last?: 'and' | 'or'): string;
}

/** Language whose texts are English in brackets, `⟦Generate⟧`: what has none is no text of the panel. */
export const bracketed = 'en-XA';

/**
 * Makes words of catalogues.
 * @param languages translations by base language, as `de`
 * @returns the words for a language as a host names it, as `de-AT`; English where no catalogue fits
 * @example
 * import { speaker } from '@meshwright/panel';
 *
 * const words = speaker({ de: { 'Saved: {file}.': 'Gespeichert: {file}.' } });
 * console.log(words('de-AT')('Saved: {file}.', { file: 'knight.glb' })); // Gespeichert: knight.glb.
 */
export function speaker(
  languages: Readonly<Record<string, Translations>>,
): (language: string | undefined) => Say {
  const known = new Map<string, Say>();
  return (language = 'en') => {
    const [base = ''] = language.toLowerCase().split(/[-_]/);
    const spoken = language === bracketed ? bracketed : Object.hasOwn(languages, base) ? base : 'en';
    const say = known.get(spoken) ?? sayIn(spoken, languages[spoken] ?? {});
    known.set(spoken, say);
    return say;
  };
}

function sayIn(language: string, translations: Translations): Say {
  // The lists of British English have no comma before the last word.
  const locale = language.startsWith('en') ? 'en-GB' : language;
  const plural = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lengths = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'meter',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const say = (message: Message, values: Values = {}): string => {
    const found = translations[keyOf(message)] ?? message;
    const form =
      typeof found === 'string'
        ? found
        : found[plural.select(Number(values.count)) === 'one' ? 'one' : 'other'];
    const text = form.replaceAll(/\{(\w+)\}/g, (name, key: string) => {
      const value = values[key];
      return value === undefined ? name : typeof value === 'number' ? numbers.format(value) : value;
    });
    return language === bracketed && text !== '' ? `⟦${text}⟧` : text;
  };
  return Object.assign(say, {
    language,
    number: (value: number) => numbers.format(value),
    metres: (value: number) => lengths.format(value),
    list: (words: readonly string[], last?: 'and' | 'or') =>
      last === undefined ? words.join(language === 'ja' ? '、' : ', ') : lists[last].format(words),
  });
}

/** Returns the key of a message in the translations. */
export function keyOf(message: Message): string {
  return typeof message === 'string' ? message : message.other;
}

/**
 * Joins whole sentences. Japanese has no space after its full stop.
 * @example
 * import { sentences } from '@meshwright/panel';
 *
 * console.log(sentences('Saved: knight.glb.', undefined, 'Nothing was paid.')); // Saved: knight.glb. Nothing was paid.
 */
export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replaceAll('。 ', '。');
}
