// Prints what the adapters cost compared with the bare engines in the same page: ratios, bytes of heap and, of copies, also
// milliseconds of the machine.
// Usage: `npm run bench -w packages/runtime`, then the number of rounds (default 5), one engine, and one part:
// - `loads`: models that appear, of three.js and Babylon.js over WebGL
// - `moving`: copies that all move
// - `scatter`: copies of a model beside instances written by hand
// - `clones`: our clones beside the engine's own, of copies that stay and of walking characters
// - `characters`: walking characters as a crowd, beside instances written by hand
// - `crowd`: the last four
// `--copies` (default 10000), `--characters` (1000) and `--frames` (10) make a run shorter. Engines over WebGPU have names as
// `three-webgpu`. `npm run bench:gpu -w packages/runtime` does the same in a window, with the card of this machine, and names
// it first.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importSource, launchBrowser, pageScript, shared } from '../gallery/pages.mjs';
import { fourClips, mushroomGlb, texturedGlb } from './bench-models.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    gpu: { type: 'boolean', default: false },
    copies: { type: 'string', default: '10000' },
    characters: { type: 'string', default: '1000' },
    frames: { type: 'string', default: '10' },
  },
});
const card = values.gpu;
const [copies, characters, frames] = [values.copies, values.characters, values.frames].map(Number);
const [given, engine, part] = positionals;
const rounds = Number(given ?? 5);
const measures = {
  moving: measureMoving,
  scatter: measureScatter,
  clones: measureClones,
  characters: measureWalkers,
};
const all = ['three', 'babylon', 'playcanvas'].flatMap((name) => [name, `${name}-webgpu`]);
const engines = engine ? [engine] : all;

const figures = join(shared, 'engines');
const { walker } = await importSource(join(figures, 'walker.ts'));
const { walkerGlb } = await importSource(join(figures, 'walker-glb.ts'));
const files = {
  '/': ['text/html', '<!doctype html><canvas width=256 height=256></canvas>'],
  '/textured.glb': ['model/gltf-binary', await texturedGlb(2048)],
  '/small.glb': ['model/gltf-binary', await texturedGlb(16)],
  '/mushroom.glb': ['model/gltf-binary', await mushroomGlb()],
  '/walker.glb': ['model/gltf-binary', await fourClips(walkerGlb(walker()))],
  '/three.js': ['text/javascript', await pageScript(join(import.meta.dirname, 'three-page.js'))],
  '/babylon.js': ['text/javascript', await pageScript(join(import.meta.dirname, 'babylon-page.js'))],
  '/playcanvas.js': [
    'text/javascript',
    await pageScript(join(import.meta.dirname, '../../playcanvas/bench/crowd-page.js')),
  ],
};
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? ['text/plain', ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchBrowser({ card, webgpu: true });
try {
  if (card) await printCard();
  for (const engine of engines) {
    if ((!part || part === 'loads') && ['three', 'babylon'].includes(engine)) await measureLoads(engine);
    for (const [name, measure] of Object.entries(measures))
      if ([undefined, 'crowd', name].includes(part)) await measure(engine);
  }
} finally {
  await browser.close();
  server.close();
}

/** Prints what draws, so that tables of two machines can be compared. */
async function printCard() {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const { renderer, adapter } = await page.evaluate(async () => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const names = gl?.getExtension('WEBGL_debug_renderer_info');
    const { info } = (await navigator.gpu?.requestAdapter()) ?? {};
    return {
      renderer: names ? gl.getParameter(names.UNMASKED_RENDERER_WEBGL) : 'none',
      adapter: info ? `${info.vendor} ${info.architecture} ${info.description}`.trim() : 'none',
    };
  });
  console.log(`WebGL renderer: ${renderer}`);
  console.log(`WebGPU adapter: ${adapter}`);
  if (/SwiftShader|llvmpipe/i.test(renderer)) {
    console.log(
      'Chromium draws on the CPU: start this where it finds a card, or set CHROMIUM_PATH to a Chrome that does.',
    );
  }
  await page.close();
}

