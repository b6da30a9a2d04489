import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../../start/start-service.ts';
import { embeddedStorage } from '../../storage/embedded-storage.ts';
import { openStore } from '../../store/open-store.ts';
import { countedDatabase } from '../../testing/counted-database.ts';
import { controller } from '../testing/controller.ts';
import { storedTables } from './stored-tables.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = [
  { name: 'a', key: 'k', credits: 1000 },
  { name: 'b', key: 'l', credits: 5 },
] as const;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meshwright-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const taskFolders = async () =>
  (
    await Promise.all(
      ['files', 'inputs', 'unfinished'].map((name) => readdir(join(dataDir, name)).catch(() => [])),
    )
  ).flat();

/** Returns the rows of each table, read from the file itself. */
async function rowCounts(): Promise<Record<string, number>> {
  const store = openStore(join(dataDir, 'service.db'));
  const counts: Record<string, number> = {};
  for (const table of await storedTables(store)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(store);
    counts[table] = Number(rows[0]?.n);
  }
  await store.destroy();
  return counts;
}

describe('reset', () => {
  it('leaves no task, file or entry, and restores the seeded accounts', async () => {
    const engine = manualEngine();
    const service = await startService({ dataDir, accounts, engine, workers: 1 });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const done = await user.create(prefix, body);
    (await engine.next()).finish();
    const { model_urls } = await user.settled(prefix, done);
    const running = await user.create(prefix, body);
    const waiting = await user.create(prefix, body);
    const job = await engine.next();
    const frames = user.frames(`${prefix}/${waiting}/stream`);
    await frames.next();

    expect((await control.send('POST', '/reset', {})).status).toBe(204);
    expect(job.context.signal.aborted).toBe(true);
    for (const id of [done, running, waiting]) expect((await user.get(`${prefix}/${id}`)).status).toBe(404);
    expect((await frames.next()).value).toMatchObject({ event: 'error', data: { status_code: 404 } });
    expect((await service.fetch(new Request((model_urls as { glb: string }).glb))).status).toBe(404);
    expect((await user.get(prefix)).body).toEqual([]);
    expect(await user.balance()).toBe(1000);
    expect(await caller(service, 'l').balance()).toBe(5);
    await service.stop();
    expect(await taskFolders()).toEqual([]);
    const { accounts: known, entries, api_keys: keys, account_changes: changes, ...rest } = await rowCounts();
    expect([known, entries, keys, changes]).toEqual([2, 4, 2, 4]);
    expect(Object.values(rest).filter((count) => count > 0)).toEqual([]);
  });

  it('continues to serve: the next task is the first', async () => {
    const service = await startService({ dataDir, accounts, engine: instantEngine() });
    const [user, control] = [caller(service, 'k'), controller(service)];
    for (let i = 0; i < 3; i += 1) {
      const id = await user.create(prefix, body);
      expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
      expect((await user.get(prefix)).body).toHaveLength(1);
      await control.post('/reset');
    }
    await service.stop();
  });

  it('waits for started creates, and leaves none half done', async () => {
    const service = await startService({ dataDir, accounts, engine: instantEngine(), workers: 2 });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const creates = Array.from({ length: 10 }, () => user.post(prefix, body));
    const reset = control.post('/reset');
    const later = Array.from({ length: 10 }, () => user.post(prefix, body));
    await Promise.all([...creates, ...later, reset]);
    const listed = (await user.get(prefix)).body as unknown as { id: string }[];
    for (const { id } of listed) expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    expect(await user.balance()).toBe(1000 - 30 * listed.length);
    await service.stop();
    expect((await taskFolders()).sort()).toEqual(listed.map(({ id }) => id).sort());
  });

  it('does not run more statements per existing task', async () => {
    let statements = 0;
    const storage = await embeddedStorage(dataDir, {
      openDatabase: (file) =>
        countedDatabase(file, () => {
          statements += 1;
        }),
    });
    const service = await startService({
      storage,
      accounts: [{ name: 'a', key: 'k', credits: 100_000 }],
      engine: instantEngine(),
    });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const counts: number[] = [];
    for (const tasks of [1, 50]) {
      const ids = await Promise.all(Array.from({ length: tasks }, () => user.create(prefix, body)));
      await Promise.all(ids.map((id) => user.settled(prefix, id)));
      statements = 0;
      await control.post('/reset');
      counts.push(statements);
    }
    await service.stop();
    expect(counts[0]).toBeGreaterThan(0);
    // The runner polls its queue meanwhile, which adds a few statements.
    expect(counts[1]! - counts[0]!).toBeLessThan(10);
  });
});

