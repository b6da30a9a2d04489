/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';

export type { Font };

const scripts = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const loaded = new Map<string, Font>();

/** A path of a file, and not of a module: bundlers have no loader for fonts, and copy the files that a path names. */
function folder(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');
}

/** Returns Inter Bold for a character; null where it has none. */
export function fontFor(character: string): Font | null {
  for (const script of scripts) {
    let font = loaded.get(script);
    if (!font) {
      const bytes = readFileSync(join(folder(), `inter-${script}-700-normal.woff`));
      font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      loaded.set(script, font);
    }
    if (font.charToGlyphIndex(character) > 0) return font;
  }
  return null;
}
