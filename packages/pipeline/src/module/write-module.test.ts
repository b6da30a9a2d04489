import { expect, it } from 'vitest';
import type { Lockfile } from '../manifest/lockfile.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { ProjectFiles } from '../manifest/project-files.ts';
import { checkModule, writeModule } from './write-module.ts';

const sha256 = 'ab'.repeat(32);
const manifest: Manifest = {
  output: 'assets',
  module: 'assets.ts',
  assets: { chest: { prompt: 'a chest' } },
};

function lock(triangles: number): Lockfile {
  const report = { triangles, size: null, min: null, clips: [], weight: {} };
  const files = { 'assets/chest.glb': { sha256, bytes: 1, report } };
  return { lockfileVersion: 1, assets: { chest: { recipe: sha256, tasks: {}, files } } };
}

/** A project in memory with one file, the module. */
function project(text?: string) {
  let bytes = text === undefined ? undefined : new TextEncoder().encode(text);
  const files: ProjectFiles = {
    read: async () => bytes,
    write: async (_, next) => {
      bytes = Uint8Array.from(next);
    },
    remove: async () => {},
    hash: async () => (bytes ? sha256 : undefined),
  };
  return { files, text: () => new TextDecoder().decode(bytes) };
}

const own = '// meshwright: keep what follows\nexport const scale = assets.chest.triangles / 10;\n';

it.each([
  ['a blank line before it', '\n'],
  ['none', ''],
  ['many', '\n\n\n'],
])('what an author adds below the line that keeps it survives a new module, with %s', async (_, space) => {
  const { files, text } = project();
  await writeModule(manifest, lock(12), files);
  const edited = project(`${text()}${space}${own}`);
  expect(await checkModule(manifest, lock(12), edited.files)).toEqual([]);
  expect(await checkModule(manifest, lock(13), edited.files)).toHaveLength(1);
  await writeModule(manifest, lock(13), edited.files);
  expect(edited.text()).toMatch(/triangles: 13,/);
  expect(edited.text().endsWith(`\n\n${own}`)).toBe(true);
  expect(await checkModule(manifest, lock(13), edited.files)).toEqual([]);
});

it('what is added without that line is a difference, and is replaced', async () => {
  const { files, text } = project();
  await writeModule(manifest, lock(12), files);
  const edited = project(`${text()}export const scale = 1;\n`);
  expect(await checkModule(manifest, lock(12), edited.files)).toHaveLength(1);
  await writeModule(manifest, lock(12), edited.files);
  expect(edited.text()).toBe(text());
});

it('a checkout with other line ends is no difference, kept part included', async () => {
  const { files, text } = project();
  await writeModule(manifest, lock(12), files);
  const crlf = project(`${text()}\n${own}`.replaceAll('\n', '\r\n'));
  expect(await checkModule(manifest, lock(12), crlf.files)).toEqual([]);
});
