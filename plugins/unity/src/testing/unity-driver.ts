import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditorDriver, OpenEditor, SceneObject, SuiteService } from '@meshwright/host-suite';
import { textBelow, withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { openServiceBridge } from '@meshwright/testing/hosts/open-service-bridge';
import { waitFor } from '@meshwright/testing/hosts/wait-for';
import { openFakeEditor } from './open-fake-editor.ts';
import { drawWindow } from './window-picture.ts';

/** Drives the plugin's core and window in the fake editor, with a real bridge to the suite's service. */
export const unityDriver: EditorDriver = {
  name: 'Unity, as a fake editor without Unity',
  undo: true,
  keepsScene: true,
  open: (service) => withEditorHome('unity', (home) => openEditor(service, home)),
};

async function openEditor(service: SuiteService, home: string): Promise<OpenEditor> {
  const project = join(home, 'project');
  await mkdir(project, { recursive: true });
  const closeBridge = await openServiceBridge(service, join(home, 'cache'));
  let editor = await openFakeEditor({ project, home });
  const run = <T>(what: string, given: object = {}) => editor.run<T>(JSON.stringify({ do: what, ...given }));
  const until = async (label: string, what: string, given: object) => {
    const done = async () => (await run<boolean>(what, { label, ...given })) || undefined;
    await waitFor(done, `${label} in the window`);
  };
  return {
    set: (label, value) => until(label, 'set', { value }),
    press: (label) => until(label, 'press', {}),
    pick: (label, paths) => until(label, 'drop', { paths }),
    text: () => run('text'),
    scene: () => run<SceneObject[]>('scene'),
    select: (id) => run('select', { id }),
    undo: () => run('undo'),
    async saved() {
      await run('save');
      return `${await textBelow(home, join(home, 'cache'))}\n${editor.output()}`;
    },
    async reopen() {
      await run('save');
      await editor.kill();
      editor = await openFakeEditor({ project, home });
    },
    longestBlock: () => run('longest'),
    screenshot: async (path) => drawWindow(await run('html'), path),
    async close() {
      await editor.kill();
      await closeBridge();
      await rm(home, { recursive: true, force: true });
    },
  };
}
