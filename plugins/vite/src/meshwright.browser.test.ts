import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meshwright } from './meshwright.ts';
import { type BoxHarness, openBoxHarness } from './testing/box-harness.ts';
import { type Game, newGame } from './testing/game.ts';

// One service, one game on one dev server, one browser. Every test has its own assets and page.
const key = 'canary-key-of-the-game';
const missing = browserMissing();

interface Model {
  readonly url: string;
  readonly height: number;
  readonly placeholder: boolean;
}

describe.skipIf(missing)(`a page of a game${missing ? ` (${missing})` : ''}`, () => {
  let harness: BoxHarness;
  let game: Game;
  let server: ViteDevServer;
  let browser: Browser;
  let address: string;
  /** Everything the server has sent to any page. */
  const served: Promise<Buffer | string>[] = [];

  beforeAll(async () => {
    [harness, browser] = await Promise.all([openBoxHarness(key), launchBrowser()]);
    game = newGame();
    game.declare({ chest: { prompt: 'a chest', place: { height: 0.6 } } });
    game.write('.env.local', `MESHWRIGHT_BASE_URL=${harness.service.baseUrl}\nMESHWRIGHT_API_KEY=${key}\n`);
    process.env.MESHWRIGHT_STORE = join(game.folder, '.store');
    process.env.XDG_STATE_HOME = join(game.folder, '.state');
    server = await createServer({
      root: game.folder,
      configFile: false,
      logLevel: 'silent',
      cacheDir: join(game.folder, '.vite'),
      server: { host: '127.0.0.1', port: 0 },
      plugins: [meshwright()],
    });
    await server.listen();
    const listening = server.httpServer?.address();
    address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}/`;
  });

  afterAll(async () => {
    Reflect.deleteProperty(process.env, 'MESHWRIGHT_STORE');
    Reflect.deleteProperty(process.env, 'XDG_STATE_HOME');
    await server?.close();
    await Promise.all([browser?.close(), harness?.stop()]);
    game?.remove();
  });

  async function open(script: string): Promise<Page> {
    const page = await browser.newPage();
    page.on('response', (response) => served.push(response.body().catch(() => '')));
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => served.push(Promise.resolve(payload)));
    });
    await page.goto(address + game.page(script));
    return page;
  }

  const models = (page: Page): Promise<Model[]> => page.evaluate('window.models');
  /** Resolves with the last box or model that the page has shown. */
  const last = (page: Page, height: number, placeholder = false) =>
    page.waitForFunction(
      `window.models?.at(-1)?.height === ${height} && window.models.at(-1).placeholder === ${placeholder}`,
    );
  const connected = (page: Page) => page.waitForFunction('window.connected');
  const marker = (page: Page) => page.evaluate('window.marker');
  const overlay = `document.querySelector('vite-error-overlay')?.shadowRoot.textContent ?? ''`;

  it('shows a model again when its height is edited, without a reload', async () => {
    const page = await open(`
      import { assets, onAssetChange } from 'virtual:meshwright?preview';
      onAssetChange('chest', show);
      await show(assets.chest);
    `);
    await last(page, 0.6);
    await page.evaluate(`window.marker = 'still here'`);
    game.declare({ chest: { prompt: 'a chest', place: { height: 1.2 } } });
    await last(page, 1.2);
    const [before, after] = (await models(page)).slice(-2);
    expect(after?.url).not.toBe(before?.url);
    expect(await marker(page)).toBe('still here');
    await page.close();
  });

  it('shows a box of the declared height at once, then the model, and reports progress', async () => {
    const release = harness.hold('a lamp');
    const page = await open(`
      import { onAssetChange } from 'virtual:meshwright';
      onAssetChange('lamp', show);
    `);
    await connected(page);
    await page.evaluate(`window.marker = 'still here'`);
    game.declare({ lamp: { prompt: 'a lamp', place: { height: 0.4, origin: 'center' } } });
    await page.waitForFunction(
      () => document.querySelector('#meshwright-progress')?.textContent === 'lamp 40 %',
    );
    const other = await open(`import lamp from 'meshwright:lamp?preview'; await show(lamp);`);
    await last(other, 0.4, true);
    // A page that connects midway is notified as well.
    await other.waitForFunction(
      () => document.querySelector('#meshwright-progress')?.textContent === 'lamp 40 %',
    );
    expect(await models(other)).toMatchObject([{ placeholder: true }]);
    release();
    await last(page, 0.4);
    // The box may have received the task's thumbnail in between.
    const shown = await models(page);
    expect(shown[0]).toMatchObject({ height: 0.4, placeholder: true });
    expect(shown.at(-1)).toMatchObject({ height: 0.4, placeholder: false });
    expect(await marker(page)).toBe('still here');
    expect(await page.evaluate('window.progress')).toEqual(
      expect.arrayContaining([
        { asset: 'lamp', node: 'model', state: 'bought' },
        { asset: 'lamp', node: 'model', state: 'working', progress: 40 },
        { asset: 'lamp', node: 'asset', state: 'done' },
      ]),
    );
    // Without a listener there, the page is reloaded and has the model.
    await other.waitForFunction('window.models?.[0]?.placeholder === false');
    await Promise.all([page.close(), other.close()]);
  });

  it('sends the update to modules that accept it', async () => {
    const release = harness.hold('a door');
    game.declare({ door: { prompt: 'a door', place: { height: 2 } } });
    const page = await open(`
      import door from 'meshwright:door?preview';
      import.meta.hot.accept('meshwright:door?preview', (module) => show(module.default));
      await show(door);
    `);
    await Promise.all([connected(page), last(page, 2, true)]);
    await page.evaluate(`window.marker = 'still here'`);
    release();
    await last(page, 2);
    game.declare({ door: { prompt: 'a door', place: { height: 2.5 } } });
    await last(page, 2.5);
    expect(await marker(page)).toBe('still here');
    await page.close();
  });

  it('receives the reason of a failed import, and reloads when the import works', async () => {
    const release = harness.hold('a tree');
    game.declare({ tree: { prompt: 'a tree', place: { height: 5 } } });
    const page = await open(`import tree from 'meshwright:tree'; await show(tree);`);
    await page.waitForFunction(`(${overlay}).includes('meshwright:tree is not ready yet')`);
    release();
    await last(page, 5);
    await page.close();
  });

  it('shows the position of an error in the manifest, and continues after the fix', async () => {
    const page = await open(`
      import { assets, onAssetChange } from 'virtual:meshwright?preview';
      onAssetChange('rock', show);
      window.rock = () => assets.rock.url;
    `);
    await page.evaluate(`window.marker = 'still here'`);
    game.declare({ rock: { prompt: 'a rock', place: { height: -1 } } });
    await page.waitForFunction(`(${overlay}).includes('meshwright.json#/assets/rock/place/height')`);
    // With a listener, because a page without one reloads, and a page that reloads may never answer to close().
    const late = await open(`
      import { onAssetChange } from 'virtual:meshwright?preview';
      onAssetChange('rock', show);
    `);
    await late.waitForFunction(`(${overlay}).includes('meshwright.json#/assets/rock/place/height')`);
    game.declare({ rock: { prompt: 'a rock', place: { height: 0.3 } } });
    await page.waitForFunction(`(${overlay}) === ''`);
    await Promise.all([last(page, 0.3), last(late, 0.3)]);
    expect(await page.evaluate('window.rock()')).toContain('/@meshwright/rock.glb?');
    expect(await marker(page)).toBe('still here');
    await Promise.all([page.close(), late.close()]);
  });

  it('receives no key for any request', async () => {
    const page = await open(`
      import { assets } from 'virtual:meshwright';
      window.assets = Object.keys(assets);
    `);
    const paths = [
      '.env.local',
      '@fs/.env.local',
      'meshwright.json',
      '.meshwright/journal.db',
      '%2emeshwright/journal.db',
      '@meshwright/../.env.local',
      '@meshwright/none.glb',
    ];
    for (const path of paths) {
      const response = await fetch(address + path);
      served.push(response.arrayBuffer().then((bytes) => Buffer.from(bytes)));
      if (path.includes('journal')) expect(response.status).toBe(403);
    }
    await page.waitForFunction('window.assets');
    const bytes = await Promise.all(served);
    expect(bytes.length).toBeGreaterThan(paths.length + 5);
    expect(bytes.filter((each) => each.includes(key))).toEqual([]);
    await page.close();
  });
});
