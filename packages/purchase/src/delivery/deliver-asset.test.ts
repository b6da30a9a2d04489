import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taskRef } from '@meshwright/client';
import { remesh, textTo3d } from '@meshwright/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContentStore } from '../files/content-store.ts';
import { folderStore } from '../files/folder/folder-store.ts';
import { openAssetFolder } from './asset-folder.ts';
import { type DeliverOptions, deliverAsset } from './deliver-asset.ts';
import { deliveredAsset } from './sidecar.ts';
import type { TaskResult } from './task-result.ts';

let home: string;
let store: ContentStore;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'deliver-asset-'));
  store = folderStore(join(home, 'store'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const options: DeliverOptions = {
  ...{ name: 'chest', service: 'embedded', version: '1.2.3', now: 0 },
  steps: [{ place: { height: 2 } }],
  process: async (glb) => ({
    glb: bytes(`placed ${new TextDecoder().decode(glb)}`),
    report: { triangles: 3 },
  }),
};

async function content(value: Uint8Array) {
  return { hash: await store.write(value), size: value.byteLength };
}

async function delivered(result: TaskResult, ref = taskRef(textTo3d, 'a', 'localhost')) {
  const folder = await openAssetFolder({ path: join(home, 'out', 'chest'), fresh: true });
  const asset = await deliverAsset(store, ref, result, options, folder);
  return { ...asset, files: (await readdir(asset.folder)).sort() };
}

it('writes the model after its steps, its picture, and where both came from', async () => {
  const model = await content(bytes('glb'));
  const facts = { credits: 30, expiresAt: 5, model: 'model_urls.glb' };
  const { folder, files, sidecar } = await delivered({
    model,
    picture: await content(png),
    others: [],
    facts,
  });
  expect(files).toEqual(['chest.glb', 'chest.json', 'chest.png']);
  expect(await readFile(join(folder, 'chest.glb'), 'utf8')).toBe('placed glb');
  expect(JSON.parse(await readFile(join(folder, 'chest.json'), 'utf8'))).toEqual(sidecar);
  expect(sidecar).toMatchObject({
    tasks: [{ ref: 'text-to-3d:a@localhost', credits: 30, expiresAt: 5 }],
    original: { bytes: 3, sha256: model.hash },
    steps: [{ place: { height: 2 } }],
    report: { triangles: 3 },
  });
});

it('leaves out a picture that is none', async () => {
  const facts = { credits: null, expiresAt: null };
  const picture = await content(bytes('<html>'));
  const { files } = await delivered({ model: await content(bytes('glb')), picture, others: [], facts });
  expect(files).toEqual(['chest.glb', 'chest.json']);
});

it('writes the files of a task without a GLB, the main one under the plain name', async () => {
  const others = [
    { ...(await content(bytes('solid'))), ending: 'stl' },
    { ...(await content(png)), ending: 'png' },
  ];
  const facts = { credits: 30, expiresAt: null };
  const { files, sidecar } = await delivered({ model: undefined, picture: undefined, others, facts });
  expect(files).toEqual(['chest-2.png', 'chest.json', 'chest.stl']);
  expect(sidecar.files.map(({ name }) => name)).toEqual(['chest.stl', 'chest-2.png']);
  expect(sidecar).not.toHaveProperty('steps');
});

it('is found again only with its task, its steps and every byte', async () => {
  const facts = { credits: 30, expiresAt: null };
  const result = { model: await content(bytes('glb')), picture: undefined, others: [], facts };
  const { folder } = await delivered(result);
  const ref = taskRef(textTo3d, 'a', 'localhost');
  const wanted = { ref, name: 'chest', steps: options.steps };
  expect(await deliveredAsset(wanted, [join(home, 'nothing'), folder])).toMatchObject({ folder });
  expect(await deliveredAsset({ ...wanted, steps: [{ place: { height: 1 } }] }, [folder])).toBeUndefined();
  expect(
    await deliveredAsset({ ...wanted, ref: taskRef(remesh, 'a', 'localhost') }, [folder]),
  ).toBeUndefined();
  await rm(join(folder, 'chest.glb'));
  expect(await deliveredAsset(wanted, [folder])).toBeUndefined();
});

it('publishes nothing when a step fails', async () => {
  const folder = await openAssetFolder({ path: join(home, 'out', 'chest') });
  const result = {
    ...{ model: await content(bytes('glb')), picture: undefined, others: [] },
    facts: { credits: 30, expiresAt: null },
  };
  const failing = { ...options, process: () => Promise.reject(new Error('no geometry')) };
  const ref = taskRef(textTo3d, 'a', 'localhost');
  await expect(deliverAsset(store, ref, result, failing, folder)).rejects.toThrow('no geometry');
  await folder.discard();
  expect(await readdir(home)).toEqual(['store']);
});
