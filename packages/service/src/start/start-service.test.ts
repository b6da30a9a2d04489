import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from './start-service.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = [{ name: 'a', key: 'k', plan: 'pro', credits: 1000 }] as const;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meshwright-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('startService', () => {
  it('creates a key for a data directory once, readable by its owner only', async () => {
    const first = await startService({ dataDir, engine: instantEngine() });
    await first.stop();
    const second = await startService({ dataDir, engine: instantEngine() });
    const [a, b] = [first.accounts[0]!, second.accounts[0]!];
    expect([a.name, a.plan, a.keyIsNew, b.keyIsNew]).toEqual(['local', undefined, true, false]);
    expect(a.key).toMatch(/^mw_[\w-]{32}$/);
    expect(b.key).toBe(a.key);
    for (const name of ['key', 'secret']) expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
    expect(await caller(second, a.key!).balance()).toBe(1_000_000);
    const stored = await Promise.all(
      (await readdir(dataDir))
        .filter((name) => name.startsWith('service.db'))
        .map((name) => readFile(join(dataDir, name))),
    );
    for (const bytes of stored) expect(bytes.includes(a.key!)).toBe(false);
    await second.stop();
  });

  it('never shows configured keys', async () => {
    const service = await startService({ accounts, engine: instantEngine() });
    expect(service.accounts).toEqual([{ name: 'a', plan: 'pro' }]);
    await service.stop();
  });

  it('answers in process without a port as it does over a port', async () => {
    const silent = await startService({ accounts, engine: instantEngine() });
    const open = await startService({ accounts, engine: instantEngine(), port: 0 });
    expect(new URL(silent.baseUrl).port).toBe('');
    expect(open.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/openapi$/);
    for (const service of [silent, open]) {
      const id = await caller(service, 'k').create(prefix, body);
      const task = await caller(service, 'k').settled(prefix, id);
      const file = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
      expect(file.headers.get('content-type')).toBe('model/gltf-binary');
      await file.arrayBuffer();
    }
    await Promise.all([silent.stop(), open.stop()]);
  });

  it('isolates two services in one process', async () => {
    const [one, two] = await Promise.all(
      [0, 0].map((port) => startService({ accounts, engine: instantEngine(), port })),
    );
    const id = await caller(one!, 'k').create(prefix, body);
    expect((await caller(two!, 'k').get(`${prefix}/${id}`)).status).toBe(404);
    expect(await caller(two!, 'k').balance()).toBe(1000);
    const task = await caller(one!, 'k').settled(prefix, id);
    const foreign = new URL((task.model_urls as { glb: string }).glb);
    foreign.port = new URL(two!.baseUrl).port;
    expect((await fetch(foreign)).status).toBe(403);
    await one!.stop();
    expect((await caller(two!, 'k').get('/v1/balance')).status).toBe(200);
    await two!.stop();
  });

  it('refuses a data directory in use, and opens it when it is free', async () => {
    const service = await startService({ dataDir, accounts, engine: instantEngine() });
    await expect(startService({ dataDir, accounts })).rejects.toMatchObject({ code: 'data_in_use' });
    expect((await caller(service, 'k').get('/v1/balance')).status).toBe(200);
    await service.stop();
    await (await startService({ dataDir, accounts, engine: instantEngine() })).stop();
  });

  it('refuses a port in use, and releases everything', async () => {
    const service = await startService({ accounts, engine: instantEngine(), port: 0 });
    const port = Number(new URL(service.baseUrl).port);
    await expect(startService({ dataDir, accounts, port })).rejects.toMatchObject({ code: 'port_taken' });
    await (await startService({ dataDir, accounts, engine: instantEngine() })).stop();
    await service.stop();
  });

  it.each([
    ['port', { port: 65_536 }],
    ['port', { port: -1 }],
    ['port', { port: 1.5 }],
    ['workers', { workers: 0 }],
    ['accounts', { host: '0.0.0.0' }],
    ['allowedOrigins', { allowedOrigins: ['*'] }],
    ['allowedOrigins', { allowedOrigins: ['http://localhost:5173/'] }],
    ['accounts[0].key', { accounts: [{ ...accounts[0], key: 'with blank' }] }],
    ['accounts[0].plan', { accounts: [{ ...accounts[0], plan: 'gold' as 'pro' }] }],
    ['accounts[0].credits', { accounts: [{ ...accounts[0], credits: -1 }] }],
    ['accounts', { accounts: [accounts[0], { ...accounts[0], name: 'b' }] }],
    ['accounts', { accounts: [{ ...accounts[0], keys: [{ name: 'b', key: accounts[0].key }] }] }],
    [
      'accounts[0].keys[0].monthlyCredits',
      { accounts: [{ ...accounts[0], keys: [{ name: 'b', key: 'k2', monthlyCredits: 1.5 }] }] },
    ],
    ['accounts[0].keys[0].key', { accounts: [{ ...accounts[0], keys: [{ name: 'b', key: '' }] }] }],
    ['accounts[0].keys', { accounts: [{ ...accounts[0], keys: [{ name: accounts[0].name, key: 'k2' }] }] }],
    ['accounts[0].webhooks[0]', { accounts: [{ ...accounts[0], webhooks: ['http://hooks.example'] }] }],
    ['accounts[0].webhooks[0]', { accounts: [{ ...accounts[0], webhooks: ['http://127.0.0.1:1'] }] }],
    [
      'accounts[0].webhooks[0]',
      { allowLoopback: true, accounts: [{ ...accounts[0], webhooks: ['http://10.0.0.1'] }] },
    ],
    [
      'accounts[0].webhooks',
      {
        accounts: [{ ...accounts[0], webhooks: [1, 2, 3, 4, 5, 6].map((n) => `https://hooks.example/${n}`) }],
      },
    ],
    ['plan', { plan: 'gold' as 'pro' }],
    ['plan', { plan: 'pro' as const, accounts }],
    ['exact', { exact: 'yes' as unknown as boolean }],
  ])('refuses a wrong %s and names it', async (option, options) => {
    await expect(startService(options)).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringContaining(`: ${option} `),
    });
  });
});

