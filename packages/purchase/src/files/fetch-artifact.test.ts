import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, create, type TaskRef, wait } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { glb, type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentStore } from './content-store.ts';
import { fetchArtifact } from './fetch-artifact.ts';
import { folderStore } from './folder/folder-store.ts';

const model = glb(7, 3_000_000);
const hash = createHash('sha256').update(model).digest('hex');

let harness: Harness;
let ref: TaskRef;
let folder: string;
let store: ContentStore;
/** Ranges requested from the file's own address; '' is the whole file. */
let asked: string[];
let connection: Connection;

beforeAll(async () => {
  harness = await openHarness({
    engine: {
      missing: () => null,
      run: async () => ({ files: { 'model.glb': model }, result: { model_urls: { glb: 'model.glb' } } }),
    },
  });
  connection = {
    ...harness.connection,
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      if (!String(input).includes('/openapi/')) asked.push(headers.get('range') ?? '');
      return harness.connection.fetch(input, init);
    },
  };
  ref = await create(harness.connection, remesh, {
    model_url: `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}`,
  });
  await wait(harness.connection, ref);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-store-'));
  store = folderStore(folder);
  asked = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => harness.stop());

const fetchModel = (options = {}) => fetchArtifact(connection, store, ref, 'model_urls.glb', options);
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'))
    .map((entry) => join(entry.parentPath, entry.name));

it('downloads a file into the store once', async () => {
  expect(await fetchModel()).toEqual({ hash, size: model.byteLength });
  expect(await fetchModel()).toEqual({ hash, size: model.byteLength });
  expect(asked).toEqual(['']);
  expect(Buffer.from(model).equals((await store.read(hash))!)).toBe(true);
  // Only its content and its name.
  expect(files()).toHaveLength(2);
});

it('downloads once for concurrent requests, also through separate stores', async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, () => fetchArtifact(connection, folderStore(folder), ref, 'model_urls.glb')),
  );
  expect(new Set(all.map((content) => content.hash))).toEqual(new Set([hash]));
  expect(asked).toEqual(['']);
});

it('resumes where an earlier run stopped', async () => {
  const abort = new AbortController();
  let reached = 0;
  const stopped = fetchModel({
    signal: abort.signal,
    onProgress(bytes: number) {
      reached = bytes;
      if (bytes > 1_000_000) abort.abort();
    },
  });
  await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
  store = folderStore(folder);
  expect(await fetchModel()).toEqual({ hash, size: model.byteLength });
  expect(asked).toEqual(['', `bytes=${reached}-`]);
});

it('restarts when the leftover of an earlier run does not match', async () => {
  const abort = new AbortController();
  const onProgress = (bytes: number) => void (bytes > 1_000_000 && abort.abort());
  await expect(fetchModel({ signal: abort.signal, onProgress })).rejects.toMatchObject({ code: 'aborted' });
  const part = files().find((file) => file.endsWith('.part'))!;
  writeFileSync(part, readFileSync(part).subarray(0, 10));
  expect(await fetchModel()).toEqual({ hash, size: model.byteLength });
  expect(asked).toEqual(['', '']);
});

it('resumes with a new link when the old one expires', async () => {
  await harness.fault({ when: { route: 'file', nth: [1] }, fault: { kind: 'expired_link' } });
  expect(await fetchModel()).toEqual({ hash, size: model.byteLength });
  expect(asked).toHaveLength(2);
});

it('fetches damaged content again', async () => {
  await fetchModel();
  const object = files().find((file) => file.includes('objects'))!;
  const damaged = readFileSync(object);
  damaged[1_000_000]! ^= 1;
  writeFileSync(object, damaged);
  expect(await store.read(hash)).toBeUndefined();
  expect(await fetchModel()).toEqual({ hash, size: model.byteLength });
  expect(Buffer.from(model).equals((await store.read(hash))!)).toBe(true);
});

it('lists the files of a task when the requested one is missing', async () => {
  await expect(fetchArtifact(connection, store, ref, 'model_urls.fbx')).rejects.toMatchObject({
    code: 'missing_content',
    message: expect.stringContaining('model_urls.glb'),
  });
});

it('reports deleted results, and stores nothing', async () => {
  await harness.control('/clock/advance', { ms: 4 * 24 * 3600 * 1000 });
  await expect(fetchModel()).rejects.toMatchObject({ code: 'link_expired' });
  expect(await store.find('anything')).toBeUndefined();
  expect(files().filter((file) => file.includes('objects'))).toEqual([]);
});
