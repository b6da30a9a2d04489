// npm run bench -w packages/look [FILE.glb...]: milliseconds a picture at 512 pixels for spheres of 10,000, 100,000 and 1,000,000
// triangles, beside three.js in headless Chromium on the same machine, and seconds and memory of a contact sheet of each file.
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = import.meta.dirname;
const outfile = join(here, `.sources-${process.pid}.mjs`);
await build({
  stdin: {
    contents: `
      export { readModel, writeGlb } from '@meshwright/formats';
      export { Document } from '@gltf-transform/core';
      export { contactSheet, renderModel } from './src/index.ts';
      export { subjectOf } from './src/picture/subject.ts';
      export { decodedBySharp } from './src/render/decode-picture.ts';
      export { drawScene } from './src/render/draw.ts';`,
    resolveDir: join(here, '..'),
    loader: 'ts',
  },
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  conditions: ['@meshwright/source'],
});
const sources = await import(pathToFileURL(outfile).href);
const { contactSheet, decodedBySharp, Document, drawScene, readModel, renderModel, subjectOf, writeGlb } =
  sources;
rmSync(outfile);

const built = join(here, '../../testing/src', `.browser-${process.pid}.mjs`);
await build({
  entryPoints: [join(here, '../../testing/src/browser.ts')],
  outfile: built,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
});
const { launchBrowser } = await import(pathToFileURL(built).href);
rmSync(built);

const page3 = await build({
  entryPoints: [join(here, '../src/testing/three-page.ts')],
  bundle: true,
  format: 'esm',
  platform: 'browser',
  write: false,
});

const size = 512;
const times = 5;
const startedBrowser = performance.now();
const browser = await launchBrowser();
const page = await browser.newPage();
await page.setContent('<canvas></canvas>');
await page.addScriptTag({ content: page3.outputFiles[0].text, type: 'module' });
await page.waitForFunction(() => 'drawReference' in window);
const browserMs = performance.now() - startedBrowser;

const rows = [];
for (const triangles of [10_000, 100_000, 1_000_000]) {
  const glb = await writeGlb(sphere(triangles));
  const document = await readModel({ name: 'sphere.glb', bytes: glb });
  const subject = await subjectOf(document, undefined, decodedBySharp());
  const shot = { size, transparent: false, azimuth: 32, elevation: 18 };
  const { camera } = drawScene(subject.scene, shot);
  const draws = timesOf(() => drawScene(subject.scene, shot));
  let started = performance.now();
  await renderModel(glb, { size });
  const whole = performance.now() - started;
  started = performance.now();
  const reference = await page.evaluate((given) => window.drawReference(given), {
    ...{ glb: Buffer.from(glb).toString('base64'), size, times, angle: 28 },
    ...{ eye: camera.eye, back: camera.back, up: camera.up },
  });
  rows.push({
    triangles: subject.scene.triangles.length / 3,
    'look: draw, ms': Math.round(draws),
    'look: GLB to PNG, ms': Math.round(whole),
    'three: draw, ms': Math.round(reference.millisecondsToDraw),
    'three: GLB to pixels, ms': Math.round(
      performance.now() - started - reference.millisecondsToDraw * (times - 1),
    ),
  });
}
console.table(rows);
console.log(`start of Chromium and its page: ${Math.round(browserMs)} ms, once`);
await browser.close();

for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  // The first compiles what it draws with. Processor time is that of all threads.
  for (const turn of ['first', 'again', 'again']) {
    const started = performance.now();
    const before = process.cpuUsage();
    const { png, pictures } = await contactSheet(bytes, { title: basename(file) });
    const ms = Math.round(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    const cpu = Math.round((user + system) / 1000);
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    console.log(
      `${basename(file)}, ${turn}: ${bytes.byteLength} bytes, ${pictures.length} pictures, ${ms} ms, ${cpu} ms of processor time, ${png.byteLength} bytes of PNG, ${memory} MB`,
    );
  }
}

/** Middle of several runs. */
function timesOf(work) {
  const all = Array.from({ length: times }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return all.sort((a, b) => a - b)[Math.floor(times / 2)];
}

function sphere(triangles) {
  const rings = Math.round(Math.sqrt(triangles / 4));
  const around = rings * 2;
  const positions = [];
  const indices = [];
  for (let i = 0; i <= rings; i++)
    for (let j = 0; j <= around; j++) {
      const [down, turn] = [(Math.PI * i) / rings, (2 * Math.PI * j) / around];
      positions.push(Math.sin(down) * Math.sin(turn), Math.cos(down), Math.sin(down) * Math.cos(turn));
    }
  for (let i = 0; i < rings; i++)
    for (let j = 0; j < around; j++) {
      const [a, b] = [i * (around + 1) + j, (i + 1) * (around + 1) + j];
      indices.push(a, b, b + 1, a, b + 1, a + 1);
    }
  const document = new Document();
  const buffer = document.createBuffer();
  const points = () =>
    document.createAccessor().setType('VEC3').setArray(new Float32Array(positions)).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', points())
    .setAttribute('NORMAL', points())
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(new Uint32Array(indices)).setBuffer(buffer),
    )
    .setMaterial(document.createMaterial().setRoughnessFactor(0.5).setMetallicFactor(0));
  document
    .createScene()
    .addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
  return document;
}
