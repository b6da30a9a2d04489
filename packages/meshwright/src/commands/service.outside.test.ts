import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshHome, type Home, type Running } from '../testing/command.ts';

let home: Home;
let service: Running;

beforeEach(async () => {
  home = await freshHome();
});
afterEach(async () => {
  service.child.kill('SIGKILL');
  await home.remove();
});

it('prints one line when ready, answers, and stops cleanly on Ctrl-C', async () => {
  service = home.start(['service', '--json', '--data', 'data']);
  const ready = JSON.parse((await service.prints(/^\{.*\}\n$/))[0]);
  expect(ready).toEqual({
    baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/openapi$/),
    controlUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/control\/v1$/),
    controlToken: expect.stringMatching(/^[\w-]{43}$/),
    inspectorUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/inspector\/#token=[\w-]{43}$/),
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
  expect(await (await fetch(ready.inspectorUrl)).text()).toContain('<title>Meshwright inspector</title>');
  service.child.kill('SIGINT');
  const ended = await service.ended;
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout.trimEnd().split('\n')).toHaveLength(1);
});
