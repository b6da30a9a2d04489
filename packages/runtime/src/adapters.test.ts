import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { createProxy } from '@meshwright/proxy';
import { type Service, startService } from '@meshwright/service';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { bundlePage, oldestEngines } from '@meshwright/testing/engines/bundle-page';
import { type GameServer, startGameServer } from '@meshwright/testing/engines/server/game-server';
import { dracoScripts } from '@meshwright/testing/engines/suite/draco-files';
import { models } from '@meshwright/testing/engines/suite/models';
import { type ManualEngine, manualEngine } from '@meshwright/testing/service/manual-engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { full } from '../../../test/full.ts';
import { type EnginePage, missingWebgpu, openEnginePage } from './testing/engine-page.ts';
import { pictureDifference } from './testing/picture-difference.ts';
import { clipsTests } from './testing/suite/clips.ts';
import { crowdTests } from './testing/suite/crowd.ts';
import { loadingTests } from './testing/suite/loading.ts';
import { progressiveTests } from './testing/suite/progressive.ts';
import { resourcesTests } from './testing/suite/resources.ts';
import { spawningTests } from './testing/suite/spawning.ts';
import type { SuiteContext } from './testing/suite/suite-context.ts';

// One suite for every engine and backend: results and errors of an asset do not depend on them.
const missing = browserMissing();
/** The installed engines; the full form adds the oldest supported ones. */
const engines = [
  { name: 'three', page: 'three', of: 'three', alias: {} },
  { name: 'three-webgpu', page: 'three-webgpu', of: 'three', alias: {} },
  { name: 'babylon', page: 'babylon', of: '@babylonjs/core', alias: {} },
  { name: 'babylon-webgpu', page: 'babylon-webgpu', of: '@babylonjs/core', alias: {} },
  { name: 'playcanvas', page: 'playcanvas', of: 'playcanvas', alias: {} },
  { name: 'playcanvas-webgpu', page: 'playcanvas-webgpu', of: 'playcanvas', alias: {} },
  { name: 'three-lowest', page: 'three', of: 'three-lowest', alias: oldestEngines },
  { name: 'babylon-lowest', page: 'babylon', of: '@babylonjs/core-lowest', alias: oldestEngines },
]
  .filter(({ name }) => full || !name.endsWith('lowest'))
  .map(({ of, ...rest }) => ({ ...rest, version: versionOf(of) }));
const step = { clip: 'walk', time: 8 / 30 };
const key = 'canary-key-of-the-game';
let browser: Browser;
let server: GameServer;
let service: Service;
let engine: ManualEngine;
/** Why WebGPU cannot run here. */
let webgpuMissing: string | undefined;

beforeAll(async () => {
  if (missing) return;
  engine = manualEngine();
  const [started, ...scripts] = await Promise.all([
    startService({ port: 0, accounts: [{ name: 'game', key, plan: 'pro', credits: 1000 }], engine }),
    ...engines.map(({ page, alias }) => {
      const folder = join(import.meta.dirname, `../../${page.split('-')[0]}/src/testing`);
      return bundlePage(join(folder, `${page}-page.ts`), alias);
    }),
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
    scripts: {
      ...Object.fromEntries(engines.map(({ name }, i) => [`/${name}.js`, scripts[i]!])),
      ...dracoScripts(),
    },
    models,
    proxy,
  });
  browser = await launchBrowser({ webgpu: true });
  webgpuMissing = await missingWebgpu(browser, server.origin);
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

    const cannot = () => (name.includes('webgpu') ? webgpuMissing : undefined);

    beforeAll(async () => {
      if (!cannot()) page = await openEnginePage(browser, server.origin, name);
    });
    beforeEach((test) => test.skip(cannot() !== undefined, cannot()));
    afterAll(async () => {
      await page?.close();
      expect(page?.faults ?? []).toEqual([]);
    });

    it('is the engine in that version', async () => {
      expect(version).toMatch(new RegExp(`^(0\\.)?${await run('version')}\\b`));
    });

    const context: SuiteContext = {
      name,
      full,
      run,
      reload: () => page.reload(),
      server: () => server,
      engine: () => engine,
    };
    loadingTests(context);
    resourcesTests(context);
    crowdTests(context);
    clipsTests(context);
    spawningTests(context);
    progressiveTests(context);
  },
);

// The same light from the same sides at the same strength, with the same tone curve: in Babylon the option
// `useExactSrgbConversions`. Remaining differences: edge pixels, which fall to either side; texture filtering at
// grazing angles; and metals, whose highlights three widens where a surface bends within a pixel, and for which Babylon
// restores the light that rough facets scatter between each other.
describe.skipIf(missing).each([
  ['three', 'babylon', { textured: 1.2, skin: 0.5, others: 1.4, metals: 9, far: 0.33 }],
  // Two backends of an engine differ at edges only, where their samples of a pixel lie elsewhere.
  ['three', 'three-webgpu', { textured: 0.6, skin: 6, others: 1.2, metals: 1.5, far: 0.15 }],
  // PlayCanvas encodes sRGB by the power of 2.2, and its highlights are narrower and weaker. Metals show nothing else
  // (mean difference 63), so they are left out.
  ['three', 'playcanvas', { textured: 4.6, skin: 2.7, others: 4, metals: undefined, far: 0.08 }],
  ['babylon', 'babylon-webgpu', { textured: 0.6, skin: 6, others: 1.2, metals: 1.5, far: 0.15 }],
  ['playcanvas', 'playcanvas-webgpu', { textured: 0.6, skin: 6, others: 1.2, metals: 1.5, far: 0.15 }],
] as const)('the same pixels in %s and %s', (left, right, bounds) => {
  const cannot = () => (right.includes('webgpu') ? webgpuMissing : undefined);
  let pages: EnginePage[] = [];
  beforeAll(async () => {
    if (cannot()) return;
    pages = await Promise.all([left, right].map((name) => openEnginePage(browser, server.origin, name)));
  });
  beforeEach((test) => test.skip(cannot() !== undefined, cannot()));
  afterAll(() => Promise.all(pages.map((page) => page.close())));

  it.for([
    ['a picture on a ball', '/textured.glb', {}, bounds.textured],
    ['a skin amid a clip', '/walker.glb', step, bounds.skin],
    ['a borrowed clip', '/long.glb', { ...step, from: '/walker.glb' }, bounds.skin],
    ['colour, light, glass and a grating', '/others.glb', {}, bounds.others],
    ['metal', '/metals.glb', {}, bounds.metals],
  ] as const)('%s', async ([, url, options, mean], { annotate, skip }) => {
    if (mean === undefined) return skip('its metals are narrow highlights on black');
    const [one, other] = await Promise.all(
      pages.map(async (page) => Buffer.from(await page.run('portrait', url, 256, options), 'latin1')),
    );
    const seen = pictureDifference(one!, other!);
    await annotate(`mean difference ${seen.mean.toFixed(2)} of 255, ${(100 * seen.far).toFixed(1)} % over 8`);
    expect(seen.pixels).toBeGreaterThan(500);
    expect(seen.mean).toBeLessThan(mean);
    expect(seen.far).toBeLessThan(bounds.far);
  });
});

function versionOf(name: string): string {
  const manifest = join(import.meta.dirname, '../../../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
