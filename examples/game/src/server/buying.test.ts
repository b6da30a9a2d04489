import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '@meshwright/service';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { gameApi } from './game-api.ts';
import { lastingState } from './game-state.ts';

// Purchases of players while servers and pages die, at a real service with a real journal.
const key = 'canary-key-of-the-players';
const chest = { mode: 'preview', prompt: 'a chest' };
const limits = { creditsPerDay: 60, totalCreditsPerDay: 100 };
let service: Service;
let folder: string;
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  service = await startService({
    port: 0,
    accounts: [{ name: 'game', key, credits: 1000 }],
    engine: {
      missing: () => null,
      run: async () => ({
        files: { 'model.glb': new Uint8Array(4) },
        result: { model_urls: { glb: 'model.glb' } },
      }),
    },
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  stops = [];
  folder = await mkdtemp(join(tmpdir(), 'meshwright-garden-'));
  await control('/reset', {});
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await rm(folder, { recursive: true, force: true });
});

async function control(path: string, body: object): Promise<void> {
  await fetch(`${service.control.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.control.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
async function spent(): Promise<number> {
  const answer = await fetch(`${service.baseUrl}/v1/balance`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return 1000 - ((await answer.json()) as { balance: number }).balance;
}

/** Starts a game server on the user's state folder, which is all that remains when the server is killed. */
async function startGame() {
  const state = lastingState(limits, { XDG_STATE_HOME: folder, HOME: folder });
  const api = await gameApi({
    baseUrl: service.baseUrl,
    key,
    state,
    creditsPerDay: limits.creditsPerDay,
    newId: randomUUID,
    now: Date.now,
  });
  const server = createServer((request, response) => api(request, response, () => response.end('page')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kill = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    state.close();
  };
  stops.push(() => kill().catch(() => {}));
  return {
    kill,
    async visit(): Promise<string> {
      return (await fetch(`${url}/`)).headers.get('set-cookie')!.split(';')[0]!;
    },
    post: (cookie: string, purchaseKey?: string, body: object = chest) =>
      fetch(`${url}/api/meshwright/v2/text-to-3d`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie,
          ...(purchaseKey === undefined ? {} : { 'idempotency-key': purchaseKey }),
        },
        body: JSON.stringify(body),
      }),
    async statusOf(cookie: string, id: string): Promise<string> {
      const answer = await fetch(`${url}/api/meshwright/v2/text-to-3d/${id}`, { headers: { cookie } });
      return ((await answer.json()) as { status: string }).status;
    },
    async left(cookie: string): Promise<number> {
      const answer = await fetch(`${url}/api/budget`, { headers: { cookie } });
      return ((await answer.json()) as { left: number }).left;
    },
  };
}
const idOf = async (answer: Response) => ((await answer.json()) as { result: string }).result;

it('a repeated POST with the same purchase key returns the same task, also after a restart of the server', async () => {
  const first = await startGame();
  const visitor = await first.visit();
  const id = await idOf(await first.post(visitor, 'chest-1'));
  expect(await idOf(await first.post(visitor, 'chest-1'))).toBe(id);
  await first.kill();
  const second = await startGame();
  expect(await idOf(await second.post(visitor, 'chest-1'))).toBe(id);
  expect([await spent(), await second.left(visitor)]).toEqual([20, 40]);
  // The same words under another idempotency key buy another thing.
  expect(await idOf(await second.post(visitor, 'chest-2'))).not.toBe(id);
  expect([await spent(), await second.left(visitor)]).toEqual([40, 20]);
});

it('a create whose answer was lost is found, not sent again, after a restart of the server', async () => {
  await control('/faults', {
    seed: 1,
    rules: [{ when: { route: 'create', nth: [1] }, fault: { kind: 'reset', executed: true } }],
  });
  const first = await startGame();
  const visitor = await first.visit();
  await (await first.post(visitor, 'chest-1')).text();
  await first.kill();
  const second = await startGame();
  const answer = await second.post(visitor, 'chest-1');
  expect(answer.status).toBe(202);
  expect([await spent(), await second.left(visitor)]).toEqual([20, 40]);
});

it('a POST with the purchase key of a failed task makes a new task, and only the successful one is paid', async () => {
  await control('/faults', { seed: 1, rules: [{ when: { nth: [1] }, fault: { kind: 'failed_task' } }] });
  const game = await startGame();
  const visitor = await game.visit();
  const failed = await idOf(await game.post(visitor, 'chest-1'));
  await expect.poll(() => game.statusOf(visitor, failed)).toBe('FAILED');
  const made = await idOf(await game.post(visitor, 'chest-1'));
  expect(made).not.toBe(failed);
  await expect.poll(() => game.statusOf(visitor, made)).toBe('SUCCEEDED');
  expect(await idOf(await game.post(visitor, 'chest-1'))).toBe(made);
  expect([await spent(), await game.left(visitor)]).toEqual([20, 40]);
});

it('two servers of one user share one budget per visitor, and one for all visitors', async () => {
  const servers = [await startGame(), await startGame()] as const;
  const visitor = await servers[0].visit();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => servers[n % 2]!.post(visitor, `key-${n}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 402, 402, 402, 402, 402]);
  const others = [await servers[1].visit(), await servers[1].visit()];
  const more = await Promise.all(others.map((other) => servers[0].post(other, 'chest')));
  expect(more.map(({ status }) => status).sort()).toEqual([202, 202]);
  expect((await servers[1].post(await servers[1].visit(), 'chest')).status).toBe(402);
  expect(await spent()).toBe(100);
});

it('an invalid body is not journaled and costs nothing', async () => {
  const game = await startGame();
  const visitor = await game.visit();
  expect((await game.post(visitor, 'a', { mode: 'preview' })).status).toBe(400);
  expect((await game.post(visitor, 'a b')).status).toBe(400);
  expect([await spent(), await game.left(visitor)]).toEqual([0, 60]);
  // A purchase that was journaled under this key would be found here.
  expect((await game.post(visitor, 'a')).status).toBe(202);
  expect(await spent()).toBe(20);
});

it('saved files are readable by the user only, and contain neither the key nor a cookie', async () => {
  const game = await startGame();
  const visitor = await game.visit();
  await game.post(visitor, 'chest-1');
  await game.kill();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['secret', 'meter.db', 'journal.db']));
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'latin1');
    expect([name, text.includes(key), text.includes(visitor)]).toEqual([name, false, false]);
  }
  expect((await stat(join(folder, 'meshwright/garden'))).mode & 0o077).toBe(0);
});
