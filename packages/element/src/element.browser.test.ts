import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { textTo3d } from '@meshwright/contract';
import { readModel } from '@meshwright/formats';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { createProxy } from '@meshwright/proxy';
import { type Service, startService } from '@meshwright/service';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { bundlePage } from '@meshwright/testing/engines/bundle-page';
import { callScenario } from '@meshwright/testing/engines/call-scenario';
import { coarseEnd } from '@meshwright/testing/engines/coarse-end';
import { type GameServer, startGameServer } from '@meshwright/testing/engines/server/game-server';
import { dot, fixture, models as runtimeModels } from '@meshwright/testing/engines/suite/models';
import { samples } from '@meshwright/testing/samples';
import { type ManualEngine, manualEngine } from '@meshwright/testing/service/manual-engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ElementScenarios } from './testing/element-page.ts';

const missing = browserMissing();
const key = 'canary-key-of-the-game';
const progressive = runtimeModels['/progressive.glb'];
/** A panorama of one colour; rows of fewer than eight pixels are not packed. */
const panorama = Buffer.concat([
  Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 4\n'),
  Buffer.alloc(32, Buffer.from([200, 20, 20, 130])),
]);
const models = {
  '/red.hdr': panorama,
  '/no-picture.hdr': Buffer.from('neither'),
  '/variants.glb': runtimeModels['/variants.glb'],
  '/below.glb': fixture('rotated.glb'),
  '/box.glb': fixture('rotated.glb'),
  '/walker.glb': fixture('character.glb'),
  '/progressive.glb': progressive,
};
const poster = `data:image/png;base64,${dot.toString('base64')}`;
const faults: string[] = [];
let browser: Browser;
let page: Page;
let server: GameServer;
let service: Service;
let engine: ManualEngine;

beforeAll(async () => {
  if (missing) return;
  engine = manualEngine();
  const account = { name: 'game', key, credits: 1000 } as const;
  service = await startService({ port: 0, accounts: [account], engine });
  const proxy = createProxy({
    path: '/api/meshwright',
    baseUrl: service.baseUrl,
    key,
    caller: () => 'player',
    creditsPerDay: 1000,
    requestsPerMinute: 100_000,
    allow: [{ family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } }],
  });
  const script = await bundlePage(join(import.meta.dirname, 'testing/element-page.ts'));
  server = await startGameServer({ scripts: { '/element.js': script }, models, proxy });
  browser = await launchBrowser();
  page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'warning' && faults.push(message.text()));
  await page.goto(server.origin);
  await page.addScriptTag({ url: '/element.js', type: 'module' });
  await page.waitForFunction(() => 'scenarios' in globalThis);
});
beforeEach(async () => {
  if (!missing) await run('log');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
  // Remarks on a machine without a graphics card, and on reading a canvas back.
  expect(
    faults.filter((text) => !/GPU stall due to ReadPixels|KHR_parallel_shader_compile/.test(text)),
  ).toEqual([]);
});

function run<K extends keyof ElementScenarios>(
  name: K,
  ...args: Parameters<ElementScenarios[K]>
): Promise<Awaited<ReturnType<ElementScenarios[K]>>> {
  return callScenario(page, name, args);
}

const requests = (path: string) => server.served.filter((each) => each.path === path).length;

it.skipIf(missing)('shows a poster and progress, then the model, and is announced as a picture', async () => {
  await run('put', { source: '/files/held/a.glb', poster, alt: 'A box' });
  await run('logged', 'progress');
  const before = { tabIndex: 0, role: 'img', label: 'A box', clips: [], bar: true, poster: true };
  expect(await run('facts')).toEqual(before);
  await run('set', 'source', '/box.glb');
  await run('logged', 'ready');
  await server.left('/files/held/a.glb');
  expect(await run('facts')).toEqual({ ...before, bar: false, poster: false });
  expect((await run('picture')).pixels).toBeGreaterThan(500);
});

