import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { afterAll, expect, it } from 'vitest';
import { buildFlags, buildJavaScript, entriesOf } from './build.ts';
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
  expect(await buildJavaScript(folder, { bundle: ['inside'], alone: [], worker: [] })).toEqual([
    'src/index.ts',
  ]);
  const code = readFileSync(join(folder, 'dist/index.js'), 'utf8');
  expect(code).toContain('from inside');
  expect(code).toMatch(/from "left"/);
  expect(readFileSync(join(folder, 'dist/LICENSES.txt'), 'utf8')).toContain(
    'inside 2.0.0 (MIT)\n\nDo what you want.',
  );
});

it('copies a file that a bundled module looks for beside itself, and leaves the comments of its classes out', async () => {
  writeTree(folder, {
    'package.json': { type: 'module', exports: { '.': { default: './dist/index.js' } } },
    'src/index.ts': "export { Kernel } from 'solid';\n",
    'node_modules/solid/package.json': { name: 'solid', version: '1.0.0', license: 'MIT', main: 'index.js' },
    'node_modules/solid/index.js':
      "export class Kernel {\n  /** Says a lot. */\n  open() {\n    return new URL('kernel.wasm', import.meta.url);\n  }\n}\n",
    'node_modules/solid/kernel.wasm': 'code',
    'node_modules/solid/LICENSE': 'Do what you want.\n',
  });
  await buildJavaScript(folder, { bundle: ['solid'], alone: [], worker: [] });
  const code = readFileSync(join(folder, 'dist/index.js'), 'utf8');
  expect(code).toMatch(/new URL\("kernel\.wasm", import\.meta\.url\)/);
  expect(code).not.toContain('Says a lot');
  expect(readFileSync(join(folder, 'dist/kernel.wasm'), 'utf8')).toBe('code');
});

it('an entry alone is one file with the code that it uses; without that it shares chunks with the others', async () => {
  writeTree(folder, {
    'package.json': {
      type: 'module',
      sideEffects: false,
      exports: { '.': { default: './dist/index.js' }, './numbers': { default: './dist/numbers.js' } },
    },
    'src/index.ts': "export { limit, work } from './work.ts';\n",
    'src/numbers.ts': "export { limit } from './work.ts';\n",
    'src/work.ts': 'export const limit = 7;\nexport const work = () => "long work" + limit;\n',
  });
  const chunks = () => readdirSync(join(folder, 'dist')).filter((file) => /^chunk.*js$/.test(file)).length;
  await buildJavaScript(folder, { bundle: [], alone: [], worker: [] });
  expect(chunks()).toBe(1);
  await buildJavaScript(folder, { bundle: [], alone: ['numbers'], worker: [] });
  expect(chunks()).toBe(0);
  expect(readFileSync(join(folder, 'dist/numbers.js'), 'utf8')).not.toContain('long work');
});

it('a worker of a page is one file without imports, with the licences of what is in it', async () => {
  writeTree(folder, {
    'package.json': {
      type: 'module',
      exports: { '.': { default: './dist/index.js' }, './drawing': { default: './dist/drawing.js' } },
    },
    'src/index.ts': "export { limit } from 'limits';\n",
    'src/drawing.ts':
      "import { limit } from 'limits';\npostMessage([limit, await import('node:fs').then(({ statSync }) => typeof statSync)]);\n",
    'node_modules/limits/package.json': {
      name: 'limits',
      version: '3.0.0',
      license: 'MIT',
      main: 'index.js',
    },
    'node_modules/limits/index.js': "export const limit = 'from limits';\n",
    'node_modules/limits/LICENSE': 'Do what you like.\n',
  });
  await buildJavaScript(folder, { bundle: [], alone: [], worker: ['drawing'] });
  const code = readFileSync(join(folder, 'dist/drawing.js'), 'utf8');
  const posted: unknown[] = [];
  const run = new Function('postMessage', `return (async () => { ${code} })()`);
  await run((message: unknown) => posted.push(message));
  expect(posted).toEqual([['from limits', 'undefined']]);
  expect(readFileSync(join(folder, 'dist/index.js'), 'utf8')).toMatch(/from "limits"/);
  expect(readFileSync(join(folder, 'dist/LICENSES.txt'), 'utf8')).toContain('limits 3.0.0 (MIT)');
});

it('reads what to bundle and what to build alone from the words of a build script', () => {
  const words = ['--bundle', 'a', '--alone', 'c', '--bundle', '@b/c', '--worker', 'd'];
  expect(buildFlags(words)).toEqual({ bundle: ['a', '@b/c'], alone: ['c'], worker: ['d'] });
  expect(buildFlags([])).toEqual({ bundle: [], alone: [], worker: [] });
  expect(bundling(['a'], folder).packages).toBeUndefined();
});

it('every package with a build for tsx names the builder as light-build knows it', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'packages/mcp/package.json'), 'utf8'));
  const light = readFileSync(join(repository, 'tools/src/light-build.ts'), 'utf8');
  const [, ours] = /const ours = '(.*)';/.exec(light)!;
  expect(scripts.build).toBe(`${ours} --bundle @modelcontextprotocol/sdk`);
});
