/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, parse } from 'opentype.js/dist/opentype.mjs';

export type { Font };

const scripts = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const loaded = new Map<string, Font>();

/** Returns Inter Bold for a character; null where it has none. */
export function fontFor(character: string): Font | null {
  for (const script of scripts) {
    let font = loaded.get(script);
    if (!font) {
      const path = createRequire(import.meta.url).resolve(
        `@fontsource/inter/files/inter-${script}-700-normal.woff`,
      );
      const bytes = readFileSync(path);
      font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      loaded.set(script, font);
    }
    if (font.charToGlyphIndex(character) > 0) return font;
  }
  return null;
}
