// Prints what the adapters cost compared with the bare engines in the same page: ratios and bytes of heap, never
// seconds.
// Usage: `npm run bench -w packages/runtime`, then the number of rounds (default 5) and one engine.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Document, NodeIO } from '@gltf-transform/core';
import { build } from 'esbuild';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../..');
const rounds = Number(process.argv[2] ?? 5);
const engines = process.argv[3] ? [process.argv[3]] : ['three', 'babylon'];
const cache = join(root, 'node_modules/.cache/meshwright-bench');

const { launchBrowser } = await importSource(join(root, 'test/browser.ts'), join(cache, 'browser.mjs'));
const files = {
  '/': ['text/html', '<!doctype html><canvas width=256 height=256></canvas>'],
  '/textured.glb': ['model/gltf-binary', await texturedGlb(2048)],
  '/small.glb': ['model/gltf-binary', await texturedGlb(16)],
  '/three.js': ['text/javascript', await pageScript('three-page.js')],
  '/babylon.js': ['text/javascript', await pageScript('babylon-page.js')],
};
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? ['text/plain', ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchBrowser();
try {
  for (const engine of engines) await measure(engine);
} finally {
  await browser.close();
  server.close();
}

async function measure(engine) {
  const { page, context } = await open(engine);
  const devtools = await context.newCDPSession(page);
  const run = (name, mine) => page.evaluate(([name, mine]) => globalThis.bench[name](mine), [name, mine]);

  for (const [title, measured] of [
    ['worst frame while a model of five 2K textures appears, ours / bare', (mine) => run('worstFrame', mine)],
    [
      'first render of the second model after the first was disposed, ours / bare',
      async (mine) => (await run('firstRender', mine))[1],
    ],
  ]) {
    const ratios = [];
    // Measurements alternate, so that machine load affects both.
    for (let round = 0; round <= rounds; round++) {
      const [ours, bare] = [await measured(true), await measured(false)];
      if (round > 0) ratios.push(ours / bare);
    }
    print(engine, title, ratios);
  }
  // Where the bare engine caches its programs, the ratio above does not include compiling; this one does.
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const fresh = await open(engine);
    const [first] = await fresh.page.evaluate(() => globalThis.bench.firstRender(false));
    const [, second] = await fresh.page.evaluate(() => globalThis.bench.firstRender(true));
    ratios.push(second / first);
    await fresh.context.close();
  }
  print(engine, 'first render of our second model / of the first one ever in a bare page', ratios);

  const heap = async () => {
    for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const perCycle = {};
  for (const ours of [false, true]) {
    await page.evaluate((ours) => globalThis.bench.cycles(ours, 40), ours);
    const before = await heap();
    await page.evaluate((ours) => globalThis.bench.cycles(ours, 100), ours);
    perCycle[ours ? 'ours' : 'bare'] = Math.round(((await heap()) - before) / 100);
  }
  console.log(`${engine}: bytes of heap a cycle of load, draw and dispose: ${JSON.stringify(perCycle)}`);
  await context.close();
}

async function open(engine) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(engine, String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.addScriptTag({ url: `/${engine}.js`, type: 'module' });
  await page.waitForFunction(() => 'bench' in globalThis);
  return { context, page };
}

function print(engine, title, ratios) {
  const sorted = ratios.toSorted((a, b) => a - b);
  const [low, middle, high] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map((value) =>
    value.toFixed(2),
  );
  console.log(`${engine}: ${title}: ${middle} (${low} to ${high}, n=${ratios.length})`);
}

async function pageScript(name) {
  const { outputFiles } = await build({ ...settings(join(import.meta.dirname, name)), platform: 'browser' });
  return outputFiles[0].text;
}

async function importSource(entry, outfile) {
  const define = { 'import.meta.dirname': JSON.stringify(join(entry, '..')) };
  await build({ ...settings(entry), platform: 'node', packages: 'external', define, outfile, write: true });
  return import(outfile);
}

function settings(entry) {
  return {
    entryPoints: [entry],
    conditions: ['@meshwright/source'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  };
}

/** A square with all five textures of the standard material, each with different noise. */
async function texturedGlb(side) {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type, array) => document.createAccessor().setBuffer(buffer).setType(type).setArray(array);
  const texture = async (seed) => {
    const noise = { type: 'gaussian', mean: 90 + 20 * seed, sigma: 30 };
    const image = await sharp({ create: { width: side, height: side, channels: 3, noise } })
      .jpeg()
      .toBuffer();
    return document.createTexture().setMimeType('image/jpeg').setImage(image);
  };
  const material = document
    .createMaterial()
    .setBaseColorTexture(await texture(0))
    .setNormalTexture(await texture(1))
    .setMetallicRoughnessTexture(await texture(2))
    .setOcclusionTexture(await texture(3))
    .setEmissiveTexture(await texture(4))
    .setEmissiveFactor([1, 1, 1]);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', new Float32Array([-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0])))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1])))
    .setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array([0, 1, 1, 1, 1, 0, 0, 0])))
    .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 2, 0, 2, 3])));
  const node = document.createNode().setMesh(document.createMesh().addPrimitive(primitive));
  document.getRoot().setDefaultScene(document.createScene().addChild(node));
  return Buffer.from(await new NodeIO().writeBinary(document));
}
