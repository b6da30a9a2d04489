import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuiteBackend } from '@meshwright/host-suite';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { unrealDriver } from './unreal-driver.ts';

/** Keeps a picture of the panel with its first asset. */
export async function panelPictures(backend: SuiteBackend, { keep, fill }: PictureTools): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-unreal-'));
  const editor = await unrealDriver().open(backend);
  await fill(editor);
  await editor.screenshot(join(folder, 'unreal.png'));
  await keep('unreal', join(folder, 'unreal.png'));
  await editor.close();
  await rm(folder, { recursive: true });
}
