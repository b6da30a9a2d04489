import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noteOf, withSection } from '../scripts/packages/changelog.mjs';
import { readableByOldest } from '../scripts/packages/readable-types.mjs';
import { versionPlaces } from '../scripts/packages/set-version.mjs';

const root = join(import.meta.dirname, '..');
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
  .filter((path) => existsSync(join(root, path)))
  .map((path) => JSON.parse(text(path)) as Manifest);
const { version } = JSON.parse(text('packages/cli/package.json')) as Manifest;

it('gives all workspaces one version', () => {
  expect(manifests.filter((each) => each.version !== version).map(({ name }) => name)).toEqual([]);
});

it.each(versionPlaces)('%s names that version', (path) => {
  expect(text(path)).toMatch(new RegExp(`${version}|\\(${version.split('-')[0]!.replaceAll('.', ', ')}\\)`));
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
  const note =
    "---\n'@meshwright/gltf': major\n'@meshwright/cli': patch\n---\n\nA step is gone:\nuse the other.\n";

  it('stand before the last release, the greatest change first', () => {
    const small = noteOf('b.md', "---\n'@meshwright/cli': patch\n---\n\nA typo.\n")!;
    expect(
      withSection('# Changelog\n\nIntro.\n\n## 1.0.0\n\nOld.\n', '2.0.0', [small, noteOf('a.md', note)!]),
    ).toBe(
      '# Changelog\n\nIntro.\n\n## 2.0.0\n\n### Breaking\n\n- gltf, cli: A step is gone:\n  use the other.\n\n### Mended\n\n- cli: A typo.\n\n## 1.0.0\n\nOld.\n',
    );
  });

  it('are refused when they name no package or say nothing', () => {
    expect(() => noteOf('a.md', 'A step is gone.')).toThrow('.changeset/a.md names no package');
    expect(noteOf('a.md', '---\n---\n')).toBeNull();
    expect(() => noteOf('a.md', "---\n'@meshwright/cli': patch\n---\n")).toThrow('says nothing');
  });

  it('that wait are readable', () => {
    const waiting = readdirSync(join(root, '.changeset')).filter((name) => /^(?!README).*\.md$/.test(name));
    for (const name of waiting) expect(noteOf(name, text(`.changeset/${name}`))?.packages).not.toEqual([]);
  });
});

it('publishes declarations that know no generic typed arrays', () => {
  expect(readableByOldest('a(b: Uint8Array<ArrayBuffer>): Float32Array<ArrayBufferLike>[];')).toBe(
    "a(b: ReturnType<Uint8Array['slice']>): Float32Array[];",
  );
});

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing/.test(name))
    .map((name) => join(folder, name));
}
