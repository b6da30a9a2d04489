import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { bytesSource, editClips, renameClips } from '@meshwright/gltf';
import { type Service, startService } from '@meshwright/service';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserMissing, launchBrowser } from '../../../test/browser.ts';
import { glbOf } from '../../gltf/src/testing/glb-of.ts';
import { createProxy } from '../../proxy/src/create-proxy.ts';
import { type ManualEngine, manualEngine } from '../../service/src/testing/manual-engine.ts';
import { placedNodes } from './retarget/rig.ts';
import { bundlePage, oldestEngines } from './testing/bundle-page.ts';
import { type EnginePage, openEnginePage } from './testing/engine-page.ts';
import { type GameServer, startGameServer } from './testing/game-server.ts';
import { pictureDifference } from './testing/picture-difference.ts';
import type { Scenarios } from './testing/scenarios.ts';
import { materialsGlb, texturedGlb } from './testing/studio-models.ts';
import { about, otherNames, serviceNames, type WalkerOptions, walker } from './testing/walker.ts';
import { walkerGlb } from './testing/walker-glb.ts';

// One suite for both engines: results and errors of an asset do not depend on the engine.
const missing = browserMissing();
const full = process.env.MESHWRIGHT_FULL === '1';
/** The installed engines; the full form adds the oldest supported ones. */
const engines = [
  { name: 'three', engine: 'three', of: 'three', alias: {} },
  { name: 'babylon', engine: 'babylon', of: '@babylonjs/core', alias: {} },
  { name: 'three-lowest', engine: 'three', of: 'three-lowest', alias: oldestEngines },
  { name: 'babylon-lowest', engine: 'babylon', of: '@babylonjs/core-lowest', alias: oldestEngines },
]
  .filter(({ name }) => full || !name.endsWith('lowest'))
  .map(({ of, ...rest }) => ({ ...rest, version: versionOf(of) }));
const key = 'canary-key-of-the-game';
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures', name));
const character = fixture('character.glb');
const clips = ['Armature|walking_man|baselayer', 'Armature|running|baselayer'];
/** A walker, the same one standing still, and one with another build, rest pose, bones and names. */
const long: WalkerOptions = {
  names: otherNames,
  shape: (bone) => ({ UpperLeg: 1.5, LowerLeg: 1.2, LowerArm: 0.8, Hand: 1.3 })[bone] ?? 1,
  armDegrees: 50,
  axes: (bone) => about(/Leg|Foot/.test(bone) ? 'x' : 'z', bone.length),
  unit: 1,
};
const models = {
  '/walker.glb': walkerGlb(walker()),
  '/still.glb': walkerGlb(walker(), { still: true }),
  '/long.glb': walkerGlb(walker(long), { still: true }),
  '/jumper.glb': walkerGlb({ ...walker(), clip: { ...walker().clip, name: 'Jump_Over' } }),
  '/box.glb': fixture('rotated.glb'),
  '/textured.glb': texturedGlb(),
  '/metals.glb': materialsGlb('metals'),
  '/others.glb': materialsGlb('others'),
};
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let browser: Browser;
let server: GameServer;
let service: Service;
let engine: ManualEngine;

