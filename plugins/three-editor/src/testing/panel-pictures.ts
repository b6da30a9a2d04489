import { panelPage, type SuiteBackend } from '@meshwright/host-suite';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { openEditor } from './editor-driver.ts';

/** Keeps a picture of the editor. */
export async function panelPictures(backend: SuiteBackend, { keep, fill }: PictureTools): Promise<void> {
  const editor = await openEditor(backend, undefined, '?room');
  await fill(panelPage(editor.page()));
  await keep('editor', await editor.page().screenshot());
  await editor.close();
}
