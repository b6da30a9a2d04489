import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Exit, exits } from '../errors/exit-codes.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { type RunningHere, runHere, startHere } from '../testing/run-here.ts';

let home: Home;
let running: RunningHere[];

beforeEach(async () => {
  home = await freshHome();
  running = [];
});
afterEach(async () => {
  for (const { interrupt, ended } of running) {
    interrupt();
    await ended;
  }
  await home.remove();
});

it('shows a key only on the start that creates it; later it is in the data folder', async () => {
  const keys = [];
  for (const _ of [1, 2]) {
    const service = start(['--data', 'data']);
    keys.push(JSON.parse((await service.prints(/^\{.*\}\n$/))[0]).key);
    service.interrupt();
    await service.ended;
  }
  expect(keys).toEqual([await readFile(join(home.folder, 'data', 'key'), 'utf8'), undefined]);
});

it('reads the accounts of a file and shows none of their keys', async () => {
  const key = 'canary-key-0123456789';
  await writeFile(
    join(home.folder, 'accounts.json'),
    JSON.stringify([{ name: 'ann', key, plan: 'pro', credits: 5 }]),
  );
  const service = start(['--data', 'data', '--accounts', 'accounts.json']);
  const { baseUrl, accounts } = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  expect(accounts).toEqual(['ann']);
  const env = { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key };
  const answer = await runHere(['create', 'a box'], { cwd: home.folder, env });
  expect(answer).toMatchObject({
    code: exits.no_credits.exitCode,
    stderr: expect.stringMatching(/402.*\nnothing was created\n.*accounts file/),
  });
  service.interrupt();
  const { stdout, stderr } = await service.ended;
  expect(stdout + stderr + answer.stdout + answer.stderr).not.toContain(key);
});

it('listens on other interfaces for a proxy, puts its address in every link, and warns', async () => {
  const accounts = JSON.stringify([{ name: 'ann', key: 'a-key', plan: 'pro', credits: 5 }]);
  await writeFile(join(home.folder, 'one.json'), accounts);
  const open = ['--data', 'data', '--accounts', 'one.json', '--host', '0.0.0.0'];
  const service = start([...open, '--public-url', 'https://assets.example']);
  const ready = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  expect(ready.baseUrl).toBe('https://assets.example/openapi');
  service.interrupt();
  const { code, stderr } = await service.ended;
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^warning: .*0\.0\.0\.0.*proxy of https:.*\n$/)]);
});

