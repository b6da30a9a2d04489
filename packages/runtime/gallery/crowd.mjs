// Draws docs/crowd.png: copies of a walking character of the local service in three.js, in 8 phases.
// `node packages/runtime/gallery/crowd.mjs`. Prints the draw calls.
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { fromSources } from '../../engine/gallery/from-sources.mjs';
import { root, startPages } from './pages.mjs';

const { models, open, close } = await startPages([800, 400]);
models['/character.glb'] = await walkingPerson();
try {
  const page = await open(join(import.meta.dirname, 'crowd-page.js'), 'drawCrowd');
  const { picture, calls } = await page.evaluate(() => globalThis.drawCrowd(320));
  console.log(`${calls} draw calls`);
  const png = sharp(Buffer.from(picture.split(',')[1], 'base64')).removeAlpha();
  await png.png({ palette: true, effort: 10 }).toFile(join(root, 'docs/crowd.png'));
} finally {
  await close();
}

async function walkingPerson() {
  const { bakeClip, clipLibrary, generate, readRig, rigDocument } = await fromSources(`
  export { bakeClip } from './src/motion/bake-clip.ts';
  export { clipLibrary } from './src/content/motions/library.ts';
  export { generate } from './src/text-to-3d/generate.ts';
  export { readRig } from './src/rig/read-rig.ts';
  export { rigDocument } from './src/rig/rig-document.ts';`);
  const texture = { size: 256, emission: false };
  const { document } = await generate({ prompt: 'a person', seed: 1, pose: 'a-pose', texture });
  await rigDocument(document, { heightMetres: 1.7 });
  const rig = readRig(document);
  bakeClip(document, rig, clipLibrary().find(({ key }) => key === 'walking').clips[rig.body.kind], {
    name: 'walking',
  });
  return Buffer.from(await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document));
}
