import { join } from 'node:path';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { createProxy } from '@meshwright/proxy';
import { type Service, startService } from '@meshwright/service';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { bundlePage } from '@meshwright/testing/engines/bundle-page';
import { type GameServer, startGameServer } from '@meshwright/testing/engines/server/game-server';
import { dracoScripts } from '@meshwright/testing/engines/suite/draco-files';
import { models } from '@meshwright/testing/engines/suite/models';
import { type ManualEngine, manualEngine } from '@meshwright/testing/service/manual-engine';
import type { Plugin } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type EnginePage, missingWebgpu, openEnginePage } from './engine-page.ts';

/** An engine with a backend, in one version. */
export interface TestedEngine {
  readonly name: string;
  /** Name of its page, `three-webgpu` for `packages/three/src/testing/three-webgpu-page.ts`. */
  readonly page: string;
  readonly version: string;
  /** Of esbuild, for its page. */
  readonly plugins?: readonly Plugin[];
}

/** Pages of engines in a real browser, with a proxy and the local service. */
export interface EngineGame {
  /** Why there is no browser. */
  readonly missing: string | undefined;
  /** Returns why an engine cannot run in that browser, or undefined. */
  cannot(name: string): string | undefined;
  open(name: string): Promise<EnginePage>;
  readonly server: () => GameServer;
  /** Engine of the service, which the test drives. */
  readonly engine: () => ManualEngine;
}

const key = 'canary-key-of-the-game';

/** Registers what starts and ends the game of a test file. The page of an engine is bundled when it is first opened. */
export function engineGame(engines: readonly TestedEngine[]): EngineGame {
  const missing = browserMissing();
  const scripts: Record<string, string> = {};
  const bundles = new Map<string, Promise<string>>();
  let browser: Browser;
  let server: GameServer;
  let service: Service;
  let engine: ManualEngine;
  let webgpuMissing: string | undefined;

  beforeAll(async () => {
    if (missing) return;
    engine = manualEngine();
    const account = { name: 'game', key, credits: 10_000 } as const;
    service = await startService({ port: 0, accounts: [account], engine });
    Object.assign(scripts, dracoScripts());
    server = await startGameServer({ scripts, models, proxy: proxyOf(service) });
    browser = await launchBrowser({ webgpu: true });
    webgpuMissing = await missingWebgpu(browser, server.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await service?.stop();
  });

  function bundled(name: string): Promise<string> {
    const { page, plugins } = engines.find((each) => each.name === name)!;
    const folder = join(import.meta.dirname, `../../../${page.split('-')[0]}/src/testing`);
    const bundle = bundles.get(name) ?? bundlePage(join(folder, `${page}-page.ts`), plugins);
    bundles.set(name, bundle);
    return bundle;
  }

  return {
    missing,
    cannot: (name) => (name.includes('webgpu') ? webgpuMissing : undefined),
    async open(name) {
      scripts[`/${name}.js`] = await bundled(name);
      return openEnginePage(browser, server.origin, name);
    },
    server: () => server,
    engine: () => engine,
  };
}

function proxyOf({ baseUrl }: Service): (request: Request) => Promise<Response> {
  return createProxy({
    path: '/api',
    baseUrl,
    key,
    caller: () => 'player',
    creditsPerDay: 10_000,
    requestsPerMinute: 100_000,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
    ],
  });
}
