import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Caller } from '@meshwright/testing/service/caller';
import { pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import { folderFileStore } from '../files/file-store.ts';
import { ServiceError } from '../service-error.ts';
import { startService } from '../start/start-service.ts';
import { type Claim, undoable } from '../store/queue.ts';
import { tendFiles } from '../tasks/tend-files.ts';
import { type ClusterNode, firstWithOutput, startNode } from '../testing/cluster-nodes.ts';
import { buildKillProgram } from '../testing/kills/kill-program.ts';
import { clusterStorage } from './cluster-storage.ts';
import type { Storage } from './storage.ts';

// Two API processes and two workers on one database and one folder of files. Servers and processes start here, so the
// time limits are long for busy machines.

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const lab = '/creative-lab/keycap/v1/prototype';
const accounts = [
  { name: 'rich', key: 'k-rich', credits: 1_000_000 },
  { name: 'poor', key: 'k-poor', credits: 100 },
] as const;

const emptyTask = {
  family: 'remesh',
  type: 'remesh',
  cause: '',
  request: '{}',
  source: null,
  inputs: '[]',
  seed: 0,
  status: 'PENDING',
  progress: 0,
  created_at: 1,
  started_at: 0,
  finished_at: 0,
  expires_at: 0,
  cost: 0,
  refunded: 0,
  error: '',
  result: '{}',
  stand_in: null,
} as const;

const filesIn = (folder: string) => (owner: string) => folderFileStore(join(folder, owner));

const server = await testPostgres();
if (typeof server === 'string') console.info(`not run: ${server}`);

describe.skipIf(typeof server === 'string')('services on one database', () => {
  const postgres = server as TestPostgres;
  let folder: string;
  let database: string;
  let program: Awaited<ReturnType<typeof buildKillProgram>>;
  let apis: ClusterNode[];
  let workers: ClusterNode[];

  const start = (role: 'api' | 'worker'): Promise<ClusterNode> =>
    startNode(program.file, {
      database,
      files: join(folder, 'shared'),
      role,
      ...(role === 'api' && { accounts }),
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meshwright-cluster-'));
    program = await buildKillProgram(resolve(import.meta.dirname, '../..'), 'cluster-node');
    database = await postgres.database();
    // All at once on an empty database.
    [apis, workers] = await Promise.all([
      Promise.all([start('api'), start('api')]),
      Promise.all([start('worker'), start('worker')]),
    ]);
  });
  afterAll(async () => {
    await Promise.all([...(apis ?? []), ...(workers ?? [])].map((node) => node.kill()));
    await postgres.remove();
    await program?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function query(text: string, url = database): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: url, options: '-c search_path=meshwright' });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  /** Returns the worker that has begun the next job, and the other one. */
  async function atWork(): Promise<{ busy: ClusterNode; idle: ClusterNode }> {
    const busy = await firstWithOutput(workers, 'started');
    return { busy, idle: workers.find((node) => node !== busy)! };
  }

  it('create their tables once, for any number of simultaneous starts', async () => {
    expect(await query('select count(*)::int as rows from version')).toEqual([{ rows: 1 }]);
    expect(await query('select name from accounts order by name')).toEqual([
      { name: 'poor' },
      { name: 'rich' },
    ]);
    const [kind] = await query("select count(*)::int as sum from entries where kind = 'grant'");
    expect(kind).toEqual({ sum: 4 });
  });

  it('all show what a worker does, and serve the same links', async () => {
    const [a, b] = apis.map((node) => node.as('k-rich'));
    const id = await a!.create(prefix, body);
    const frames = b!.frames(`${prefix}/${id}/stream`);
    const { busy } = await atWork();
    busy.send('progress 40');
    for await (const { data } of frames) {
      if (data.progress !== 40) continue;
      expect((await a!.get(`${prefix}/${id}`)).body).toMatchObject({ progress: 40, status: 'IN_PROGRESS' });
      busy.send('finish');
      break;
    }
    const task = await b!.settled(prefix, id);
    expect(task.status).toBe('SUCCEEDED');
    const { pathname, search } = new URL((task.model_urls as { glb: string }).glb);
    const files = await Promise.all(
      apis.map(async ({ baseUrl }) => {
        const response = await fetch(new URL(pathname + search, baseUrl), {
          headers: { Range: 'bytes=0-3' },
        });
        return [response.status, await response.text()];
      }),
    );
    expect(files).toEqual([
      [206, 'glTF'],
      [206, 'glTF'],
    ]);
  });

  it('spend the last credits of an account once, on any node', async () => {
    const callers = apis.map((node) => node.as('k-poor'));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => callers[i % callers.length]!.post(prefix, body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    // 100 credits at 30 per task.
    expect(statuses).toEqual([...Array(3).fill(202), ...Array(37).fill(402)]);
    expect(await Promise.all(callers.map((user) => user.balance()))).toEqual([10, 10]);
    const accepted = answers
      .filter(({ status }) => status === 202)
      .map((answer) => String(answer.body.result));
    const ended = Promise.all(accepted.map((id) => callers[0]!.settled(prefix, id)));
    for (const _ of accepted) (await atWork()).busy.send('finish');
    expect((await ended).map(({ status }) => status)).toEqual(Array(3).fill('SUCCEEDED'));
  });

  it('stop a job that is cancelled through another node', async () => {
    const [a, b] = apis.map((node) => node.as('k-rich'));
    const id = await a!.create(lab, body);
    const { busy } = await atWork();
    expect((await b!.remove(`${lab}/${id}`)).status).toBe(204);
    await busy.prints('stopped');
    expect((await a!.get(`${lab}/${id}`)).body).toMatchObject({ status: 'CANCELED', image_urls: [] });
    // Its worker is free again.
    const next = await a!.create(lab, body);
    (await atWork()).busy.send('finish');
    expect((await b!.settled(lab, next)).status).toBe('SUCCEEDED');
  });

  it('take over the job of a worker that was killed, with one charge and the same bytes', async () => {
    const user = apis[0]!.as('k-rich');
    const before = await user.balance();
    const [first, second] = [await user.create(prefix, body), await user.create(prefix, body)];
    const { busy, idle } = await atWork();
    await idle.prints('started');
    idle.send('finish');
    await Promise.race([first, second].map((id) => user.settled(prefix, id)));
    const killedAt = Date.now();
    await busy.kill();
    await idle.prints('started');
    console.info(`the job of a killed worker was taken over after ${Date.now() - killedAt} ms`);
    idle.send('finish');
    const tasks = await Promise.all([first, second].map((id) => user.settled(prefix, id)));
    expect(tasks.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await user.balance()).toBe(before - 60);
    expect(await digests(first)).toEqual(await digests(second));
    const entries = `select kind from entries where task in ('${first}', '${second}') and credits < 0`;
    expect(await query(entries)).toEqual([{ kind: 'charge' }, { kind: 'charge' }]);
    workers = [idle, await start('worker')];
  });

  it('keep every acknowledged task when an API node is killed', async () => {
    const [killed, left] = apis as [ClusterNode, ClusterNode];
    const promised: string[] = [];
    const user = killed.as('k-rich');
    const createAll = async (): Promise<void> => {
      for (;;) {
        promised.push(await user.create(prefix, body));
        if (promised.length === 12) await killed.kill();
      }
    };
    await Promise.allSettled([createAll(), createAll(), createAll()]);
    const other = left.as('k-rich');
    for (const id of promised) expect((await other.get(`${prefix}/${id}`)).status).toBe(200);
    // Every created task is charged and queued, even when its answer was lost.
    const odd = `select id from tasks where status = 'PENDING' and not (
      exists (select from entries where transfer = 'charge:' || tasks.id) and exists (select from queue where task = id))`;
    expect(await query(odd)).toEqual([]);
    const { body: list } = await other.get(`${prefix}?page_size=100`);
    for (const { id, status } of list as unknown as { id: string; status: string }[]) {
      if (status === 'PENDING') await other.remove(`${prefix}/${id}`);
    }
    for (const worker of workers) worker.send('finish');
    await expect.poll(() => query('select task from queue')).toEqual([]);
    for (const worker of workers) worker.take('started');
    apis = [left, await start('api')];
  });

  it('continue after a database outage: jobs that ran meanwhile and jobs that ended meanwhile', async () => {
    const user = apis[0]!.as('k-rich');
    const ids = [await user.create(prefix, body), await user.create(prefix, body)];
    const { busy, idle } = await atWork();
    await idle.prints('started');
    await postgres.stop();
    // One job ends while the database is away.
    busy.send('finish');
    expect((await fetch(new URL('/readyz', apis[0]!.baseUrl))).status).toBe(503);
    await postgres.start();
    idle.send('finish');
    (await atWork()).busy.send('finish');
    const tasks = await Promise.all(ids.map((id) => user.settled(prefix, id)));
    expect(tasks.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    const stream = user.frames(`${prefix}/${await apis[1]!.as('k-rich').create(prefix, body)}/stream`);
    (await atWork()).busy.send('finish');
    const frames = [];
    for await (const { data } of stream) frames.push(data.status);
    expect(frames.at(-1)).toBe('SUCCEEDED');
  });

  it('refuse operations that need exclusive state', async () => {
    const service = await startService({ database, files: join(folder, 'shared'), role: 'api', accounts });
    const control = controller(service);
    for (const [path, input] of [
      ['/reset', {}],
      ['/snapshots', { name: 'a' }],
      ['/clock', { mode: 'frozen' }],
      ['/clock/advance', { ms: 1 }],
    ] as const) {
      const { status, body: answer } = await control.send('POST', path, input);
      expect([path, status, JSON.stringify(answer)]).toEqual([path, 501, expect.stringContaining('share')]);
    }
    await service.stop();
  });

  it('agree on each task that one node deletes while another starts or ends it', async () => {
    const [a, b] = apis.map((node) => node.as('k-rich')) as [Caller, Caller];
    for (const node of [...apis, ...workers]) while (node.take('fault') !== undefined);
    let over = false;
    const keepFinishing = async (): Promise<void> => {
      while (!over) {
        const busy = await Promise.race([firstWithOutput(workers, 'started'), finished]);
        busy?.send('finish');
      }
    };
    let finish = (): void => {};
    const finished = new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined);
    });
    const work = keepFinishing();
    const statuses = new Set<number>();
    const race = async (user: Caller, other: Caller, path: string): Promise<void> => {
      for (let i = 0; i < 8; i += 1) {
        const id = await user.create(path, body);
        const answers = await Promise.all([user.remove(`${path}/${id}`), other.remove(`${path}/${id}`)]);
        for (const { status } of answers) statuses.add(status);
      }
    };
    await Promise.all([race(a, b, prefix), race(b, a, prefix), race(a, b, lab), race(b, a, lab)]);
    await expect.poll(() => query('select task from queue')).toEqual([]);
    over = true;
    finish();
    await work;
    // Done, deleted by the other, running, or terminal, and never a deadlock.
    expect([...statuses].filter((status) => ![200, 204, 400, 404, 409].includes(status))).toEqual([]);
    for (const node of [...apis, ...workers]) expect(node.take('fault')).toBeUndefined();
    const books = `select e.task, count(*) filter (where kind = 'charge')::int as charges,
        count(*) filter (where kind = 'refund')::int as refunds, sum(credits)::int as kept,
        max(t.status) as status, max(t.refunded)::int as refunded
      from entries e left join tasks t on t.id = e.task where e.task is not null and book not like '@%'
      group by e.task`;
    for (const { task, charges, refunds, kept, status, refunded } of await query(books)) {
      expect([task, charges]).toEqual([task, 1]);
      expect([task, refunds]).toEqual([task, kept === 0 ? 1 : 0]);
      if (status !== null) expect([task, status, refunded]).toEqual([task, status, refunds]);
      if (status === 'SUCCEEDED') expect([task, refunds]).toEqual([task, 0]);
    }
  });

  it('treat a NUL in an id or a filter as an unknown value', async () => {
    const user = apis[0]!.as('k-rich');
    expect((await user.get(`${prefix}/a%00b`)).status).toBe(404);
    expect((await user.remove(`${prefix}/a%00b`)).status).toBe(404);
    expect(await user.get('/v1/usage/tasks?status=%00')).toMatchObject({ status: 400 });
  });

  it('notify a worker that a job is no longer its own', async () => {
    const own = await postgres.database();
    const openFiles = filesIn(join(folder, 'fenced'));
    const [a, b] = [
      await clusterStorage({ database: own, openFiles }),
      await clusterStorage({ database: own, openFiles }),
    ];
    const id = '01890000-0000-7000-8000-000000000000';
    await a.store
      .insertInto('accounts')
      .values({ id: 'x', name: 'x', plan: 'pro', key_hash: 'x', last_created_at: 0 })
      .execute();
    await a.store.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('tasks')
        .values({ ...emptyTask, id, account: 'x' })
        .execute();
      await a.queue.add(transaction, { id, account: 'a', trace: '' });
    });
    const first = (await a.queue.take(1))!;
    await a.queue.giveBack(first);
    const second = (await b.queue.take(2))!;
    expect([first.attempt, second.attempt]).toEqual([1, 1]);
    expect([await a.queue.holds(first), await b.queue.holds(second)]).toEqual([false, true]);
    const end = (storage: Storage, claim: Claim) =>
      undoable(storage.store, (transaction) => storage.queue.finish(transaction, claim));
    await a.queue.giveBack(first);
    expect(await end(a, first)).toBe(false);
    expect(await a.queue.take(3)).toBeUndefined();
    // A task taken without this process learning it is requeued, and the attempt does not count.
    await b.queue.giveBackExcept(new Set([id]));
    expect(await b.queue.holds(second)).toBe(true);
    await b.queue.giveBackExcept(new Set());
    const third = (await b.queue.take(4))!;
    expect(third).toMatchObject({ attempt: 1, number: 3, task: { id, started_at: 1 } });
    expect([await end(b, second), await end(b, third), await end(b, third)]).toEqual([false, true, false]);
    expect(a.queue.isOutage(new ServiceError('files_unreachable', 'no answer'))).toBe(true);
    expect(a.queue.isOutage(new Error('no such column'))).toBe(false);
    await Promise.all([a.close(), b.close()]);
  });

  it('report which database does not open and why, without the password', async () => {
    const open = async (change: (url: URL) => void): Promise<{ code?: string; message?: string }> => {
      const url = new URL(database);
      change(url);
      return await clusterStorage({ database: url.href, openFiles: filesIn(folder) }).then(
        () => ({}),
        (error) => error,
      );
    };
    const password = 'canary-password';
    const wrong = [
      await open((url) => Object.assign(url, { password })),
      await open((url) => Object.assign(url, { pathname: '/nothing', password: url.password })),
      await open((url) => Object.assign(url, { port: '1', password })),
      await open((url) => Object.assign(url, { hostname: 'no.such.host.invalid', password })),
    ];
    for (const { code, message } of wrong) {
      expect([code, message]).toEqual([
        'no_storage',
        expect.stringMatching(/^open the database \S+:\d+\/\w+ as tester: .+;/),
      ]);
      expect(message).not.toMatch(/password@|canary/);
    }
    expect(
      wrong.map(
        ({ message }) => /authentication|does not exist|ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.exec(message!)?.[0],
      ),
    ).toEqual([
      'authentication',
      'does not exist',
      'ECONNREFUSED',
      expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    ]);
  });

  it('refuse a database of a newer service, and change nothing in it', async () => {
    const newer = await postgres.database();
    await (await clusterStorage({ database: newer, openFiles: filesIn(folder) })).close();
    await query('update version set tables = 1000, oldest_beside = 1000', newer);
    await expect(clusterStorage({ database: newer, openFiles: filesIn(folder) })).rejects.toMatchObject({
      code: 'bad_options',
      message: expect.stringMatching(/version 1000 is newer/),
    });
    expect(await query('select tables::int from version', newer)).toEqual([{ tables: 1000 }]);
  });

  it('leave no connection and no stale file when they stop', async () => {
    const nodes = [...apis, ...workers];
    expect(await Promise.all(nodes.map((node) => node.stop()))).toEqual(nodes.map(() => 0));
    const others = `select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await expect.poll(() => query(others)).toEqual([]);
    // What killed processes left is set aside once it is certainly unused.
    const shared = join(folder, 'shared');
    const storage = await clusterStorage({ database, openFiles: filesIn(shared) });
    const inFourDays = Date.now() + 4 * 24 * 3600 * 1000;
    await tendFiles({ ...storage, now: () => inFourDays });
    await storage.close();
    const [owner] = await readdir(shared);
    expect(await readdir(join(shared, owner!, 'unfinished'))).toEqual([]);
    const kept = await query("select id from tasks where status = 'SUCCEEDED' order by id");
    expect((await readdir(join(shared, owner!, 'files'))).sort()).toEqual(kept.map(({ id }) => id));
    expect(await readdir(join(shared, owner!, 'inputs'))).toEqual([]);
    expect(await query('select sum(credits)::int as sum from entries')).toEqual([{ sum: 0 }]);
  });

  async function digests(task: string): Promise<unknown> {
    return await query(`select name, digest from files where task = '${task}' order by name`);
  }
});
