import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pollingHost } from '@meshwright/testing/panel/polling-host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { exits } from '../errors/exit-codes.ts';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home, type Running } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';

const key = 'canary-key-of-the-bridge';
let home: Home;
let service: SlowService;
const children: Running[] = [];

beforeEach(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb() }, { key });
});
afterEach(async () => {
  for (const { child, ended } of children.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await service.stop();
  await home.remove();
});

interface Ready {
  readonly url: string;
  readonly file: string;
  readonly started: boolean;
}

/** A plugin, as the guide describes it. */
interface Plugin {
  readonly running: Running;
  readonly ready: Ready;
  readonly token: string;
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

async function start(...flags: string[]): Promise<Plugin> {
  const running = home.start(['bridge', '--json', ...flags], service.env);
  children.push(running);
  const [line] = await running.prints(/^\{.*\}$/m);
  const ready = JSON.parse(line) as Ready;
  const { url, token } = JSON.parse(await readFile(ready.file, 'utf8')) as { url: string; token: string };
  return {
    running,
    ready,
    token,
    async call<T>(method: string, path: string, body?: object) {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as T;
    },
  };
}

const facts = { name: 'Godot', version: '4.3', undo: true, keepsScene: true, exportsSelection: false };
const hello = {
  type: 'hello',
  version: 1,
  project: '/home/ada/courtyard',
  host: { ...facts, playsClips: false, savesFiles: false },
};

it('prints its address, the path of its token (never the token) and the line of the guide', async () => {
  const { ready, token, running } = await start();
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/bring-your-own-host.md'), 'utf8');
  const [, shown = ''] = /```json ready-line\n(.*?)```/s.exec(guide) ?? [];
  expect(Object.keys(ready).sort()).toEqual(Object.keys(JSON.parse(shown)).sort());
  expect(ready.file).toBe(join(home.cache, 'meshwright/bridge/bridge.json'));
  expect((await stat(ready.file)).mode & 0o777).toBe(0o600);
  running.child.kill('SIGTERM');
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

it('resumes a job after a kill and a restart, and the job is paid once', async () => {
  const before = await service.balance();
  const first = await start();
  const { host } = await first.call<{ host: string }>('POST', '/hosts', hello);
  const intents = [
    { do: 'set', control: 'field/prompt', value: 'a box' },
    { do: 'press', control: 'make' },
  ];
  for (const [at, intent] of intents.entries()) {
    const done = await first.call('POST', `/hosts/${host}/messages`, { type: 'intent', id: at + 1, intent });
    expect(done).toEqual({ type: 'done', id: at + 1 });
  }
  const paid = before - (await service.balance());
  expect(paid).toBeGreaterThan(0);
  first.running.child.kill('SIGKILL');
  await first.running.ended;
  // The killed bridge's file is still there, and is ignored.
  expect(existsSync(first.ready.file)).toBe(true);

  const second = await start();
  expect(second.ready).toMatchObject({ started: true });
  expect(second.token).not.toBe(first.token);
  const again = await second.call<{ host: string }>('POST', '/hosts', hello);
  service.release();
  const path = (after: number) => `/hosts/${again.host}/messages?after=${after}&wait=20`;
  interface Polled {
    readonly last: number;
    readonly messages: readonly {
      readonly id: number;
      readonly call?: string;
      readonly asset?: { path: string };
    }[];
  }
  let polled: Polled = { last: 0, messages: [] };
  while (!polled.messages.some(({ call }) => call))
    polled = await second.call<Polled>('GET', path(polled.last));
  const call = polled.messages.find(({ call }) => call)!;
  expect(call).toMatchObject({ call: 'importAsset', asset: { name: 'box', expected: { height: 1 } } });
  expect((await readFile(call.asset!.path)).subarray(0, 4).toString()).toBe('glTF');
  const result = { id: 'Box', name: 'Box', height: 1, meshes: 1, clips: [] };
  await second.call('POST', `/hosts/${again.host}/messages`, { type: 'answer', id: call.id, result });
  let text = '';
  while (!text.includes('Box is in the scene')) {
    polled = await second.call<Polled>('GET', path(polled.last));
    text = JSON.stringify(polled.messages);
  }
  expect(before - (await service.balance())).toBe(paid);

  second.running.child.kill('SIGTERM');
  await second.running.ended;
  // No written file contains the key.
  for (const name of await readdir(home.cache, { recursive: true })) {
    const file = join(home.cache, name);
    if ((await stat(file)).isFile()) expect((await readFile(file)).includes(key)).toBe(false);
  }
});

it.skipIf(!full)('answers while 30 jobs run', async () => {
  const jobs = 30;
  const before = await service.balance();
  const { call } = await start();
  const { host } = await call<{ host: string }>('POST', '/hosts', hello);
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await call('GET', '/');
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  let number = 0;
  const intent = (what: object) => {
    number += 1;
    return call('POST', `/hosts/${host}/messages`, { type: 'intent', id: number, intent: what });
  };
  await intent({ do: 'set', control: 'budget', value: null });
  for (let job = 0; job < jobs; job++) {
    await intent({ do: 'set', control: 'field/prompt', value: `box ${job}` });
    expect(await intent({ do: 'press', control: 'make' })).toMatchObject({ type: 'done' });
  }
  service.release();
  let last = 0;
  let imported = 0;
  interface Polled {
    readonly last: number;
    readonly messages: readonly { readonly id: number; readonly call?: string }[];
  }
  while (imported < jobs) {
    const polled = await call<Polled>('GET', `/hosts/${host}/messages?after=${last}&wait=20`);
    ({ last } = polled);
    for (const { id, call: wanted } of polled.messages) {
      if (!wanted) continue;
      imported += 1;
      const result = { id: `Box${id}`, name: 'Box', height: 1, meshes: 1, clips: [] };
      await call('POST', `/hosts/${host}/messages`, { type: 'answer', id, result });
    }
  }
  isOver = true;
  await asking;
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.floor((waits.length - 1) * part)]!.toFixed(1);
  console.log(
    `${jobs} jobs: ${waits.length} answers, half within ${at(0.5)} ms, 99 % ${at(0.99)}, all ${at(1)}`,
  );
  expect(before - (await service.balance())).toBe(jobs * 30);
});

it.skipIf(!full)('killed at any moment of a purchase, it pays for no prompt twice', async () => {
  service.release();
  const rounds = 12;
  interface Polled {
    readonly last: number;
    readonly messages: readonly {
      readonly id: number;
      readonly call?: string;
      readonly view?: { readonly sections: readonly { readonly controls: readonly Shown[] }[] };
    }[];
  }
  interface Shown {
    readonly id: string;
    readonly kind: string;
    readonly label: string;
    readonly state?: string;
    readonly actions?: readonly Shown[];
  }
  /** Sends hello and waits until no job is busy; decides the jobs whose create is unknown. */
  async function settled({ call }: Plugin): Promise<readonly Shown[]> {
    const { host } = await call<{ host: string }>('POST', '/hosts', hello);
    let last = 0;
    let sent = 0;
    for (;;) {
      const polled = await call<Polled>('GET', `/hosts/${host}/messages?after=${last}&wait=20`);
      ({ last } = polled);
      for (const { id, call: wanted } of polled.messages) {
        const result = { id: `Box${id}`, name: 'Box', height: 1, meshes: 1, clips: [] };
        if (wanted) await call('POST', `/hosts/${host}/messages`, { type: 'answer', id, result });
      }
      const view = polled.messages.findLast((message) => message.view)?.view;
      const jobs = view?.sections.flatMap(({ controls }) => controls).filter(({ kind }) => kind === 'job');
      const unknown = jobs
        ?.flatMap(({ actions = [] }) => actions)
        .find(({ label }) => label === 'Check again');
      if (unknown) {
        sent += 1;
        const intent = { do: 'press', control: unknown.id };
        await call('POST', `/hosts/${host}/messages`, { type: 'intent', id: sent, intent });
      } else if (jobs && !jobs.some(({ state }) => state === 'working' || state === 'waiting')) return jobs;
    }
  }

  for (let round = 0; round < rounds; round++) {
    const plugin = await start();
    const { host } = await plugin.call<{ host: string }>('POST', '/hosts', hello);
    const post = (id: number, intent: object) =>
      plugin.call('POST', `/hosts/${host}/messages`, { type: 'intent', id, intent });
    await post(1, { do: 'set', control: 'field/prompt', value: `box ${round}` });
    const pressed = post(2, { do: 'press', control: 'make' }).catch(() => {});
    // Not a wait for a condition: the time of the kill, later in each round.
    await new Promise((resolve) => setTimeout(resolve, round * 30));
    plugin.running.child.kill('SIGKILL');
    await pressed;
    await plugin.running.ended;
  }
  const jobs = await settled(await start());
  const headers = { Authorization: `Bearer ${key}` };
  const tasks = (await (
    await fetch(`${service.baseUrl}/v2/text-to-3d?page_size=50`, { headers })
  ).json()) as {
    prompt: string;
  }[];
  const prompts = tasks.map(({ prompt }) => prompt);
  expect(prompts).toEqual([...new Set(prompts)]);
  expect(1000 - (await service.balance())).toBe(tasks.length * 30);
  const made = jobs.filter(({ state }) => state === 'done').map(({ label }) => label);
  expect(made.toSorted()).toEqual(prompts.toSorted());
  console.log(`${rounds} kills: ${jobs.length} jobs kept, ${tasks.length} paid, ${made.length} imported`);
});

it('checks a plugin: one line for each rule, and the number that passed and failed', async () => {
  const running = home.start(['bridge', '--check', 'List']);
  children.push(running);
  const host = pollingHost(join(home.cache, 'meshwright/bridge'), 'shows-nothing');
  const { code, stdout } = await running.ended;
  await host.stop();
  expect(stdout).toMatch(/^passed {2}says hello with its name, version and facts$/m);
  expect(stdout).toMatch(/^failed {2}show of an asset in the scene answers true: it answered false$/m);
  expect(stdout).toMatch(/^\d+ passed, \d+ failed\n$/m);
  expect(code).toBe(exits.unhealthy.exitCode);
});
