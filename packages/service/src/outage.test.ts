import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderFileStore, nodeDisk } from './files/file-store.ts';
import { startService } from './start/start-service.ts';
import { embeddedStorage } from './storage/embedded-storage.ts';

const prefix = '/v1/image-to-3d';
const accounts = [{ name: 'a', key: 'k', credits: 100 }];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-outage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a full disk refuses a create with 503 and a remedy, charges nothing, and goes on with room', async () => {
  let isFull = false;
  const open: typeof nodeDisk.open = async (...call) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return await nodeDisk.open(...call);
  };
  const storage = await embeddedStorage(folder, {
    openFiles: (place) => folderFileStore(place, { disk: { ...nodeDisk, open } }),
  });
  const faults: unknown[] = [];
  const onFault = (error: unknown): unknown => faults.push(error);
  const service = await startService({ storage, accounts, engine: instantEngine(), onFault });
  const user = caller(service, 'k');
  const refusal = {
    status: 503,
    body: {
      message:
        'The disk of this service is full. Send the request again in 3 s. Nothing was created or charged.',
    },
  };
  isFull = true;
  expect(await user.post(prefix, { image_url: pictureUri })).toMatchObject(refusal);
  isFull = false;
  await sql`create trigger full before insert on tasks begin select raise(abort, 'database or disk is full'); end`.execute(
    storage.store,
  );
  const answer = await user.post(prefix, { image_url: pictureUri });
  expect([answer, answer.headers.get('Retry-After')]).toMatchObject([refusal, '3']);
  await sql`drop trigger full`.execute(storage.store);
  expect(faults).toHaveLength(2);
  expect([(await user.get(prefix)).body, await user.balance()]).toEqual([[], 100]);
  expect(await storage.files.tasks()).toEqual(new Set());
  const task = await user.settled(prefix, await user.create(prefix, { image_url: pictureUri }));
  expect(task.status).toBe('SUCCEEDED');
  await service.stop();
});

it('a task whose files cannot be removed is deleted all the same, and its files go at the next start', async () => {
  let isStuck = true;
  const openFiles = (place: string) => {
    const files = folderFileStore(place);
    const remove = async (task: string): Promise<void> => {
      if (isStuck) throw Object.assign(new Error('input/output error'), { code: 'EIO' });
      await files.remove(task);
    };
    return { ...files, remove };
  };
  const faults: unknown[] = [];
  const onFault = (error: unknown): unknown => faults.push(error);
  const start = async () => {
    const storage = await embeddedStorage(folder, { openFiles });
    return { storage, service: await startService({ storage, accounts, engine: instantEngine(), onFault }) };
  };
  const first = await start();
  const user = caller(first.service, 'k');
  const id = await user.create(prefix, { image_url: pictureUri });
  await user.settled(prefix, id);
  expect((await user.remove(`${prefix}/${id}`)).status).toBe(200);
  expect((await user.remove(`${prefix}/${id}`)).status).toBe(404);
  expect(faults).toHaveLength(1);
  expect(await first.storage.files.tasks()).toEqual(new Set([id]));
  await first.service.stop();
  isStuck = false;
  const second = await start();
  await expect.poll(() => second.storage.files.tasks()).toEqual(new Set());
  await second.service.stop();
});
