import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

// The last column of docs/glossary.md holds the words that names, comments, messages and documentation do not use.

/** Files in which a word is not used for what the glossary defines; no words: all of them. */
const allowed: readonly { readonly files: RegExp; readonly words?: readonly string[] }[] = [
  { files: /^docs\/glossary\.md$|^test\/plain-language\.test\.ts$|\/LICENSE$/ },
  // Things that are modelled, by their names, and words of prompts.
  { files: /^packages\/engine\/src\/content\/(subjects|languages)\// },
  {
    files: /^packages\/engine\/src\/(content|place|text-to-3d\/(prompt|features))\//,
    words: ['shop', 'desk', 'workshop', 'soup'],
  },
  // A hashed text that older journals hold.
  { files: /\/buy-in\.ts$/, words: ['wish'] },
];

const glossary = readFileSync(join(repository, 'docs/glossary.md'), 'utf8');
const unused = [...glossary.matchAll(/^\|.*\|([^|]*)\|$/gm)].flatMap(([, cell]) =>
  [...cell!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!),
);
const pattern = new RegExp(`(?<![\\w-])(${unused.join('|')})(?![\\w-])`, 'g');

/** Returns the unused words in a text. The parts of a name in camel case or snake case are words, too. */
function unusedIn(text: string): string[] {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return [...words.matchAll(pattern)].map(([word]) => word);
}

function isAllowed(path: string, word: string): boolean {
  return allowed.some(({ files, words }) => files.test(path) && (words?.includes(word) ?? true));
}

describe('the words that the glossary does not use', () => {
  it('are found as parts of names, not of words', () => {
    expect(unusedIn('const toldUnlessAway = withSeller(open_desk);')).toEqual(['told', 'seller', 'desk']);
    expect(unusedIn('a bookseller foretold it on the desktop')).toEqual([]);
  });

  it('are in no name, comment, message or page', () => {
    const files = sourceFiles(repository).filter((path) => /\.(tsx?|mjs|py|md|css|html)$/.test(path));
    const sentences = files.flatMap((path) =>
      readFileSync(join(repository, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          unusedIn(line)
            .filter((word) => !isAllowed(path, word))
            .map((word) => `${path}:${index + 1}: ${word}`),
        ),
    );
    expect(sentences).toEqual([]);
  });
});
