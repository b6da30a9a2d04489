import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import readNotes from '@changesets/read';
import type { NewChangeset } from '@changesets/types';
import { repository as root } from '@meshwright/testing/repository';
import { describe, expect, it } from 'vitest';
import { withSection } from './changelog.ts';
import { absoluteLinks, publishedManifest } from './pack.ts';
import { dependenciesFirst, published } from './published.ts';
import { bundledTypes, readableByOldest, withoutBundled } from './readable-types.ts';
import { names, versionPlaces, withVersion } from './version-places.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  name: string;
  version: string;
  engines?: { node: string };
  private?: boolean;
  keywords?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifests = ['packages', 'plugins', 'examples']
  .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}/package.json`))
  .concat('tools/package.json')
  .filter((path) => existsSync(join(root, path)))
  .map((path) => JSON.parse(text(path)) as Manifest);
const { version } = JSON.parse(text('packages/meshwright/package.json')) as Manifest;

it('gives all workspaces one version', () => {
  expect(manifests.filter((each) => each.version !== version).map(({ name }) => name)).toEqual([]);
});

it.each(versionPlaces(root))('%s names that version', (path) => {
  expect(names(text(path), version)).toBe(true);
});

it.each([
  ['plugins/blender/meshwright/ui/preferences.py', /DEFAULT_COMMAND = "(.+)"/],
  ['plugins/godot/addons/meshwright/settings.gd', /DEFAULT_COMMAND := "(.+)"/],
])('%s starts the bridge of that version, because it receives the key', (path, command) => {
  expect(command.exec(text(path))![1]).toBe(`npx meshwright@${version} bridge`);
});

it('names exactly that version where one workspace depends on another', () => {
  const names = new Set(manifests.map(({ name }) => name));
  const others = manifests.flatMap(({ name, dependencies, devDependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
      .filter(([dependency, range]) => names.has(dependency) && range !== version)
      .map(([dependency, range]) => `${name}: ${dependency} ${range}`),
  );
  expect(others).toEqual([]);
});

it('has words to be found by for every published package', () => {
  const published = manifests.filter((each) => !each.private);
  expect(published.filter(({ keywords = [] }) => keywords.length < 3).map(({ name }) => name)).toEqual([]);
});

it('supports the Nodes and compilers that the release notes promise', () => {
  const [, nodes = '', oldest] =
    /Today: Node ([^;]+); TypeScript ([\d.]+) or newer/.exec(text('RELEASING.md')) ?? [];
  const lines = nodes.split(', ').map((node) => node.split('.')[0]);
  const tools = text('test/outside/testing/tools.ts');
  expect(tools).toContain(`nodeLines = [${lines.map((line) => `'${line}'`).join(', ')}]`);
  expect(tools).toContain(`compilers = ['${oldest}.`);
  const engines = new Set(manifests.flatMap((each) => (each.private ? [] : [each.engines?.node])));
  expect([...engines]).toEqual([`>=${nodes.split(', ')[0]}`]);
});

it('says which TypeScript reads the types of each published package that has some', () => {
  const [, oldest] = /TypeScript ([\d.]+) or newer/.exec(text('RELEASING.md')) ?? [];
  const silent = ['packages', 'plugins']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .filter((folder) => {
      const { private: hidden, exports } = JSON.parse(text(`${folder}/package.json`));
      return !hidden && exports && !text(`${folder}/README.md`).includes(`TypeScript ${oldest} or newer`);
    });
  expect(silent).toEqual([]);
});