describe('stop', () => {
  it('leaves no timer, socket, worker or folder behind', async () => {
    const kinds = () =>
      process
        .getActiveResourcesInfo()
        .filter((kind) => kind !== 'TTYWrap')
        .sort();
    const before = kinds();
    const engine = manualEngine();
    const service = await startService({ accounts, engine, port: 0 });
    const user = caller(service, 'k');
    const id = await user.create(prefix, body);
    await engine.next();
    // An open stream with its heartbeat, and a request in progress.
    const frames = user.frames(`${prefix}/${id}/stream`);
    await frames.next();
    const pending = user.get('/v1/balance').catch(() => null);
    await service.stop();
    await pending;
    await frames.next().catch(() => null);
    await expect(stat(service.dataDir!)).rejects.toMatchObject({ code: 'ENOENT' });
    await service.stop();
    await expect(service.fetch(new Request(service.baseUrl))).rejects.toMatchObject({ code: 'stopped' });
    // The remaining handles belong to the fetch of this test, not to the service: at most as many as before.
    const servers = kinds().filter((kind) => kind === 'TCPServerWrap' || kind === 'MessagePort');
    expect(servers).toEqual(before.filter((kind) => kind === 'TCPServerWrap' || kind === 'MessagePort'));
  });

  it('ends in-process streams', async () => {
    const engine = manualEngine();
    const service = await startService({ accounts, engine });
    const id = await caller(service, 'k').create(prefix, body);
    await engine.next();
    const frames = caller(service, 'k').frames(`${prefix}/${id}/stream`);
    await frames.next();
    const end = frames.next();
    await service.stop();
    expect(await end).toEqual({ done: true, value: undefined });
  });
});

describe('a restart', () => {
  it('resumes the running task with the same input and seed, then the waiting ones in order', async () => {
    const engine = manualEngine();
    const first = await startService({ dataDir, accounts, engine, workers: 1 });
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await caller(first, 'k').create(prefix, body));
    const interrupted = await engine.next();
    interrupted.context.progress(50);
    await first.stop();
    expect(interrupted.context.signal.aborted).toBe(true);

    const second = await startService({ dataDir, accounts, engine, workers: 1 });
    const user = caller(second, 'k');
    const resumed = await engine.next();
    expect(resumed.input).toEqual(interrupted.input);
    // Status and task progress only move forward.
    expect((await user.get(`${prefix}/${ids[0]}`)).body).toMatchObject({
      status: 'IN_PROGRESS',
      progress: 50,
    });
    expect((await user.get(`${prefix}/${ids[2]}`)).body).toMatchObject({
      status: 'PENDING',
      preceding_tasks: 1,
    });
    resumed.finish();
    for (const id of ids.slice(1)) {
      (await engine.next()).finish();
      expect((await user.settled(prefix, id!)).status).toBe('SUCCEEDED');
    }
    expect(await user.balance()).toBe(1000 - 3 * 30);
    await second.stop();
  });

  it('keeps results, and the URL of a file, on the same port', async () => {
    const first = await startService({ dataDir, accounts, engine: instantEngine(), port: 0 });
    const port = Number(new URL(first.baseUrl).port);
    const id = await caller(first, 'k').create(prefix, body);
    const before = await caller(first, 'k').settled(prefix, id);
    await first.stop();
    const second = await startService({ dataDir, accounts, engine: instantEngine(), port });
    expect((await caller(second, 'k').get(`${prefix}/${id}`)).body).toEqual(before);
    expect((await fetch((before.model_urls as { glb: string }).glb)).status).toBe(200);
    await second.stop();
  });
});
