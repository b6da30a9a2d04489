import { createHash } from 'node:crypto';
import { create, formatTaskRef, result } from '@meshwright/client';
import { remesh } from '@meshwright/contract';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { glb, type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserJournal, browserStore } from './browser.ts';
import type { Scenarios } from './testing/browser/browser-page.ts';
import { type PageServer, startPageServer } from './testing/browser/page-server.ts';
import { journalRules } from './testing/journal-rules.ts';
import { storeRules } from './testing/store-rules.ts';

// The bundle is for a browser: it does not build if a module imports `node:`.
const missing = browserMissing();
const model = glb(7, 3_000_000);
const hash = createHash('sha256').update(model).digest('hex');

let harness: Harness;
let server: PageServer;
let browser: Browser;
/** Each test has its own profile with one page. */
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  if (missing) return;
  server = await startPageServer('browser-page');
  harness = await openHarness({
    allowedOrigins: [server.origin],
    engine: {
      missing: () => null,
      run: async () => ({ files: { 'model.glb': model }, result: { model_urls: { glb: 'model.glb' } } }),
    },
  });
  browser = await launchBrowser();
});
beforeEach(async () => {
  if (missing) return;
  await harness.control('/reset', {});
  context = await browser.newContext();
  page = await newPage();
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await harness?.stop();
});

async function newPage(): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(server.origin);
  await opened.waitForFunction(() => 'scenarios' in globalThis);
  return opened;
}

/** Kills the page's process; nothing in it runs to its end. */
async function crash(dying: Page): Promise<void> {
  const crashed = dying.waitForEvent('crash');
  void dying.goto('chrome://crash').catch(() => {});
  await crashed;
}

type Scenario = keyof Scenarios;
type ResultOf<K extends Scenario> = Awaited<ReturnType<Scenarios[K]>>;
interface PageGlobals {
  readonly scenarios: Record<string, (...args: readonly unknown[]) => Promise<never>>;
  readonly elsewhere: (where: string, scenario: string, args: readonly unknown[]) => Promise<never>;
}

function run<K extends Scenario>(
  on: Page,
  scenario: K,
  ...args: Parameters<Scenarios[K]>
): Promise<ResultOf<K>> {
  return on.evaluate(([name, values]) => (globalThis as unknown as PageGlobals).scenarios[name]!(...values), [
    scenario,
    args,
  ] as const);
}

function runIn<K extends Scenario>(
  where: 'worker' | 'service worker',
  scenario: K,
  ...args: Parameters<Scenarios[K]>
): Promise<ResultOf<K>> {
  return page.evaluate(
    ([place, name, values]) => (globalThis as unknown as PageGlobals).elsewhere(place, name, values),
    [where, scenario, args] as const,
  );
}

