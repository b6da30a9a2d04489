import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildZip as buildBlender } from '../../blender/src/testing/blender/build-zip.ts';
import { bridgeFiles } from '../../python/bridge-files.mjs';
import { buildZip } from './testing/build-plugin.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-unreal-'));
  for (const name of ['one', 'two', 'blender']) await mkdir(join(folder, name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('two builds are the same bytes', async () => {
  const zips = [
    await readFile(await buildZip(join(folder, 'one'))),
    await readFile(await buildZip(join(folder, 'two'))),
  ];
  const [one, two] = zips.map((zip) => createHash('sha256').update(zip).digest('hex'));
  console.log(`Unreal: ${zips[0]!.byteLength} bytes, SHA-256 ${one}`);
  expect(two).toBe(one);
});

it('both plugins have the shared client byte for byte, under its own licence', async () => {
  const unreal = unzipSync(await readFile(await buildZip(join(folder, 'one'))));
  const blender = unzipSync(await readFile(await buildBlender(join(folder, 'blender'))));
  const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();
  const shared = await bridgeFiles();
  expect(shared.length).toBeGreaterThan(15);
  for (const [name, bytes] of shared) {
    for (const copy of [
      unreal[`Meshwright/Content/Python/meshwright_unreal/bridge/${name}`],
      blender[`meshwright/bridge/${name}`],
    ])
      expect([name, text(copy)]).toEqual([name, bytes.toString()]);
  }
  const licences = (files: Record<string, Uint8Array>) =>
    Object.entries(files)
      .filter(([name]) => name.endsWith('.py'))
      .map(
        ([name, bytes]) =>
          [/\/bridge\//.test(name), /^# SPDX-License-Identifier: (\S+)/.exec(text(bytes))?.[1]] as const,
      );
  for (const [, licence] of licences(unreal)) expect(licence).toBe('Apache-2.0');
  for (const [isShared, licence] of licences(blender))
    expect(licence).toBe(isShared ? 'Apache-2.0' : 'GPL-3.0-or-later');
  expect(text(unreal['Meshwright/LICENSE'])).toMatch(/Apache License\s+Version 2\.0/);
  expect(text(blender['meshwright/LICENSE'])).toMatch(/GNU GENERAL PUBLIC LICENSE/);
});

it('the plugin is described as Unreal reads it, and leaves no cache in the package', async () => {
  const files = unzipSync(await readFile(await buildZip(join(folder, 'one'))));
  const description = JSON.parse(Buffer.from(files['Meshwright/Meshwright.uplugin']!).toString());
  expect(description).toMatchObject({ FileVersion: 3, CanContainContent: true, Modules: [] });
  expect(description.Plugins.map(({ Name }: { Name: string }) => Name)).toContain('PythonScriptPlugin');
  expect(Object.keys(files).filter((name) => /pycache|\.pyc$|\.map$/.test(name))).toEqual([]);
});
