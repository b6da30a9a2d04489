import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { factsOf, type Manifest, ourPackages, pageOf } from './packages.ts';

const manifest = (meshwright?: unknown, rest: object = {}): Manifest =>
  ({ name: 'a', version: '1.0.0', description: 'A.', meshwright, ...rest }) as Manifest;
const least = { floor: 2, imports: [] };

describe('what a package says of itself', () => {
  it('has defaults for all but the floor and the imports', () => {
    expect(factsOf(manifest(least), 'a/package.json')).toEqual({
      ...least,
      runs: 'node',
      entries: {},
      versionPlaces: [],
      unseen: {},
    });
  });

  it.each([
    [undefined, /^a\/package\.json has no "meshwright"\. Say at least its floor/],
    ['x', /meshwright is no object/],
    [{ imports: [] }, /meshwright has no floor/],
    [{ ...least, floor: 1.5 }, /meshwright\[floor\] is no whole number/],
    [{ ...least, floor: -1 }, /meshwright\[floor\] is no number of 0 or more/],
    [{ ...least, imports: 'all' }, /meshwright\[imports\] is no list of texts/],
    [{ ...least, imports: 'any' }, /imports is "any" for private packages only/],
    [{ ...least, runs: 'browser' }, /meshwright\[runs\] is none of node, anywhere/],
    [{ ...least, firstScreen: 0 }, /meshwright\[firstScreen\] is no number of 1 or more/],
    [{ ...least, layer: 3 }, /meshwright has layer; there are floor, imports/],
    [{ ...least, menu: 'Elsewhere' }, /meshwright\[menu\] is none of In a page/],
    [{ ...least, entries: { './dom': 'web' } }, /meshwright\[entries\]\[\.\/dom\] is none of/],
    [{ ...least, host: { programs: { blender: {} } } }, /\[host\]\[programs\]\[blender\] has no suite/],
    [
      { ...least, host: { shortForm: { file: 'a', seconds: 0 } } },
      /\[shortForm\]\[seconds\] is no number of 1/,
    ],
  ])('%j is refused with what to change', (value, message) => {
    expect(() => factsOf(manifest(value), 'a/package.json')).toThrow(message);
  });

  it('may import everything in a private package', () => {
    const facts = factsOf(manifest({ floor: 9, imports: 'any' }, { private: true }), 'a/package.json');
    expect(facts.imports).toBe('any');
  });
});

describe('the packages of a repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'meshwright-packages-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('are its workspaces by folder, with the page of each that has one', () => {
    const write = (path: string, text: string) => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    write('packages/b/package.json', JSON.stringify(manifest(least)));
    write('packages/a/package.json', JSON.stringify(manifest({ ...least, page: 'docs/other.md' })));
    write('packages/notes/README.md', '');
    write('plugins/c/package.json', JSON.stringify(manifest(least)));
    write('examples/d/package.json', JSON.stringify(manifest(least)));
    write('docs/c.md', '# C');
    expect(ourPackages(root).map((each) => [each.folder, each.name, pageOf(root, each)])).toEqual([
      ['packages/a', 'a', 'docs/other.md'],
      ['packages/b', 'b', undefined],
      ['plugins/c', 'c', 'docs/c.md'],
      ['examples/d', 'd', undefined],
    ]);
  });
});
