import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAssetFolder, stagingPrefix } from './asset-folder.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'asset-folder-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const sidecar = JSON.stringify({ meshwright: '0.0.0', files: [{ name: 'chest.glb' }] });

it('shows nothing at its path before it is published, then everything', async () => {
  const folder = await openAssetFolder({ path: join(home, 'out', 'chest') });
  await fill(folder.staging);
  expect(await readdir(join(home, 'out'))).not.toContain('chest');
  expect(await folder.publish()).toBe(join(home, 'out', 'chest'));
  expect(await readdir(join(home, 'out'))).toEqual(['chest']);
  expect((await readdir(join(home, 'out', 'chest'))).sort()).toEqual(['chest.glb', 'chest.json']);
});

it('has the default permissions of a folder', async () => {
  await mkdir(join(home, 'ordinary'));
  const folder = await openAssetFolder({ path: join(home, 'chest') });
  await folder.publish();
  expect((await stat(join(home, 'chest'))).mode).toBe((await stat(join(home, 'ordinary'))).mode);
});

it('discard removes the folder and the parents it created', async () => {
  const folder = await openAssetFolder({ path: join(home, 'a', 'b', 'chest') });
  await fill(folder.staging);
  await folder.discard();
  expect(await readdir(home)).toEqual([]);
});

it('discard removes the default parent, also after several commands shared it', async () => {
  const choice = { path: join(home, 'out', 'chest'), fresh: true };
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const folder = await openAssetFolder(choice);
      await folder.discard();
    }),
  );
  expect(await readdir(home)).toEqual([]);
});

it('discard keeps parents that other commands use', async () => {
  const folder = await openAssetFolder({ path: join(home, 'a', 'chest') });
  await writeFile(join(home, 'a', 'other'), '');
  await folder.discard();
  expect(await readdir(join(home, 'a'))).toEqual(['other']);
});

it('publishes into an empty folder', async () => {
  const folder = await openAssetFolder({ path: home });
  await fill(folder.staging);
  expect(await folder.publish()).toBe(home);
  expect(await readdir(home)).toContain('chest.glb');
});

it('refuses a folder that holds an asset, and replaces it with force', async () => {
  const path = join(home, 'chest');
  await mkdir(path);
  await fill(path, 'old');
  await expect(openAssetFolder({ path })).rejects.toMatchObject({ code: 'folder_taken' });
  const folder = await openAssetFolder({ path, force: true });
  await fill(folder.staging, 'new');
  expect(await readFile(join(path, 'chest.glb'), 'utf8')).toBe('old');
  await folder.publish();
  expect(await readFile(join(path, 'chest.glb'), 'utf8')).toBe('new');
  expect(await readdir(home)).toEqual(['chest']);
});

it.each([
  ['a stranger', 'notes.txt'],
  ['a stranger beside an asset', 'another.glb'],
])('never removes %s, forced or not', async (_, name) => {
  const path = join(home, 'chest');
  await mkdir(path);
  if (name === 'another.glb') await fill(path);
  await writeFile(join(path, name), 'mine');
  for (const force of [false, true]) {
    await expect(openAssetFolder({ path, force })).rejects.toThrow(/is taken/);
  }
  expect(await readFile(join(path, name), 'utf8')).toBe('mine');
});

it('`fresh` takes the next free name', async () => {
  for (const name of ['chest', 'chest-2', 'chest-3']) {
    const folder = await openAssetFolder({ path: join(home, 'chest'), fresh: true });
    await fill(folder.staging);
    expect(await folder.publish()).toBe(join(home, name));
  }
});

it('takes the following name when a fresh name is taken concurrently', async () => {
  await (await openAssetFolder({ path: join(home, 'chest') })).publish();
  await writeFile(join(home, 'chest', 'mine'), '');
  const choice = { path: join(home, 'chest'), fresh: true };
  const folders = [
    await openAssetFolder(choice),
    await openAssetFolder(choice),
    await openAssetFolder(choice),
  ];
  const places = [];
  for (const folder of folders) {
    await fill(folder.staging);
    places.push((await folder.publish()).slice(home.length + 1));
  }
  expect(places).toEqual(['chest-2', 'chest-3', 'chest-4']);
});

it('removes only the staging folders of dead processes of this machine', async () => {
  const host = hostname();
  const dead = `${stagingPrefix({ host, pid: 2 ** 30 })}abcdef`;
  const kept = [
    `${stagingPrefix({ host, pid: process.ppid })}abcdef`,
    `${stagingPrefix({ host: 'another', pid: 2 ** 30 })}abcdef`,
    `${stagingPrefix({ host, pid: 2 ** 30 })}named-by-hand`,
    '.meshwright-old-abcdef',
  ];
  for (const name of [dead, ...kept]) await fill(await folderAt(name, 'asset'));
  const folder = await openAssetFolder({ path: join(home, 'chest') });
  await folder.discard();
  expect((await readdir(home)).sort()).toEqual(kept.sort());
});

it('opens while other commands remove the parent that they share', async () => {
  const openAndDiscard = async (name: number): Promise<void> => {
    for (let time = 0; time < 50; time++) {
      const folder = await openAssetFolder({ path: join(home, 'out', `chest-${name}`), fresh: true });
      await folder.discard();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, name) => openAndDiscard(name)));
  expect(await readdir(home)).toEqual([]);
});

it('keeps both assets when two are published to one path', async () => {
  const folders = await Promise.all([1, 2, 3].map(() => openAssetFolder({ path: join(home, 'chest') })));
  for (const { staging } of folders) await fill(staging);
  const places = await Promise.all(folders.map((folder) => folder.publish()));
  expect(places.map((place) => place.slice(home.length + 1)).sort()).toEqual(['chest', 'chest-2', 'chest-3']);
});

it.each([
  ['file/chest', 'io_failed'],
  ['file', 'folder_taken'],
])('refuses %s, where no folder can exist', async (path, code) => {
  await writeFile(join(home, 'file'), '');
  await expect(openAssetFolder({ path: join(home, path) })).rejects.toMatchObject({ code });
  expect(await readdir(home)).toEqual(['file']);
});

it.each(['../chest.glb', 'a/b.glb', 'a\\b.glb', '..', ''])('writes no file named %j', async (name) => {
  const folder = await openAssetFolder({ path: join(home, 'chest') });
  await expect(folder.write(name, new Uint8Array())).rejects.toMatchObject({ code: 'bad_option' });
  await folder.discard();
  expect(await readdir(home)).toEqual([]);
});

async function folderAt(...parts: string[]): Promise<string> {
  const path = join(home, ...parts);
  await mkdir(path, { recursive: true });
  return path;
}

async function fill(folder: string, content = 'glTF'): Promise<void> {
  await writeFile(join(folder, 'chest.glb'), content);
  await writeFile(join(folder, 'chest.json'), sidecar);
}
