import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { diagnose } from '../doctor.ts';
import { bytesSource, editClips, inspectModel, listClips, mergeClips, placeModel } from '../index.ts';
import { processAsset } from '../recipe.ts';
import { rigPassport } from '../rig.ts';

const path = join(import.meta.dirname, '../../../../fixtures/character.glb');
const bytes = readFileSync(path);
afterEach(() => vi.unstubAllGlobals());

async function servedBy<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it.each([
  ['a path', path, 'character.glb'],
  ['a file URL', pathToFileURL(path), 'character.glb'],
  ['bytes', new Uint8Array(bytes), 'model'],
  ['an ArrayBuffer', new Uint8Array(bytes).buffer, 'model'],
  ['a Blob', new Blob([bytes]), 'model'],
  ['a source', bytesSource(bytes, 'mine'), 'mine'],
  ['a data URL', `data:model/gltf-binary;base64,${bytes.toString('base64')}`, 'model'],
])('a model is read from %s', async (_, input, name) => {
  expect(await inspectModel(input)).toMatchObject({ name, joints: 24 });
});

it('a model is read from an address, in a page also from a relative one', async () => {
  await servedBy(async (origin) => {
    expect((await inspectModel(`${origin}/a.glb`)).joints).toBe(24);
    vi.stubGlobal('location', { href: `${origin}/game/index.html` });
    expect((await inspectModel('models/a.glb?v=1')).name).toBe(`${origin}/game/models/a.glb`);
  });
});

it('every function takes any of them', async () => {
  const { clips } = await listClips(path);
  expect(clips).toHaveLength(2);
  expect((await diagnose(path)).name).toBe('character.glb');
  expect((await rigPassport(path)).bones.length).toBeGreaterThan(10);
  expect((await placeModel(path, { height: 1.8 })).glb.byteLength).toBeGreaterThan(1000);
  expect((await processAsset(new Blob([bytes]), [])).glb.byteLength).toBeGreaterThan(1000);
  const merged = await editClips(path, [
    mergeClips([path, { source: new Uint8Array(bytes), name: 'again' }]),
  ]);
  expect((await listClips(merged.glb)).clips.length).toBeGreaterThan(2);
});

it('anything else is refused by name', async () => {
  await expect(inspectModel({} as never)).rejects.toMatchObject({
    code: 'invalid_option',
    message: expect.stringMatching(/path, an address, a Blob, bytes or a source/),
  });
  await expect(inspectModel('there-is-none.glb')).rejects.toMatchObject({ code: 'not_readable' });
});
