// Prints how much of a progressive file a page needs for its first picture, at 10 Mbit/s in three.js.
// Usage: `npm run bench:coarse -w packages/runtime`, then a model. Without one it generates a model of 20 MB, and draws
// docs/coarse-first.png: its first picture, the one after a tenth of the bytes, and the whole.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { weld } from '@gltf-transform/functions';
import { build } from 'esbuild';
import sharp from 'sharp';
import { importSource, launchBrowser, root, shared } from '../gallery/pages.mjs';
import { generatedModel } from './generated-model.mjs';

const cache = join(root, 'node_modules/.cache/meshwright-bench');
const side = 384;
/** 10 Mbit/s. */
const bytesPerMs = 1250;
/** Bytes of the model that left the server. */
let sent = 0;
const settings = { conditions: ['@meshwright/source'], bundle: true, format: 'esm', target: 'es2022' };

const { lods } = await importSource(join(root, 'packages/gltf/src/optimize.ts'));
const { place, processAsset } = await importSource(join(root, 'packages/gltf/src/recipe.ts'));
const { coarseEnd } = await importSource(join(shared, 'engines/coarse-end.ts'));

const [named] = process.argv.slice(2);
const plain = new Uint8Array(named ? await readFile(named) : await generatedModel(root, cache));
// In the view of the pictures.
const placed = place({ height: 1.9, origin: 'bottom' });
const { glb, report } = await processAsset(plain, [placed, lods({ progressive: true })]);
// Levels are made of welded meshes, so the file without a level is welded, too.
const { glb: without } = await processAsset(plain, [placed, weld()]);
const first = coarseEnd(glb);
const { levels } = report.steps[1].result;
console.log(`${levels.map(({ triangles }) => triangles).join(' and ')} triangles`);
console.log(`${glb.length} bytes, ${(glb.length / without.length).toFixed(3)} of the file without the level`);
console.log(`${first} bytes until the coarse level, ${(first / glb.length).toFixed(3)} of the file`);

const page = join(root, 'packages/three/src/testing/three-page.ts');
const { outputFiles } = await build({ ...settings, entryPoints: [page], platform: 'browser', write: false });
const server = createServer(({ url }, response) => {
  if (url === '/model.glb') return void trickle(response);
  const script = url === '/three.js';
  response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' });
  response.end(script ? outputFiles[0].text : '<!doctype html><canvas width=96 height=96></canvas>');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchBrowser();
try {
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.addScriptTag({ url: '/three.js', type: 'module' });
  await tab.waitForFunction(() => 'scenarios' in globalThis);
  const run = (name, ...args) =>
    tab.evaluate(([name, args]) => globalThis.scenarios[name](...args), [name, args]);
  const from = performance.now();
  await run('beginProgressive', '/model.glb', side);
  const coarse = await run('coarseLook');
  const coarseAt = performance.now() - from;
  const coarseBytes = sent;
  while (sent < glb.length / 10) await new Promise((resolve) => setTimeout(resolve, 10));
  const tenth = await run('coarseLook');
  const whole = await run('endProgressive');
  const wholeAt = performance.now() - from;
  console.log(
    `at 10 Mbit/s: first picture after ${(coarseBytes / glb.length).toFixed(3)} of the bytes, ${(coarseAt / 1000).toFixed(2)} s, the whole after ${(wholeAt / 1000).toFixed(2)} s: ${(coarseAt / wholeAt).toFixed(3)}`,
  );
  if (!named) await draw([coarse, tenth, whole]);
} finally {
  await browser.close();
  server.close();
}

async function draw(seen) {
  const pictures = seen.map(({ picture }) => picture);
  const tiles = await Promise.all(
    pictures.map(async (text, column) => ({
      input: await sharp(Buffer.from(text, 'latin1'), { raw: { width: side, height: side, channels: 4 } })
        .flip()
        .removeAlpha()
        .png()
        .toBuffer(),
      left: column * side,
      top: 0,
    })),
  );
  const sheet = { width: seen.length * side, height: side, channels: 3, background: '#000' };
  await sharp({ create: sheet })
    .composite(tiles)
    .png({ palette: true, effort: 10 })
    .toFile(join(root, 'docs/coarse-first.png'));
}

/** Sends the file at 10 Mbit/s. */
function trickle(response) {
  response.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': glb.length });
  const from = performance.now();
  sent = 0;
  const timer = setInterval(() => {
    const due = Math.min(glb.length, Math.floor((performance.now() - from) * bytesPerMs));
    response.write(glb.subarray(sent, due));
    sent = due;
    if (sent < glb.length) return;
    clearInterval(timer);
    response.end();
  }, 10);
}
