import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bridgeFiles } from '@meshwright/python/bridge-files';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildZip } from './testing/build-plugin.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-unreal-'));
  for (const name of ['one', 'two']) await mkdir(join(folder, name));
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

it('has the shared client byte for byte, and every file says Apache-2.0', async () => {
  const files = unzipSync(await readFile(await buildZip(join(folder, 'one'))));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  const shared = await bridgeFiles();
  expect(shared.length).toBeGreaterThan(15);
  for (const [name, bytes] of shared)
    expect([name, text(`Meshwright/Content/Python/meshwright_unreal/bridge/${name}`)]).toEqual([
      name,
      bytes.toString(),
    ]);
  for (const name of Object.keys(files).filter((path) => path.endsWith('.py')))
    expect([name, text(name)]).toEqual([
      name,
      expect.stringMatching(/^# SPDX-License-Identifier: Apache-2\.0\n/),
    ]);
  expect(text('Meshwright/LICENSE')).toMatch(/Apache License\s+Version 2\.0/);
});

it('the plugin is described as Unreal reads it, and leaves no cache in the package', async () => {
  const files = unzipSync(await readFile(await buildZip(join(folder, 'one'))));
  const description = JSON.parse(Buffer.from(files['Meshwright/Meshwright.uplugin']!).toString());
  expect(description).toMatchObject({ FileVersion: 3, CanContainContent: true, Modules: [] });
  expect(description.Plugins.map(({ Name }: { Name: string }) => Name)).toContain('PythonScriptPlugin');
  expect(Object.keys(files).filter((name) => /pycache|\.pyc$|\.map$/.test(name))).toEqual([]);
});
