import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, seed } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { testPostgres } from '@meshwright/testing/service/postgres';
import { afterAll, expect, it } from 'vitest';
import { startService } from '../start/start-service.ts';
import { clusterStorage } from './cluster-storage.ts';
import { openFiles } from './open-files.ts';
import { isOutage } from './postgres-store.ts';

const cuts = samples(30);
const prefix = '/v1/image-to-3d';
const accounts = [{ name: 'a', key: 'k', credits: 1_000_000 }] as const;

const server = await testPostgres();
let folder: string | undefined;
afterAll(async () => {
  if (typeof server !== 'string') await server.remove();
  if (folder) await rm(folder, { recursive: true, force: true });
});
if (typeof server === 'string') console.info(`not run: ${server}`);

it.skipIf(typeof server === 'string')(
  `loses no task or credit when connections to the database break ${cuts} times (seed ${seed})`,
  async () => {
    if (typeof server === 'string') return;
    folder = await mkdtemp(join(tmpdir(), 'meshwright-broken-'));
    const direct = await server.database();
    const proxy = await cuttingProxy(direct, createRandom(seed));
    const shared = { database: proxy.url, files: folder, accounts, engine: instantEngine() };
    const faults: unknown[] = [];
    const onFault = (error: unknown): unknown => faults.push(error);
    const [api, worker] = [
      await startService({ ...shared, role: 'api', onFault }),
      await startService({ ...shared, role: 'worker', workers: 3, onFault }),
    ];
    const user = caller(api, 'k');
    const promised: string[] = [];
    let unknown = 0;
    while (proxy.cuts() < cuts) {
      const answer = await user.post(prefix, { image_url: pictureUri });
      if (answer.status === 202) promised.push(String(answer.body.result));
      else if (answer.status === 504) unknown += 1;
      else {
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3']);
        expect(answer.body.message).toMatch(/Nothing was created or charged\.$/);
      }
      proxy.arm();
    }
    proxy.leaveAlone();
    expect(faults.filter((error) => !isOutage(error))).toEqual([]);

    const own = await clusterStorage({ database: direct, openFiles: await openFiles(folder, undefined) });
    const left = (): Promise<unknown> => own.store.selectFrom('queue').select('task').execute();
    await expect.poll(left).toEqual([]);
    const tasks = await own.store.selectFrom('tasks').select(['id', 'status', 'cost']).execute();
    expect(promised.filter((id) => !tasks.some((task) => task.id === id))).toEqual([]);
    expect(tasks.length - promised.length).toBeLessThanOrEqual(unknown);
    expect(tasks.filter(({ status }) => status !== 'SUCCEEDED')).toEqual([]);
    expect(await user.balance()).toBe(1_000_000 - tasks.reduce((sum, { cost }) => sum + cost, 0));
    for (const { id } of tasks) {
      const { body } = await user.get(`${prefix}/${id}`);
      const file = await api.fetch(new Request((body.model_urls as { glb: string }).glb));
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, 84]);
    }
    console.info(`${tasks.length} tasks, ${promised.length} of them acknowledged, over ${proxy.cuts()} cuts`);
    await Promise.all([api.stop(), worker.stop(), own.close()]);
    proxy.close();
  },
  60_000 + cuts * 1_000,
);

/** A proxy for a database that, when armed, breaks the connection that carries the message with the given number. */
async function cuttingProxy(
  target: string,
  random: { int(below: number): number },
): Promise<{ url: string; arm(): void; leaveAlone(): void; cuts(): number; close(): void }> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let cuts = 0;
  let left = Number.POSITIVE_INFINITY;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('close', () => sockets.delete(from));
      from.on('error', end).on('close', end);
      from.on('data', (bytes) => {
        left -= 1;
        if (left > 0) {
          to.write(bytes);
          return;
        }
        cuts += 1;
        left = Number.POSITIVE_INFINITY;
        // The message arrives before the connection breaks, or is lost with it.
        if (random.int(2) === 0) to.write(bytes, end);
        else end();
      });
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(target);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    arm: () => {
      if (left === Number.POSITIVE_INFINITY) left = 1 + random.int(60);
    },
    leaveAlone: () => {
      left = Number.POSITIVE_INFINITY;
    },
    cuts: () => cuts,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
