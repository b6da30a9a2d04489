import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { memoryJournal } from '@meshwright/purchase';
import { storeLayout } from '@meshwright/purchase/files';
import { type FolderStore, folderStore } from '@meshwright/purchase/node';
import { processMark } from '@meshwright/purchase/process-mark';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RecipeContext } from '../recipe/recipe-context.ts';
import { folderProject, namedByLockfile } from './folder-project.ts';
import { readLock, readProject } from './project.ts';
import { folderRemote } from './remote/folder-remote.ts';
import type { Remote } from './remote/remote.ts';
import type { SyncOptions } from './sync/sync-options.ts';
import { syncProject } from './sync/sync-project.ts';

const dayMs = 24 * 3600 * 1000;
let harness: Harness;
let folder: string;
let store: FolderStore;
let context: RecipeContext;
let days: number;
/** Number of concurrent downloads, and its maximum. */
let downloads: { now: number; most: number };
/** Blocks a download. */
let meet: () => Promise<void>;

beforeAll(async () => {
  harness = await openHarness();
});
beforeEach(async () => {
  await harness.control('/reset', {});
  folder = mkdtempSync(join(tmpdir(), 'meshwright-shared-'));
  days = 0;
  store = folderStore(join(folder, 'store'), { now: () => Date.now() + days * dayMs });
  downloads = { now: 0, most: 0 };
  meet = async () => {};
  const connection = {
    ...harness.connection,
    async fetch(input: string | URL | Request, init?: RequestInit) {
      if (String(input).includes('/openapi/')) return harness.connection.fetch(input, init);
      downloads.now += 1;
      downloads.most = Math.max(downloads.most, downloads.now);
      await meet();
      const response = await harness.connection.fetch(input, init);
      const bytes = await response.arrayBuffer();
      downloads.now -= 1;
      return new Response(bytes, response);
    },
  };
  const readFile = () => Promise.reject(new Error('no files'));
  context = { buyer: await harness.buyer({ journal: memoryJournal(), connection }), store, readFile };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => harness.stop());

const declare = (...names: string[]) => {
  const assets = Object.fromEntries(names.map((name) => [name, { prompt: `a ${name}` }]));
  writeFileSync(join(folder, 'meshwright.json'), JSON.stringify({ assets }));
};
const files = () => folderProject(folder);
const sync = async (options?: SyncOptions) =>
  syncProject(await readProject(files()), files(), context, options);

it('reports an unreachable remote, keeps the made assets and continues with the rest', async () => {
  declare('chest', 'lamp');
  const shared = folderRemote(join(folder, 'team'));
  let puts = 0;
  const away: Remote = {
    ...shared,
    put: async (...args) => {
      puts += 1;
      if (puts === 1) throw new Error('the remote does not answer');
      return shared.put(...args);
    },
  };
  const synced = await sync({ remote: away, atOnce: 1 });
  expect(synced).toMatchObject([
    {
      name: 'chest',
      state: 'failed',
      error: expect.objectContaining({ message: 'the remote does not answer' }),
    },
    { name: 'lamp', state: 'made' },
  ]);
  expect(synced[0]!.credits).toBeGreaterThan(0);
  // Once the lockfile names an asset, the remote has it.
  expect(Object.keys((await readLock(files())).assets)).toEqual(['lamp']);
  const spent = await harness.spent();
  expect(await sync({ remote: away })).toMatchObject([
    { name: 'chest', state: 'made', credits: 0 },
    { name: 'lamp', state: 'kept', credits: 0 },
  ]);
  expect(await harness.spent()).toBe(spent);
});

it('protects locked files, and their source models, from collection', async () => {
  declare('chest');
  await sync();
  days = 100;
  await store.collect({ named: namedByLockfile });
  const [{ sha256 } = { sha256: '' }] = Object.values((await readLock(files())).assets.chest!.files);
  expect(await store.read(sha256)).toBeDefined();
  expect(await store.lockfiles()).toEqual([join(folder, 'meshwright.lock.json')]);
  // Another location of the same model: it cannot be downloaded any more, and need not be.
  await harness.control('/clock/advance', { ms: 10 * dayMs });
  const assets = { chest: { prompt: 'a chest', place: { height: 2 } } };
  writeFileSync(join(folder, 'meshwright.json'), JSON.stringify({ assets }));
  expect(await sync()).toMatchObject([{ state: 'made', credits: 0 }]);
});

it('a concurrent collection removes none of the made and not yet locked files', async () => {
  declare('a', 'b', 'c', 'd', 'e', 'f');
  // By this clock, everything the sync makes is a day old.
  const collector = folderStore(join(folder, 'store'), { now: () => Date.now() + dayMs });
  const idle = await collector.write(new TextEncoder().encode('of before'));
  const collect = async () => void (await collector.collect({ named: namedByLockfile, olderThanMs: 0 }));
  meet = collect;
  utimesSync(storeLayout(join(folder, 'store')).object(idle), 1, 1);
  const remote: Remote = { get: async () => undefined, put: collect };
  const synced = await sync({ atOnce: 3, remote });
  expect(synced.map(({ state, error }) => [state, error])).toEqual(Array(6).fill(['made', undefined]));
  expect(await collector.read(idle)).toBeUndefined();
  const { assets } = await readLock(files());
  for (const file of Object.values(assets).flatMap((asset) => Object.values(asset.files)))
    expect(await collector.read(file.sha256)).toBeDefined();
});

it('downloads no more files at once than the limit', async () => {
  declare('a', 'b', 'c', 'd', 'e', 'f');
  // Two downloads run together: with a lower limit this would never end.
  let first: (() => void) | undefined;
  meet = async () => {
    if (!first) {
      return new Promise((go) => {
        first = go;
      });
    }
    first();
    first = undefined;
  };
  const synced = await sync({ atOnce: 6, downloadsAtOnce: 2 });
  expect(synced.map(({ state }) => state)).toEqual(Array(6).fill('made'));
  expect(downloads.most).toBe(2);
});

it('removes leftovers of killed processes, but not files that others are writing', async () => {
  declare('chest');
  await sync();
  // No process of this machine has this id.
  const killed = processMark({ host: hostname(), pid: 2 ** 30 });
  const others = ['another', hostname()].map((host) => processMark({ host, pid: process.pid }));
  const place = (id: string) => join(folder, `meshwright.lock.json.${id}.draft`);
  for (const id of ['old', killed, ...others]) writeFileSync(place(id), '');
  const long = new Date(Date.now() - dayMs);
  utimesSync(place('old'), long, long);
  declare('chest', 'lamp');
  await sync();
  const left = readdirSync(folder).filter((name) => name.endsWith('.draft'));
  expect(left.sort()).toEqual(others.map((id) => basename(place(id))).sort());
});
