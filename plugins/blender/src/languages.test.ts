import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translations } from '@meshwright/panel';
import { sentencesIn } from '@meshwright/testing/panel/artist-texts';
import { itTranslates } from '@meshwright/testing/panel/catalogue';
import { describe, expect, it } from 'vitest';

const addOn = join(import.meta.dirname, '../meshwright');
const client = join(import.meta.dirname, '../../python/meshwright_bridge');
const catalogues = ['de', 'ja'].map((language) => {
  const text = readFileSync(join(addOn, `languages/${language}.json`), 'utf8');
  return [language, JSON.parse(text) as Translations] as const;
});
const said = [...new Set([addOn, client].flatMap((folder) => sourcesIn(folder).flatMap(textsIn)))];

describe.each(catalogues)('the translations of Blender into %s', (language, translations) => {
  itTranslates(language, translations, said);
});

describe('the sources of the add-on and of its client', () => {
  it('have no sentence outside of the catalogues', () => {
    const known = new Set(said.map((text) => text.replaceAll(/\{\w+\}/g, '…')));
    const outside = ['plugins/blender/meshwright', 'plugins/python/meshwright_bridge']
      .flatMap(sentencesIn)
      .filter((text) => !known.has(text));
    // Said to a script and not to a user.
    expect(outside).toEqual(['Meshwright is not done after … s. Running jobs continue.']);
  });

  it('insert no value into a text before it is translated', () => {
    const given = [addOn, client]
      .flatMap(sourcesIn)
      .flatMap((source) => [
        ...source.matchAll(
          /\b(?:say|report|ConnectionStatus|\w+Error|label|NoPicture|poll_message_set)\([^()\n]*f"([^"\n]*)"/g,
        ),
      ]);
    // That one too.
    expect(given.map(([, text]) => text)).toEqual([
      'Meshwright is not done after {seconds:g} s. Running jobs continue.',
    ]);
  });

  it('are read', () => {
    expect(said.length).toBeGreaterThan(70);
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Returns what a source says, and the names and tooltips of its operators, panels and properties. */
function textsIn(source: string): string[] {
  const literal = '((?:"[^"\\n]*"\\s*)+)';
  const patterns = [
    `\\bsay\\(\\s*${literal}`,
    `\\bsay\\("[^"]*", [^)]*\\) if \\w+ else say\\(${literal}`,
    `\\b(?:bl_label|bl_description) = \\(?\\s*${literal}`,
    `\\b(?:name|description|text)=${literal}`,
    // Reasons of npm and modes of Blender, which are said where they are shown.
    `^ {4}"[A-Z]\\w+": ${literal},$`,
    `^UNREACHABLE = ${literal}`,
    `\\("THUMBNAIL", ${literal}`,
  ].map((pattern) => new RegExp(pattern, 'gm'));
  const docs = source.matchAll(/^class \w+\([^)]*bpy\.types\.(?:Operator|Panel)\):\n {4}"""([^"]*)"""/gm);
  const literals = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, text = '']) => joined(text)),
  );
  return [...literals, ...[...docs].map(([, text = '']) => text)].filter(
    (text) => /\p{L}{2}/u.test(text) && !/^meshwright( download)?$/i.test(text),
  );
}

/** Joins adjacent literals. */
function joined(literals: string): string {
  return [...literals.matchAll(/"([^"\n]*)"/g)].map(([, text = '']) => text).join('');
}
