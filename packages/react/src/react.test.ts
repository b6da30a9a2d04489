import { join } from 'node:path';
import { textTo3d } from '@meshwright/contract';
import { type Service, startService } from '@meshwright/service';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserMissing, launchBrowser } from '../../../test/browser.ts';
import { full } from '../../../test/full.ts';
import { createProxy } from '../../proxy/src/create-proxy.ts';
import { bundlePage } from '../../runtime/src/testing/bundle-page.ts';
import { callScenario } from '../../runtime/src/testing/call-scenario.ts';
import { type GameServer, startGameServer } from '../../runtime/src/testing/server/game-server.ts';
import { fixture } from '../../runtime/src/testing/suite/models.ts';
import { type ManualEngine, manualEngine } from '../../service/src/testing/manual-engine.ts';
import type { ReactScenarios } from './testing/react-page.ts';

// React in strict mode, react-three-fiber, a real browser, a proxy, and the local service.
const missing = browserMissing();
const key = 'canary-key-of-the-game';
const account = { name: 'game', key, plan: 'pro', credits: 1000 } as const;
const models = { '/box.glb': fixture('rotated.glb'), '/walker.glb': fixture('character.glb') };
let browser: Browser;
let page: Page;
let server: GameServer;
let service: Service;
let engine: ManualEngine;
let faults: string[];

beforeAll(async () => {
  if (missing) return;
  engine = manualEngine();
  service = await startService({ port: 0, accounts: [account], engine });
  const proxy = createProxy({
    path: '/api',
    baseUrl: service.baseUrl,
    key,
    caller: () => 'player',
    creditsPerDay: 1000,
    requestsPerMinute: 100_000,
    allow: [{ family: textTo3d, create: { fields: ['mode', 'prompt'] } }],
  });
  const script = await bundlePage(join(import.meta.dirname, 'testing/react-page.ts'));
  server = await startGameServer({ scripts: { '/react.js': script }, models, proxy });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
});
beforeEach(async () => {
  if (missing) return;
  faults = [];
  page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  await open();
});
afterEach(async () => {
  await page?.context().close();
  expect(faults).toEqual([]);
});

async function open(): Promise<void> {
  await page.goto(server.origin);
  await page.addScriptTag({ url: '/react.js', type: 'module' });
  await page.waitForFunction(() => 'scenarios' in globalThis);
  server.served.length = 0;
}

function run<K extends keyof ReactScenarios>(
  name: K,
  ...args: Parameters<ReactScenarios[K]>
): Promise<Awaited<ReturnType<ReactScenarios[K]>>> {
  return callScenario(page, name, args);
}

