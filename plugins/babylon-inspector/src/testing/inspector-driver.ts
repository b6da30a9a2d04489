import { type EditorDriver, panelPage, type SuiteService } from '@meshwright/host-suite';
import { launchBrowser } from '@meshwright/testing/browser';
import { watchBlocks } from '@meshwright/testing/hosts/page-blocks';
import type { Page } from 'playwright-core';
import { type BuiltPage, builtPage } from './built-page.ts';
import type { InspectorPage } from './inspector-page.ts';
import { startPageServer } from './page-server.ts';

/** Drives the Inspector in Chromium, on a page whose server adds the key. */
export const inspectorDriver: EditorDriver = {
  name: 'Babylon.js Inspector',
  undo: false,
  keepsScene: false,
  async open(service) {
    const { page, end, reload, longestBlock } = await openInspector(service);
    const callPage = <K extends keyof InspectorPage>(what: K, ...args: Parameters<InspectorPage[K]>) =>
      current.evaluate(
        ([name, given]) =>
          (globalThis as unknown as { page: Record<string, (...args: unknown[]) => never> }).page[name]!(
            ...given,
          ),
        [what, args] as const,
      ) as Promise<Awaited<ReturnType<InspectorPage[K]>>>;
    let current = page;
    const panel = () => panelPage(current);
    return {
      set: (label, value) => panel().set(label, value),
      pick: (label, paths) => panel().pick(label, paths),
      press: (label) => panel().press(label),
      text: () => panel().text(),
      scene: () => callPage('objects'),
      select: (id) => callPage('select', id),
      saved: () => callPage('saved'),
      async reopen() {
        current = await reload();
      },
      longestBlock,
      screenshot: async (path) => void (await current.screenshot({ path })),
      close: end,
    };
  },
};

export interface OpenInspector {
  readonly page: Page;
  readonly faults: readonly string[];
  /** Returns the longest time for which the plugin held the first page, in milliseconds. */
  longestBlock(): Promise<number>;
  /** Kills the page and reopens it in the same profile. */
  reload(): Promise<Page>;
  end(): Promise<void>;
}

/** @param query `?feed`: the page offers the pane under "Manage Extensions" */
export async function openInspector(service: SuiteService, query: '' | '?feed' = ''): Promise<OpenInspector> {
  built ??= builtPage(new URL('./inspector-page.ts', import.meta.url).pathname);
  const server = await startPageServer(await built, service);
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  let isGot = false;
  let longestBlock: (() => Promise<number>) | undefined;
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      // The Inspector fetches a validator from its vendor's site, which tests cannot reach.
      if (!/gltf_validator|GLTFValidator/.test(String(error))) faults.push(String(error));
    });
    await page.route(/^https:/, (route) => route.abort());
    longestBlock ??= await watchBlocks(
      page,
      ({ url }) => url.startsWith(server.origin) && !url.includes('/vendor/'),
    );
    await page.goto(`${server.origin}/${query}`);
    if (query && !isGot) {
      await page.getByRole('button', { name: 'Manage Extensions' }).click();
      await page.getByRole('button', { name: /Meshwright/ }).click();
      await page.getByRole('button', { name: 'Get' }).click();
      await page.getByRole('button', { name: 'Remove' }).waitFor();
      // An installed extension survives a reload, which also closes the dialog.
      await page.reload();
      isGot = true;
    }
    await page.locator('[role=radio][value=Meshwright]').click();
    await page
      .locator('meshwright-panel')
      .getByRole('button', { name: /^Generate/ })
      .waitFor();
    return page;
  };
  let page = await open();
  return {
    page,
    faults,
    longestBlock: () => longestBlock!(),
    async reload() {
      await page.close();
      page = await open();
      return page;
    },
    async end() {
      await browser.close();
      await server.stop();
    },
  };
}

let built: Promise<BuiltPage> | undefined;
