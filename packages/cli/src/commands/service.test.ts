import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exits } from '../exit-codes.ts';
import { freshHome, type Home, type Running } from '../testing/command.ts';

let home: Home;
let running: Running[];

beforeEach(async () => {
  home = await freshHome();
  running = [];
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await home.remove();
});

it('prints one line when ready, answers, and stops cleanly at Ctrl-C', async () => {
  const service = start(['--data', 'data']);
  const ready = JSON.parse((await service.says(/^\{.*\}\n$/))[0]);
  expect(ready).toEqual({
    baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/openapi$/),
    controlUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/control\/v1$/),
    controlToken: expect.stringMatching(/^[\w-]{43}$/),
    data: join(home.folder, 'data'),
    accounts: ['local'],
    key: expect.any(String),
  });
  const env = { MESHWRIGHT_BASE_URL: ready.baseUrl, MESHWRIGHT_API_KEY: ready.key };
  const listed = await home.run(['tasks', 'list', '--json'], env);
  expect(JSON.parse(listed.stdout)).toEqual({ tasks: [] });
  const headers = { Authorization: `Bearer ${ready.controlToken}` };
  const clock = await fetch(`${ready.controlUrl}/clock`, { headers });
  expect(await clock.json()).toMatchObject({ mode: 'real' });
  service.child.kill('SIGINT');
  const ended = await service.ended;
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout.trimEnd().split('\n')).toHaveLength(1);
});

it('shows a key only when it was made by this start; later it is in the data folder', async () => {
  const keys = [];
  for (const _ of [1, 2]) {
    const service = start(['--data', 'data']);
    keys.push(JSON.parse((await service.says(/^\{.*\}\n$/))[0]).key);
    service.child.kill('SIGTERM');
    await service.ended;
  }
  expect(keys).toEqual([await readFile(join(home.folder, 'data', 'key'), 'utf8'), undefined]);
});

it('knows the accounts of a file and shows none of their keys', async () => {
  const key = 'canary-key-0123456789';
  await writeFile(
    join(home.folder, 'accounts.json'),
    JSON.stringify([{ name: 'ann', key, plan: 'pro', credits: 5 }]),
  );
  const service = start(['--data', 'data', '--accounts', 'accounts.json']);
  const { baseUrl, accounts } = JSON.parse((await service.says(/^\{.*\}\n$/))[0]);
  expect(accounts).toEqual(['ann']);
  const env = { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key };
  const made = await home.run(['create', 'a box'], env);
  expect(made).toMatchObject({
    code: exits.no_credits.exitCode,
    stderr: expect.stringMatching(/402.*\n.*accounts file/),
  });
  service.child.kill('SIGINT');
  const { stdout, stderr } = await service.ended;
  expect(stdout + stderr + made.stdout + made.stderr).not.toContain(key);
});

it('says which port or data folder is taken', async () => {
  const service = start(['--data', 'data']);
  const { baseUrl } = JSON.parse((await service.says(/^\{.*\}\n$/))[0]);
  const { port } = new URL(baseUrl);
  const samePort = await start(['--data', 'other', '--port', port]).ended;
  expect(samePort.code).toBe(exits.local_io.exitCode);
  expect(samePort.stderr).toContain(port);
  const sameData = await start(['--data', 'data']).ended;
  expect(sameData.code).toBe(exits.local_io.exitCode);
  expect(sameData.stderr).toMatch(/data/);
});

function start(argv: readonly string[]): Running {
  const service = home.start(['service', '--json', ...argv]);
  running.push(service);
  return service;
}
