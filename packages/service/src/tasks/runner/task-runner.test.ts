import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, manualEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HeldFiles } from '../../files/held-files.ts';
import { ServiceError } from '../../service-error.ts';
import { startService } from '../../start/start-service.ts';
import { embeddedStorage } from '../../storage/embedded-storage.ts';
import { forgetSum } from '../../store/check-store.ts';
import { openStore } from '../../store/open-store.ts';
import { ownFailures } from './run-job.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = [{ name: 'a', key: 'k', credits: 100 }] as const;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meshwright-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the task runner', () => {
  it.each(Object.values(ownFailures))('reports the remedy: $message', ({ message }) => {
    expect(message).toMatch(/; (send|create) /);
  });

  it('fails, with a refund, a task that crashed the service three times', async () => {
    const engine = manualEngine();
    const first = await startService({ dataDir, accounts, engine });
    const id = await caller(first, 'k').create(prefix, body);
    await engine.next();
    await first.stop();
    // The state after three killed processes.
    const store = openStore(join(dataDir, 'service.db'));
    await store.updateTable('queue').set({ claimed: 1, attempts: 3 }).execute();
    // A killed process leaves no sum of its store.
    await forgetSum(store);
    await store.destroy();
    const second = await startService({ dataDir, accounts, engine: instantEngine() });
    expect(second.recovered.tasks).toBe(1);
    const task = await caller(second, 'k').settled(prefix, id);
    expect(task).toMatchObject({
      status: 'FAILED',
      consumed_credits: 0,
      task_error: { type: 'server_error', message: ownFailures.wentDown.message },
    });
    expect(await caller(second, 'k').balance()).toBe(100);
    await second.stop();
  });

  it('does not count orderly stops as attempts', async () => {
    const engine = manualEngine();
    for (let i = 0; i < 5; i += 1) {
      const service = await startService({ dataDir, accounts, engine });
      if (i === 0) await caller(service, 'k').create(prefix, body);
      await engine.next();
      await service.stop();
    }
    const service = await startService({ dataDir, accounts, engine: instantEngine() });
    const [task] = (await caller(service, 'k').get(prefix)).body as unknown as { id: string }[];
    expect((await caller(service, 'k').settled(prefix, task!.id)).status).toBe('SUCCEEDED');
    await service.stop();
  });

  it('fails a task whose files cannot be kept, with a refund and without the path', async () => {
    const faults: unknown[] = [];
    const engine = manualEngine();
    const service = await startService({ dataDir, accounts, engine, onFault: (error) => faults.push(error) });
    const id = await caller(service, 'k').create(prefix, body);
    (await engine.next()).finish({ files: { '../../model.glb': new Uint8Array(4) } });
    const task = await caller(service, 'k').settled(prefix, id);
    expect(task).toMatchObject({ status: 'FAILED', consumed_credits: 0 });
    expect(JSON.stringify(task)).not.toContain('/');
    expect(faults).toHaveLength(1);
    expect(await caller(service, 'k').balance()).toBe(100);
    await service.stop();
  });

  it('ends a task, with a refund, when the store can record it again', async () => {
    const storage = await embeddedStorage(dataDir);
    const engine = manualEngine();
    let refusals = 0;
    const files: HeldFiles = {
      ...storage.files,
      async publish() {
        // Writes fail from here on, for a while.
        await sql`create trigger full before update on tasks begin select raise(abort, 'disk full'); end`.execute(
          storage.store,
        );
        throw new Error('disk full');
      },
    };
    const onFault = (): unknown => {
      refusals += 1;
      return undefined;
    };
    const service = await startService({ storage: { ...storage, files }, accounts, engine, onFault });
    const id = await caller(service, 'k').create(prefix, body);
    (await engine.next()).finish();
    await expect.poll(() => refusals).toBe(2);
    await sql`drop trigger full`.execute(storage.store);
    expect(await caller(service, 'k').settled(prefix, id)).toMatchObject({ status: 'FAILED' });
    expect(await caller(service, 'k').balance()).toBe(100);
    await service.stop();
  });

  it.each([
    {
      wasRemoved: true,
      title: 'reports no fault for the files of a task that another process removed as it began',
    },
    { wasRemoved: false, title: 'reports a fault for the files of a task that are missing' },
  ])('$title', async ({ wasRemoved }) => {
    const storage = await embeddedStorage(dataDir);
    const faults: unknown[] = [];
    const missing = new Error('ENOENT: no such file');
    let wasRead = (): void => {};
    const read = new Promise<void>((resolve) => {
      wasRead = resolve;
    });
    const files: HeldFiles = {
      ...storage.files,
      async readStaged(task) {
        if (wasRemoved) await storage.store.deleteFrom('queue').where('task', '=', task).execute();
        wasRead();
        throw missing;
      },
    };
    const onFault = (error: unknown): unknown => faults.push(error);
    const service = await startService({
      storage: { ...storage, files },
      accounts,
      engine: instantEngine(),
      onFault,
    });
    await caller(service, 'k').create(prefix, body);
    await read;
    await service.stop();
    expect(faults).toEqual(wasRemoved ? [] : [missing]);
  });

  it('runs a task again when the file storage was unreachable as it ended', async () => {
    const storage = await embeddedStorage(dataDir);
    let tries = 0;
    const files: HeldFiles = {
      ...storage.files,
      async publish(task, made) {
        tries += 1;
        if (tries < 3) throw new ServiceError('files_unreachable', 'PUT in the file storage: 503.');
        return await storage.files.publish(task, made);
      },
    };
    const isOutage = (error: unknown): boolean => (error as ServiceError).code === 'files_unreachable';
    const queue = { ...storage.queue, isOutage };
    const onFault = (error: unknown) => expect.unreachable(String(error));
    const service = await startService({
      storage: { ...storage, queue, files },
      accounts,
      engine: instantEngine(),
      onFault,
    });
    const user = caller(service, 'k');
    expect((await user.settled(prefix, await user.create(prefix, body))).status).toBe('SUCCEEDED');
    expect([tries, await user.balance()]).toEqual([3, 70]);
    await service.stop();
  });

  it('creates only the tasks the credits pay for, with many requests at once', async () => {
    const service = await startService({ dataDir, accounts, engine: instantEngine(), workers: 4 });
    const user = caller(service, 'k');
    const answers = await Promise.all(Array.from({ length: 40 }, () => user.post(prefix, body)));
    const statuses = answers.map(({ status }) => status).sort();
    // 100 credits at 30 per task.
    expect(statuses).toEqual([...Array(3).fill(202), ...Array(37).fill(402)]);
    expect(await user.balance()).toBe(10);
    for (const { body } of answers.filter(({ status }) => status === 202)) {
      expect((await user.settled(prefix, String(body.result))).status).toBe('SUCCEEDED');
    }
    await service.stop();
    expect(await readdir(join(dataDir, 'files'))).toHaveLength(3);
    expect(await readdir(join(dataDir, 'inputs'))).toEqual([]);
  });

  it('runs as many jobs at once as it has workers, in order of creation', async () => {
    const engine = manualEngine();
    const service = await startService({ dataDir, accounts, engine, workers: 2 });
    const user = caller(service, 'k');
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) ids.push(await user.create(prefix, body));
    const jobs = [await engine.next(), await engine.next()];
    const statuses = async () => {
      const tasks = await Promise.all(ids.map((id) => user.get(`${prefix}/${id}`)));
      return tasks.map(({ body }) => body.status);
    };
    expect(await statuses()).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'PENDING']);
    jobs[1]!.finish();
    jobs.push(await engine.next());
    expect(await statuses()).toEqual(['IN_PROGRESS', 'SUCCEEDED', 'IN_PROGRESS']);
    for (const job of jobs) job.finish();
    for (const id of ids) await user.settled(prefix, id);
    await service.stop();
  });

  it('finishes a task whose progress the store cannot record', async () => {
    const faults: unknown[] = [];
    const engine = manualEngine();
    const service = await startService({ dataDir, accounts, engine, onFault: (error) => faults.push(error) });
    const store = openStore(join(dataDir, 'service.db'));
    await sql`CREATE TRIGGER full BEFORE UPDATE OF progress ON tasks WHEN NEW.progress = 50
      BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`.execute(store);
    await store.destroy();
    const user = caller(service, 'k');
    const id = await user.create(prefix, body);
    const job = await engine.next();
    job.context.progress(50);
    job.finish();
    expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
    expect(faults.map(String)).toEqual([expect.stringContaining('the disk is full')]);
    await service.stop();
  });

  it('stops the job of a cancelled task, and discards the result of one that continues', async () => {
    const lab = '/creative-lab/keycap/v1/prototype';
    const running: { signal: AbortSignal; finish: () => void }[] = [];
    const { run } = instantEngine();
    const engine = {
      missing: () => null,
      run: (...[input, context]: Parameters<typeof run>) =>
        new Promise<Awaited<ReturnType<typeof run>>>((resolve) => {
          running.push({ signal: context.signal, finish: () => resolve(run(input, context)) });
        }),
    };
    const service = await startService({ dataDir, accounts, engine, workers: 1 });
    const user = caller(service, 'k');
    const id = await user.create(lab, body);
    await expect.poll(() => running.length).toBe(1);
    expect((await user.remove(`${lab}/${id}`)).status).toBe(204);
    expect(running[0]!.signal.aborted).toBe(true);
    running[0]!.finish();
    const next = await user.create(lab, body);
    await expect.poll(() => running.length).toBe(2); // the only worker has finished the first
    running[1]!.finish();
    await user.settled(lab, next);
    expect((await user.get(`${lab}/${id}`)).body).toMatchObject({ status: 'CANCELED', image_urls: [] });
    await service.stop();
  });
});