it.skipIf(missing)('shows a coarse level meanwhile; the poster again when its file breaks off', async () => {
  for (const end of ['ready', 'error expired']) {
    const path = `/stepped/progressive/${end.slice(0, 5)}.glb`;
    await run('put', { source: path, poster });
    await server.stepped.send(path, coarseEnd(runtimeModels['/progressive.glb']));
    await expect.poll(async () => (await run('facts')).poster).toBe(false);
    expect((await run('facts')).bar).toBe(true);
    expect((await run('picture')).pixels).toBeGreaterThan(500);
    if (end === 'ready') await server.stepped.send(path, progressive.length);
    else await server.stepped.cut(path);
    await run('logged', end);
    const { pixels } = await run('picture');
    expect([(await run('facts')).poster, pixels > 500]).toEqual(
      end === 'ready' ? [false, true] : [true, false],
    );
  }
});

it.skipIf(missing)(
  'turns, zooms and goes back by keys, leaves other keys to the page, and plays a clip',
  async () => {
    await run('put', { source: '/walker.glb', height: '1.8' });
    await run('logged', 'ready');
    const hashes: number[] = [];
    for (const keyName of ['ArrowLeft', 'ArrowUp', '+', 'Home', 'Home']) {
      expect(await run('press', keyName)).toBe(true);
      hashes.push((await run('picture')).hash);
    }
    expect(new Set(hashes.slice(0, 4)).size).toBe(4);
    expect(hashes[4]).toBe(hashes[3]);
    expect(await run('press', 'Tab')).toBe(false);
    await run('set', 'clip', 'walk');
    await expect.poll(() => run('clipTime')).toBeGreaterThan(0);
    expect((await run('facts')).clips.length).toBe(2);
  },
);

it.skipIf(missing)(
  'an element that is moved keeps its model; attributes that change together load once',
  async () => {
    await run('put', { source: '/box.glb' });
    await run('logged', 'ready');
    const before = [requests('/box.glb'), await run('contexts')];
    await run('move');
    await run('press', 'ArrowLeft');
    expect((await run('picture')).pixels).toBeGreaterThan(500);
    expect([requests('/box.glb'), await run('contexts')]).toEqual(before);
  },
);

it.skipIf(missing)('reports why nothing is shown', async () => {
  await run('put', { source: '/files/forbidden/a.glb' });
  await run('logged', 'error expired');
  await run('put', { source: '/box.glb', height: '-1' });
  await run('logged', 'error bad_source');
  await run('put', { prompt: 'a box', height: '-1' });
  await expect.poll(() => run('log')).toEqual(expect.arrayContaining(['error bad_source']));
});

it.skipIf(missing)(
  'has a shadow on its floor, more light, another light and another variant, each until it is taken away',
  async () => {
    await run('put', { source: '/box.glb' });
    await run('logged', 'ready');
    const plain = await run('picture');
    await run('set', 'shadow', '0.8');
    await expect.poll(async () => (await run('picture')).pixels).toBeGreaterThan(plain.pixels + 200);
    await run('remove', 'shadow');
    await expect.poll(() => run('picture')).toEqual(plain);
    await run('set', 'exposure', '0.5');
    await expect.poll(async () => (await run('picture')).red).toBeLessThan(plain.red * 0.9);
    await run('remove', 'exposure');
    const isRed = async () => {
      const { red, blue } = await run('picture');
      return red > blue * 1.5;
    };
    expect(await isRed()).toBe(false);
    await run('set', 'environment', '/red.hdr');
    await expect.poll(isRed).toBe(true);
    await run('remove', 'environment');
    await expect.poll(() => run('picture')).toEqual(plain);
    for (const [address, line] of [
      ['/none.hdr', 'error missing'],
      ['/no-picture.hdr', 'error unreadable'],
    ] as const) {
      await run('set', 'environment', address);
      await run('logged', line);
    }
    expect((await run('picture')).pixels).toBe(plain.pixels);
    await run('log');
    await run('put', { source: '/variants.glb' });
    await run('logged', 'ready');
    const [first, ...others] = await run('variants');
    expect(others.length).toBeGreaterThan(0);
    const file = (await run('picture')).hash;
    const shown = [];
    for (const name of [first!, ...others]) {
      await run('set', 'variant', name);
      shown.push((await run('picture')).hash);
    }
    expect(new Set([...shown, file]).size).toBeGreaterThan(1);
    await run('remove', 'variant');
    expect((await run('picture')).hash).toBe(file);
  },
);

