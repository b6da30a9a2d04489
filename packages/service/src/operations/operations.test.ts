import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { backUp, type Operations, openOperations } from './open-operations.ts';
import { restoreBackup } from './restore.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = [
  { name: 'ann', key: 'k-ann', credits: 1_000, keys: [{ name: 'game', key: 'k-game', monthlyCredits: 90 }] },
];

let root: string;
let dataDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'meshwright-operations-'));
  dataDir = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const start = (options = {}): Promise<Service> =>
  startService({ dataDir, accounts, engine: instantEngine(), ...options });

async function settled(user: Caller): Promise<Record<string, unknown>> {
  return await user.settled(prefix, await user.create(prefix, body));
}

describe('accounts beside a running service', () => {
  let service: Service;
  let operations: Operations;
  const notes: string[] = [];
  beforeEach(async () => {
    service = await start({ onNote: (text: string) => notes.push(text) });
    operations = await openOperations({ dataDir, actor: 'ann of operations' });
  });
  afterEach(async () => {
    await operations.close();
    await service.stop();
  });
  const status = async (key: string): Promise<number> =>
    (await caller(service, key).get('/v1/balance')).status;
  const becomes = (key: string, wanted: number) =>
    vi.waitFor(async () => expect(await status(key)).toBe(wanted), { timeout: 5_000 });

  it('an account that is created is accepted without a restart, and pays', async () => {
    const { key } = await operations.accounts.create({ name: 'bob', plan: 'pro', credits: 70 });
    await becomes(key, 200);
    expect(await settled(caller(service, key))).toMatchObject({ status: 'SUCCEEDED' });
    expect(await caller(service, key).balance()).toBe(40);
    expect(await operations.accounts.list()).toMatchObject([
      {
        name: 'ann',
        plan: null,
        balance: 1_000,
        keys: [{ name: 'ann' }, { name: 'game', monthlyCredits: 90 }],
      },
      { name: 'bob', plan: 'pro', balance: 40, isSuspended: false, keys: [{ name: 'bob' }] },
    ]);
  });

  it('a suspended account gets 403 with a sentence until it is resumed', async () => {
    await operations.accounts.suspend('ann');
    await becomes('k-ann', 403);
    expect((await caller(service, 'k-game').get('/v1/balance')).body.message).toMatch(/suspended; ask/);
    await operations.accounts.resume('ann');
    await becomes('k-ann', 200);
  });

  it('a rotated key keeps its limit; the old one ends, and a start with it does not bring it back', async () => {
    const { key } = await operations.accounts.rotate({ name: 'ann', key: 'game' });
    await becomes(key, 200);
    expect(await caller(service, key).balance()).toBe(90);
    await becomes('k-game', 401);
    await operations.close();
    await service.stop();
    service = await start({ onNote: (text: string) => notes.push(text) });
    expect([await status('k-game'), await status('k-ann'), await status(key)]).toEqual([401, 200, 200]);
    expect(notes.at(-1)).toMatch(/key game of account ann was ended .*remove it/);
    operations = await openOperations({ dataDir, actor: 'x' });
  });

  it('an old key is accepted for the time that was given', async () => {
    const { key } = await operations.accounts.rotate({ name: 'ann', keepOldMs: 2_500 });
    await becomes(key, 200);
    expect(await status('k-ann')).toBe(200);
    await becomes('k-ann', 401);
  });

  it('credits with one reference are booked once, and never below 0', async () => {
    const change = { name: 'ann', credits: 50, reference: 'invoice 7' };
    expect(await operations.accounts.credit(change)).toEqual({ balance: 1_050, isNew: true });
    expect(await operations.accounts.credit(change)).toEqual({ balance: 1_050, isNew: false });
    expect(await operations.accounts.credit({ name: 'ann', credits: -1_000 })).toMatchObject({ balance: 50 });
    await expect(operations.accounts.credit({ name: 'ann', credits: -51 })).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringMatching(/balance is 50; remove that at most/),
    });
  });

  it('every change is in the trail, with who made it and without a key', async () => {
    const created = [await operations.accounts.create({ name: 'bob', credits: 5 })];
    created.push(await operations.accounts.rotate({ name: 'bob' }));
    await operations.accounts.suspend('bob');
    await operations.accounts.suspend('bob');
    const changes = await operations.accounts.changes({ account: 'bob' });
    expect(changes.map(({ action }) => action)).toEqual(['suspended', 'rotated', 'credited', 'created']);
    expect(new Set(changes.map(({ actor }) => actor))).toEqual(new Set(['ann of operations']));
    expect((await operations.accounts.changes({ account: 'ann' })).map(({ actor }) => actor)).toContain(
      'start',
    );
    for (const { key } of created) expect(JSON.stringify(changes)).not.toContain(key);
  });

  it.each<[RegExp, (of: Operations) => Promise<unknown>]>([
    [/name is taken/, (of) => of.accounts.create({ name: 'ann' })],
    [/plan must be one of/, (of) => of.accounts.create({ name: 'x', plan: 'gold' as 'pro' })],
    [/whole number of at least 0/, (of) => of.accounts.create({ name: 'x', credits: -1 })],
    [/there is none; list shows/, (of) => of.accounts.suspend('nina')],
    [/there is none; list shows/, (of) => of.accounts.rotate({ name: 'ann', key: 'other' })],
    [/whole number other than 0/, (of) => of.accounts.credit({ name: 'ann', credits: 0 })],
  ])('refuses with %s and changes nothing', async (says, act) => {
    const before = await operations.accounts.changes();
    await expect(act(operations)).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringMatching(says),
    });
    expect(await operations.accounts.changes()).toEqual(before);
  });

  it('a change while the service stops does not make its next start refuse the database', async () => {
    await service.stop();
    await operations.accounts.create({ name: 'late' });
    await operations.close();
    service = await start();
    operations = await openOperations({ dataDir, actor: 'x' });
    expect((await operations.accounts.list()).map(({ name }) => name)).toEqual(['ann', 'late']);
  });
});

