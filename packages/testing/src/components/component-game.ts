import { textTo3d } from '@meshwright/contract';
import { createProxy } from '@meshwright/proxy';
import { type Service, startService } from '@meshwright/service';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import type { Plugin } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { bundlePage } from '../engines/bundle-page.ts';
import { callScenario } from '../engines/call-scenario.ts';
import { type GameServer, startGameServer } from '../engines/server/game-server.ts';
import { models } from '../engines/suite/models.ts';
import { type ManualEngine, manualEngine } from '../service/manual-engine.ts';
import type { ComponentScenarios } from './component-page.ts';

export interface ComponentGameOptions {
  /** Script of the page, which sets `scenarios`. */
  readonly script: string;
  /** Of esbuild, for files that it cannot read. */
  readonly plugins?: readonly Plugin[];
  /** The framework hands failures to a boundary, and to the window, too. */
  readonly throws?: boolean;
  /**
   * Times that a component mounts which is added once.
   * @default 1
   */
  readonly mounts?: number;
  /**
   * The framework hands pointer events to objects without a further package.
   * @default true
   */
  readonly pointers?: boolean;
}

/** A page of components in a real browser, with a proxy and the local service. */
export interface ComponentGame<Scenarios> {
  /** Why there is no browser. */
  readonly missing: string | undefined;
  readonly mounts: number;
  readonly pointers: boolean;
  readonly server: () => GameServer;
  readonly engine: () => ManualEngine;
  run<K extends keyof Scenarios & string>(
    name: K,
    ...args: Scenarios[K] extends (...args: infer Args) => unknown ? Args : never
  ): Promise<Scenarios[K] extends (...args: never) => infer Result ? Awaited<Result> : never>;
  /** Opens the page again. */
  open(): Promise<void>;
  requests(path: string): number;
  /** Creates of tasks since the page was opened. */
  creates(): number;
  credits(): Promise<number>;
  /** Expects that a framework which throws handed this error to a boundary, and that no other one occurred. */
  handled(code: string, message: RegExp): Promise<void>;
}

const key = 'canary-key-of-the-game';

/** Registers what starts and ends the game of a test file. */
export function componentGame<Scenarios extends ComponentScenarios>({
  script,
  plugins,
  throws = false,
  mounts = 1,
  pointers = true,
}: ComponentGameOptions): ComponentGame<Scenarios> {
  const missing = browserMissing();
  let browser: Browser;
  let page: Page;
  let server: GameServer;
  let service: Service;
  let engine: ManualEngine;
  let faults: string[];

  beforeAll(async () => {
    if (missing) return;
    engine = manualEngine();
    const account = { name: 'game', key, credits: 1000 } as const;
    service = await startService({ port: 0, accounts: [account], engine });
    const scripts = { '/page.js': await bundlePage(script, plugins) };
    server = await startGameServer({ scripts, models, proxy: proxyOf(service) });
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
    const own = faults;
    page.on('pageerror', (error) => own.push(String(error)));
    await open();
  });
  afterEach(async () => {
    await page?.context().close();
    expect(faults ?? []).toEqual([]);
  });

  async function open(): Promise<void> {
    await page.goto(server.origin);
    await page.addScriptTag({ url: '/page.js', type: 'module' });
    await page.waitForFunction(() => 'scenarios' in globalThis);
    server.served.length = 0;
  }

  return {
    missing,
    mounts,
    pointers,
    server: () => server,
    engine: () => engine,
    run: (name, ...args) => callScenario(page, name, args),
    open,
    requests: (path) => server.served.filter((each) => each.path === path).length,
    creates: () => server.served.filter(({ method }) => method === 'POST').length,
    async credits() {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await fetch(`${service.baseUrl}/v1/balance`, { headers });
      return ((await answer.json()) as { balance: number }).balance;
    },
    async handled(code, message) {
      const own = faults;
      if (!throws) {
        expect(await callScenario(page, 'code', [])).toBeUndefined();
        return expect(own).toEqual([]);
      }
      await expect.poll(() => callScenario(page, 'code', [])).toBe(code);
      await expect.poll(() => own).toEqual([expect.stringMatching(message)]);
      own.length = 0;
    },
  };
}

function proxyOf({ baseUrl }: Service): (request: Request) => Promise<Response> {
  return createProxy({
    path: '/api',
    baseUrl,
    key,
    caller: () => 'player',
    creditsPerDay: 1000,
    requestsPerMinute: 100_000,
    allow: [{ family: textTo3d, create: { fields: ['mode', 'prompt'] } }],
  });
}
