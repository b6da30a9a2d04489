import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository as root } from '@meshwright/testing/repository';
import { ourPackages } from '@meshwright/tools/packages';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const packages = ourPackages(root);
const floorOf = new Map(packages.map(({ manifest, facts }) => [manifest.name, facts.floor]));
/** Packages with a list of imports; those of the tests may import everything. */
const listed = packages.flatMap(({ folder, manifest, facts }) =>
  facts.imports === 'any' ? [] : [{ folder, manifest, floor: facts.floor, imports: facts.imports }],
);

describe.each(listed)('$folder', ({ folder, manifest, floor, imports }) => {
  it('imports packages of lower floors only', () => {
    expect(imports.filter((name) => (floorOf.get(name) ?? -1) >= floor)).toEqual([]);
  });

  it('depends only on the packages in its list of imports', () => {
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(dependencies.filter((name) => !imports.includes(name))).toEqual([]);
  });

  it('has sources that import only the packages in that list', () => {
    const forbidden = sources(join(root, folder, 'src')).flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
        .filter(
          (specifier) => !imports.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
        )
        .map((specifier) => `${file.slice(root.length + 1)}: ${specifier}`),
    );
    expect(forbidden).toEqual([]);
  });

  it('has nothing in that list that it neither installs nor expects', () => {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = manifest;
    const known = { ...dependencies, ...optionalDependencies, ...peerDependencies, ...devDependencies };
    expect(imports.filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  });
});

it('packages of the tests and of the development are private, and no list of imports has one', () => {
  const ofTests = packages.filter(({ facts }) => facts.imports === 'any').map(({ manifest }) => manifest);
  expect(ofTests.map(({ name, private: hidden }) => [name, hidden])).toEqual([['@meshwright/testing', true]]);
  const tools = JSON.parse(readFileSync(join(root, 'tools/package.json'), 'utf8'));
  expect([tools.name, tools.private]).toEqual(['@meshwright/tools', true]);
  const internal = ['@meshwright/testing', '@meshwright/tools'];
  expect(listed.filter(({ imports }) => imports.some((name) => internal.includes(name)))).toEqual([]);
});

it('only tests and their `testing` folders import @meshwright/testing and @meshwright/tools', () => {
  const forbidden = listed
    .flatMap(({ folder }) => allSources(join(root, folder)))
    .filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter((specifier) => /^@meshwright\/(testing|tools)(\/|$)/.test(specifier))
        .map((specifier) => `${file.slice(root.length + 1)}: ${specifier}`),
    );
  expect(forbidden).toEqual([]);
});

