import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SuiteBackend } from '@meshwright/host-suite';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { blenderDriver } from './blender-driver.ts';

/** Keeps a picture of Blender's window. */
export async function panelPictures(backend: SuiteBackend, { keep, fill }: PictureTools): Promise<void> {
  const window = { width: 1280, height: 900 };
  const blender = await blenderDriver({ name: 'Blender', window }).open(backend);
  await fill(blender);
  // Blender moves panels to their new heights for a moment.
  await new Promise((done) => setTimeout(done, 2500));
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-pictures-'));
  await blender.screenshot(join(folder, 'blender.png'));
  await keep('blender', join(folder, 'blender.png'));
  await rm(folder, { recursive: true });
  await blender.close();
}
