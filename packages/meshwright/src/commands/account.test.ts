import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordedEndpoints } from '@meshwright/testing/client/recorded-answers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

const library = [
  { action_id: 0, name: 'Idle', category: 'DailyActions', sub_category: 'Idle' },
  { action_id: 1, name: 'Walking', category: 'WalkAndRun', sub_category: 'Walking' },
  { action_id: 24, name: 'Running', category: 'WalkAndRun', sub_category: 'Running' },
];
let balance: object = { balance: 1234 };
let usage: object[] = [];
const asked: string[] = [];
let server: Server;
let env: Record<string, string>;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    const answers: Record<string, unknown> = {
      '/openapi/v1/balance': balance,
      '/openapi/v1/usage/tasks': usage,
    };
    const { pathname } = new URL(url ?? '', 'http://any.example');
    if (pathname.endsWith('/usage/tasks') && usage.length === 0) response.statusCode = 403;
    asked.push(url ?? '');
    response.end(JSON.stringify(answers[pathname] ?? library));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  env = { MESHWRIGHT_BASE_URL: `http://127.0.0.1:${port}/openapi`, MESHWRIGHT_API_KEY: 'key-of-the-test' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const run = (...argv: string[]) => runHere(argv, { cwd: '/', env });

it.each([
  [[], ['0  Idle', '1  Walking', '24  Running']],
  [['walking'], ['1  Walking']],
  [['WALK'], ['1  Walking', '24  Running']],
])('animations %j lists ids and names', async (words, lines) => {
  const { code, stdout } = await run('animations', ...words);
  expect(code).toBe(0);
  const shown = stdout.trimEnd().split('\n');
  expect(shown.map((line, index) => line.trim().startsWith(lines[index] ?? '?'))).toEqual(
    lines.map(() => true),
  );
});

it('animations says when none has the word, and prints whole items as JSON', async () => {
  expect((await run('animations', 'moon')).stdout).toMatch(/no animation of 3 has the word moon/);
  expect(JSON.parse((await run('animations', 'idle', '--json')).stdout)).toEqual({
    animations: [library[0]],
  });
});

it('balance shows the credits and their service', async () => {
  expect((await run('balance')).stdout).toBe(`1,234 credits at ${env.MESHWRIGHT_BASE_URL}\n`);
  expect(JSON.parse((await run('balance', '--json')).stdout)).toEqual({
    balance: 1234,
    service: env.MESHWRIGHT_BASE_URL,
  });
});

it('balance names what ends with the month, and when; odd values are left out', async () => {
  balance = { ...recordedEndpoints.balance, plan: 'x' };
  expect((await run('balance')).stdout).toBe(
    `1,250 credits at ${env.MESHWRIGHT_BASE_URL}\n1,000 of this month, until 2026-12-01T00:00:00.000Z; 250 that stay\n`,
  );
  balance = { balance: '1250', monthly_credits: null, permanent_credits: {}, monthly_resets_at: 'soon' };
  expect((await run('balance')).stdout).toBe(`1,250 credits at ${env.MESHWRIGHT_BASE_URL}\n`);
});

it('usage lists tasks with their cost, asks for what is wanted, and explains a refusal', async () => {
  usage = [...recordedEndpoints.usage, { endpoint: null, created_at: 'soon' }];
  const shown = await run('usage', '--endpoints', 'rig,animate', '--from', '2026-11-01', '--page', '2');
  expect(shown.code).toBe(0);
  expect(shown.stdout).toMatch(/text-to-3d-refine +SUCCEEDED +10\n/);
  expect(shown.stdout).toMatch(/3 tasks, 10 credits\n$/);
  expect(asked.at(-1)).toContain('page_num=2');
  expect(asked.at(-1)).toContain('start_time=2026-11-01T00%3A00%3A00.000Z');
  expect(asked.at(-1)).toContain('endpoints=rig%2Canimate');
  expect((await run('usage', '--from', 'soon')).code).toBe(2);
  usage = [];
  expect((await run('usage')).stderr).toContain('it needs a Studio or Enterprise team');
});
