import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderProject } from '../folder-project.ts';
import { readProject } from '../project.ts';
import { tryPlaces } from './try-places.ts';

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'meshwright-places-'));
  folder = join(base, 'project');
  await mkdir(join(folder, 'kept'), { recursive: true });
  await mkdir(join(folder, 'blocked/chest.glb'), { recursive: true });
  await writeFile(join(folder, 'file'), 'mine');
  await mkdir(join(base, 'elsewhere'));
  await symlink(join(base, 'elsewhere'), join(folder, 'out'));
  await symlink(join(base, 'nowhere'), join(folder, 'loose'));
  await symlink(join(folder, 'kept'), join(folder, 'linked'));
});
afterEach(() => rm(base, { recursive: true }));

async function tried(fields: object): Promise<void> {
  const manifest = { assets: { chest: { prompt: 'a chest' } }, ...fields };
  await writeFile(join(folder, 'meshwright.json'), JSON.stringify(manifest));
  const files = folderProject(folder);
  const project = await readProject(files);
  await tryPlaces(files, project.manifest, project.assets);
}

const refused: [fields: object, code: string, expected: RegExp][] = [
  [{ output: 'out' }, 'bad_option', /out\/chest\.glb: leads out of the project/],
  [{ output: 'out/deep/er' }, 'bad_option', /leads out of the project/],
  [{ output: 'loose' }, 'io_failed', /loose is a link that leads nowhere/],
  [{ output: 'file' }, 'io_failed', /file is a file, where a folder has to be/],
  [{ output: 'file/deep/er' }, 'io_failed', /file is a file, where a folder has to be/],
  [{ output: 'blocked' }, 'io_failed', /blocked\/chest\.glb is a folder/],
  [{ module: 'out/assets.ts' }, 'bad_option', /leads out of the project/],
  [{ module: 'kept' }, 'io_failed', /kept is a folder/],
  [{ module: 'meshwright.json' }, 'bad_project', /a file that the project needs/],
  [{ module: './Meshwright.Lock.json' }, 'bad_project', /a file that the project needs/],
  [{ module: 'assets//chest.glb' }, 'bad_project', /a file that the project needs/],
];

it.each(refused)('%j is refused before a purchase', async (fields, code, expected) => {
  const before = await readdir(base, { recursive: true });
  await expect(tried(fields)).rejects.toMatchObject({ code, message: expect.stringMatching(expected) });
  const after = (await readdir(base, { recursive: true })).filter(
    (name) => !name.endsWith('meshwright.json'),
  );
  expect(after).toEqual(before);
});

it.each([{}, { output: 'new/deep' }, { output: 'linked' }, { module: 'src/assets.ts' }])(
  '%j is writable, and the check leaves no files',
  async (fields) => {
    const before = await readdir(folder, { recursive: true });
    await tried(fields);
    const after = await readdir(folder, { recursive: true });
    expect(after.filter((name) => name !== 'meshwright.json')).toEqual(before);
  },
);

it('the lockfile must be writable', async () => {
  await mkdir(join(folder, 'meshwright.lock.json'));
  await expect(tried({})).rejects.toThrow();
});

const names = [
  ...['toString', 'constructor', 'hasOwnProperty', 'valueOf', '__proto__', 'prototype', 'isPrototypeOf'],
  ...['propertyIsEnumerable', 'toLocaleString', '__defineGetter__', '__lookupSetter__'],
];

it.each(names)('an asset named like the object property %s is refused', async (name) => {
  const text = `{ "assets": { "${name}": { "prompt": "a chest" } } }`;
  await writeFile(join(folder, 'meshwright.json'), text);
  await expect(readProject(folderProject(folder))).rejects.toMatchObject({
    code: 'bad_project',
    message: expect.stringMatching(/meshwright\.json#\/assets/),
  });
});

it.each(['__proto__', 'constructor', 'prototype'])('no field named %s is omitted silently', async (name) => {
  const options = `{ "${name}": 1 }`;
  const text = `{ "assets": { "chest": { "prompt": "a chest", "options": ${options} } } }`;
  await writeFile(join(folder, 'meshwright.json'), text);
  await expect(readProject(folderProject(folder))).rejects.toThrow(`/assets/chest/options/${name}`);
});
