import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

describe.each(['README.md', 'CONTRIBUTING.md', 'docs/where-is.md'])('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  // `packages/...` in code marks, and the targets of links and pictures; `<family>` stands for any name.
  const named = [
    ...text.matchAll(/`((?:packages|plugins|examples|docs|test|tools|fixtures|scripts)\/[^`\s]*)`/g),
  ];
  const linked = [...text.matchAll(/(?:\]\(|src=")(?!https?:)([^)"#]+)/g)];
  const paths = [...named, ...linked].map(([, path = '']) => path).filter((path) => !path.includes('<'));

  it('names only files and folders that exist', () => {
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (name) => {
  it('names only npm scripts that exist', () => {
    const text = readFileSync(join(root, name), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const called = [...text.matchAll(/npm (start|test)\b|npm run ([a-z:]+)/g)].map(
      ([, alone, named]) => alone ?? named,
    );
    expect(called.length).toBeGreaterThan(1);
    expect(called.filter((script) => !(script! in scripts))).toEqual([]);
  });
});

/** Words of this project that a stranger cannot look up elsewhere. */
const ownWords = [
  'artifacts?',
  'famil(?:y|ies)',
  'journals?',
  'ledger',
  'lockfile',
  'recipes?',
  '(?:same|another|a) takes?',
  'sidecars?',
  'stand-ins?',
];
const readmes = ['packages', 'plugins', 'examples']
  .flatMap((room) => readdirSync(join(root, room)).map((name) => join(room, name, 'README.md')))
  .filter((name) => existsSync(join(root, name)));

it.each(['README.md', ...readmes])('%s links the first use of each word of this project', (name) => {
  // Neither code nor headings, and of links only their text; a space for each character keeps it readable.
  const prose = readFileSync(join(root, name), 'utf8')
    .replaceAll(/^```[\s\S]*?^```|`[^`\n]*`|^#.*$|<[^>]*>/gm, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '[$1]');
  const unexplained = ownWords.flatMap((word) => {
    const first = new RegExp(`\\b${word}\\b`, 'i').exec(prose);
    if (!first) return [];
    const before = prose.slice(0, first.index + first[0].length);
    return before.lastIndexOf('[') > before.lastIndexOf(']') ? [] : [first[0]];
  });
  expect(unexplained).toEqual([]);
});
