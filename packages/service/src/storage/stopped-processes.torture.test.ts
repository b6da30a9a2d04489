import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClusterNode, startNode } from '../testing/cluster-nodes.ts';
import { type HeldProxy, openHeldProxy } from '../testing/held-proxy.ts';
import { buildKillProgram } from '../testing/kills/kill-program.ts';

// Processes that stop without ending, and machines that lose their network. The bounds are those of docs/service.md.

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = [
  { name: 'a', key: 'k-a', credits: 1_000_000 },
  { name: 'b', key: 'k-b', credits: 1_000_000 },
] as const;
/** The tasks of a worker that stopped are taken over within this time. */
const takenOverMs = 15_000;
/** Creates of an account whose lock a stopped process holds are possible again within this time. */
const unlockedMs = 15_000;

const server = await testPostgres();
if (typeof server === 'string') console.info(`not run: ${server}`);

describe.skipIf(typeof server === 'string')('beside a process that stops', () => {
  const postgres = server as TestPostgres;
  let folder: string;
  let program: Awaited<ReturnType<typeof buildKillProgram>>;
  let database: string;
  let proxy: HeldProxy;
  let nodes: ClusterNode[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meshwright-stopped-'));
    program = await buildKillProgram(resolve(import.meta.dirname, '../..'), 'cluster-node');
  });
  afterAll(async () => {
    await postgres.remove();
    await program.remove();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    nodes = [];
    database = await postgres.database();
    const { hostname, port } = new URL(database);
    proxy = await openHeldProxy({ host: hostname, port: Number(port) });
  });
  afterEach(async () => {
    for (const node of nodes) node.signal('SIGCONT');
    await Promise.all(nodes.map((node) => node.kill()));
    await proxy.close();
  });

  async function start(role: 'api' | 'worker', overProxy = false): Promise<ClusterNode> {
    const url = new URL(database);
    if (overProxy) url.port = String(proxy.port);
    const node = await startNode(program.file, {
      database: url.href,
      files: join(folder, new URL(database).pathname),
      role,
      ...(role === 'api' && { accounts }),
    });
    nodes.push(node);
    return node;
  }

  async function query(text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: database, options: '-c search_path=meshwright' });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  /** Returns the files of a task, by claim. */
  async function filesOf(task: string): Promise<string[]> {
    const paths = await readdir(join(folder, new URL(database).pathname), { recursive: true });
    return paths.filter((path) => path.includes(task) && path.endsWith('.glb'));
  }

  it.each(['is paused', 'is paused as its job ends', 'has lost its network'])(
    `a worker that ${'%s'} has its task taken over within ${takenOverMs / 1000} s, and changes nothing later`,
    async (how) => {
      const user = (await start('api')).as('k-a');
      const lost = await start('worker', true);
      const before = await user.balance();
      const id = await user.create(prefix, body);
      await lost.prints('started');
      const other = await start('worker');
      if (how === 'has lost its network') proxy.drop();
      else lost.signal('SIGSTOP');
      const stoppedAt = Date.now();
      // The paused process reads it when it goes on.
      if (how !== 'is paused') lost.send('finish');
      await other.prints('started');
      const afterMs = Date.now() - stoppedAt;
      console.info(`the task of a worker that ${how} was taken over after ${afterMs} ms`);
      expect(afterMs).toBeLessThan(takenOverMs);
      other.send('finish');
      const task = await user.settled(prefix, id);
      expect(task.status).toBe('SUCCEEDED');
      const [rows, files] = [await query(`select * from files where task = '${id}'`), await filesOf(id)];
      expect(files.map((path) => path.split('/').slice(-3))).toEqual([[id, '2', 'model.glb']]);

      if (how === 'has lost its network') proxy.restore();
      else lost.signal('SIGCONT');
      if (how === 'is paused') await lost.prints('stopped');
      // It takes part again.
      other.signal('SIGSTOP');
      const next = await user.create(prefix, body);
      await lost.prints('started');
      lost.send('finish');
      expect((await user.settled(prefix, next)).status).toBe('SUCCEEDED');
      expect([await query(`select * from files where task = '${id}'`), await filesOf(id)]).toEqual([
        rows,
        files,
      ]);
      expect(await user.get(`${prefix}/${id}`)).toMatchObject({
        body: { ...task, model_urls: expect.anything() },
      });
      expect(await user.balance()).toBe(before - 60);
      expect(lost.take('fault')).toBeUndefined();
    },
  );

  it(`a worker paused inside a claim has its task taken over within ${takenOverMs / 1000} s`, async () => {
    const user = (await start('api')).as('k-a');
    const lost = await start('worker', true);
    const claiming = proxy.sends('update "queue" set "claimed"');
    const created = user.create(prefix, body);
    await claiming;
    lost.signal('SIGSTOP');
    const stoppedAt = Date.now();
    const id = await created;
    const other = await start('worker');
    await other.prints('started');
    const afterMs = Date.now() - stoppedAt;
    console.info(`the task of a worker paused inside a claim was taken over after ${afterMs} ms`);
    expect(afterMs).toBeLessThan(takenOverMs);
    other.send('finish');
    expect((await user.settled(prefix, id)).status).toBe('SUCCEEDED');
  });

  it(`an API process paused inside a create delays its account ${unlockedMs / 1000} s at most, and no other`, async () => {
    const paused = await start('api', true);
    const [own, other] = [await start('api'), await start('worker')]
      .slice(0, 1)
      .flatMap((node) => [node.as('k-a'), node.as('k-b')]) as [
      ReturnType<ClusterNode['as']>,
      ReturnType<ClusterNode['as']>,
    ];
    const inside = proxy.sends('insert into "tasks"');
    const lost = paused
      .as('k-a')
      .post(prefix, body)
      .catch(() => undefined);
    await inside;
    paused.signal('SIGSTOP');
    const pausedAt = Date.now();
    const answers: [number, number][] = [];
    let longestOther = 0;
    for (let status = 0; status !== 202; ) {
      const at = Date.now();
      const mine = own.post(prefix, body);
      const theirs = await other.post(prefix, body);
      longestOther = Math.max(longestOther, Date.now() - at);
      expect(theirs.status).toBe(202);
      const answer = await mine;
      status = answer.status;
      answers.push([status, Date.now() - at]);
      expect([202, 503]).toContain(status);
      if (status === 503) expect(answer.body.message).toMatch(/Nothing was created or charged\.$/);
      expect(Date.now() - pausedAt).toBeLessThan(unlockedMs);
    }
    console.info(
      `paused inside a create: its account was answered ${JSON.stringify(answers)} (status, ms) and created again after ${Date.now() - pausedAt} ms; the other account waited ${longestOther} ms at most`,
    );
    expect(longestOther).toBeLessThan(3_000);
    paused.signal('SIGCONT');
    const late = await lost;
    // It finds its transaction gone.
    expect(late?.status).toBe(503);
    const accepted = answers.filter(([status]) => status === 202).length;
    const [count] = await query(
      "select count(*)::int as tasks from tasks join accounts on accounts.id = account where name = 'a'",
    );
    expect(count).toEqual({ tasks: accepted });
    expect(await query('select sum(credits)::int as sum from entries')).toEqual([{ sum: 0 }]);
  });
});