it.skipIf(missing)('is lit by a panorama and darkens its floor from the first picture on', async () => {
  await run('put', { source: '/box.glb', environment: '/red.hdr', shadow: '' });
  await run('logged', 'ready');
  await expect
    .poll(async () => {
      const { red, blue } = await run('picture');
      return red > blue * 1.5;
    })
    .toBe(true);
});

it.skipIf(missing)('a lazy element loads when it comes near the view', async () => {
  await run('putBelow', { source: '/below.glb', loading: 'lazy' });
  expect(requests('/below.glb')).toBe(0);
  await run('scrollTo');
  await run('logged', 'ready');
  expect(requests('/below.glb')).toBe(1);
});

it.skipIf(missing)(
  'a pinch zooms, the wheel does while the element has the focus, and a drag turns',
  async () => {
    await run('put', { source: '/box.glb' });
    await run('logged', 'ready');
    const hash = async () => (await run('picture')).hash;
    const start = await hash();
    expect(await run('wheel', 100)).toBe(false);
    expect(await hash()).toBe(start);
    expect(await run('wheel', -20, true)).toBe(true);
    const pinched = await run('picture');
    expect(pinched.hash).not.toBe(start);
    await run('focus');
    expect(await run('wheel', 400)).toBe(true);
    const far = await run('picture');
    expect(far.pixels).toBeLessThan(pinched.pixels);
    await run('drag', [
      [30, 10],
      [60, 90],
    ]);
    const near = await run('picture');
    expect(near.pixels).toBeGreaterThan(far.pixels);
    await run('drag', [[10, 40]]);
    expect(await hash()).not.toBe(near.hash);
  },
);

it.skipIf(missing)('turns by itself, but not while a pointer holds it, and gives its picture', async () => {
  await run('put', { source: '/files/held/b.glb' });
  expect(await run('blobFails')).toBe('bad_source');
  await run('put', { source: '/box.glb', 'auto-rotate': '' });
  await run('logged', 'ready');
  const blob = await run('blob');
  expect(blob).toEqual({ type: 'image/png', width: 96, height: 96, isLarge: true });
  const first = (await run('picture')).hash;
  await expect.poll(async () => (await run('picture')).hash).not.toBe(first);
  await run('drag', [[10, 10]], false);
  const held = (await run('picture')).hash;
  expect((await run('picture')).hash).toBe(held);
  await run('release');
  await expect.poll(async () => (await run('picture')).hash).not.toBe(held);
});

it.skipIf(missing)(
  'keeps marks at their points, hides those behind the model or facing away, and turns to one that has the focus',
  async () => {
    await run('put', { source: '/box.glb', height: '1' });
    await run('logged', 'ready');
    await run('mark', [['0 0.5 0'], ['0 2 0'], ['0 1.2 0', '0 0 1'], ['0 1.2 0', '0 0 -1'], ['no place']]);
    await expect
      .poll(async () => (await run('marks')).map(({ isSeen }) => isSeen))
      .toEqual([false, true, true, false, true]);
    const [middle, above] = await run('marks');
    expect(Math.abs(middle!.x - 48) + Math.abs(middle!.y - 48)).toBeLessThan(2);
    expect(above!.y).toBeLessThan(30);
    expect((await run('facts')).role).toBe('group');
    const turned = await run('marks', 3);
    // The surface of the model has one side, so from behind it hides nothing.
    expect(turned.map(({ isSeen }) => isSeen)).toEqual([true, true, false, true, true]);
  },
);

