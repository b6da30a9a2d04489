import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EditorDriver, panelPage, type SceneObject, type SuiteService } from '@meshwright/host-suite';
import { watchBlocks } from '@meshwright/testing/hosts/page-blocks';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import type { Box3, Object3D } from 'three';
import { startEditorServer } from './editor-server.ts';
import { newProfile } from './extension-browser.ts';
import type { StandInEditor } from './stand-in-editor.ts';

/** Drives the extension in Chromium, on the stand-in or on a copy of the editor. */
export function editorDriver(copy: string | undefined): EditorDriver {
  return {
    name: copy ? 'three.js editor' : 'stand-in for the three.js editor',
    undo: true,
    keepsScene: true,
    async open(service) {
      const editor = await openEditor(service, copy);
      const panel = () => panelPage(editor.page());
      return {
        set: (label, value) => panel().set(label, value),
        pick: (label, paths) => panel().pick(label, paths),
        press: (label) => panel().press(label),
        text: () => panel().text(),
        scene: () => editor.page().evaluate(objects),
        select: (id) =>
          editor.page().evaluate((uuid) => {
            const { editor } = globalThis as unknown as EditorGlobals;
            const root = editor.scene.getObjectByProperty('uuid', uuid)!;
            let leaf = root;
            root.traverse((each) => {
              if ('isMesh' in each) leaf = each;
            });
            editor.select(leaf);
          }, id),
        saved: () =>
          editor.page().evaluate(() => {
            const { editor } = globalThis as unknown as EditorGlobals;
            return JSON.stringify([editor.toJSON(), { ...localStorage }, { ...sessionStorage }]);
          }),
        async undo() {
          await editor.page().evaluate(() => (document.activeElement as HTMLElement).blur());
          await editor.page().keyboard.press('Control+z');
        },
        longestBlock: () => editor.longestBlock(),
        reopen: () => editor.reopen(),
        screenshot: async (path) => void (await editor.page().screenshot({ path })),
        close: () => editor.close(),
      };
    },
  };
}

export interface OpenEditorPage {
  page(): Page;
  context(): BrowserContext;
  /** Returns the longest time for which the extension held the first page, in milliseconds. */
  longestBlock(): Promise<number>;
  /** Closes the browser and restarts it on the same profile. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** @param query `?room`: the stand-in lights its scene as the editor does */
export async function openEditor(
  service: SuiteService,
  copy: string | undefined,
  query: '' | '?room' = '',
): Promise<OpenEditorPage> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-extension-'));
  const script = join(import.meta.dirname, '../../build.mjs');
  await promisify(execFile)(process.execPath, [script, folder]);
  const [server, profile] = await Promise.all([
    startEditorServer(copy),
    newProfile(join(folder, 'extension')),
  ]);
  let context = await profile.launch();
  await enterOptions(context, service, server.address);
  let page = await context.newPage();
  const longestBlock = await watchBlocks(page, ({ url }) => url.startsWith('chrome-extension:'));
  await openTab(page, `${server.address}${query}`);
  return {
    page: () => page,
    context: () => context,
    longestBlock,
    async reopen() {
      await page.evaluate(saveNow);
      await context.close();
      context = await profile.launch();
      // The browser installs the extension again.
      await registered(context);
      page = await context.newPage();
      await openTab(page, `${server.address}${query}`);
    },
    async close() {
      await context.close();
      await server.stop();
      await profile.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills in the options page, as after the installation. */
async function enterOptions(context: BrowserContext, service: SuiteService, editor: string): Promise<void> {
  const { host } = new URL((await workerOf(context)).url());
  const page = await context.newPage();
  const options = `chrome-extension://${host}/options.html`;
  // After its installation the extension opens its options, in this blank tab if it finds no other.
  await page.goto(options).catch(() => page.waitForURL(options));
  await page.getByLabel('Service').fill(service.baseUrl);
  await page.getByLabel('API key').fill(service.key);
  await page.getByLabel('Other editors').fill(editor);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await registered(context);
  await page.close();
}

/** Resolves once the worker has registered the editor. */
async function registered(context: BrowserContext): Promise<void> {
  const worker = await workerOf(context);
  const scripts = () =>
    worker.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length);
  await waitFor(async () => (await scripts()) || undefined, 'the registration of the editor');
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

async function openTab(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByText('Meshwright', { exact: true }).click();
  await page
    .locator('meshwright-panel')
    .getByRole('button', { name: /^Generate/ })
    .waitFor();
}

interface EditorGlobals {
  readonly editor: StandInEditor & {
    readonly signals: Record<
      'savingFinished' | 'sceneGraphChanged',
      { add(listener: () => void): void; dispatch(): void }
    >;
  };
  readonly THREE: { readonly Box3: typeof Box3 };
}

/** Saves at once; the editor's autosave has a delay. */
function saveNow(): Promise<void> {
  const { signals } = (globalThis as unknown as EditorGlobals).editor;
  return new Promise((resolve) => {
    signals.savingFinished.add(resolve);
    signals.sceneGraphChanged.dispatch();
  });
}

function objects(): SceneObject[] {
  const { editor, THREE } = globalThis as unknown as EditorGlobals;
  const meshes = (object: Object3D) => {
    let count = 0;
    object.traverse((each) => {
      if ('isMesh' in each) count++;
    });
    return count;
  };
  return editor.scene.children
    .filter((object) => meshes(object) > 0)
    .map((object) => {
      object.updateMatrixWorld(true);
      const { min, max } = new THREE.Box3().setFromObject(object, true);
      return {
        id: object.uuid,
        name: object.name,
        height: max.y - min.y,
        ground: min.y,
        meshes: meshes(object),
        clips: object.animations.map(({ name }) => name),
        provenance: object.userData.meshwright,
        selected: editor.selected === object,
      };
    });
}