describe('snapshots', () => {
  it('restore everything, and running tasks run again to the same bytes', async () => {
    const engine = manualEngine();
    const service = await startService({ dataDir, accounts, engine, workers: 1 });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const done = await user.create(prefix, body);
    (await engine.next()).finish();
    const before = await user.settled(prefix, done);
    const running = await user.create(prefix, body);
    const waiting = await user.create(prefix, body);
    const cut = await engine.next();

    expect(await control.post('/snapshots', { name: 'one' })).toMatchObject({ name: 'one', tasks: 3 });
    // The snapshot did not interrupt the job.
    expect(cut.context.signal.aborted).toBe(false);
    cut.finish();
    await user.settled(prefix, running);
    expect((await user.remove(`${prefix}/${done}`)).status).toBe(200);
    await control.post('/reset');
    const newer = await user.create(prefix, body);
    (await engine.next()).fail('stopped with the rest');
    const lost = await engine.next();

    await control.post('/snapshots/one/restore');
    expect(lost.context.signal.aborted).toBe(true);
    expect((await user.get(`${prefix}/${newer}`)).status).toBe(404);
    expect((await user.get(`${prefix}/${done}`)).body).toEqual(before);
    const file = await service.fetch(new Request((before.model_urls as { glb: string }).glb));
    expect((await file.arrayBuffer()).byteLength).toBe(84);
    expect(await user.balance()).toBe(1000 - 90);
    for (const id of [running, waiting]) {
      const job = await engine.next();
      const [input] = Object.values(job.input.files);
      expect(Buffer.from(input!.bytes).toString('base64')).toBe(pictureUri.split(',')[1]);
      job.finish();
      expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    }
    await service.stop();
    expect((await readdir(join(dataDir, 'files'))).sort()).toEqual([done, running, waiting].sort());
    expect(await readdir(join(dataDir, 'inputs'))).toEqual([]);
  });

  it('made during creates, jobs and deletes are consistent: credits add up, files are whole', async () => {
    const service = await startService({
      dataDir,
      accounts: [{ name: 'a', key: 'k', credits: 10_000 }],
      engine: instantEngine(),
      workers: 2,
    });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const names = ['a', 'b', 'c', 'd'];
    const work = Array.from({ length: 40 }, async (_, i) => {
      const id = await user.create(prefix, body);
      if (i % 3 === 0) await user.settled(prefix, id);
      if (i % 3 < 2) await user.remove(`${prefix}/${id}`);
    });
    for (const name of names) await control.post('/snapshots', { name });
    await Promise.all(work);
    for (const name of names) {
      await control.post(`/snapshots/${name}/restore`);
      const { body: listed } = await user.get(`${prefix}?page_size=100`);
      let spent = 0;
      for (const { id } of listed as unknown as { id: string }[]) {
        const task = await user.settled(prefix, id);
        expect(task.status).toBe('SUCCEEDED');
        const file = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
        expect((await file.arrayBuffer()).byteLength).toBe(84);
        spent += Number(task.consumed_credits);
      }
      // Deleted after it ran: charged, and no longer listed.
      const paid = 10_000 - (await user.balance());
      expect(paid % 30).toBe(0);
      expect(paid).toBeGreaterThanOrEqual(spent);
    }
    await service.stop();
    const store = openStore(join(dataDir, 'service.db'));
    const { rows } = await sql<{ sum: number }>`select sum(credits) as sum from entries`.execute(store);
    await store.destroy();
    expect(Number(rows[0]?.sum)).toBe(0);
  });

  it('survive a restart, are listed and deleted, and have unique names', async () => {
    const first = await startService({ dataDir, accounts, engine: instantEngine() });
    const id = await caller(first, 'k').create(prefix, body);
    const task = await caller(first, 'k').settled(prefix, id);
    await controller(first).post('/snapshots', { name: 'kept' });
    await first.stop();
    // A new key for one account, and the other account removed.
    const second = await startService({
      dataDir,
      accounts: [{ name: 'a', key: 'new', credits: 1000 }],
      engine: instantEngine(),
    });
    const control = controller(second);
    await control.post('/reset');
    expect(await control.get('/snapshots')).toMatchObject([{ name: 'kept', tasks: 1 }]);
    expect((await control.send('POST', '/snapshots', { name: 'kept' })).status).toBe(400);
    await control.post('/snapshots/kept/restore');
    expect(await caller(second, 'new').balance()).toBe(970);
    expect((await caller(second, 'new').get(`${prefix}/${id}`)).body).toMatchObject({
      id,
      status: 'SUCCEEDED',
    });
    expect((await caller(second, 'k').get(prefix)).status).toBe(401);
    expect(task.status).toBe('SUCCEEDED');
    expect((await control.send('DELETE', '/snapshots/kept')).status).toBe(204);
    expect((await control.send('POST', '/snapshots/kept/restore', {})).status).toBe(404);
    expect(await control.get('/snapshots')).toEqual([]);
    await second.stop();
  });

  it.each([
    ['its store', 'service.db'],
    ['its manifest', 'snapshot.json'],
    ['a result', 'files'],
    ['an input', 'inputs'],
  ])('with damage in %s are refused, and the current state stays', async (_, part) => {
    const engine = manualEngine();
    const service = await startService({ dataDir, accounts, engine, workers: 1 });
    const [user, control] = [caller(service, 'k'), controller(service)];
    const id = await user.create(prefix, body);
    (await engine.next()).finish();
    await user.settled(prefix, id);
    const running = await user.create(prefix, body);
    const job = await engine.next();
    await control.post('/snapshots', { name: 'one' });
    const path = join(dataDir, 'snapshots', 'one', part);
    const file = part.includes('.') ? path : await firstFile(path);
    // The link is broken first, as damage on the disk affects one copy.
    const bytes = await readFile(file);
    await rm(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    await writeFile(file, part === 'snapshot.json' ? bytes.subarray(0, 40) : bytes);
    const { status, body: answer } = await control.send('POST', '/snapshots/one/restore', {});
    expect([status, (answer as { message: string }).message]).toEqual([
      400,
      expect.stringMatching(/damaged/),
    ]);
    expect(job.context.signal.aborted).toBe(false);
    job.finish();
    expect((await user.settled(prefix, running)).status).toBe('SUCCEEDED');
    await service.stop();
  });

  it('of a newer service are refused, and the current state stays', async () => {
    const service = await startService({ dataDir, accounts, engine: instantEngine() });
    const [user, control] = [caller(service, 'k'), controller(service)];
    await control.post('/snapshots', { name: 'one' });
    const id = await user.create(prefix, body);
    const path = join(dataDir, 'snapshots', 'one', 'snapshot.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...manifest, tables: 1_000 }));
    const { status, body: answer } = await control.send('POST', '/snapshots/one/restore', {});
    expect([status, (answer as { message: string }).message]).toEqual([400, expect.stringMatching(/newer/)]);
    expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    await service.stop();
  });

  it('with a missing file are refused too', async () => {
    const service = await startService({ dataDir, accounts, engine: instantEngine() });
    const [user, control] = [caller(service, 'k'), controller(service)];
    await user.settled(prefix, await user.create(prefix, body));
    await control.post('/snapshots', { name: 'one' });
    await rm(await firstFile(join(dataDir, 'snapshots', 'one', 'files')));
    expect((await control.send('POST', '/snapshots/one/restore', {})).status).toBe(400);
    await service.stop();
  });

  it.each(['', '.', '..', '../x', 'a/b', 'a b', '-x', 'x'.repeat(65), 7, null])(
    'cannot be named %j',
    async (name) => {
      const service = await startService({ dataDir, accounts, engine: instantEngine() });
      expect((await controller(service).send('POST', '/snapshots', { name })).status).toBe(400);
      await service.stop();
      expect(await readdir(dataDir)).not.toContain('snapshots');
    },
  );

  it('of a killed process are absent, never incomplete', async () => {
    await mkdir(join(dataDir, 'unfinished', 'snapshot-half'), { recursive: true });
    await appendFile(join(dataDir, 'unfinished', 'snapshot-half', 'service.db'), 'x');
    const service = await startService({ dataDir, accounts, engine: instantEngine() });
    expect(await controller(service).get('/snapshots')).toEqual([]);
    expect(await taskFolders()).toEqual([]);
    await service.stop();
  });
});

async function firstFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile())!;
  return join(file.parentPath, file.name);
}
