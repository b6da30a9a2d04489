import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { bytesSource, editClips, renameClips } from '@meshwright/gltf';
import { type Service, startService } from '@meshwright/service';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserMissing, launchBrowser } from '../../../test/browser.ts';
import { glbOf } from '../../gltf/src/testing/glb-of.ts';
import { createProxy } from '../../proxy/src/create-proxy.ts';
import { type HandEngine, handEngine } from '../../service/src/testing/hand-engine.ts';
import { bundlePage } from './testing/bundle-page.ts';
import { type GameServer, startGameServer } from './testing/game-server.ts';
import type { scenarios } from './testing/scenarios.ts';

// One suite, both engines: what a game sees of an asset, and what goes wrong with it, does not depend on the engine.
const missing = browserMissing();
const full = process.env.MESHWRIGHT_FULL === '1';
const key = 'canary-key-of-the-game';
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures', name));
const character = fixture('character.glb');
const clips = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Scenarios = ReturnType<typeof scenarios<unknown, unknown>>;

let browser: Browser;
let server: GameServer;
let service: Service;
let engine: HandEngine;

beforeAll(async () => {
  if (missing) return;
  engine = handEngine();
  const [started, three, babylon] = await Promise.all([
    startService({ port: 0, accounts: [{ name: 'game', key, plan: 'pro', credits: 1000 }], engine }),
    bundlePage(new URL('../../three/src/testing/three-page.ts', import.meta.url).pathname),
    bundlePage(new URL('../../babylon/src/testing/babylon-page.ts', import.meta.url).pathname),
  ]);
  service = started;
  const proxy = createProxy({
    path: '/api',
    baseUrl: service.baseUrl,
    key,
    caller: () => 'player',
    creditsPerDay: 1000,
    requestsPerMinute: 100_000,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
    ],
  });
  server = await startGameServer({ scripts: { '/three.js': three, '/babylon.js': babylon }, proxy });
  browser = await launchBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
});

