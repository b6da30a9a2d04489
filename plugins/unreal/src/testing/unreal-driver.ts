import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorDriver, OpenEditor, SceneObject, SuiteService } from '@meshwright/host-suite';
import { launchBrowser } from '@meshwright/testing/browser';
import { textBelow, withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { buildPlugin } from './build-plugin.ts';
import { openUnreal } from './open-unreal.ts';
import { openPage } from './panel-page.ts';

/** Drives the built plugin in the fake editor for the host suite, with a real bridge to the suite's service. */
export function unrealDriver(): EditorDriver {
  return {
    name: 'Unreal (a fake editor)',
    undo: true,
    keepsScene: true,
    mergesMeshes: true,
    open: (service) => withEditorHome('unreal', (home) => openEditor(service, home)),
  };
}

async function openEditor(service: SuiteService, home: string): Promise<OpenEditor> {
  const project = join(home, 'project');
  const plugin = await buildPlugin(join(home, 'build'));
  const closeBridge = await openServiceBridge(service, join(home, 'cache'));
  const start = () => openUnreal({ project, plugin, home });
  let unreal = await start();
  let page = await openPage(unreal);
  const until = (what: string, act: () => Promise<boolean>) =>
    waitFor(async () => (await act()) || undefined, `${what} on the page`).then(() => {});
  return {
    set: (label, value) => until(label, () => page.set(label, value)),
    press: (label) => until(label, () => page.press(label)),
    pick: (label, paths) => until(label, () => page.pick(label, paths)),
    text: () => page.text(),
    scene: () => unreal.run<SceneObject[]>('answer = user.scene()'),
    select: (id) => unreal.run(`editor.selected = [${JSON.stringify(id)}]`),
    undo: () => unreal.run('editor.undo()'),
    async saved() {
      await unreal.run('editor.save_level()');
      return `${await textBelow(home, join(home, 'cache'))}\n${unreal.output()}`;
    },
    async reopen() {
      await unreal.run('editor.save_level()');
      await unreal.kill();
      unreal = await start();
      page = await openPage(unreal);
    },
    async screenshot(path) {
      const browser = await launchBrowser();
      const page = await browser.newPage({ viewport: { width: 420, height: 900 }, deviceScaleFactor: 2 });
      await page.goto(await unreal.run<string>('answer = user.open_panel()'));
      await page.getByText('is in the scene').first().waitFor();
      await page.screenshot({ path });
      await browser.close();
    },
    async close() {
      await unreal.kill();
      await closeBridge();
      await rm(home, { recursive: true, force: true });
    },
  };
}
