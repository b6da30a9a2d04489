import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** Headings, and the families at the start of table rows. */
const sections = [
  ...page.matchAll(/^#{2,3} (.+)$/gm),
  ...page.matchAll(/^\| \*{0,2}([A-Z][^|*`]+?)\*{0,2} +\|/gm),
].map((match) => match[1]!.trim());
const readings = new Set([...page.matchAll(/^(?:\| |- |#+ )?\*{0,2}(R\d{2})\b/gm)].map((match) => match[1]!));

const rooms = /^(packages|plugins|examples|test|tools|scripts)\/|\.md$/;
const files = sourceFiles(root).filter(
  (path) =>
    rooms.test(path) &&
    /\.(ts|tsx|mjs|py|md|css)$/.test(path) &&
    !/^docs\/specification|citations/.test(path),
);

describe('a citation of the specification', () => {
  // A citation may continue on the next line of its comment.
  const sources = files.map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8').replace(/\s*\n\s*(?:\*|\/\/|#)? */g, ' '),
  }));

  it('names a reading that docs/specification.md has', () => {
    expect(readings.size).toBeGreaterThan(50);
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bR\d{2}\b/g)]
        .map(([cited]) => cited)
        .filter((cited) => !readings.has(cited))
        .map((cited) => `${path}: ${cited}`),
    );
    expect(unknown).toEqual([]);
  });

  it('names a section that docs/specification.md has', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!\w|[=,(>:] ?)\(spec: ([^)]+)\)/g)]
        .filter(([, cited]) => !sections.some((section) => cited!.startsWith(section)))
        .map(([, cited]) => `${path}: ${cited}`),
    );
    expect(unknown).toEqual([]);
  });
});
