import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

const library = [
  { action_id: 0, name: 'Idle', category: 'DailyActions', sub_category: 'Idle' },
  { action_id: 1, name: 'Walking', category: 'WalkAndRun', sub_category: 'Walking' },
  { action_id: 24, name: 'Running', category: 'WalkAndRun', sub_category: 'Running' },
];
let server: Server;
let env: Record<string, string>;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url?.endsWith('/v1/balance') ? { balance: 1234 } : library));
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
