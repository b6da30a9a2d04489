import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';

const mostFiles = 15;
const mostLines = 250;

/** Tables of data: one file a row, or one row a line. */
const tables = [
  'packages/contract/src/families',
  'packages/contract/src/fields',
  'packages/engine/src/content',
  'packages/engine/src/testing/broken-meshes.ts',
  'packages/service/src/conformance/statements',
];

const sources = execFileSync(
  'git',
  ['ls-files', 'packages', 'plugins', 'examples', 'scripts', 'site', 'test'],
  {
    cwd: repository,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|js|py|gd)$/.test(path))
  // Declarations stand beside the file that they declare, as tests do, and Python needs a file to mark a package.
  .filter((path) => !/\.test\.ts$|\.d\.m?ts$|__init__\.py$|\/templates\//.test(path))
  .filter((path) => !tables.some((table) => path === table || path.startsWith(`${table}/`)));

it(`a folder of source has at most ${mostFiles} files, tables of data aside`, () => {
  const counts = new Map<string, number>();
  for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([]);
});

it(`a file of source has at most ${mostLines} lines, tables of data aside`, () => {
  const lines = (path: string) => readFileSync(join(repository, path), 'utf8').split('\n').length - 1;
  expect(sources.map((path) => [path, lines(path)]).filter(([, count]) => Number(count) > mostLines)).toEqual(
    [],
  );
});
