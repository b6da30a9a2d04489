import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { type EditorDriver, type OpenEditor, panelPage, type SuiteService } from '@meshwright/host-suite';
import { type IsOwn, watchBlocks } from '@meshwright/testing/hosts/page-blocks';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { StudioPage } from '../page/main.ts';
import { pageFiles } from '../server/page-files.ts';
import { type PageFile, type StudioServer, serveStudio } from '../server/serve-studio.ts';

/** Bundled once per test worker. */
let files: ReturnType<typeof pageFiles> | undefined;

export interface OpenStudio extends OpenEditor, Pick<StudioServer, 'origin' | 'address'> {
  page(): Page;
}

export interface StudioDriver extends EditorDriver {
  open(service: SuiteService): Promise<OpenStudio>;
}

/** Drives Studio in a browser as a user does. Unexpected errors are added to `faults`. */
export function studioDriver(
  browser: () => Promise<Browser>,
  faults: string[],
  options: BrowserContextOptions = {},
): StudioDriver {
  return {
    name: 'Studio',
    undo: true,
    keepsScene: false,
    async open({ baseUrl, key }) {
      files ??= pageFiles(join(import.meta.dirname, '../page'), { sourcemap: true });
      const built = await files;
      const server = await serveStudio({ files: built, baseUrl, key });
      let longestBlock: (() => Promise<number>) | undefined;
      const context = await (await browser()).newContext({
        viewport: { width: 1000, height: 640 },
        ...options,
      });
      const start = async () => {
        const page = await context.newPage();
        page.on('pageerror', (error) => faults.push(String(error)));
        page.on('response', async (response) => {
          const text = await response.text().catch(() => '');
          if (text.includes(key)) faults.push(`the key is in ${response.url()}`);
        });
        longestBlock ??= await watchBlocks(page, isOwn(built));
        await page.goto(server.address);
        await page.waitForFunction(() => 'studio' in globalThis);
        return page;
      };
      let page = await start();
      return {
        ...steps(() => page),
        origin: server.origin,
        address: server.address,
        page: () => page,
        longestBlock: () => longestBlock!(),
        async reopen() {
          await page.close({ runBeforeUnload: false });
          page = await start();
        },
        async close() {
          await context.close();
          await server.stop();
        },
      };
    },
  };
}

/** Functions of the page except those of its engines, by the source maps of its scripts. */
function isOwn(built: ReadonlyMap<string, PageFile>): IsOwn {
  const maps = new Map<string, SourceMap>();
  return ({ url, lineNumber, columnNumber }) => {
    const path = `${URL.parse(url)?.pathname}.map`;
    const file = built.get(path);
    if (!file) return false;
    const map = maps.get(path) ?? new SourceMap(JSON.parse(Buffer.from(file.body).toString()));
    maps.set(path, map);
    const entry = map.findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry && !/node_modules\/(?:three|@babylonjs)\//.test(entry.originalSource);
  };
}

declare const studio: StudioPage;

function steps(page: () => Page): Omit<OpenEditor, 'reopen' | 'close'> {
  const panel = () => panelPage(page());
  return {
    set: (label, value) => panel().set(label, value),
    pick: (label, paths) => panel().pick(label, paths),
    press: (label) => panel().press(label),
    text: () => panel().text(),
    scene: () => page().evaluate(() => studio.host.objects(studio.host.viewport)),
    async select(id) {
      await page().getByRole('button', { name: 'Frame all' }).click();
      const frame = () => page().evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      for (let i = 0; i < 3; i++) await frame();
      const { x, y } = await page().evaluate((id) => studio.host.viewport.seenAt(studio.host.idIn(id)!), id);
      await page().mouse.click(x, y);
    },
    saved: () =>
      page().evaluate(async () => {
        const objects = studio.host.viewport.objects();
        const databases: unknown[] = [];
        for (const { name } of await indexedDB.databases()) {
          const opened = await new Promise<IDBDatabase>((resolve, reject) => {
            const request = indexedDB.open(name!);
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
          for (const table of opened.objectStoreNames) {
            const rows = await new Promise<unknown[]>((resolve) => {
              const request = opened.transaction(table).objectStore(table).getAll();
              request.onsuccess = () => resolve(request.result);
            });
            databases.push(
              rows.map((row) => (row instanceof Uint8Array ? new TextDecoder().decode(row) : row)),
            );
          }
          opened.close();
        }
        return JSON.stringify([objects, { ...localStorage }, databases]);
      }),
    async undo() {
      await page().locator('#three').press('Control+z');
    },
    async screenshot(path) {
      await page().screenshot({ path });
    },
  };
}
