import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { boxGlb } from '../testing/box-glb.ts';
import { type BridgePlugin, bridgePlugin, hello } from '../testing/bridge-plugin.ts';
import { freshHome, type Home, type Running } from '../testing/command.ts';
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

type Plugin = BridgePlugin & { readonly running: Running };

async function start(): Promise<Plugin> {
  const running = home.start(['bridge', '--json'], service.env);
  children.push(running);
  const [line] = await running.prints(/^\{.*\}$/m);
  return { ...(await bridgePlugin(line)), running };
}

/** Opens a session and reads its first view: before, nothing may be pressed. */
async function register({ call }: Pick<Plugin, 'call'>): Promise<string> {
  const { host } = await call<{ host: string }>('POST', '/hosts', hello);
  await call('GET', `/hosts/${host}/messages?after=0&wait=0`);
  return host;
}

it('resumes a job after a kill and a restart, and the job is paid once', async () => {
  const before = await service.balance();
  const first = await start();
  const host = await register(first);
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

it('answers while many jobs run', async () => {
  const jobs = samples(30);
  const before = await service.balance();
  const { call } = await start();
  const host = await register({ call });
  let answers = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      await call('GET', '/');
      answers += 1;
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
  // Between two messages of the jobs there is room for a request of others.
  expect(answers).toBeGreaterThan(jobs);
  expect(before - (await service.balance())).toBe(jobs * 30);
});

it('killed at any moment of a purchase, it pays for no prompt twice', async () => {
  service.release();
  const rounds = samples(12);
  const random = createRandom();
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
  /**
   * A create that was killed before it was sent is looked for during two minutes; then its user sends it again. An import that
   * was killed is pressed again.
   */
  const decisions = ['No task exists: send again', 'Check again', 'Import'];
  /** Sends hello and waits until no job is busy; decides the jobs whose create is unknown. */
  async function settled({ call }: Plugin): Promise<readonly Shown[]> {
    const host = await register({ call });
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
      const actions = jobs?.flatMap((job) => job.actions ?? []);
      const unknown = decisions.flatMap(
        (label) => actions?.find((action) => action.label === label) ?? [],
      )[0];
      if (unknown) {
        sent += 1;
        const intent = { do: 'press', control: unknown.id };
        // The answer to Import comes after the import, which is answered here.
        void call('POST', `/hosts/${host}/messages`, { type: 'intent', id: sent, intent }).catch(() => {});
      } else if (jobs && !jobs.some(({ state }) => state === 'working' || state === 'waiting')) return jobs;
    }
  }

  for (let round = 0; round < rounds; round++) {
    const plugin = await start();
    const host = await register(plugin);
    const post = (id: number, intent: object) =>
      plugin.call('POST', `/hosts/${host}/messages`, { type: 'intent', id, intent });
    await post(1, { do: 'set', control: 'field/prompt', value: `box ${round}` });
    const pressed = post(2, { do: 'press', control: 'make' }).catch(() => {});
    // Not a wait for a condition: the time of the kill.
    await new Promise((resolve) => setTimeout(resolve, random.int(360)));
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
});
