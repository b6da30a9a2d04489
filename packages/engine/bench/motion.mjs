// Prints slide, sink and stretch of rigged bodies in clips, measured at the drawn vertices.
// Usage: node packages/engine/bench/motion.mjs [--models FOLDER] [--pictures FOLDER] [--clips a,b] [words of a body's name]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from '../gallery/from-sources.mjs';
import { motionBodies } from './motion-bodies.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { models: { type: 'string' }, pictures: { type: 'string' }, clips: { type: 'string' } },
});
const folder = values.models ?? join(import.meta.dirname, '../../../../shared/models');
const clips = values.clips?.split(',') ?? ['walking', 'running', 'wave', 'jump', 'two_step_dance'];
const selected = positionals.join(' ');

const {
  bakeClip,
  clipLibrary,
  generate,
  motionQuality,
  readModel,
  readRig,
  renderModel,
  rigDocument,
  shareOf,
  showClip,
} = await fromSources(`
  export { bakeClip } from './src/motion/bake-clip.ts';
  export { clipLibrary } from './src/content/motions/library.ts';
  export { generate } from './src/text-to-3d/generate.ts';
  export { motionQuality, shareOf } from './src/testing/reference/motion-quality.ts';
  export { readModel } from '../formats/src/index.ts';
  export { readRig } from './src/rig/read-rig.ts';
  export { renderModel } from '@meshwright/look/render';
  export { rigDocument } from './src/rig/rig-document.ts';
  export { showClip } from './src/motion/show-clip.ts';`);

console.log(
  'Slides and sinks in cm, of a body of the given height; stretch is the length of an edge relative to rest.\n',
);
console.log(
  '| body | height m | clip | slide median | slide p95 | sink | by | stretch p99.9 | stretch most |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const body of motionBodies) {
  if (!body.name.includes(selected)) continue;
  if (body.file && !existsSync(join(folder, body.file))) {
    console.log(`| ${body.name} | not in the folder |`);
    continue;
  }
  for (const key of clips) await row(body, key);
}

async function row(body, key) {
  let document;
  try {
    document = await rigged(body);
  } catch (error) {
    if (key === clips[0]) console.log(`| ${body.name} | refused: ${error.message} |`);
    return;
  }
  const { kind } = readRig(document).body;
  const clip = clipLibrary().find((entry) => entry.key === key)?.clips[kind];
  if (!clip) return;
  const { slides, sink, lowest, stretches } = motionQuality(document, clip, key);
  const cm = (metres) => (metres * 100).toFixed(1);
  const high = heightOf(document);
  console.log(
    `| ${body.name} | ${high.toFixed(2)} | ${key} | ${slides ? cm(shareOf(slides, 0.5)) : ''} | ${
      slides ? cm(shareOf(slides, 0.95)) : ''
    } | ${cm(sink)} | ${sink > 0.003 ? lowest : ''} | ${shareOf(stretches, 0.999).toFixed(2)} | ${(stretches.at(-1) ?? 0).toFixed(1)} |`,
  );
  if (!values.pictures) return;
  bakeClip(document, readRig(document), clip, { name: key });
  await pictures(document, body, key, clip.seconds);
}

async function rigged({ file, without, prompt, pose, heightMetres }) {
  const document = prompt
    ? (await generate({ prompt, seed: 1, pose, texture: null })).document
    : await readModel({ name: basename(file), bytes: new Uint8Array(await readFile(join(folder, file))) });
  if (without)
    for (const node of document.getRoot().listNodes())
      if (node.getMesh() && without.test(node.getName())) node.setMesh(null);
  await rigDocument(document, heightMetres === undefined ? {} : { heightMetres });
  return document;
}

function heightOf(document) {
  let [low, high] = [Infinity, -Infinity];
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) {
      const position = primitive.getAttribute('POSITION');
      low = Math.min(low, position.getMin([])[1]);
      high = Math.max(high, position.getMax([])[1]);
    }
  return high - low;
}

async function pictures(document, body, key, seconds) {
  mkdirSync(values.pictures, { recursive: true });
  for (let n = 0; n < 4; n++) {
    showClip(document, key, (seconds * n) / 4);
    const picture = await renderModel(document, { size: 320, view: { azimuth: 40, elevation: 8 } });
    writeFileSync(join(values.pictures, `${body.name.replaceAll(/\W+/g, '-')}-${key}-${n}.png`), picture);
  }
}
