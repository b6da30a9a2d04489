// Records every statement that the built service sends to PostgreSQL, for the test that a later version keeps them working.
// Run before the tables change: node --import tsx packages/service/src/testing/record-statements.ts VERSION
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '@meshwright/service';
import { caller } from '@meshwright/testing/service/caller';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { testPostgres } from '@meshwright/testing/service/postgres';
import { Client } from 'pg';

const [version] = process.argv.slice(2);
const statements = new Set<string>();
const { query } = Client.prototype;
Client.prototype.query = function record(this: Client, ...given: unknown[]): unknown {
  const [first] = given as [string | { readonly text: string }];
  const text = typeof first === 'string' ? first : first.text;
  // The data, not the tables or the session, and one form of a list of any length.
  if (/^\s*(select|insert|update|delete|with)\b/i.test(text))
    statements.add(text.replace(/\s+/g, ' ').trim());
  return (query as (...rest: unknown[]) => unknown).apply(this, given);
} as typeof query;

const server = await testPostgres();
if (typeof server === 'string') throw new Error(server);
const folder = await mkdtemp(join(tmpdir(), 'meshwright-statements-'));
const hooks = createServer((request, response) => request.resume().on('end', () => response.end()));
await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
const accounts = [
  {
    name: 'ann',
    key: 'k-ann',
    credits: 100_000,
    plan: 'enterprise',
    keys: [{ name: 'game', key: 'k-game', monthlyCredits: 5_000 }],
    webhooks: [`http://127.0.0.1:${(hooks.address() as AddressInfo).port}/`],
  },
  { name: 'bob', key: 'k-bob', credits: 500, plan: 'pro' },
] as const;
const shared = {
  database: await server.database(),
  files: join(folder, 'files'),
  allowLoopback: true,
  port: 0,
  resultLifetimeMs: 1_500,
  engine: instantEngine(),
};

const api = await startService({ ...shared, role: 'api', accounts });
const waiting = await caller(api, 'k-game').create('/v1/image-to-3d', { image_url: pictureUri });
await caller(api, 'k-bob').remove(
  `/v1/image-to-3d/${await caller(api, 'k-bob').create('/v1/image-to-3d', { image_url: pictureUri })}`,
);
const keycap = { image_url: pictureUri };
const lab = '/creative-lab/keycap/v1/prototype';
await caller(api, 'k-ann').remove(`${lab}/${await caller(api, 'k-ann').create(lab, keycap)}`);
const worker = await startService({ ...shared, role: 'worker', workers: 2 });
for (const key of ['k-ann', 'k-game', 'k-bob']) {
  const user = caller(api, key);
  const id = await user.create('/v1/image-to-3d', { image_url: pictureUri });
  await user.settled('/v1/image-to-3d', id);
  await user.get('/v1/image-to-3d?page_size=5&sort_by=%2Bcreated_at');
  await user.settled('/v1/remesh', await user.create('/v1/remesh', { input_task_id: id }));
  await user.get('/v1/balance');
  await user.get('/v1/usage');
  await user.get('/v1/showcases');
  await user.remove(`/v1/image-to-3d/${id}`);
}
await caller(api, 'k-ann').settled('/v1/image-to-3d', waiting);
const failing = await caller(api, 'k-bob').create('/v2/text-to-3d', {
  mode: 'preview',
  prompt: 'a box [[fail]]',
});
await caller(api, 'k-bob').settled('/v2/text-to-3d', failing);
for (const path of ['/readyz', `/control/v1/tasks/${waiting}`])
  await (await fetch(new URL(path, api.baseUrl))).text();
// The sweep of expired results, the looks for lost workers and the deliveries have their turns.
await pause(4_000);
await worker.stop();
await api.stop();
hooks.close();
await server.remove();
await rm(folder, { recursive: true, force: true });
const file = join(import.meta.dirname, `../store/earlier/statements-${version}.json`);
writeFileSync(file, `${JSON.stringify([...statements].sort(), null, 2)}\n`);
console.log(`${statements.size} statements in ${file}`);
process.exit(0);
