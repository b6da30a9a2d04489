import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, Translations } from '@meshwright/panel';
import { keyOf } from '@meshwright/panel/white-box';
import { expect, it } from 'vitest';
import { repository } from '../repository.ts';

/** Returns the texts that TypeScript sources give to `say`, by their keys. @param folder from the repository's root */
export function saidIn(folder: string, isRead: (file: string) => boolean): Map<string, Message> {
  const root = join(repository, folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const texts = new Map<string, Message>();
  for (const file of files.filter((each) => each.endsWith('.ts') && !/test|languages/.test(each))) {
    if (!isRead(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const said =
      /(?:\bsay|wordsOf\([\w.]+\))\(\s*(?:'((?:[^'\\]|\\.)*)'|[^'(){}]*\?\s*'((?:[^'\\]|\\.)*)'\s*:\s*'((?:[^'\\]|\\.)*)')/g;
    for (const [, ...each] of source.matchAll(said)) for (const text of each) if (text) texts.set(text, text);
    for (const [, one = '', other = ''] of source.matchAll(/one:\s*'([^']*)',\s*other:\s*'([^']*)'/g))
      texts.set(other, { one, other });
  }
  return texts;
}

/** Rules of a catalogue: each text in it, nothing else in it, the same insertions, and its plurals. */
export function itTranslates(
  language: string,
  translations: Translations,
  messages: Iterable<Message>,
): void {
  const byKey = new Map([...messages].map((message) => [keyOf(message), message]));

  it('have every text', () => {
    expect([...byKey.keys()].filter((key) => !Object.hasOwn(translations, key))).toEqual([]);
  });

  it('have no text that nothing says', () => {
    expect(Object.keys(translations).filter((key) => !byKey.has(key))).toEqual([]);
  });

  it('insert what the English text inserts', () => {
    for (const [key, message] of Object.entries(translations)) {
      for (const form of formsOf(message)) {
        // A form for one may say its number in words.
        const isFree = (name: string) =>
          name === '{count}' && typeof message === 'object' && form === message.one;
        expect(
          placeholders(form).filter((name) => !isFree(name)),
          key,
        ).toEqual(placeholders(key).filter((name) => !isFree(name)));
      }
    }
  });

  it('have a form for one where the language has one', () => {
    const isOne = new Intl.PluralRules(language).resolvedOptions().pluralCategories.includes('one');
    for (const [key, message] of Object.entries(translations)) {
      const isCounted = isOne && typeof byKey.get(key) === 'object';
      expect(typeof message, key).toBe(isCounted ? 'object' : 'string');
    }
  });
}

function formsOf(message: Message): string[] {
  return typeof message === 'string' ? [message] : [message.one, message.other];
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\w+\}/g)].map(([name]) => name))].sort();
}