beforeAll(async () => {
  if (missing) return;
  engine = manualEngine();
  const [started, ...scripts] = await Promise.all([
    startService({ port: 0, accounts: [{ name: 'game', key, plan: 'pro', credits: 1000 }], engine }),
    ...engines.map(({ engine, alias }) =>
      bundlePage(join(import.meta.dirname, `../../${engine}/src/testing/${engine}-page.ts`), alias),
    ),
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
  server = await startGameServer({
    scripts: Object.fromEntries(engines.map(({ name }, i) => [`/${name}.js`, scripts[i]!])),
    models,
    proxy,
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
});

describe.skipIf(missing).each(engines.map((each) => [each.name, each.version] as const))(
  `%s in a real browser${missing ? ` (skipped: ${missing})` : ''}`,
  (name, version) => {
    let page: EnginePage;
    const run: EnginePage['run'] = (scenario, ...args) => page.run(scenario, ...args);

    beforeAll(async () => {
      page = await openEnginePage(browser, server.origin, name);
    });
    afterAll(async () => {
      await page?.close();
      expect(page?.faults).toEqual([]);
    });

    it('is the engine in that version', async () => {
      expect(version).toMatch(new RegExp(`^(0\\.)?${await run('version')}\\b`));
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
    ] as const)('loads %s as the same asset', async (_, url, kind) => {
      const { percents, ...asset } = await run('load', url, kind);
      expect(asset).toEqual({ clips, height: expect.closeTo(1.84, 5), pixels: expect.any(Number) });
      expect(asset.pixels).toBeGreaterThan(50);
      expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
      expect(percents.at(-1)).toBe(100);
      expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
    });

    it('reports progress under gzip, where Content-Length is the encoded size', async () => {
      const { percents } = await run('load', '/files/gzip/b.glb', 'url');
      expect(percents.some((percent) => percent > 0 && percent <= 80)).toBe(true);
    });

    it('maps each fault to one code and leaks nothing', async () => {
      const seen: Record<string, unknown> = {};
      const paths = ['forbidden', 'cut', 'broken', 'text', 'nowhere'];
      for (const way of paths)
        seen[way] = await run('fail', `${server.origin}/files/${way}/${name}.glb?sig=secret`);
      seen['no CORS'] = await run('fail', `${server.strangerOrigin}/files/plain/a.glb?sig=secret`);
      seen['no answer'] = await run('fail', `${server.origin}/files/held/${name}`, { timeoutMs: 200 });
      seen['no source'] = await run('fail', 'ftp://example.com/a.glb');
      expect(JSON.stringify(seen)).not.toContain('secret');
      const lines = Object.entries(seen) as [string, Awaited<ReturnType<Scenarios['fail']>>][];
      for (const [way, each] of lines) expect([way, each.ours, each.leaks]).toEqual([way, true, nothing]);
      expect(Object.fromEntries(lines.map(([way, { code }]) => [way, code]))).toEqual({
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

    it('aborted at a tenth, closes the socket and adds nothing to the scene later', async () => {
      const path = `/files/held/abort-${name}`;
      const { error, late, leaks } = await run('abortAtTenth', path);
      expect(error).toEqual({ name: 'AbortError', code: 'aborted' });
      await server.left(path);
      expect([late, leaks]).toEqual([false, nothing]);
    });

    it.each([80, 90])('disposed during a load, at %i percent, leaks nothing', async (percent) => {
      const { code, leaks } = await run('disposeAt', '/files/plain/a.glb', percent);
      expect([code, leaks]).toEqual(['disposed', nothing]);
    });

    it('sends one request for ten loads; nine aborts do not affect the tenth', async () => {
      const path = `/files/slow/crowd-${name}`;
      expect(await run('crowd', path)).toEqual([2, ...Array(9).fill('AbortError')]);
      expect(server.served.filter((each) => each.path === path)).toHaveLength(1);
    });

    it('loads a task again without a download, even with another link or after a page reload', async () => {
      expect(await run('loadTask', 'text-to-3d:kept')).toEqual(clips);
      await page.reload();
      const before = server.served.length;
      expect(await run('loadTask', 'text-to-3d:kept')).toEqual(clips);
      expect(await run('spawnKept', 'text-to-3d:kept')).toEqual({
        last: 'preview',
        clips,
        lines: ['task preview', 'shown preview'],
        left: 0,
      });
      expect(server.served.slice(before)).toEqual([]);
      // A load of another task needs the network.
      await run('loadTask', `text-to-3d:other`);
      expect(server.served.length).toBeGreaterThan(before);
    });

    it('a full asset cache evicts the least recently used file and stores none larger than itself', async () => {
      const seen = await run('evict', 100, [
        ['put', 'a', 40],
        ['put', 'b', 40],
        ['get', 'a'],
        ['put', 'c', 40],
        ['put', 'd', 101],
        ['put', 'e', 90],
        ['get', 'a'],
      ]);
      expect(seen).toEqual(['a', 'ab', 'ab', 'ac', 'ac', 'e', 'e']);
    });

    it('keeps shared resources until the last clone is disposed', async () => {
      const { held, played, pixels, gone, code } = await run('outlive', '/files/plain/a.glb');
      expect([held, played, gone, code]).toEqual([[3], clips[0], 0, 'disposed']);
      expect(pixels).toBeGreaterThan(50);
    });

    it.each(['character.glb', 'morph-default.glb'])(
      'holds as many resources after cycles of load, clone, play and dispose as before: %s',
      async (file) => {
        const bytes = [...fixture(file)];
        const data = `data:model/gltf-binary;base64,${Buffer.from(bytes).toString('base64')}`;
        const { before, after } = await run('cycles', data, full ? 50 : 8);
        expect(after).toEqual(before);
      },
    );

    it('finds clips by meaning; a missing clip is no error', async () => {
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

    it('plays clips of a rig on another rig of the same body in the same pose', async () => {
      const seen = await run('borrow', '/walker.glb', '/still.glb', moments);
      const [walk] = clips;
      expect([seen.borrowed, seen.again, seen.played, seen.clips]).toEqual([
        [walk],
        [],
        [walk, walk],
        [walk],
      ]);
      expect(seen.leaks).toEqual(nothing);
      for (const { from, to } of seen.poses) {
        const bones = Object.keys(from.pose);
        expect(bones.length).toBeGreaterThanOrEqual(22);
        for (const bone of bones)
          expect([bone, difference(from.pose[bone]!, to.pose[bone]!) < 1e-5]).toEqual([bone, true]);
      }
    });

    it('plays clips on a rig of other proportions: same limb directions, same height of the lower foot', async () => {
      const { poses, leaks } = await run('borrow', '/walker.glb', '/long.glb', moments);
      expect(leaks).toEqual(nothing);
      for (const { from, to } of poses) {
        for (const side of ['left', 'right']) {
          for (const [start, end] of limbs) {
            const way = (names: typeof serviceNames, { places }: typeof from) =>
              [0, 1, 2].map(
                (axis) => places[names[side + end]!]![axis]! - places[names[side + start]!]![axis]!,
              );
            expect(degrees(way(serviceNames, from), way(otherNames, to))).toBeLessThan(0.1);
          }
        }
        // The lowest sole, foot or toes, is as high as at rest, where both are on the ground.
        const soles = ['left', 'right'].map((side) =>
          Math.min(
            to.places[otherNames[`${side}Foot`]!]![1]! - restFoot,
            to.places[otherNames[`${side}Toes`]!]![1]! - restToes,
          ),
        );
        expect(Math.abs(Math.min(...soles))).toBeLessThan(1e-3);
      }
    });

    it('spawns an asset that borrows clips, and plays them when they are loaded', async () => {
      expect(await run('spawnBorrowing', 'text-to-3d:a', '/jumper.glb', 'jump')).toEqual({
        waiting: null,
        played: 'Jump_Over',
        clips: [...clips, 'Jump_Over'],
        left: 0,
      });
    });

    it('takes no clips from another kind of body or from a disposed asset', async () => {
      expect(await run('borrowFails', '/walker.glb', '/box.glb')).toEqual(['unlike_rigs', 'disposed']);
      expect(await run('borrowFails', '/box.glb', '/long.glb')).toEqual(['unlike_rigs', 'disposed']);
    });

    it('shows the level for the distance, and loads each on first use, a failing one once', async () => {
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
      const requested = server.served
        .map((each) => each.path)
        .filter((each) => each.includes(`/lod-${name}`));
      expect(requested).toEqual([urls[0], urls[1], urls[2]]);
    });

    it('compiles nothing for a second model like a disposed one', async () => {
      const [first, second] = await run('links', '/files/plain/a.glb');
      expect(first).toBeGreaterThan(0);
      expect(second).toBe(0);
    });

    it('uploads one texture per frame to the GPU', async () => {
      const data = `data:model/gltf-binary;base64,${fivePictures().toString('base64')}`;
      const frames = await run('uploads', data);
      // One engine also uploads a picture of its own, once.
      expect(frames.length).toBeGreaterThanOrEqual(5);
      expect(frames).toEqual(frames.map(() => 1));
    });

    it("works through the engine's own loader", async () => {
      expect(await run('itsWay', 'text-to-3d:a')).toEqual({ clips: 2, meshes: 1 });
    });

    it('spawns a placeholder at once, then the picture, the preview, the rig, the clips; the anchor stays', async () => {
      const { glb: renamed } = await editClips(bytesSource(character, 'a'), [renameClips('kebab')]);
      const still = { 'model.glb': fixture('rotated.glb'), 'thumbnail.png': dot };
      const model = { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' };
      const beginning = await run('beginSpawn', 'a knight', { refine: false, actions: [1, 2] });
      expect(beginning.stage).toBe('placeholder');
      await run('spawnSeen');
      expect(beginning.bounds).toEqual({ min: [-0.5, 0, -0.5], max: [0.5, 2, 0.5] });

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
      const difference = bones.flatMap((bone) =>
        pose[bone]!.map((value, i) => Math.abs(value - after[bone]![i]!)),
      );
      expect(Math.max(...difference)).toBeLessThan(1e-5);

      expect(await run('spawnDone')).toBe('animated');
      const { lines, percents, anchor, stage } = await run('lookAtSpawn');
      expect(stage).toBe('animated');
      expect(lines.filter((line) => line !== 'shown picture')).toEqual([
        'task preview',
        'shown preview',
        'task rigged',
        'shown rigged',
        'task animated',
        'shown animated',
      ]);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(percents.at(-1)).toBe(100);
      expect(anchor).toEqual(beginning.anchor);
      await run('endSpawn');
    });

    it('shows the picture of a task the right way up', async () => {
      expect(await run('picture')).toEqual({ above: [1, 0, 0], below: [0, 0, 1], left: 0 });
    });

    it('a failed task leaves the current stage in place and reports the failure', async () => {
      await run('beginSpawn', 'nothing', { refine: false });
      (await engine.next()).fail('no such thing');
      expect(await run('spawnDone')).toBe('task_failed');
      const { stage, lines } = await run('lookAtSpawn');
      expect([stage, lines]).toEqual(['placeholder', ['task preview', 'failed preview task_failed']]);
      await run('spawnSeen');
      await run('endSpawn');
    });

    it('a disposed spawn ends its requests and shows nothing later', async () => {
      await run('beginSpawn', 'gone', { refine: false });
      const job = await engine.next();
      await run('endSpawn');
      job.finish();
      expect(await run('spawnDone')).toBe('aborted');
      expect((await run('lookAtSpawn')).pixels).toBe(0);
    });
  },
);

const rest = placedNodes(walker(long).nodes);
const [restFoot, restToes] = ['Foot', 'Toes'].map(
  (sole) => rest[walker(long).nodes.findIndex(({ name }) => name === otherNames[`left${sole}`])]!.at[1],
) as [number, number];
// The same light from the same sides at the same strength, with the same tone curve: in Babylon the option
// `useExactSrgbConversions`. Remaining differences: edge pixels, which fall to either side; texture filtering at
// grazing angles; and metals, whose highlights three widens where a surface bends within a pixel, and for which Babylon
// restores the light that rough facets scatter between each other.
describe.skipIf(missing)('the same pixels in both engines', () => {
  let pages: EnginePage[] = [];
  beforeAll(async () => {
    pages = await Promise.all(
      ['three', 'babylon'].map((name) => openEnginePage(browser, server.origin, name)),
    );
  });
  afterAll(() => Promise.all(pages.map((page) => page.close())));

  it.each([
    ['a picture on a ball', '/textured.glb', {}, { mean: 1.2, far: 0.02 }],
    ['a skin amid a clip', '/walker.glb', step, { mean: 0.5, far: 0.01 }],
    ['a borrowed clip', '/long.glb', { ...step, from: '/walker.glb' }, { mean: 0.5, far: 0.01 }],
    ['colour, light, glass and a grating', '/others.glb', {}, { mean: 1.4, far: 0.02 }],
    ['metal', '/metals.glb', {}, { mean: 9, far: 0.33 }],
  ] as const)('%s', async (_, url, options, bound) => {
    const [one, other] = await Promise.all(
      pages.map(async (page) => Buffer.from(await page.run('portrait', url, 256, options), 'latin1')),
    );
    const seen = pictureDifference(one!, other!);
    expect(seen.pixels).toBeGreaterThan(500);
    expect(seen.mean).toBeLessThan(bound.mean);
    expect(seen.far).toBeLessThan(bound.far);
  });
});

const step = { clip: 'walk', time: 8 / 30 };

/** At keys, and between two. */
const moments = [0, 8 / 30, 0.61];
const limbs = [
  ['UpperArm', 'LowerArm'],
  ['LowerArm', 'Hand'],
  ['UpperLeg', 'LowerLeg'],
  ['LowerLeg', 'Foot'],
] as const;

/** Returns the largest difference between two poses of a bone; a rotation and its negative are the same. */
function difference(one: readonly number[], other: readonly number[]): number {
  const sign = Math.sign(one.slice(3, 7).reduce((sum, value, i) => sum + value * other[3 + i]!, 0));
  return Math.max(...one.map((value, i) => Math.abs(value - other[i]! * (i > 2 && i < 7 ? sign : 1))));
}

function degrees(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, axis) => sum + value * other[axis]!, 0);
  return (Math.acos(Math.min(1, dot / Math.hypot(...one) / Math.hypot(...other))) * 180) / Math.PI;
}

function versionOf(name: string): string {
  const manifest = join(import.meta.dirname, '../../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

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