it.skipIf(missing)('a removed element gives its context back, as a page may have only a few', async () => {
  const times = samples(20);
  expect(await run('lostAfter', '/box.glb', times)).toEqual(Array(times).fill(true));
});

it.skipIf(missing)('a device without augmented reality is offered none, and says so', async () => {
  await run('put', { source: '/box.glb', ar: '' });
  await run('logged', 'ready');
  expect(await run('arButton')).toBe(false);
  expect(await run('activateFails')).toBe('engine_setup');
  await run('put', { ar: '' });
  expect(await run('activateFails')).toBe('bad_source');
});

it.skipIf(missing)('Quick Look is given the model in its pose, in metres, as a USDZ', async () => {
  await run('put', { source: '/walker.glb', height: '1.8', clip: 'walk' });
  await run('logged', 'ready');
  const { rel, hash, first, text } = await run('quickLook');
  expect({ rel, hash, first }).toEqual({ rel: 'ar', hash: '#allowsContentScaling=0', first: 'img' });
  const bytes = Buffer.from(text, 'latin1');
  // Every file of the package begins at a multiple of 64 bytes, uncompressed.
  for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    expect(bytes.readUInt16LE(at + 8)).toBe(0);
    expect((at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)) % 64).toBe(0);
  }
  const document = await readModel({ name: 'model.usdz', bytes });
  const { bounds, triangles } = await inspectModel(
    bytesSource(await new NodeIO().writeBinary(document), 'usdz'),
  );
  const given = await inspectModel(bytesSource(models['/walker.glb'], 'walker'));
  expect(triangles).toBe(given.triangles);
  const height = bounds!.max[1]! - bounds!.min[1]!;
  // A step is lower than a stand.
  expect(height).toBeGreaterThan(1.6);
  expect(height).toBeLessThan(1.85);
});

it.skipIf(missing)(
  'Scene Viewer is given the address of the file, and none for one in another size',
  async () => {
    const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/150 Mobile';
    await run('put', { source: '/box.glb', alt: 'A box' });
    await run('logged', 'ready');
    const query = new URLSearchParams((await run('sceneViewer', android)).split(/[?#]/)[1]);
    expect(query.get('file')).toBe(`${server.origin}/box.glb`);
    expect(query.get('title')).toBe('A box');
    await run('log');
    await run('put', { source: '/box.glb', height: '7' });
    await run('logged', 'ready');
    await expect(run('sceneViewer', android)).rejects.toThrow('shows no models in the room');
  },
);

it.skipIf(missing)('makes what its prompt says, once', async () => {
  const posts = () => server.served.filter(({ method }) => method === 'POST').length;
  await run('put', { prompt: 'a box', height: '1' });
  (await engine.next()).finish(shownModel);
  (await engine.next()).finish(shownModel);
  await run('logged', 'ready');
  const paid = posts();
  expect(paid).toBe(2);
  await run('log');
  await run('put', { height: '1', prompt: 'a box' });
  await run('logged', 'ready');
  expect(posts()).toBe(paid);
  expect((await run('picture')).pixels).toBeGreaterThan(300);
});

it.skipIf(missing)('stands on the floor of a session until that ends, and is back after it', async () => {
  await run('put', { source: '/box.glb', shadow: '' });
  await run('logged', 'ready');
  // The emulated device stays, so this test is the last.
  const { way, before, within, after, required } = await run('session');
  expect({ way, required }).toEqual({ way: 'webxr', required: ['hit-test'] });
  expect(within[2]! - before[2]!).toBeCloseTo(-2, 1);
  expect(after).toEqual(before);
  await run('put', { source: '/box.glb', ar: '' });
  await run('arButtonShows');
});

const shownModel = {
  files: { 'model.glb': models['/box.glb'] },
  result: { model_urls: { glb: 'model.glb' } },
};
