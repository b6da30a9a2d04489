import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Packages that gltf edits meshes and textures with: optional there, installed by those who run its heavy steps. */
const heavyWork = [
  '@gltf-transform/core',
  '@gltf-transform/extensions',
  '@gltf-transform/functions',
  'ktx2-encoder',
];

// Allowed imports of each package. A new package needs a row first.
const allowed: Record<string, { ours: string[]; outside: string[] }> = {
  contract: { ours: [], outside: ['valibot', '@valibot/to-json-schema'] },
  client: { ours: ['contract'], outside: [] },
  // Calls a service over HTTP with requests that no client may send.
  conformance: { ours: ['contract'], outside: [] },
  gltf: {
    ours: [],
    outside: [
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      '@gltf-transform/functions',
      'draco3dgltf',
      'gltf-validator',
      'ktx2-encoder',
      'meshoptimizer',
      'quickhull3d',
      'sharp',
      'vhacd-js',
      'watlas',
    ],
  },
  proxy: { ours: ['contract'], outside: [] },
  runtime: { ours: ['client', 'contract', 'gltf'], outside: [] },
  three: { ours: ['runtime'], outside: ['three'] },
  react: { ours: ['client', 'runtime', 'three'], outside: ['@react-three/fiber', 'react', 'three'] },
  vue: { ours: ['runtime', 'three'], outside: ['@tresjs/core', 'three', 'vue'] },
  svelte: { ours: ['runtime', 'three'], outside: ['@threlte/core', 'svelte', 'three'] },
  element: { ours: ['client', 'runtime', 'three'], outside: ['three'] },
  babylon: { ours: ['runtime'], outside: ['@babylonjs/core', '@babylonjs/loaders'] },
  // The engine has no decoder for meshopt.
  playcanvas: { ours: ['runtime'], outside: ['meshoptimizer', 'playcanvas'] },
  purchase: { ours: ['client', 'contract'], outside: ['libsql'] },
  pipeline: {
    ours: ['client', 'contract', 'gltf', 'purchase'],
    outside: ['@valibot/to-json-schema', 'aws4fetch', 'valibot', ...heavyWork],
  },
  formats: {
    ours: ['gltf'],
    outside: [
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      '@gltf-transform/functions',
      'draco3dgltf',
      'fflate',
      'meshoptimizer',
      'saxes',
      'sharp',
      'three',
    ],
  },
  engine: {
    ours: ['contract', 'formats', 'gltf'],
    outside: [
      '@fontsource/inter',
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      '@gltf-transform/functions',
      'fflate',
      'manifold-3d',
      'meshoptimizer',
      'opentype.js',
      'sharp',
      'three',
      'three-mesh-bvh',
      'watlas',
      'ws',
    ],
  },
  service: {
    ours: ['contract', 'engine', 'formats'],
    // three is in the page of the inspector only, bundled.
    outside: [
      '@hono/node-server',
      'aws4fetch',
      'hono',
      'kysely',
      'libsql',
      'pg',
      'pg-boss',
      'preact',
      'three',
    ],
  },
  panel: { ours: ['client', 'contract', 'gltf', 'purchase'], outside: [] },
  'host-suite': { ours: ['contract', 'gltf', 'service'], outside: ['playwright-core', 'vitest'] },
  mcp: {
    ours: ['client', 'contract', 'gltf', 'pipeline', 'purchase'],
    outside: ['@modelcontextprotocol/sdk', 'gltf-validator', ...heavyWork],
  },
  cli: {
    ours: [
      'client',
      'conformance',
      'contract',
      'create',
      'engine',
      'formats',
      'gltf',
      'mcp',
      'panel',
      'pipeline',
      'purchase',
      'service',
    ],
    outside: [
      'commander',
      'fflate',
      'jsonc-parser',
      'papaparse',
      'sharp',
      'gltf-validator',
      'quickhull3d',
      'vhacd-js',
      'watlas',
      ...heavyWork,
    ],
  },
  create: { ours: [], outside: [] },
  'create-meshwright': { ours: ['create'], outside: [] },
  meshwright: { ours: ['cli'], outside: [] },
  vite: { ours: ['client', 'pipeline', 'purchase', 'service'], outside: ['vite'] },
  'babylon-inspector': {
    ours: ['babylon', 'client', 'panel', 'purchase'],
    outside: [
      '@babylonjs/core',
      '@babylonjs/inspector',
      '@babylonjs/loaders',
      '@babylonjs/serializers',
      '@fluentui/react-icons',
      'react',
    ],
  },
  'three-editor': { ours: ['client', 'panel', 'purchase'], outside: ['three'] },
  // Uses the bridge over HTTP: its only sources are Python.
  blender: { ours: [], outside: [] },
  // Likewise, in GDScript.
  godot: { ours: [], outside: [] },
  studio: {
    ours: ['babylon', 'babylon-inspector', 'client', 'panel', 'purchase', 'service', 'three'],
    outside: ['@babylonjs/core', '@babylonjs/loaders', '@babylonjs/serializers', 'esbuild', 'three'],
  },
  game: {
    ours: ['babylon', 'client', 'contract', 'proxy', 'purchase', 'runtime', 'service', 'three'],
    outside: ['@babylonjs/core', '@babylonjs/loaders', '@hono/node-server', 'three', 'vite'],
  },
};