it('tries a plan, and answers exactly and to the pages of one origin when asked to', async () => {
  const page = 'http://localhost:5173';
  const service = start(['--data', 'data', '--plan', 'free', '--exact', '--allow-origin', page]);
  const { baseUrl, key } = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const create = async (body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${baseUrl}/v2/text-to-3d`, init);
    return [response.status, Object.keys((await response.json()) as object)];
  };
  expect(await create({ mode: 'preview', prompt: 'a box' })).toEqual([402, ['message']]);
  expect(await create({ mode: 'preview' })).toEqual([400, ['message']]);
  const asPage = async (origin: string) =>
    (await fetch(`${baseUrl}/v1/balance`, { headers: { ...headers, Origin: origin } })).status;
  expect([await asPage(page), await asPage('http://localhost:5174')]).toEqual([200, 403]);
  service.interrupt();
  await service.ended;
});

it('has metrics and a log in lines of JSON when asked to', async () => {
  const service = start(['--data', 'data', '--metrics-port', '0', '--log', 'json']);
  const { baseUrl, metricsUrl, key } = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  const headers = { Authorization: `Bearer ${key}` };
  await (await fetch(`${baseUrl}/v1/balance`, { headers })).text();
  expect(await (await fetch(metricsUrl)).text()).toContain(
    'meshwright_request_seconds_count{route="balance"',
  );
  service.interrupt();
  const { stderr } = await service.ended;
  const lines = stderr.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ message: 'request', route: 'balance', status: 200 }),
  );
  expect(stderr).not.toContain(key);
});

it('finishes what runs after SIGTERM, and is not ready meanwhile', async () => {
  const service = start(['--data', 'data', '--drain', '60']);
  const { baseUrl, key } = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ mode: 'preview', prompt: 'a box [[slow 2s]]' });
  const created = await fetch(`${baseUrl}/v2/text-to-3d`, { method: 'POST', headers, body });
  const { result } = (await created.json()) as { result: string };
  const status = async () =>
    ((await (await fetch(`${baseUrl}/v2/text-to-3d/${result}`, { headers })).json()) as { status: string })
      .status;
  await vi.waitFor(async () => expect(await status()).toBe('IN_PROGRESS'), { timeout: 20_000 });
  service.end();
  const ready = await fetch(new URL('/readyz', baseUrl));
  expect([ready.status, await status()]).toEqual([503, 'IN_PROGRESS']);
  expect((await service.ended).code).toBe(0);
  const next = start(['--data', 'data']);
  const { baseUrl: again } = JSON.parse((await next.prints(/^\{.*\}\n$/))[0]);
  const task = await fetch(`${again}/v2/text-to-3d/${result}`, { headers });
  expect(await task.json()).toMatchObject({ status: 'SUCCEEDED' });
});

it('names the port or data folder that is taken', async () => {
  const service = start(['--data', 'data']);
  const { baseUrl } = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  const { port } = new URL(baseUrl);
  const samePort = await start(['--data', 'other', '--port', port]).ended;
  expect(samePort.code).toBe(exits.local_io.exitCode);
  expect(samePort.stderr).toContain(port);
  const sameData = await start(['--data', 'data']).ended;
  expect(sameData.code).toBe(exits.local_io.exitCode);
  expect(sameData.stderr).toMatch(/data/);
});

const database = 'postgres://ann:canary-password@127.0.0.1:4/shared';
const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'canary-secret' };
const refused: readonly [exit: Exit, expected: RegExp, argv: readonly string[], env?: typeof keys][] = [
  ['invalid', /accounts must be given when host is 0\.0\.0\.0/, ['--host', '0.0.0.0', '--data', 'data']],
  ['invalid', /host must be localhost or an address/, ['--host', 'studio.lan', '--data', 'data']],
  ['invalid', /host must be localhost or an address/, ['--host', '', '--data', 'data']],
  ['invalid', /publicUrl must be an exact origin/, ['--public-url', 'assets.example', '--data', 'data']],
  ['invalid', /publicUrl must be an exact origin/, ['--public-url', 'https://a.example/x', '--data', 'data']],
  [
    'invalid',
    /publicUrl must be an exact origin/,
    ['--public-url', 'https://ann:canary@a.example', '--data', 'data'],
  ],
  [
    'local_io',
    /listen on 203\.0\.113\.9:/,
    ['--host', '203.0.113.9', '--data', 'data', '--accounts', 'one.json'],
  ],
  ['usage', /--role belongs to --database/, ['--role', 'worker']],
  ['invalid', /free, pro, premium, studio, ultra, enterprise/, ['--plan', 'gold', '--data', 'data']],
  ['usage', /--plan is for the one account/, ['--plan', 'pro', '--data', 'data', '--accounts', 'one.json']],
  ['invalid', /allowedOrigins must be exact origins/, ['--allow-origin', '*', '--data', 'data']],
  ['usage', /--files belongs to --database/, ['--files', 'shared']],
  ['invalid', /backends file .*gone\.json: cannot be read: ENOENT/, ['--backends', 'gone.json']],
  ['usage', /needs --backends FILE/, ['--check-backends']],
  ['usage', /needs --files/, ['--database', database]],
  ['usage', /leave --data out/, ['--database', database, '--files', 'shared', '--data', 'data']],
  ['invalid', /all, api, worker/, ['--database', database, '--files', 'shared', '--role', 'boss']],
  ['invalid', /database must be a URL/, ['--database', 'ann:canary-password@host', '--files', 'shared']],
  ['invalid', /accounts must be given/, ['--database', database, '--files', 'shared']],
  ['invalid', /AWS_ACCESS_KEY_ID/, ['--database', database, '--files', 's3://b', '--role', 'worker']],
  [
    'network',
    /127\.0\.0\.1:4\/shared as ann: .*REFUSED/,
    ['--database', database, '--files', 'shared', '--role', 'worker'],
  ],
  [
    'network',
    /bucket b at http:\/\/127\.0\.0\.1:4: .*REFUSED/,
    ['--database', database, '--files', 's3://b?endpoint=http://127.0.0.1:4', '--role', 'worker'],
    keys,
  ],
  [
    'local_io',
    /service\.test\.ts|not a (folder|directory)/,
    ['--database', database, '--files', import.meta.filename, '--role', 'worker'],
  ],
];

it.each(refused)(
  'ends with %s and %s, without a password, where others share the state',
  async (exit, expected, argv, env = {} as typeof keys) => {
    await writeFile(join(home.folder, 'one.json'), '[{"name":"a","key":"k","plan":"pro","credits":5}]');
    const { code, stdout, stderr } = await runHere(['service', ...argv], { cwd: home.folder, env });
    expect([code, stderr]).toEqual([exits[exit].exitCode, expect.stringMatching(expected)]);
    expect(stdout + stderr).not.toContain('canary');
  },
);

function start(argv: readonly string[]): RunningHere {
  const service = startHere(['service', '--json', ...argv], { cwd: home.folder, env: {} });
  running.push(service);
  return service;
}
