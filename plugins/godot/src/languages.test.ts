import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translations } from '@meshwright/panel';
import { sentencesIn } from '@meshwright/testing/panel/artist-texts';
import { itTranslates } from '@meshwright/testing/panel/catalogue';
import { describe, expect, it } from 'vitest';

const plugin = join(import.meta.dirname, '../addons/meshwright');
const catalogues = ['de', 'ja'].map((language) => {
  const text = readFileSync(join(plugin, `languages/${language}.json`), 'utf8');
  return [language, JSON.parse(text) as Translations] as const;
});
const sources = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.gd'))
  .map((file) => readFileSync(join(plugin, file), 'utf8'));
const said = [...new Set(sources.flatMap(textsIn))];

describe.each(catalogues)('the translations of Godot into %s', (language, translations) => {
  itTranslates(language, translations, said);
});

describe('the sources of the plugin', () => {
  it('have no sentence outside of the catalogues', () => {
    const known = new Set(said.map((text) => text.replaceAll(/\{\w+\}/g, '…')));
    expect(sentencesIn('plugins/godot/addons/meshwright').filter((text) => !known.has(text))).toEqual([]);
  });

  it('give no written text to a control, to an undo step or to an error', () => {
    const given = sources.flatMap((source) => [
      ...source.matchAll(/\b(?:\w*text|title|status|error)\b"? ?(?:=|:) "([^"]*)"/g),
      ...source.matchAll(
        /\b(?:create_action|push_warning|label_of|add_filter|add_item|_add_field)\("([^"]*)"/g,
      ),
    ]);
    expect(
      given.map(([, text = '']) => text).filter((text) => /\p{L}{2}/u.test(text) && !/_/.test(text)),
    ).toEqual([]);
  });

  it('are read', () => {
    expect(said.length).toBeGreaterThan(50);
  });
});

/** Returns what a source says, and the reasons of npm, which are said where they are shown. */
function textsIn(source: string): string[] {
  return [
    ...source.matchAll(/\bWords\.say\("([^"]*)"/g),
    ...source.matchAll(/^\t"E[A-Z]*\d*": "([^"]*)",$/gm),
    ...source.matchAll(/^const UNREACHABLE := "([^"]*)"$/gm),
  ].map(([, text = '']) => text);
}