const requests = (path: string) => server.served.filter((each) => each.path === path).length;
const creates = () => server.served.filter(({ method }) => method === 'POST').length;
const credits = async () => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${service.baseUrl}/v1/balance`, { headers });
  return ((await answer.json()) as { balance: number }).balance;
};
const box = (key: string) => ({ key, source: '/box.glb', height: 2 });

it.skipIf(missing)('100 components share one request and one model; the last one frees it', async () => {
  await run('show', []);
  expect(await run('mounts')).toBe(2);
  await run('cycles', box('warm'), 'warm shown file', 1);
  const before = await run('counters');
  const all = Array.from({ length: 100 }, (_, i) => ({ ...box('box'), key: `${i}` }));
  server.served.length = 0;
  await run('show', all);
  await run('logged', '99 shown file');
  expect(requests('/box.glb')).toBe(1);
  // The file itself and a copy each.
  expect(await run('counters')).toMatchObject({ models: 1, holds: 101 });
  expect(await run('size', '7')).toEqual({ height: expect.closeTo(2, 5), bottom: expect.closeTo(0, 5) });
  expect(await run('draw')).toBeGreaterThan(100);
  await run('show', all.slice(99));
  expect(await run('counters')).toMatchObject({ models: 1, holds: 2 });
  await run('show', []);
  expect(await run('counters')).toEqual(before);
  expect(await run('draw')).toBe(0);
});

const cycles = full ? 100 : 10;
it.skipIf(missing)(`${cycles} mounts and removals are ${cycles} requests and leave nothing`, async () => {
  await run('cycles', box('warm'), 'warm shown file', 3);
  const before = await run('counters');
  server.served.length = 0;
  await run('cycles', box('box'), 'box shown file', cycles);
  expect(requests('/box.glb')).toBe(cycles);
  expect(await run('counters')).toEqual(before);
});

it.skipIf(missing)('a removal amid the load stops the request and leaves nothing', async () => {
  await run('show', []);
  const before = await run('counters');
  await run('show', [{ key: 'slow', source: '/files/held/a.glb', fallback: true }]);
  await run('logged', 'slow progress');
  await run('show', []);
  await server.left('/files/held/a.glb');
  expect(await run('counters')).toEqual(before);
  expect(await run('log')).toEqual(['slow waits', 'slow waits', 'slow progress']);
  expect(await run('code')).toBeUndefined();
});

it.skipIf(missing)(
  'without a fallback the nearest Suspense waits, and a failure reaches the error boundary',
  async () => {
    await run('show', [box('box')]);
    await run('logged', 'box shown file');
    expect((await run('log'))[0]).toBe('boundary waits');
    const broken = { key: 'broken', source: '/files/forbidden/a.glb', fallback: true };
    await run('show', [broken]);
    await expect.poll(() => run('code')).toBe('expired');
    expect(requests('/files/forbidden/a.glb')).toBe(1);
    await run('show', [box('again')], 1);
    await run('logged', 'again shown file');
    // React reports errors that a boundary caught, too.
    expect(faults.splice(0)).toEqual([expect.stringMatching(/^AssetError: download .*: 403/)]);
  },
);

it.skipIf(missing)('clips play by meaning, from the component and from the hooks', async () => {
  const hooked = { key: 'hooked', source: '/walker.glb', hooks: true };
  await run('show', [
    { ...hooked, play: 'walk' },
    { key: 'part', source: '/walker.glb', play: 'run' },
  ]);
  await run('logged', 'hooked plays Armature|walking_man|baselayer');
  await run('show', [{ ...hooked, play: 'run' }]);
  await run('logged', 'hooked plays Armature|running|baselayer');
  expect(requests('/walker.glb')).toBe(1);
});

it.skipIf(missing)(
  'equal prompts are one purchase: in strict mode, twice, after a remount and after a reload',
  async () => {
    const before = await credits();
    const knight = { key: 'a', prompt: 'a knight', refine: false, height: 1.8 };
    await run('show', [knight, { ...knight, key: 'b' }]);
    (await engine.next()).finish(shownModel);
    await run('logged', 'a shown preview');
    await run('logged', 'b shown preview');
    const paid = before - (await credits());
    expect(paid).toBeGreaterThan(0);
    expect(creates()).toBe(1);
    await run('show', []);
    await run('show', [{ ...knight, key: 'c' }]);
    await run('logged', 'c shown preview');
    expect(creates()).toBe(1);
    await open();
    await run('show', [knight]);
    await run('logged', 'a shown preview');
    expect(await run('size', 'a')).toEqual({ height: expect.closeTo(1.8, 5), bottom: expect.closeTo(0, 5) });
    expect(creates()).toBe(0);
    expect(before - (await credits())).toBe(paid);

    await run('show', [{ ...knight, remember: 'another knight' }]);
    (await engine.next()).finish(shownModel);
    await expect.poll(async () => before - (await credits())).toBe(2 * paid);
  },
);

it.skipIf(missing)('a request that fails before the first model reaches the error boundary', async () => {
  await run('show', [{ key: 'a', prompt: 'nothing', refine: false, fallback: true }]);
  (await engine.next()).fail('no such thing');
  await expect.poll(() => run('code')).toBe('task_failed');
  expect(await run('log')).toContain('a failed task_failed');
  expect(faults.splice(0)).toEqual([expect.stringMatching(/^AssetError: .* ended FAILED: no such thing$/)]);
});

it.skipIf(missing)('a removed canvas disposes its assets', async () => {
  await run('show', [box('box')]);
  await run('logged', 'box shown file');
  expect(await run('close')).toBe('disposed');
});

const shownModel = {
  files: { 'model.glb': models['/box.glb'] },
  result: { model_urls: { glb: 'model.glb' } },
};