it('no test imports the sources of another package by a path with dots: it names the package', () => {
  const forbidden = [...packages.map(({ folder }) => folder), 'test']
    .flatMap((folder) => allSources(join(root, folder)))
    .filter((file) => /\.test\.tsx?$|(^|\/)(testing|test)\//.test(file.slice(root.length)))
    .flatMap((file) => {
      const path = file.slice(root.length + 1);
      return importsOf(readFileSync(file, 'utf8'))
        .filter((specifier) => isOfAnotherPackage(path, specifier))
        .map((specifier) => `${path}: ${specifier}`);
    });
  expect(forbidden).toEqual([]);
});

it.each([
  ['packages/meshwright/src/run.test.ts', './run.ts', false],
  ['packages/meshwright/src/run.test.ts', '../../gltf/src/index.ts', true],
  ['packages/meshwright/src/project/add.test.ts', '../asset/sidecar.ts', false],
  ['packages/meshwright/src/project/add.test.ts', '../../../../test/money/way.ts', false],
  ['test/money/way.ts', '../../plugins/studio/src/index.ts', true],
  ['test/readme.test.ts', '../tools/src/check.ts', false],
  ['packages/meshwright/src/run.test.ts', '@meshwright/gltf', false],
])('in %s the import of %j is one of another package: %s', (path, specifier, expected) => {
  expect(isOfAnotherPackage(path, specifier)).toBe(expected);
});

const pages = packages.filter(({ facts }) => ['anywhere', 'page', 'bundle', 'editor'].includes(facts.runs));

it.each(pages)(
  '$folder runs in a page: its sources name no node: module, the entry `node` aside',
  ({ folder }) => {
    const files = sources(join(root, folder, 'src')).filter((file) => !/src.node(\.ts$|[\\/])/.test(file));
    expect(files.filter((file) => /from 'node:/.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

/**
 * Files that may send creates: the client that sends them, the purchase path that pays for them, suites of a service,
 * and the one file of a page without a key, whose proxy buys through that path.
 */
const sendsCreates = [
  'packages/client/src/',
  'packages/purchase/src/',
  'packages/conformance/src/',
  'packages/runtime/src/spawn/create-through-proxy.ts',
];

it('only the purchase modules send creates; all other code buys through them', () => {
  const forbidden = packages
    .flatMap(({ folder }) => sources(join(root, folder, 'src')))
    .map((file) => file.slice(root.length + 1).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('packages/testing/'))
    .filter((file) => !sendsCreates.some((place) => file.startsWith(place)))
    .filter((file) => createsIn(readFileSync(join(root, file), 'utf8')).length > 0);
  expect(forbidden).toEqual([]);
});

it.each([
  ["import { create } from '@meshwright/client';", 1],
  ["import { connect, create as send, type TaskRef } from '@meshwright/client';", 1],
  ["import {\n  connect,\n  create,\n  result,\n} from '@meshwright/client';", 1],
  ["export { create } from '@meshwright/client';", 1],
  ["import * as client from '@meshwright/client';", 1],
  ["const { create } = await import('@meshwright/client');", 1],
  ['await client.create(textTo3d, body);', 1],
  ['const ref = await session.client\n  .create(family, body);', 1],
  ['await client?.create(textTo3d, body);', 1],
  ["await client['create'](textTo3d, body);", 1],
  ['const { create } = client;', 1],
  ['await client.run(textTo3d, body);', 1],
  ["import { connect, run } from '@meshwright/client';", 1],
  ['await client.finish(ref);', 0],
  ['await createClient(options).create(remesh, body);', 1],
  ['queue.push(client.create.bind(client));', 1],
  ["import { createClient, retrieve } from '@meshwright/client';", 0],
  ["import type { create } from './own.ts';", 0],
  ['const table = Object.create(null);', 0],
  ['const engine = await Engine.create();', 0],
  ['// client.create( is for the purchase alone', 0],
])('the rule about creates matches %j', (source, found) => {
  expect(createsIn(source).length > 0).toBe(found > 0);
});

/** Returns every use of a create of the client in a source. */
function createsIn(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  const patterns = [
    /(?:import|export)\s+\{[^}]*(?<![\w$])(?:create|run)(?![\w$])[^}]*\}\s+from\s+'@meshwright\/client'/g,
    /import\s+\*\s+as\s+\w+\s+from\s+'@meshwright\/client'/g,
    /\{[^}]*(?<![\w$])create(?![\w$])[^}]*\}\s*=\s*(?:await\s+import\('@meshwright\/client'\)|[\w.]*[cC]lient\b)/g,
    /(?:\b[cC]lient\b|Client\([^)]*\))\s*\??\.?\s*(?:\.\s*(?:create|run)(?![\w$])|\[['"](?:create|run)['"]\])/g,
  ];
  return patterns.flatMap((pattern) => code.match(pattern) ?? []);
}

/** @param path of the file that imports, from the root */
function isOfAnotherPackage(path: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return false;
  const packageOf = (of: string) => /^(?:packages|plugins|examples)\/[^/]+\/src\//.exec(of)?.[0];
  const target = packageOf(join(path, '..', specifier).replaceAll('\\', '/'));
  return target !== undefined && target !== packageOf(path);
}

/** Returns the TypeScript files of a package, tests included. */
function allSources(folder: string): string[] {
  return sourceFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|(^|\/)templates\//.test(file))
    .map((file) => join(folder, file));
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
    .filter((file) => !/(^|\/)testing\//.test(file))
    .map((file) => join(folder, file));
}

function importsOf(source: string): string[] {
  // Statements at the start of a line, and import(...) anywhere; not the content of strings.
  const statements = source.matchAll(
    /^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...statements].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
