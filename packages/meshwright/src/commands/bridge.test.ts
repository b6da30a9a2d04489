import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pollingHost } from '@meshwright/testing/panel/polling-host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';
import { boxGlb } from '../testing/box-glb.ts';
import { type BridgePlugin, bridgePlugin } from '../testing/bridge-plugin.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { type RunningHere, runHere, startHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';

const key = 'canary-key-of-the-bridge';
let home: Home;
let service: SlowService;
const bridges: RunningHere[] = [];

beforeEach(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb() }, { key });
});
afterEach(async () => {
  for (const { interrupt, ended } of bridges.splice(0)) {
    interrupt();
    await ended;
  }
  await service.stop();
  await home.remove();
});

async function start(...flags: string[]): Promise<BridgePlugin & { readonly running: RunningHere }> {
  const env = { XDG_CACHE_HOME: home.cache, ...service.env };
  const running = startHere(['bridge', '--json', ...flags], { cwd: home.folder, env });
  bridges.push(running);
  const [line] = await running.prints(/^\{.*\}$/m);
  return { ...(await bridgePlugin(line)), running };
}

it('prints its address, the path of its token (never the token) and the line of the guide', async () => {
  const { ready, token, running } = await start();
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/bring-your-own-host.md'), 'utf8');
  const [, shown = ''] = /```json ready-line\n(.*?)```/s.exec(guide) ?? [];
  expect(Object.keys(ready).sort()).toEqual(Object.keys(JSON.parse(shown)).sort());
  expect(ready.file).toBe(join(home.cache, 'meshwright/bridge/bridge.json'));
  expect((await stat(ready.file)).mode & 0o777).toBe(0o600);
  running.interrupt();
  const { code, stdout, stderr } = await running.ended;
  expect(code).toBe(0);
  expect(existsSync(ready.file)).toBe(false);
  expect(`${stdout}${stderr}`).not.toContain(token);
  expect(`${stdout}${stderr}`).not.toContain(key);
});

it('all editors of a user share one bridge: a second one prints the address of the first and exits with 0', async () => {
  const first = await start();
  const facts = { cwd: home.folder, env: { XDG_CACHE_HOME: home.cache, ...service.env } };
  const second = await runHere(['bridge', '--json'], facts);
  expect(second.code).toBe(0);
  expect(JSON.parse(second.stdout)).toMatchObject({ url: first.ready.url, started: false });
  const third = await runHere(['bridge'], facts);
  expect(third).toMatchObject({ code: 0, stdout: expect.stringContaining('already') });
});

it('is stopped by --stop, and the next one takes another service', async () => {
  const facts = { cwd: home.folder, env: { XDG_CACHE_HOME: home.cache, ...service.env } };
  const nothing = await runHere(['bridge', '--stop'], facts);
  expect(nothing).toMatchObject({ code: 0, stdout: 'No bridge is running.\n' });
  const first = await start();
  const host = new URL(service.env.MESHWRIGHT_BASE_URL).host;
  expect(first.ready).toMatchObject({ service: host });
  const second = await runHere(['bridge'], facts);
  expect(second.stdout).toContain(host);
  expect(second.stdout).toContain('meshwright bridge --stop');
  const stopped = await runHere(['bridge', '--stop', '--json'], facts);
  expect(JSON.parse(stopped.stdout)).toMatchObject({ stopped: true, url: first.ready.url });
  expect(await first.running.ended).toMatchObject({ code: 0 });
  expect(existsSync(first.ready.file)).toBe(false);
});

it('exits when no editor connected for the given time', async () => {
  const { running, ready } = await start('--exit-when-idle', '0.2');
  expect(await running.ended).toMatchObject({ code: 0 });
  expect(existsSync(ready.file)).toBe(false);
});

it.each(['localhost:5173', 'http://localhost:5173/', 'null', '*'])(
  'takes no %s for an origin',
  async (origin) => {
    const { code } = await runHere(['bridge', '--allow-origin', origin], { cwd: home.folder, env: {} });
    expect(code).toBe(exits.invalid.exitCode);
  },
);

it('reads files only below the folders of --open', async () => {
  const open = join(home.folder, 'courtyard');
  await mkdir(open, { recursive: true });
  const files = [join(open, 'chair.png'), join(home.folder, 'letter.txt')];
  for (const file of files) await writeFile(file, 'x');
  const { call } = await start('--open', open);
  expect(await call('PUT', '/files', { path: files[0] })).toMatchObject({ name: 'chair.png', size: 1 });
  expect(await call('PUT', '/files', { path: files[1] })).toMatchObject({ code: 'forbidden' });
  const nothing = await runHere(['bridge', '--open', join(open, 'nothing')], { cwd: home.folder, env: {} });
  expect(nothing.code).toBe(exits.invalid.exitCode);
});

it('checks a plugin: one line for each rule, and the number that passed and failed', async () => {
  const running = startHere(['bridge', '--check', 'List'], { cwd: home.folder, env: {} });
  bridges.push(running);
  const host = pollingHost(join(home.cache, 'meshwright/bridge'), 'shows-nothing');
  const { code, stdout } = await running.ended;
  await host.stop();
  expect(stdout).toMatch(/^passed {2}says hello with its name, version and facts$/m);
  expect(stdout).toMatch(/^failed {2}show of an asset in the scene answers true: it answered false$/m);
  expect(stdout).toMatch(/^\d+ passed, \d+ failed\n$/m);
  expect(code).toBe(exits.unhealthy.exitCode);
});