it("syncs open files by their descriptors, because handles under Plug'n'Play have no sync", () => {
  const sources = ['packages', 'plugins'].flatMap((room) =>
    readdirSync(join(root, room)).flatMap((name) => sourcesIn(join(root, room, name, 'src'))),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => /\.(data)?sync\(\)/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the notes of a release', () => {
  const note = (summary: string, ...releases: NewChangeset['releases']): NewChangeset => ({
    id: 'a',
    summary,
    releases,
  });
  const small = note('A typo.', { name: 'meshwright', type: 'patch' });
  const large = note(
    'A step is gone:\nuse the other.',
    { name: '@meshwright/gltf', type: 'major' },
    { name: 'meshwright', type: 'patch' },
  );
  const before = '# Changelog\n\nIntro.\n\n## 1.0.0\n\nOld.\n';

  it('stand before the last release, the greatest change first', () => {
    expect(withSection(before, '2.0.0', [small, large])).toBe(
      '# Changelog\n\nIntro.\n\n## 2.0.0\n\n### Breaking\n\n- gltf, meshwright: A step is gone:\n  use the other.\n\n### Mended\n\n- meshwright: A typo.\n\n## 1.0.0\n\nOld.\n',
    );
  });

  it('change nothing when they name no package, and are refused when they name some and say nothing', () => {
    expect(withSection(before, '2.0.0', [note('Nothing that users notice.')])).toContain(
      '## 2.0.0\n\nNo changes since the last candidate.\n\n## 1.0.0',
    );
    expect(() => withSection(before, '2.0.0', [{ ...small, summary: ' ' }])).toThrow(
      '.changeset/a.md says nothing',
    );
  });

  it('that wait are readable', async () => {
    expect(withSection(before, '2.0.0', await readNotes(root))).toContain('Old.');
  });
});

it('the version is named in every form, and in that of Blender without the candidate', () => {
  expect(withVersion('v1.0.0-rc.1 "version": (1, 0, 0)', '1.0.0-rc.1', '1.2.0')).toBe(
    'v1.2.0 "version": (1, 2, 0)',
  );
});

it('changesets gives all workspaces one version', () => {
  const { fixed } = JSON.parse(text('.changeset/config.json')) as { fixed: string[][] };
  const isFixed = (name: string) =>
    fixed[0]!.some((each) => each === name || (each.endsWith('/*') && name.startsWith(each.slice(0, -1))));
  expect(manifests.filter(({ name }) => !isFixed(name)).map(({ name }) => name)).toEqual([]);
});

describe('a published package', () => {
  it('comes after those that it depends on', () => {
    const folders = published(root).map(({ folder }) => folder);
    expect(folders.indexOf('packages/contract')).toBeLessThan(folders.indexOf('packages/client'));
    const circle = ['a', 'b'].map((name) => ({
      folder: name,
      manifest: { name, version: '1.0.0', files: [], dependencies: { [name === 'a' ? 'b' : 'a']: '1.0.0' } },
    }));
    expect(() => dependenciesFirst(circle)).toThrow('circle');
  });

  it('names its address, and nothing that only this repository uses', () => {
    const manifest = publishedManifest(
      {
        name: 'a',
        version: '1.0.0',
        files: ['dist'],
        scripts: { build: 'x' },
        devDependencies: { b: '1.0.0' },
        dependencies: { c: '1.0.0', d: '1.0.0' },
        meshwright: { bundled: ['d'] },
        exports: { '.': { '@meshwright/source': './src/index.ts', default: './dist/index.js' } },
      },
      'packages/a',
      { homepage: 'https://h', bugs: {}, repository: { url: 'git+https://r.git' } },
    );
    expect(manifest).toEqual({
      name: 'a',
      version: '1.0.0',
      files: ['dist', 'THIRD_PARTY_NOTICES.md'],
      dependencies: { c: '1.0.0' },
      meshwright: { bundled: ['d'] },
      homepage: 'https://h',
      bugs: {},
      repository: { url: 'git+https://r.git', directory: 'packages/a' },
      exports: { '.': { default: './dist/index.js' } },
      publishConfig: { access: 'public', provenance: true },
    });
  });

  it('links to files that it does not hold by their address at this version', () => {
    const places = {
      address: 'https://r',
      version: '1.0.0',
      folder: 'packages/a',
      shipped: new Set(['docs/b.md']),
    };
    expect(
      absoluteLinks('[b](docs/b.md) [c](../../docs/c.md#d) [e](https://e) ![f](f.png)', 'README.md', places),
    ).toBe(
      '[b](docs/b.md) [c](https://r/blob/v1.0.0/docs/c.md#d) [e](https://e) ![f](https://r/raw/v1.0.0/packages/a/f.png)',
    );
  });
});

it('publishes declarations that know no generic typed arrays', () => {
  expect(readableByOldest('a(b: Uint8Array<ArrayBuffer>): Float32Array<ArrayBufferLike>[];')).toBe(
    "a(b: ReturnType<Uint8Array['slice']>): Float32Array[];",
  );
});

it('publishes declarations without the packages that a build holds', () => {
  const text =
    "import { type A, B } from 'inside';\nimport type { C } from 'inside-not';\nexport type D = A | B;\n";
  expect(withoutBundled(text, ['inside'], '../bundled.ts')).toEqual({
    text: "import type { A, B } from '../bundled.ts';\nimport type { C } from 'inside-not';\nexport type D = A | B;\n",
    names: ['A', 'B'],
  });
  expect(bundledTypes(['B', 'A', 'B'])).toMatch(/^export type A<.* = any;\nexport type B<.* = any;\n$/);
});

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name))
    .map((name) => join(folder, name));
}