async function measureLoads(engine) {
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

async function measureMoving(engine) {
  const { page, context } = await openWithThread(engine);
  const measured = [];
  for (let round = 0; round < rounds; round++)
    measured.push(
      await page.evaluate(([copies, frames]) => globalThis.bench.moving(copies, frames), [copies, frames]),
    );
  const title = `processor time of the thread for a frame in which ${copies} copies all move, scattered / instances by hand`;
  print(
    engine,
    title,
    measured.map(({ scattered, byHand }) => scattered / byHand),
  );
  const { scattered, byHand, off } = measured.at(-1);
  console.log(
    `${engine}: ${scattered.toFixed(2)} and ${byHand.toFixed(2)} ms on this machine; values of the picture that differ: ${off}`,
  );
  await context.close();
}

async function measureClones(engine) {
  for (const [file, name, count, clip] of [
    ['/mushroom.glb', 'mushrooms', copies, undefined],
    ['/walker.glb', 'walking characters', characters, 'walk'],
  ]) {
    const { page, context } = await openWithThread(engine);
    const measured = [];
    for (let round = 0; round < rounds; round++)
      measured.push(
        await page.evaluate(
          (given) => globalThis.bench.clones(...given),
          [file, count, frames, clip, round % 2 === 0],
        ),
      );
    const ratios = measured.map(({ ours, engines }) => ours / engines);
    print(
      engine,
      `processor time of the thread for a frame of ${count} ${name}, our clones / the engine's`,
      ratios,
    );
    const { ours, update, engines, calls, off } = measured.at(-1);
    console.log(
      `${engine}: ${ours.toFixed(2)} and ${engines.toFixed(2)} ms on this machine, ${update.toFixed(3)} of them \`update\`, ${calls.join(' and ')} draw calls${clip ? '' : `; values of the picture that differ: ${off}`}`,
    );
    await context.close();
  }
}

/** Processor time of the page's thread: the GPU is this machine's CPU, so frames are no measure. */
async function measureScatter(engine) {
  const { page, context } = await openWithThread(engine);
  const seen = await inRounds(page, 'crowd', copies);
  const { byHand, scattered, off, drawn } = seen.at(-1);
  const levels = seen.at(-1)['two levels'];
  const calls = `${scattered.calls} at one level, ${levels.calls} at two (${levels.levels.join(' and ')}), ${byHand.calls} by hand`;
  console.log(`${engine}: draw calls of ${copies} mushrooms of 2 materials: ${calls}`);
  const title = 'processor time of the thread for a frame, scattered / instances by hand';
  const ratios = (one, other) => seen.map((each) => each[one].milliseconds / each[other].milliseconds);
  print(engine, title, ratios('scattered', 'byHand'));
  print(engine, 'the same at two levels', ratios('two levels', 'byHand'));
  print(engine, 'the same with 100 that move in each frame', ratios('moving', 'movingByHand'));
  printMilliseconds(engine, seen);
  console.log(
    `${engine}: values of the picture that differ by more than 1: ${drawn ? off : 'nothing was drawn'}`,
  );
  await context.close();
}

async function measureWalkers(engine) {
  const { page, context } = await openWithThread(engine);
  const seen = await inRounds(page, 'walkers', characters);
  const { byHand, crowd, drawn, mixed } = seen.at(-1);
  console.log(
    `${engine}: draw calls of ${characters} walking characters: ${crowd.calls} as a crowd, ${mixed.calls} with four clips, ${byHand.calls} by hand`,
  );
  if (!drawn) console.log(`${engine}: nothing was drawn`);
  const title = 'processor time of the thread for a frame with four clips, crowd / instances by hand';
  print(
    engine,
    title,
    seen.map((each) => each.mixed.milliseconds / each.byHand.milliseconds),
  );
  printMilliseconds(engine, seen);
  const update = [crowd, mixed].map(({ ours }) => ours.toFixed(3)).join(' and ');
  console.log(`${engine}: milliseconds of \`update\` among these, one clip and four: ${update}`);
  await context.close();
}

/** Measures one part in every round, instances by hand first in every other one. */
async function inRounds(page, name, count) {
  const seen = [];
  for (let round = 0; round < rounds; round++) {
    const args = [count, frames, round % 2 === 1];
    seen.push(await page.evaluate(([name, ...args]) => globalThis.bench[name](...args), [name, ...args]));
  }
  return seen;
}

/** Prints the median of the rounds. */
function printMilliseconds(engine, seen) {
  const names = Object.keys(seen.at(-1)).filter((name) => seen.at(-1)[name].milliseconds !== undefined);
  const parts = names.map((name) => {
    const sorted = seen.flatMap((each) => each[name]?.milliseconds ?? []).toSorted((a, b) => a - b);
    return `${name} ${sorted[sorted.length >> 1].toFixed(2)}`;
  });
  console.log(`${engine}: milliseconds on this machine: ${parts.join(', ')}`);
}

async function openWithThread(engine) {
  const { page, context } = await open(engine);
  page.setDefaultTimeout(0);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.exposeFunction('threadMs', async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  });
  return { page, context };
}

async function open(engine) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(engine, String(error)));
  const [name, backend = 'webgl'] = engine.split('-');
  await page.goto(`http://127.0.0.1:${server.address().port}/#${backend}`);
  await page.addScriptTag({ url: `/${name}.js`, type: 'module' });
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
