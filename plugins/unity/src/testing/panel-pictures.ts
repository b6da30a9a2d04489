import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuiteBackend } from '@meshwright/host-suite';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { unityDriver } from './unity-driver.ts';

/** Keeps a picture of the panel with its first asset. */
export async function panelPictures(backend: SuiteBackend, { keep, fill }: PictureTools): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-unity-'));
  const editor = await unityDriver.open(backend);
  await fill(editor);
  await editor.screenshot(join(folder, 'unity.png'));
  await keep('unity', join(folder, 'unity.png'));
  await editor.close();
  await rm(folder, { recursive: true });
}
