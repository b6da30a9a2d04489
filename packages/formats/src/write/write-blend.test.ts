import { join } from 'node:path';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { expect, it } from 'vitest';
import { blendFolder } from '../testing/blend-folder.ts';
import { findBlender } from './find-blender.ts';
import { writeBlend } from './write-blend.ts';
import { writeFormats } from './write-formats.ts';

const { folder, leftovers, program } = blendFolder();

it('leaves out the key without Blender, and refuses a request for blend alone', async () => {
  const document = await sceneDocument();
  const { modelUrls } = await writeFormats(document, ['glb', 'blend']);
  expect(modelUrls).toEqual({ glb: 'model.glb' });
  await expect(writeFormats(document, ['blend'])).rejects.toMatchObject({ code: 'unsupported_format' });
});

it('a Blender that is not there returns null and leaves no files', async () => {
  expect(await writeBlend(await sceneDocument(), { blenderPath: join(folder, 'nowhere') })).toBeNull();
  expect(leftovers()).toEqual([]);
});

it('finds Blender on a search path', () => {
  const path = program('blender', 'exit 0');
  expect(findBlender(['/nowhere', folder].join(process.platform === 'win32' ? ';' : ':'))).toBe(path);
  expect(findBlender('/nowhere')).toBeNull();
  expect(findBlender('')).toBeNull();
  expect(findBlender(undefined)).toBeNull();
});
