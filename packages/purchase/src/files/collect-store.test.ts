import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Named } from './content-store.ts';
import { type FolderStore, folderStore } from './folder/folder-store.ts';

const dayMs = 24 * 3600 * 1000;
const bytes = (text: string) => new TextEncoder().encode(text);

let folder: string;
let lockfile: string;
let store: FolderStore;
let days: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-collect-'));
  lockfile = join(folder, 'meshwright.lock.json');
  days = 0;
  store = folderStore(join(folder, 'store'), { now: () => Date.now() + days * dayMs });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a lockfile that names these files and no task. */
function lock(...hashes: readonly string[]): void {
  writeFileSync(lockfile, JSON.stringify({ hashes, tasks: [] }));
}
const named = async (path: string): Promise<Named | undefined> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};
const isThere = async (hash: string) => (await store.read(hash)) !== undefined;

it('removes objects unused for long, and keeps what a lockfile names, including the files of its tasks', async () => {
  const [finished, other] = [await store.write(bytes('finished')), await store.write(bytes('other'))];
  const { hash: paid } = await store.keep('remesh/1@host model_urls.glb', bytes('paid'));
  const { hash: step } = await store.keep('process {}', bytes('step'));
  await store.protect(lockfile, { hashes: [finished], tasks: ['remesh/1@host'] });
  days = 31;
  expect(await store.collect({ named })).toEqual({ objects: 2, bytes: 9, names: 1, leftovers: 0, named: 2 });
  expect(await Promise.all([finished, paid, other, step].map(isThere))).toEqual([true, true, false, false]);
  expect(await store.find('remesh/1@host model_urls.glb')).toMatchObject({ hash: paid });
  expect(await store.collect({ named, olderThanMs: 0 })).toMatchObject({ objects: 0, named: 2 });
});

it('keeps objects used since', async () => {
  const hash = await store.write(bytes('used'));
  days = 29;
  await store.read(hash);
  days = 31;
  expect(await store.collect({ named })).toMatchObject({ objects: 0 });
  days = 60;
  expect(await store.collect({ named })).toMatchObject({ objects: 1 });
});

it('reports a dry run and removes nothing', async () => {
  const { hash } = await store.keep('process {}', bytes('step'));
  days = 31;
  const expected = await store.collect({ named, dryRun: true });
  expect(expected).toEqual({ objects: 1, bytes: 4, names: 1, leftovers: 0, named: 0 });
  expect(
    readdirSync(join(folder, 'store'), { recursive: true }).filter((path) =>
      `${path}`.endsWith(hash.slice(2)),
    ),
  ).toHaveLength(1);
  expect(await store.collect({ named })).toEqual(expected);
});

it('follows the current lockfile; a missing lockfile protects its objects until it is forgotten', async () => {
  const [old, now] = [await store.write(bytes('old')), await store.write(bytes('now'))];
  await store.protect(lockfile, { hashes: [old], tasks: [] });
  lock(now);
  days = 31;
  expect(await store.collect({ named })).toMatchObject({ objects: 1, named: 1 });
  for (const text of ['<<<<<<< HEAD', undefined]) {
    if (text === undefined) rmSync(lockfile);
    else writeFileSync(lockfile, text);
    days += 31;
    expect(await store.collect({ named })).toMatchObject({ objects: 0, named: 1 });
  }
  expect(await isThere(old)).toBe(false);
  expect(await store.lockfiles()).toEqual([lockfile]);
  await store.forget(lockfile);
  days += 31;
  expect(await store.collect({ named })).toMatchObject({ objects: 1 });
  expect(await isThere(now)).toBe(false);
});

it('keeps objects used or made during a run on the store, until the run ends', async () => {
  const before = await store.write(bytes('of before'));
  const idle = await store.write(bytes('unused'));
  const other = folderStore(join(folder, 'store'), { now: () => Date.now() + days * dayMs });
  days = 1;
  const hashes = await other.inUse(async () => {
    days = 2;
    await other.read(before);
    days = 3;
    expect(await store.collect({ named, olderThanMs: 0 })).toMatchObject({ objects: 1 });
    return [before, idle];
  });
  expect(await Promise.all(hashes.map(isThere))).toEqual([true, false]);
  days = 4;
  expect(await store.collect({ named, olderThanMs: 0 })).toMatchObject({ objects: 1 });
});

it('is not blocked by a killed process', async () => {
  await store.write(bytes('of no user'));
  const runs = join(folder, 'store/runs');
  mkdirSync(runs);
  writeFileSync(join(runs, `${Date.now() - dayMs}-of-the-dead.lock`), '');
  days = 1;
  expect(await store.collect({ named, olderThanMs: 0 })).toMatchObject({ objects: 1 });
  expect(readdirSync(runs)).toEqual([]);
});

it('removes old downloads and drafts, except those in use', async () => {
  const taken = await store.receive('in work');
  const others = await store.receive('idle');
  await others.close();
  const parts = readdirSync(join(folder, 'store/partial')).map((file) => join(folder, 'store/partial', file));
  const draft = join(folder, 'store/partial/x.json.1.draft');
  writeFileSync(draft, '');
  expect(await store.collect({ named })).toMatchObject({ leftovers: 0 });
  const long = new Date(Date.now() - 40 * dayMs);
  for (const file of [...parts, draft]) utimesSync(file, long, long);
  expect(await store.collect({ named })).toMatchObject({ leftovers: 2 });
  expect(readdirSync(join(folder, 'store/partial'))).toHaveLength(1);
  await taken.close();
});