describe.skipIf(missing)(`in a real browser${missing ? ` (skipped: ${missing})` : ''}`, () => {
  it('a journal holds every journal rule, in pages, workers and service workers', async () => {
    for (const { title, expected } of journalRules) {
      expect([title, await run(page, 'journalRule', title)]).toEqual([title, expected]);
      for (const where of ['worker', 'service worker'] as const)
        expect([where, title, await runIn(where, 'journalRule', title)]).toEqual([where, title, expected]);
    }
  });

  it('a store holds every store rule, in pages, workers and service workers', async () => {
    for (const { title, expected } of storeRules) {
      expect([title, await run(page, 'storeRule', title)]).toEqual([title, expected]);
      for (const where of ['worker', 'service worker'] as const)
        expect([where, title, await runIn(where, 'storeRule', title)]).toEqual([where, title, expected]);
    }
  });

  const address = () => ({ baseUrl: harness.service.baseUrl, key: harness.key });
  const kinds = async (on: Page) => (await run(on, 'entries')).map(({ kind }) => kind);

  it('two pages and a worker that make the same request at once buy once', async () => {
    const other = await newPage();
    const all = await Promise.all([
      run(page, 'buy', address(), 100),
      run(other, 'buy', address(), 100),
      runIn('worker', 'buy', address(), 100),
      run(other, 'buy', address(), 200),
    ]);
    const ids = all.map((each) => (typeof each === 'object' && each && 'id' in each ? each.id : each));
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(
      all.filter((each) => typeof each === 'object' && each && 'before' in each && !each.before),
    ).toHaveLength(2);
    expect((await harness.tasks('/v1/remesh')).sort()).toEqual([...new Set(ids)].sort());
    expect(await harness.spent()).toBe(10);
  });

  it.each(['is closed', 'crashes'])(
    'a page that %s between the create and its answer loses nothing: the next page adopts the task',
    async (way) => {
      const dying = await newPage();
      void run(dying, 'buy', address(), 100, 'sent').catch(() => {});
      await expect.poll(() => harness.tasks('/v1/remesh')).toHaveLength(1);
      const waiting = run(page, 'buy', address(), 100);
      expect(await kinds(page)).toEqual(['sending']);
      if (way === 'is closed') await dying.close();
      else await crash(dying);
      const [id] = await harness.tasks('/v1/remesh');
      expect(await waiting).toEqual({ id, before: true });
      expect(await kinds(page)).toEqual(['sending', 'lost', 'accepted', 'settled']);
      await page.reload();
      await page.waitForFunction(() => 'scenarios' in globalThis);
      expect(await run(page, 'buy', address(), 100)).toEqual({ id, before: true });
      expect(await harness.spent()).toBe(5);
    },
  );

  it('a page that closes before its create is sent leaves a question, and nothing is sent until the answer', async () => {
    const dying = await newPage();
    void run(dying, 'buy', address(), 100, 'not sent').catch(() => {});
    await expect.poll(() => kinds(page)).toEqual(['sending']);
    await dying.close();
    expect(await run(page, 'buy', address(), 100)).toBe('unknown_outcome');
    expect(await harness.tasks('/v1/remesh')).toEqual([]);
    expect(await run(page, 'buy', address(), 100, 'answered', 'resend')).toMatchObject({ before: false });
    expect(await harness.spent()).toBe(5);
  });

  it('a download resumes after a reload, and every page has its file', async () => {
    const model_url = `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}`;
    const ref = await create(harness.connection, remesh, { model_url });
    await result(harness.connection, ref);
    const text = formatTaskRef(ref);
    expect(await run(page, 'fetchModel', address(), text, 1_000_000)).toEqual({
      code: 'aborted',
      asked: [''],
    });
    await page.reload();
    await page.waitForFunction(() => 'scenarios' in globalThis);
    const { asked, ...whole } = await run(page, 'fetchModel', address(), text);
    expect(whole).toEqual({ hash, isThere: true });
    expect(asked).toEqual([expect.stringMatching(/^bytes=[1-9]\d{6}-$/)]);
    expect(await run(await newPage(), 'fetchModel', address(), text)).toEqual({
      hash,
      isThere: true,
      asked: [],
    });
  });

  it('a journal that is deleted while in use is not silently recreated', async () => {
    expect(await run(page, 'clearedMeanwhile')).toBe('journal_failed');
  });

  it('a text of an older version is migrated once', async () => {
    expect(await run(page, 'takenOver')).toEqual(['old', null, 'old', undefined]);
  });

  it('a text and a journal are written by transactions of strict durability', async () => {
    expect(await run(page, 'durabilities')).toEqual([
      ['text', 'strict'],
      ['journal', 'strict'],
    ]);
  });

  it('a journal of a newer version is left unchanged', async () => {
    expect(await run(page, 'newerVersion')).toBe('bad_journal');
  });
});

it.each([
  ['journal_failed', () => browserJournal('a')],
  ['io_failed', () => browserStore('a')],
])('reports a reason without IndexedDB and Web Locks: %s', (code, open) => {
  expect(open).toThrow(
    expect.objectContaining({
      code,
      message: expect.stringMatching(/there is no IndexedDB.* Serve the page over https/),
    }),
  );
});
