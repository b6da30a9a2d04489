import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exits } from '../../errors/exit-codes.ts';
import { freshHome, type Home } from '../../testing/command.ts';
import { type RunningHere, runHere, startHere } from '../../testing/run-here.ts';

let home: Home;
let service: RunningHere;
let baseUrl: string;

beforeEach(async () => {
  home = await freshHome();
  service = startHere(['service', '--json', '--data', 'data'], { cwd: home.folder, env: {} });
  baseUrl = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]).baseUrl;
});
afterEach(async () => {
  service.interrupt();
  await service.ended;
  await home.remove();
});

const run = (...argv: readonly string[]) =>
  runHere(['service', ...argv], { cwd: home.folder, env: { USER: 'ann' } });

async function json(...argv: readonly string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await run(...argv, '--data', 'data', '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout);
}

async function becomes(key: unknown, status: number): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${baseUrl}/v1/balance`, { headers });
      await answer.text();
      expect(answer.status).toBe(status);
    },
    { timeout: 5_000 },
  );
}

it('creates, credits, suspends and rotates beside the running service, with a trail', async () => {
  const { key } = await json('accounts', 'create', 'bob', '--plan', 'pro', '--credits', '40');
  await becomes(key, 200);
  expect(await json('accounts', 'credit', 'bob', '10', '--reference', 'invoice 1')).toMatchObject({
    balance: 50,
  });
  expect(await json('accounts', 'credit', 'bob', '10', '--reference', 'invoice 1')).toMatchObject({
    balance: 50,
    isNew: false,
  });
  await json('accounts', 'suspend', 'bob');
  await becomes(key, 403);
  await json('accounts', 'resume', 'bob');
  const rotated = await json('accounts', 'rotate', 'bob');
  await becomes(rotated.key, 200);
  await becomes(key, 401);
  const { stdout } = await run('accounts', 'log', '--data', 'data', '--account', 'bob');
  expect(stdout.split('\n').filter((line) => / ann +bob /.test(line))).toHaveLength(6);
  expect(stdout).not.toContain(String(key));
  const { accounts } = await json('accounts', 'list');
  expect(accounts).toMatchObject([
    { name: 'bob', plan: 'pro', balance: 50, isSuspended: false },
    { name: 'local' },
  ]);
});

it('backs up the running service, and makes another of the backup with the same ledger', async () => {
  const { ledger } = await json('backup', '--to', 'backup');
  const restored = await run('restore', '--from', 'backup', '--data', 'other', '--json');
  expect(JSON.parse(restored.stdout)).toMatchObject({ place: join(home.folder, 'other'), ledger });
  const other = startHere(['service', '--json', '--data', 'other'], { cwd: home.folder, env: {} });
  const ready = JSON.parse((await other.prints(/^\{.*\}\n$/))[0]);
  // The key of the original is that of the copy.
  expect(ready.key).toBeUndefined();
  other.interrupt();
  expect((await other.ended).code).toBe(0);
});

it.each([
  ['usage', /--to/, ['backup']],
  ['usage', /give both/, ['backup', '--to', 'b', '--files', 'f']],
  [
    'usage',
    /either --data or --database/,
    ['backup', '--to', 'b', '--data', 'd', '--database', 'postgres://x/y'],
  ],
  ['usage', /needs --files/, ['backup', '--to', 'b', '--database', 'postgres://x/y']],
  ['invalid', /whole number other than 0/, ['accounts', 'credit', 'local', 'ten', '--data', 'data']],
  ['invalid', /find account nina: there is none/, ['accounts', 'suspend', 'nina', '--data', 'data']],
  ['invalid', /no service has kept anything there/, ['accounts', 'list', '--data', 'none']],
  [
    'network',
    /127\.0\.0\.1:4\/shared as ann: /,
    ['accounts', 'list', '--database', 'postgres://ann:canary@127.0.0.1:4/shared'],
  ],
] as const)('ends with %s and %s', async (exit, says, argv) => {
  const { code, stdout, stderr } = await run(...argv);
  expect([code, stderr]).toEqual([exits[exit].exitCode, expect.stringMatching(says)]);
  expect(stdout + stderr).not.toContain('canary');
});