/** Packages of the tests and of the development: private, and they may import everything. */
const internal = ['testing'];

const root = join(import.meta.dirname, '..');
/** Folder of each: plugins are laid out as their hosts require, examples like games. */
const folderOf = new Map(
  ['packages', 'plugins', 'examples'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => [name, join(root, room, name)] as const),
  ),
);

it('has a row for every package, plugin and example and no row without one', () => {
  expect([...folderOf.keys()].sort()).toEqual([...Object.keys(allowed), ...internal].sort());
});

it.each(['packages/testing', 'tools'])('%s is private', (folder) => {
  expect(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).private).toBe(true);
});

it('only tests and their `testing` folders import @meshwright/testing', () => {
  const forbidden = Object.keys(allowed)
    .flatMap((name) => allSources(folderOf.get(name)!))
    .filter((file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter((specifier) => /^@meshwright\/testing(\/|$)/.test(specifier))
        .map((specifier) => `${file.slice(root.length + 1)}: ${specifier}`),
    );
  expect(forbidden).toEqual([]);
});

it('no test imports the sources of another package by a path with dots: it names the package', () => {
  const forbidden = [...[...folderOf.values()].flatMap(allSources), ...allSources(join(root, 'test'))]
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
  ['packages/cli/src/run.test.ts', './run.ts', false],
  ['packages/cli/src/run.test.ts', '../../gltf/src/index.ts', true],
  ['packages/cli/src/project/add.test.ts', '../asset/sidecar.ts', false],
  ['packages/cli/src/project/add.test.ts', '../../../../test/money/way.ts', false],
  ['test/money/way.ts', '../../plugins/studio/src/index.ts', true],
  ['test/readme.test.ts', '../tools/src/check.ts', false],
  ['packages/cli/src/run.test.ts', '@meshwright/gltf', false],
])('in %s the import of %j is one of another package: %s', (path, specifier, expected) => {
  expect(isOfAnotherPackage(path, specifier)).toBe(expected);
});

it.each(Object.entries(allowed))('%s depends only on the packages in its row', (name, { ours, outside }) => {
  const manifest = JSON.parse(readFileSync(join(folderOf.get(name)!, 'package.json'), 'utf8'));
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const row = [...ours.map((other) => `@meshwright/${other}`), ...outside];
  expect(dependencies.filter((dependency) => !row.includes(dependency))).toEqual([]);
});

it.each(Object.entries(allowed))(
  'the sources of %s import only the packages in its row',
  (name, { ours, outside }) => {
    const row = [...ours.map((other) => `@meshwright/${other}`), ...outside];
    const forbidden = sources(join(folderOf.get(name)!, 'src')).flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
        .filter((specifier) => !row.some((entry) => specifier === entry || specifier.startsWith(`${entry}/`)))
        .map((specifier) => `${file.slice(root.length + 1)}: ${specifier}`),
    );
    expect(forbidden).toEqual([]);
  },
);

const anywhere = [
  'contract',
  'client',
  'proxy',
  'runtime',
  'three',
  'babylon',
  'playcanvas',
  'react',
  'vue',
  'svelte',
  'element',
];

it.each(anywhere)(
  '%s runs in a browser: its sources name no node: module, the entry `node` aside',
  (name) => {
    const files = sources(join(folderOf.get(name)!, 'src')).filter(
      (file) => !/src.node(\.ts$|[\\/])/.test(file),
    );
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
  const forbidden = [...folderOf.values()]
    .flatMap((folder) => sources(join(folder, 'src')))
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
