// Rigs models of files and prints a row for each: accepted with its kind, what a walk does to it, how far its feet slide in a
// walk and a run in cm (median and 95th of 100 contacts) and the triangles before and after, or refused with the sentence. Skins and clips of the files are removed, the body at rest stays.
// Usage: node packages/engine/gallery/bodies.mjs [--sheet FILE.png] FILE.glb...
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { sheet: { type: 'string' } } });
const {
  bakeClip,
  clipLibrary,
  inputModel,
  motionQuality,
  readRig,
  renderModel,
  rigDocument,
  rigFault,
  shareOf,
  showClip,
  walkOf,
} = await fromSources(`
  export { clipLibrary } from './src/content/motions/library.ts';
  export { inputModel } from './src/job/input-model.ts';
  export { bakeClip } from './src/motion/bake-clip.ts';
  export { showClip } from './src/motion/show-clip.ts';
  export { readRig } from './src/rig/read-rig.ts';
  export { rigDocument } from './src/rig/rig-document.ts';
  export { rigFault, walkOf } from './src/rig/judge-rig.ts';
  export { motionQuality, shareOf } from './src/testing/reference/motion-quality.ts';
  export { renderModel } from '@meshwright/look/render';`);

const height = 1.7;
const pictures = [];
console.log(
  '| body | kind | opened, % | stretch | sink, % | slide in a walk | in a run | triangles | or refused: |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const file of positionals) {
  const name = basename(file, '.glb');
  try {
    const document = await inputModel({
      family: 'rigging',
      request: {},
      files: { model: { name: `${name}.glb`, bytes: new Uint8Array(readFileSync(file)) } },
      seed: 1,
    });
    const { before, after } = await rigDocument(document, { heightMetres: height });
    const fault = rigFault(document);
    const walk = walkOf(document);
    const rig = readRig(document);
    const figures =
      typeof walk === 'string'
        ? '- | - | -'
        : `${(100 * walk.opened).toFixed(2)} | ${walk.stretch.toFixed(1)} | ${(100 * walk.sink).toFixed(1)}`;
    const slides = ['walking', 'running'].map((key) => (fault === null ? slide(document, rig, key) : '-'));
    console.log(
      `| ${name} | ${rig.body.kind} | ${figures} | ${slides.join(' | ')} | ${before} to ${after} | ${fault ?? ''} |`,
    );
    if (values.sheet && fault === null) {
      const clip = clipLibrary().find(({ key }) => key === 'walking').clips[rig.body.kind];
      bakeClip(document, rig, clip, { name: 'walking' });
      for (const share of [0.1, 0.6]) {
        showClip(document, 'walking', clip.seconds * share);
        pictures.push({ name: name.slice(0, 18), picture: await renderModel(document, { size: 200 }) });
      }
    }
  } catch (error) {
    console.log(`| ${name} | | | | | | | | ${error.message.replace(/^run rigging: /, '')} |`);
  }
}
if (values.sheet) await writeSheet(values.sheet, pictures, { columns: 8, cell: 200 });

function slide(document, rig, key) {
  const clip = clipLibrary().find((entry) => entry.key === key).clips[rig.body.kind];
  const { slides } = motionQuality(document, clip, key);
  return [0.5, 0.95].map((share) => (100 * shareOf(slides, share)).toFixed(1)).join(' / ');
}
