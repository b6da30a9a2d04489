// Draws docs/crowd.png: copies of a walking character of the local service in three.js, in 8 phases.
// `node packages/runtime/gallery/crowd.mjs`. Prints the draw calls.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { build } from 'esbuild';
import sharp from 'sharp';
import { fromSources } from '../../engine/gallery/from-sources.mjs';

const root = join(import.meta.dirname, '../../..');
const settings = { conditions: ['@meshwright/source'], bundle: true, format: 'esm', target: 'es2022' };
const browserModule = join(root, 'node_modules/.cache/meshwright-gallery/browser.mjs');
await build({
  ...settings,
  entryPoints: [join(root, 'test/browser.ts')],
  platform: 'node',
  packages: 'external',
  define: { 'import.meta.dirname': JSON.stringify(join(root, 'test')) },
  outfile: browserModule,
});
const { launchBrowser } = await import(browserModule);
const { outputFiles } = await build({
  ...settings,
  entryPoints: [join(import.meta.dirname, 'crowd-page.js')],
  write: false,
});
const files = {
  '/': ['text/html', '<!doctype html><canvas width=800 height=400></canvas>'],
  '/crowd.js': ['text/javascript', outputFiles[0].text],
  '/character.glb': ['model/gltf-binary', await walkingPerson()],
};
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? ['text/plain', ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.addScriptTag({ url: '/crowd.js', type: 'module' });
  await page.waitForFunction(() => 'drawCrowd' in globalThis);
  const { picture, calls } = await page.evaluate(() => globalThis.drawCrowd(320));
  console.log(`${calls} draw calls`);
  const png = sharp(Buffer.from(picture.split(',')[1], 'base64')).removeAlpha();
  await png.png({ palette: true, effort: 10 }).toFile(join(root, 'docs/crowd.png'));
} finally {
  await browser.close();
  server.close();
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
  bakeClip(document, rig, clipLibrary.find(({ key }) => key === 'walking').clips[rig.body.kind], {
    name: 'walking',
  });
  return Buffer.from(await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document));
}
