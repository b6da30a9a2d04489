import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderFileStore } from '../files/file-store.ts';
import { startService } from '../start/start-service.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/tables.ts';
import { tendFiles } from './tend-files.ts';

const prefix = '/v1/image-to-3d';
const dayMs = 24 * 3600 * 1000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-tend-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes tasks with files, and forgets some of them, as an older copy of the database would. */
async function prepared(tasks: number, forgotten: number): Promise<{ store: Store; ids: string[] }> {
  const accounts = [{ name: 'a', key: 'k', credits: 1_000 }];
  const service = await startService({ dataDir: folder, accounts, engine: instantEngine() });
  const user = caller(service, 'k');
  const ids: string[] = [];
  for (let i = 0; i < tasks; i += 1) ids.push(await user.create(prefix, { image_url: pictureUri }));
  for (const id of ids) await user.settled(prefix, id);
  await service.stop();
  const store = openStore(join(folder, 'service.db'));
  if (forgotten > 0) await store.deleteFrom('tasks').where('id', 'in', ids.slice(0, forgotten)).execute();
  return { store, ids };
}

it('sets unknown files aside after three days and deletes them a week later, one round a day', async () => {
  const { store, ids } = await prepared(3, 1);
  const files = folderFileStore(folder);
  const at = (days: number) => tendFiles({ store, files, now: () => Date.now() + days * dayMs });
  const left = async () => (await readdir(join(folder, 'files'))).sort();

  expect(await at(2)).toBeUndefined();
  expect(await at(2.5)).toBeUndefined();
  expect(await left()).toEqual([...ids].sort());
  expect(await at(4)).toMatch(/^Set aside the files of 1 tasks .* deleted after 7 days\.$/);
  expect(await left()).toEqual(ids.slice(1).sort());
  const [day] = await readdir(join(folder, 'aside'));
  expect(await readdir(join(folder, 'aside', day!, 'files'))).toEqual([ids[0]]);
  expect(await at(10)).toBeUndefined();
  expect(await at(13)).toBe('Deleted the files of 1 tasks that were set aside before.');
  expect(await readdir(join(folder, 'aside'))).toEqual([]);
  expect(await left()).toEqual(ids.slice(1).sort());
  await store.destroy();
});

it('touches nothing when the database knows less than half of the files', async () => {
  const { store, ids } = await prepared(3, 2);
  const files = folderFileStore(folder);
  const said = await tendFiles({ store, files, now: () => Date.now() + 100 * dayMs });
  expect(said).toMatch(/^Files of 2 of 3 tasks are unknown to the database; nothing was set aside/);
  expect((await readdir(join(folder, 'files'))).sort()).toEqual([...ids].sort());
  await store.destroy();
});

it('leaves what is no task, and drafts of a day', async () => {
  const { store } = await prepared(1, 0);
  const files = folderFileStore(folder);
  await files.publish({ task: 'mine', claim: 1 }, { a: new Uint8Array(1) });
  const [old, young] = [join(folder, 'unfinished', 'old.1'), join(folder, 'unfinished', 'young.1')];
  await mkdir(old);
  await mkdir(young);
  await utimes(old, 1, 1);
  expect(await tendFiles({ store, files, now: Date.now })).toBeUndefined();
  expect(await readdir(join(folder, 'unfinished'))).toEqual(['young.1']);
  expect(await files.tasks()).toContain('mine');
  await store.destroy();
});

it('touches nothing when the database is an older copy of the one that tended the files, until it is said to be right', async () => {
  const { store, ids } = await prepared(3, 0);
  const files = folderFileStore(folder);
  const older = join(folder, 'older.db');
  await sql`vacuum into ${older}`.execute(store);
  const at = (of: Store, days: number) =>
    tendFiles({ store: of, files, now: () => Date.now() + days * dayMs });
  expect(await at(store, 1)).toBeUndefined();
  const restored = openStore(older);
  await restored.deleteFrom('tasks').where('id', '=', ids[0]!).execute();
  for (const [of, days] of [
    [restored, 20],
    [store, 21],
    [restored, 22],
  ] as const) {
    expect(await at(of, days)).toMatch(
      /^Another copy of the database .* the file turn beside them is deleted/,
    );
  }
  expect((await readdir(join(folder, 'files'))).sort()).toEqual([...ids].sort());
  await rm(join(folder, 'turn'));
  expect(await at(restored, 23)).toMatch(/^Set aside the files of 1 tasks/);
  await Promise.all([store.destroy(), restored.destroy()]);
});