describe.skipIf(missing).each(['three', 'babylon'])(
  `%s in a real browser${missing ? ` (skipped: ${missing})` : ''}`,
  (name) => {
    let page: Page;
    const faults: string[] = [];
    const run = <K extends keyof Scenarios>(
      scenario: K,
      ...args: Parameters<Scenarios[K]>
    ): Promise<Awaited<ReturnType<Scenarios[K]>>> =>
      page.evaluate(
        ([scenario, args]) =>
          (globalThis as unknown as { scenarios: Record<string, (...args: unknown[]) => never> }).scenarios[
            scenario
          ]!(...args),
        [scenario, args] as const,
      );
    const open = async () => {
      await page.goto(server.origin);
      await page.addScriptTag({ url: `/${name}.js`, type: 'module' });
      await page.waitForFunction(() => 'scenarios' in globalThis);
    };

    beforeAll(async () => {
      page = await (await browser.newContext()).newPage();
      page.on('pageerror', (error) => faults.push(String(error)));
      await open();
    }, 60_000);
    afterAll(async () => {
      await page?.context().close();
      expect(faults).toEqual([]);
    });

    it.each([
      ['bytes', '/files/plain/a.glb', 'bytes'],
      ['a Blob', '/files/plain/b.glb', 'blob'],
      ['a URL', '/files/plain/c.glb', 'url'],
      ['a gzipped answer', '/files/gzip/a.glb', 'url'],
      ['a slow answer', '/files/slow/a.glb', 'url'],
      ['a URL that answers only GET, without an extension', '/files/get-only/4711', 'url'],
      ['a sidecar', '/files/sidecar/hero.json', 'url'],
      ['a task', 'text-to-3d:a', 'url'],
    ] as const)('loads %s to the same asset', async (_, url, kind) => {
      const { percents, ...asset } = await run('load', url, kind);
      expect(asset).toEqual({ clips, height: expect.closeTo(1.84, 5), pixels: expect.any(Number) });
      expect(asset.pixels).toBeGreaterThan(50);
      expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
      expect(percents.at(-1)).toBe(100);
      expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
    });

    it('knows how much is left under gzip, where the length of the answer says nothing', async () => {
      const { percents } = await run('load', '/files/gzip/b.glb', 'url');
      expect(percents.some((percent) => percent > 0 && percent <= 80)).toBe(true);
    });

    it('gives each fault one code, and leaves nothing behind', async () => {
      const seen: Record<string, unknown> = {};
      const paths = ['forbidden', 'cut', 'broken', 'text', 'nowhere'];
      for (const way of paths)
        seen[way] = await run('fail', `${server.origin}/files/${way}/${name}.glb?sig=secret`);
      seen['no CORS'] = await run('fail', `${server.strangerOrigin}/files/plain/a.glb?sig=secret`);
      seen['no answer'] = await run('fail', `${server.origin}/files/held/${name}`, { patienceMs: 200 });
      seen['no source'] = await run('fail', 'ftp://example.com/a.glb');
      expect(JSON.stringify(seen)).not.toContain('secret');
      const told = Object.entries(seen) as [string, Awaited<ReturnType<Scenarios['fail']>>][];
      for (const [way, each] of told) expect([way, each.ours, each.leaks]).toEqual([way, true, nothing]);
      expect(Object.fromEntries(told.map(([way, { code }]) => [way, code]))).toEqual({
        forbidden: 'expired',
        cut: 'expired',
        nowhere: 'expired',
        broken: 'unreadable',
        text: 'wrong_content',
        'no CORS': 'network',
        'no answer': 'network',
        'no source': 'bad_source',
      });
    });

    it('aborted at a tenth, closes the socket and adds nothing later', async () => {
      const path = `/files/held/abort-${name}`;
      const { error, late, leaks } = await run('abortAtTenth', path);
      expect(error).toEqual({ name: 'AbortError', code: 'aborted' });
      await server.left(path);
      expect([late, leaks]).toEqual([false, nothing]);
    });

    it.each([80, 90])(
      'everything disposed of amid a load, at %i percent, leaves nothing',
      async (percent) => {
        const { code, leaks } = await run('disposeAt', '/files/plain/a.glb', percent);
        expect([code, leaks]).toEqual(['disposed', nothing]);
      },
    );

    it('sends one request for ten loads, and nine that leave do not harm the tenth', async () => {
      const path = `/files/slow/crowd-${name}`;
      expect(await run('crowd', path)).toEqual([2, ...Array(9).fill('AbortError')]);
      expect(server.served.filter((each) => each.path === path)).toHaveLength(1);
    });

    it('loads a task again without a byte, whatever its link is by then, after a reload too', async () => {
      expect(await run('loadTask', 'text-to-3d:kept')).toEqual(clips);
      await open();
      const before = server.served.length;
      expect(await run('loadTask', 'text-to-3d:kept')).toEqual(clips);
      expect(await run('spawnKept', 'text-to-3d:kept')).toEqual({
        last: 'preview',
        clips,
        told: ['task preview', 'shown preview'],
        left: 0,
      });
      expect(server.served.slice(before)).toEqual([]);
      // Another task is asked for.
      await run('loadTask', `text-to-3d:other`);
      expect(server.served.length).toBeGreaterThan(before);
    });

    it('keeps what a clone needs when the others are disposed of, and frees it with the last', async () => {
      const { held, played, pixels, gone, code } = await run('outlive', '/files/plain/a.glb');
      expect([held, played, gone, code]).toEqual([[3], clips[0], 0, 'disposed']);
      expect(pixels).toBeGreaterThan(50);
    });

    it.each(['character.glb', 'morph-default.glb'])(
      'holds as much after cycles of load, clone, play and dispose as before: %s',
      async (file) => {
        const bytes = [...fixture(file)];
        const data = `data:model/gltf-binary;base64,${Buffer.from(bytes).toString('base64')}`;
        const { before, after } = await run('cycles', data, full ? 50 : 8);
        expect(after).toEqual(before);
      },
    );

    it('finds clips by meaning, and none is no error', async () => {
      const names = ['walk', 'run', 'running', 'walking man', clips[0]!, 'jump', 'idle'];
      const [walk, running] = clips;
      expect(await run('clips', names, '/files/plain/a.glb')).toEqual([
        walk,
        running,
        running,
        walk,
        walk,
        null,
        null,
      ]);
    });

    it('shows the level for the distance, loads each when it is first needed, and one that fails once', async () => {
      const path = (level: string) => `/files/plain/lod-${name}-${level}`;
      const urls = [path('near'), `/files/forbidden/lod-${name}`, path('far'), path('never')];
      const visits: [number, number][] = [
        [2, 0],
        [15, 0],
        [25, 2],
        [2, 0],
        [15, 0],
      ];
      expect(await run('lods', urls, visits, 1)).toEqual({ errors: [1], held: [] });
      const asked = server.served.map((each) => each.path).filter((each) => each.includes(`/lod-${name}`));
      expect(asked).toEqual([urls[0], urls[1], urls[2]]);
    });

    it('compiles nothing for a second model like one that is gone', async () => {
      const [first, second] = await run('links', '/files/plain/a.glb');
      expect(first).toBeGreaterThan(0);
      expect(second).toBe(0);
    });

    it('sends one picture a frame to the GPU', async () => {
      const data = `data:model/gltf-binary;base64,${fivePictures().toString('base64')}`;
      const frames = await run('uploads', data);
      // One engine has a picture of its own, which it needs once.
      expect(frames.length).toBeGreaterThanOrEqual(5);
      expect(frames).toEqual(frames.map(() => 1));
    });

    it("is at home in the engine's own way to load", async () => {
      expect(await run('itsWay', 'text-to-3d:a')).toEqual({ clips: 2, meshes: 1 });
    });

    it('spawns a placeholder at once, then the picture, the preview, the rig, the clips; the anchor stays', async () => {
      const { glb: renamed } = await editClips(bytesSource(character, 'a'), [renameClips('kebab')]);
      const still = { 'model.glb': fixture('rotated.glb'), 'thumbnail.png': dot };
      const model = { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' };
      const begun = await run('beginSpawn', 'a knight', { refine: false, actions: [1, 2] });
      expect(begun.stage).toBe('placeholder');
      await run('spawnSeen');
      expect(begun.bounds).toEqual({ min: [-0.5, 0, -0.5], max: [0.5, 2, 0.5] });

      const preview = await engine.next();
      expect(preview.input.request).toMatchObject({ mode: 'preview', prompt: 'a knight' });
      preview.finish({ files: still, result: model });
      const previewed = await run('spawnShows', 'preview');
      expect(previewed.bounds.max[1]).toBeCloseTo(2, 5);
      expect(previewed.bounds.min[1]).toBeCloseTo(0, 5);

      const rig = await engine.next();
      rig.finish({ files: { 'model.glb': character }, result: { model_urls: { glb: 'model.glb' } } });
      await run('spawnShows', 'rigged');
      const { played, pose } = await run('blend');
      expect(played).toEqual([clips[1], clips[0]]);

      const animated = await engine.next();
      expect(animated.input.request).toMatchObject({ action_ids: [1, 2] });
      animated.finish({ files: { 'a.glb': renamed }, result: { result: { animation_glb_url: 'a.glb' } } });
      const after = await run('poseAfter', 'animated');
      const bones = Object.keys(pose).filter((bone) => bone in after);
      expect(bones.length).toBeGreaterThanOrEqual(24);
      const apart = bones.flatMap((bone) =>
        pose[bone]!.map((value, i) => Math.abs(value - after[bone]![i]!)),
      );
      expect(Math.max(...apart)).toBeLessThan(1e-5);

      expect(await run('spawnDone')).toBe('animated');
      const { told, percents, anchor, stage } = await run('lookAtSpawn');
      expect(stage).toBe('animated');
      expect(told.filter((line) => line !== 'shown picture')).toEqual([
        'task preview',
        'shown preview',
        'task rigged',
        'shown rigged',
        'task animated',
        'shown animated',
      ]);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(percents.at(-1)).toBe(100);
      expect(anchor).toEqual(begun.anchor);
      await run('endSpawn');
    });

    it('shows the picture of a task the right way up', async () => {
      expect(await run('picture')).toEqual({ above: [1, 0, 0], below: [0, 0, 1], left: 0 });
    });

    it('a task that fails leaves what stands there, and says so', async () => {
      await run('beginSpawn', 'nothing', { refine: false });
      (await engine.next()).fail('no such thing');
      expect(await run('spawnDone')).toBe('task_failed');
      const { stage, told } = await run('lookAtSpawn');
      expect([stage, told]).toEqual(['placeholder', ['task preview', 'failed preview task_failed']]);
      await run('spawnSeen');
      await run('endSpawn');
    });

    it('a spawn that is disposed of ends its requests and shows nothing later', async () => {
      await run('beginSpawn', 'gone', { refine: false });
      const job = await engine.next();
      await run('endSpawn');
      job.finish();
      expect(await run('spawnDone')).toBe('aborted');
      expect((await run('lookAtSpawn')).pixels).toBe(0);
    });
  },
);

const nothing = { grown: {}, held: [] };

/** A triangle with all five textures of the standard material. */
function fivePictures(): Buffer {
  const index = [0, 1, 2, 3, 4].map((index) => ({ index }));
  return glbOf(
    {
      accessors: [
        { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [-1, 0, 0], max: [1, 2, 0] },
        { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' },
      ],
      images: index.map((_, at) => ({ bufferView: at + 2, mimeType: 'image/png' })),
      textures: index.map((_, source) => ({ source })),
      materials: [
        {
          pbrMetallicRoughness: { baseColorTexture: index[0], metallicRoughnessTexture: index[1] },
          normalTexture: index[2],
          occlusionTexture: index[3],
          emissiveTexture: index[4],
          emissiveFactor: [1, 1, 1],
        },
      ],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, TEXCOORD_0: 1 }, material: 0 }] }],
    },
    [
      new Float32Array([-1, 0, 0, 1, 0, 0, 0, 2, 0]),
      new Float32Array([0, 0, 1, 1, 1, 0]),
      ...Array<Uint8Array>(5).fill(dot),
    ],
  );
}
