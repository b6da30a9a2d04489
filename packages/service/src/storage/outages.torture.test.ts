import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { type TestPostgres, testPostgres } from '@meshwright/testing/service/postgres';
import { type TestS3, testS3 } from '@meshwright/testing/service/s3';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Requests } from '../files/s3-requests.ts';
import { type Service, startService } from '../start/start-service.ts';
import { tendFiles } from '../tasks/tend-files.ts';
import { startNode } from '../testing/cluster-nodes.ts';
import { type HeldProxy, openHeldProxy } from '../testing/held-proxy.ts';
import { buildKillProgram } from '../testing/kills/kill-program.ts';
import { clusterStorage } from './cluster-storage.ts';
import { openFiles } from './open-files.ts';
import type { Storage } from './storage.ts';

const prefix = '/v1/image-to-3d';
const body = { image_url: pictureUri };
const accounts = Array.from({ length: 8 }, (_, i) => ({ name: `a${i}`, key: `k${i}`, credits: 1_000_000 }));
const hourMs = 3600 * 1000;
const ofNothing = /Send the request again in \d+ s\. Nothing was created or charged\.$/;

const server = await testPostgres();
if (typeof server === 'string') console.info(`not run: ${server}`);

describe.skipIf(typeof server === 'string')('services on one database and one bucket', () => {
  const postgres = server as TestPostgres;
  let s3: TestS3;
  let bucketProxy: HeldProxy;
  let folder: string;
  beforeAll(async () => {
    s3 = await testS3();
    bucketProxy = await openHeldProxy({ host: '127.0.0.1', port: Number(new URL(s3.endpoint).port) });
    folder = await mkdtemp(join(tmpdir(), 'meshwright-outages-'));
  });
  afterAll(async () => {
    await bucketProxy.close();
    await s3.remove();
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  });

  const bucket = (name: string) => `s3://${s3.bucket}/${name}?endpoint=http://127.0.0.1:${bucketProxy.port}`;

  async function keysOf(name: string): Promise<string[]> {
    const { endpoint, credentials } = s3;
    const place = { endpoint, bucket: s3.bucket, region: 'us-east-1', prefix: '', ...credentials };
    const keys: string[] = [];
    for await (const key of createS3Requests(place).list(`${name}/`)) keys.push(key);
    return keys.sort();
  }

  async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: url, options: '-c search_path=meshwright' });
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  const open = (database: string, name: string, now?: () => number): Promise<Service> =>
    startService({
      database,
      files: bucket(name),
      fileCredentials: s3.credentials,
      accounts,
      engine: instantEngine(),
      workers: 2,
      onFault: () => {},
      onNote: () => {},
      ...(now && { clock: { now } }),
    });

  it('answer 400 creates at once with 202 or 503, never 500, and a refused one has made nothing', async () => {
    const program = await buildKillProgram(resolve(import.meta.dirname, '../..'), 'cluster-node');
    const database = await postgres.database();
    const files = join(folder, 'many');
    const api = await startNode(program.file, { database, files, role: 'api', accounts });
    const users = accounts.map(({ key }) => api.as(key));
    for (const [count, spread] of [
      [400, 1],
      [400, users.length],
      [1_500, 1],
      [4_000, users.length],
    ] as const) {
      const [before] = await query(database, 'select count(*)::int as tasks from tasks');
      const waits: number[] = [];
      const answers = await Promise.all(
        Array.from({ length: count }, async (_, i) => {
          const at = Date.now();
          const answer = await users[i % spread]!.post(prefix, body);
          waits.push(Date.now() - at);
          return answer;
        }),
      );
      const counts: Record<number, number> = {};
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
      console.info(
        `${count} creates at once of ${spread} accounts: ${JSON.stringify(counts)}, longest wait ${Math.max(...waits)} ms`,
      );
      for (const answer of answers) {
        if (answer.status === 202) continue;
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3']);
        expect(answer.body.message).toMatch(ofNothing);
      }
      const [after] = await query(database, 'select count(*)::int as tasks from tasks');
      expect(Number(after?.tasks) - Number(before?.tasks)).toBe(counts[202] ?? 0);
      expect(counts[202]).toBeGreaterThan(50);
      if (count === 400) expect(counts).toEqual({ 202: 400 });
    }
    const rows = await query(database, 'select id from tasks order by id');
    const charged = "count(*) filter (where kind = 'charge' and credits < 0)::int as charges";
    expect(await query(database, `select sum(credits)::int as sum, ${charged} from entries`)).toEqual([
      { sum: 0, charges: rows.length },
    ]);
    const [owner] = await readdir(files);
    expect((await readdir(join(files, owner!, 'inputs'))).sort()).toEqual(rows.map(({ id }) => id));
    await api.kill();
    await program.remove();
  });

  it('refuse with 503 and a remedy while the database is stopped, and go on afterwards', async () => {
    const database = await postgres.database();
    const service = await open(database, 'stopped');
    const user = caller(service, 'k0');
    const id = await user.create(prefix, body);
    const task = await user.settled(prefix, id);
    await postgres.stop();
    const refusals = [
      await user.post(prefix, body),
      await user.get(`${prefix}/${id}`),
      await user.get(prefix),
      await user.remove(`${prefix}/${id}`),
      await user.get('/v1/balance'),
    ];
    const link = new Request((task.model_urls as { glb: string }).glb);
    const file = await service.fetch(link);
    expect([...refusals, file].map(({ status }) => status)).toEqual(Array(6).fill(503));
    for (const { headers } of [...refusals, file]) expect(headers.get('Retry-After')).toBe('3');
    expect(refusals[0]!.body.message).toMatch(ofNothing);
    expect(refusals[1]!.body.message).toMatch(/database .* Send the request again in \d+ s\.$/);
    await postgres.start();
    await expect.poll(async () => (await user.get(`${prefix}/${id}`)).status).toBe(200);
    expect((await user.remove(`${prefix}/${id}`)).status).toBe(200);
    expect((await user.settled(prefix, await user.create(prefix, body))).status).toBe('SUCCEEDED');
    await service.stop();
  });

  it('give up on a database that says nothing, within 25 s, and say that nothing was made', async () => {
    const database = await postgres.database();
    const { hostname, port } = new URL(database);
    const proxy = await openHeldProxy({ host: hostname, port: Number(port) });
    const url = new URL(database);
    url.port = String(proxy.port);
    const service = await open(url.href, 'silent');
    const user = caller(service, 'k0');
    await user.settled(prefix, await user.create(prefix, body));
    const inside = proxy.sends('insert into "tasks"');
    const late = user.post(prefix, body);
    await inside;
    proxy.drop();
    const at = Date.now();
    const [create, read] = await Promise.all([late, user.get(prefix)]);
    const afterMs = Date.now() - at;
    console.info(`a silent database: ${create.status} and ${read.status} after ${afterMs} ms`);
    expect([503, 504]).toContain(create.status);
    if (create.status === 503) expect(create.body.message).toMatch(ofNothing);
    expect(read.status).toBe(503);
    expect(afterMs).toBeLessThan(25_000);
    proxy.restore();
    await expect.poll(async () => (await user.post(prefix, body)).status).toBe(202);
    await service.stop();
    await proxy.close();
  });

  it('refuse with 503 while the file storage is away, but a DELETE, which removes the files afterwards', async () => {
    const database = await postgres.database();
    const service = await open(database, 'away');
    const user = caller(service, 'k0');
    const id = await user.create(prefix, body);
    const task = await user.settled(prefix, id);
    const before = await user.balance();
    bucketProxy.refuse();
    const create = await user.post(prefix, body);
    expect([create.status, create.headers.get('Retry-After'), create.body.message]).toEqual([
      503,
      '3',
      expect.stringMatching(ofNothing),
    ]);
    const file = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
    expect([file.status, file.headers.get('Retry-After')]).toEqual([503, '3']);
    expect((await user.remove(`${prefix}/${id}`)).status).toBe(200);
    expect((await user.get(`${prefix}/${id}`)).status).toBe(404);
    bucketProxy.restore();
    expect(await user.balance()).toBe(before);
    const left = async () => (await keysOf('away')).filter((key) => key.includes(id));
    expect(await left()).not.toEqual([]);
    await service.stop();
    const again = await open(database, 'away');
    await expect.poll(left).toEqual([]);
    await again.stop();
  });

  it('answer a link whose object is missing with an error before the headers', async () => {
    const service = await open(await postgres.database(), 'missing');
    const user = caller(service, 'k0');
    const task = await user.settled(prefix, await user.create(prefix, body));
    const { endpoint, credentials } = s3;
    const place = { endpoint, bucket: s3.bucket, region: 'us-east-1', prefix: '', ...credentials };
    await createS3Requests(place).removeBelow('missing/');
    const file = await service.fetch(new Request((task.model_urls as { glb: string }).glb));
    expect([file.status, ((await file.json()) as { message: string }).message]).toEqual([
      500,
      expect.stringMatching(/is not in the file storage.*backup/),
    ]);
    await service.stop();
  });

  it('leave the files of the original as they are when a restored copy of the database is opened', async () => {
    const original = await postgres.database();
    const first = await open(original, 'copied');
    const user = caller(first, 'k0');
    const old = await user.settled(prefix, await user.create(prefix, body));
    const waiting = await user.create(prefix, body);
    await user.settled(prefix, waiting);
    await first.stop();
    const copied = `${new URL(original).pathname.slice(1)}_copy`;
    await query(
      original.replace(/[^/]*$/, 'postgres'),
      `create database ${copied} template ${new URL(original).pathname.slice(1)}`,
    );
    const copy = original.replace(/[^/]*$/, copied);
    const second = await open(original, 'copied');
    const going = caller(second, 'k0');
    for (let i = 0; i < 4; i += 1) await going.settled(prefix, await going.create(prefix, body));
    const before = await keysOf('copied');

    // By its clock everything has expired, and all that is unknown to it is old.
    const inAMonth = () => Date.now() + 30 * 24 * hourMs;
    for (const now of [() => Date.now() + hourMs * 1.02, inAMonth]) {
      const looking = await open(copy, 'copied', now);
      const looker = caller(looking, 'k0');
      const settled = await looker.settled(prefix, await looker.create(prefix, body));
      expect(settled.status).toBe('SUCCEEDED');
      const { status, body: seen } = await looker.get(`${prefix}/${old.id}`);
      expect([status, seen.status]).toEqual([200, 'SUCCEEDED']);
      if (now !== inAMonth) {
        const file = await looking.fetch(new Request((seen.model_urls as { glb: string }).glb));
        expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, 84]);
        expect((await looker.remove(`${prefix}/${waiting}`)).status).toBe(200);
      }
      await looking.stop();
    }
    const files = await openFiles(bucket('copied'), s3.credentials);
    const storage = await clusterStorage({ database: copy, openFiles: files });
    await tendFiles({ ...storage, now: inAMonth });
    await storage.close();
    const after = await keysOf('copied');
    expect(before.filter((key) => !after.includes(key))).toEqual([]);
    const owners = new Set(before.map((key) => key.split('/')[1]));
    expect([owners.size, after.filter((key) => owners.has(key.split('/')[1])).sort()]).toEqual([1, before]);
    expect((await going.get(`${prefix}/${waiting}`)).status).toBe(200);
    await second.stop();
  });

  it('notice a copy of the disk of the whole server, which has the same identity', async () => {
    const original = await postgres.database();
    const name = new URL(original).pathname.slice(1);
    const hour = { at: Date.now() };
    const tended = async (storage: Storage) => {
      hour.at += 2 * hourMs;
      const { at } = hour;
      return await tendFiles({ ...storage, now: () => at });
    };
    const opened = async (database: string) =>
      await clusterStorage({ database, openFiles: await openFiles(bucket('disk'), s3.credentials) });
    const copyAs = async (copy: string) => {
      await query(original.replace(/[^/]*$/, 'postgres'), `create database ${copy} template ${name}`);
      const database = original.replace(/[^/]*$/, copy);
      // As if it had the identity of the original.
      await query(
        database,
        `update secrets set value = regexp_replace(value, '/[0-9]+"', '/' || (select oid from pg_database where datname = '${copy}') || '"')
          where name = 'file owners'`,
      );
      return database;
    };
    const first = await opened(original);
    expect(await tended(first)).toBeUndefined();
    await first.files.publish({ task: 'a', claim: 1 }, { a: new Uint8Array(1) });
    await first.close();
    const [older, younger] = [await copyAs(`${name}_older`), await copyAs(`${name}_younger`)];

    // The younger copy is opened before the next turn: neither sets anything aside from then on.
    const second = await opened(original);
    const looking = await opened(younger);
    expect(await tended(looking)).toBeUndefined();
    expect(await tended(second)).toMatch(/Another copy of the database has used these files/);
    expect(await tended(looking)).toMatch(/Another copy/);
    await Promise.all([looking.close(), second.close()]);

    // The older copy is opened after it: it has a folder of its own, and reads that of the original.
    const owners = async () => new Set((await keysOf('disk')).map((key) => key.split('/')[1]));
    const before = await owners();
    const old = await opened(older);
    await old.files.remove('a');
    await old.files.publish({ task: 'b', claim: 1 }, { b: new Uint8Array(2) });
    expect(await old.files.read({ task: 'a', claim: 1 }, 'a')).toEqual(new Uint8Array(1));
    expect((await owners()).size).toBe(before.size + 1);
    expect(await tended(old)).toBeUndefined();
    await old.close();
  });
});