it('accounts of a stopped service are changed as well, and it starts afterwards', async () => {
  await (await start()).stop();
  const operations = await openOperations({ dataDir, actor: 'ann' });
  const { key } = await operations.accounts.create({ name: 'bob', credits: 30 });
  await operations.close();
  const service = await start();
  expect(await caller(service, key).balance()).toBe(30);
  await service.stop();
});

describe('a backup', () => {
  it('of a running service is restored: the same tasks, files, ledger and links; what ran runs again', async () => {
    const engine = manualEngine();
    const service = await start({ engine, workers: 1, port: 0 });
    const { port } = new URL(service.baseUrl);
    const user = caller(service, 'k-ann');
    const done = await user.create(prefix, body);
    (await engine.next()).finish();
    const task = await user.settled(prefix, done);
    const [running, waiting] = [await user.create(prefix, body), await user.create(prefix, body)];
    await engine.next();
    const backup = await backUp({ dataDir }, join(root, 'backup'));
    expect(backup).toMatchObject({ tasks: 3, missing: [], ledger: { entries: 8, charged: 90 } });
    // What changes afterwards is not in it.
    await user.remove(`${prefix}/${done}`);
    await service.stop();
    const original = await readdir(join(dataDir, 'files'), { recursive: true });

    const restored = join(root, 'restored');
    expect(await restoreBackup(join(root, 'backup'), { dataDir: restored })).toEqual(backup);
    const copy = await start({ dataDir: restored, port: Number(port) });
    const copyUser = caller(copy, 'k-ann');
    expect((await copyUser.get(`${prefix}/${done}`)).body).toEqual(task);
    expect((await fetch((task.model_urls as { glb: string }).glb)).status).toBe(200);
    for (const id of [running, waiting])
      expect((await copyUser.settled(prefix, id)).status).toBe('SUCCEEDED');
    expect(await copyUser.balance()).toBe(910);
    await copy.stop();
    expect(await readdir(join(dataDir, 'files'), { recursive: true })).toEqual(original);
  });

  it('holds the files: what is removed meanwhile is removed afterwards', async () => {
    const service = await start();
    const user = caller(service, 'k-ann');
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) ids.push(String((await settled(user)).id));
    const { store } = await import('../store/open-store.ts').then(({ openBeside }) =>
      openBeside(join(dataDir, 'service.db')),
    );
    const { holdFiles } = await import('../files/held-files.ts');
    const newId = () => randomBytes(4).toString('hex');
    const holds = [await holdFiles(store, newId), await holdFiles(store, newId)];
    // Of two backups the one that ends first lets the other go on.
    await holds[0]!.release();
    await user.remove(`${prefix}/${ids[0]}`);
    expect(await readdir(join(dataDir, 'files'))).toContain(ids[0]);
    await holds[1]!.release();
    await store.destroy();
    await service.stop();
    // The next start removes what was held.
    const next = await start();
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'files'))).not.toContain(ids[0]), {
      timeout: 5_000,
    });
    expect((await readdir(join(dataDir, 'files'))).toSorted()).toEqual(ids.slice(1).toSorted());
    await next.stop();
  });

  it('of a stopped service leaves it as it was', async () => {
    const service = await start();
    await settled(caller(service, 'k-ann'));
    await service.stop();
    await backUp({ dataDir }, join(root, 'backup'));
    await (await start()).stop();
  });

  it.each<[RegExp, () => Promise<unknown>]>([
    [/exists already; name a new folder/, () => backUp({ dataDir }, root)],
    [/no service has kept anything there/, () => backUp({ dataDir: join(root, 'none') }, join(root, 'b'))],
    [/it has no backup\.json/, () => restoreBackup(root, { dataDir: join(root, 'r') })],
    [
      /is not empty; name a new folder/,
      async () => {
        await backUp({ dataDir }, join(root, 'b'));
        return await restoreBackup(join(root, 'b'), { dataDir });
      },
    ],
    [
      /tables\/entries\.jsonl is not as it was written; use another/,
      async () => {
        await backUp({ dataDir }, join(root, 'b'));
        await writeFile(join(root, 'b/tables/entries.jsonl'), '');
        return await restoreBackup(join(root, 'b'), { dataDir: join(root, 'r') });
      },
    ],
  ])('is refused with %s', async (says, act) => {
    await (await start()).stop();
    const names = async () => (await readdir(dataDir)).filter((name) => !/-(wal|shm)$/.test(name));
    const before = await names();
    await expect(act()).rejects.toThrow(says);
    expect(await names()).toEqual(before);
    expect(await readdir(root)).not.toContain('r');
  });
});
