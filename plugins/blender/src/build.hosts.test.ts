import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bridgeFiles } from '@meshwright/python/bridge-files';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildZip } from './testing/blender/build-zip.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has the shared client byte for byte, under a licence of its own', async () => {
  const files = unzipSync(await readFile(await buildZip(folder)));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  for (const [name, bytes] of await bridgeFiles())
    expect([name, text(`meshwright/bridge/${name}`)]).toEqual([name, bytes.toString()]);
  for (const name of Object.keys(files).filter((path) => path.endsWith('.py'))) {
    const licence = name.includes('/bridge/') ? 'Apache-2.0' : 'GPL-3.0-or-later';
    expect([name, text(name).split('\n')[0]]).toEqual([name, `# SPDX-License-Identifier: ${licence}`]);
  }
  expect(text('meshwright/LICENSE')).toMatch(/GNU GENERAL PUBLIC LICENSE/);
});
