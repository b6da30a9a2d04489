import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { afterAll, expect, it } from 'vitest';
import { buildJavaScript, bundled, entriesOf } from './build.ts';
import { bundling } from './bundling.ts';
import { writeTree } from './testing/write-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('builds the source of every entry that is in dist, and no other file that is exported', () => {
  const exports = {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './node': { default: './dist/parts/node.js' },
    './schema.json': './schema.json',
  };
  expect(entriesOf({ exports })).toEqual(['src/index.ts', 'src/parts/node.ts']);
});

it('puts the packages that are named into the build, with their licences, and leaves the others to the install', async () => {
  writeTree(folder, {
    'package.json': { type: 'module', exports: { '.': { default: './dist/index.js' } } },
    'src/index.ts':
      "import { join } from 'node:path';\nimport { inside } from 'inside';\nimport { left } from 'left';\nexport const all: string = join(inside, left);\n",
    'node_modules/inside/package.json': {
      name: 'inside',
      version: '2.0.0',
      license: 'MIT',
      main: 'index.js',
    },
    'node_modules/inside/index.js': "export const inside = 'from inside';\n",
    'node_modules/inside/LICENSE': 'Do what you want.\n',
  });
  expect(await buildJavaScript(folder, ['inside'])).toEqual(['src/index.ts']);
  const code = readFileSync(join(folder, 'dist/index.js'), 'utf8');
  expect(code).toContain('from inside');
  expect(code).toMatch(/from "left"/);
  expect(readFileSync(join(folder, 'dist/LICENSES.txt'), 'utf8')).toContain(
    'inside 2.0.0 (MIT)\n\nDo what you want.',
  );
});

it('reads the packages to bundle from the words of a build script', () => {
  expect(bundled(['--bundle', 'a', '--bundle', '@b/c'])).toEqual(['a', '@b/c']);
  expect(bundled([])).toEqual([]);
  expect(bundling(['a'], folder).packages).toBeUndefined();
});

it('every package with a build for tsx names the builder as light-build knows it', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'packages/mcp/package.json'), 'utf8'));
  const light = readFileSync(join(repository, 'tools/src/light-build.ts'), 'utf8');
  const [, ours] = /const ours = '(.*)';/.exec(light)!;
  expect(scripts.build).toBe(`${ours} --bundle @modelcontextprotocol/sdk`);
});
