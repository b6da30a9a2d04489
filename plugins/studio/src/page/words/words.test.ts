import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesIn } from '@meshwright/testing/panel/artist-texts';
import { itTranslates, saidIn } from '@meshwright/testing/panel/catalogue';
import { repository } from '@meshwright/testing/repository';
import { describe, expect, it } from 'vitest';
import { languages } from './say.ts';

const folder = 'plugins/studio/src/page';
const said = saidIn(folder, () => true);
/** Texts and names of parts of the page as it is written; the name of the product is none. */
const written = textsOfPage().filter((text) => text !== 'Meshwright Studio' && text !== '?');
/** What the server of the page says to its user. */
const refused = [
  ...readFileSync(join(import.meta.dirname, '../../server/serve-studio.ts'), 'utf8').matchAll(
    /refuse\(response, (?:401|413), '([^']*)'/g,
  ),
].map(([, text = '']) => text);

describe.each(Object.entries(languages))('the translations of the page into %s', (language, translations) => {
  itTranslates(language, translations, [
    ...said.values(),
    ...[...written, ...refused].filter((text) => !said.has(text)),
  ]);
});

describe('the sources of the page', () => {
  it('have no sentence outside of the catalogues', () => {
    const translated = Object.values(languages).flatMap((each) => Object.entries(each).flat());
    const texts = [...said.values(), ...translated].flatMap((message) =>
      typeof message === 'string' ? message : Object.values(message),
    );
    const named = (text: string) => text.replaceAll(/\{\w+\}/g, '…');
    const known = new Set(texts.map(named));
    expect(sentencesIn(folder).filter((text) => !known.has(text))).toEqual([]);
  });

  it('give no written text to an element', () => {
    expect(textsGiven(folder)).toEqual([]);
  });

  it('are read', () => {
    expect([said.size > 80, written.length > 25, refused.length]).toEqual([true, true, 2]);
  });
});

/** Returns what sources give to elements, dialogs and errors as they are written: nothing translates that. */
function textsGiven(from: string): string[] {
  const root = join(repository, from);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const properties =
    /\b(?:textContent|innerText|ariaLabel|ariaValueText|placeholder|title|alt)\s*[=:]\s*(['`][^'`\n]*)/g;
  const calls =
    /\b(?:Option|Error|button|paragraph|openDialog|announce|notice|step)\((?:[\w.()'#]+, )?\s*(['`][^'`\n]*)/g;
  return files
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(properties), ...source.matchAll(calls)].map(([, text = '']) => text);
    })
    .filter((text) => /\p{L}{2}/u.test(text.replaceAll(/\$\{[^}]*\}/g, '')));
}

function textsOfPage(): string[] {
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const body = page.slice(page.indexOf('<body>'));
  return [
    ...[...body.matchAll(/>([^<>]+)</g)].map(([, text = '']) => text.trim()).filter((text) => text !== ''),
    ...[...body.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text),
  ];
}
