// Draws ten rigged characters in the middle of library clips into one labelled sheet.
// Usage: node packages/engine/gallery/characters.mjs [output.png], default docs/characters.png
import { join, resolve } from 'node:path';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const output = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../docs/characters.png'));
const cell = 224;

/** Prompt, bind pose, clip, elapsed share of the clip. */
const shots = [
  ['a person', 'a-pose', 'walking', 0.1],
  ['a black knight', 't-pose', 'overhead_smash', 0.44],
  ['a red robot', 't-pose', 'disco', 0],
  ['a villager in green', 'a-pose', 'running', 0.42],
  ['a gold robot', 'a-pose', 'wave', 0.5],
  ['a dog', 'rest', 'running', 0.35],
  ['a knight', 'a-pose', 'cossack_dance', 0],
  ['a white horse', 'rest', 'jogging', 0.3],
  ['a person in red', 't-pose', 'front_kick', 0.45],
  ['a stone person', 'a-pose', 'sit_idle', 0.2],
];

const { bakeClip, clipLibrary, generate, readRig, renderModel, rigDocument, showClip } = await fromSources(`
  export { bakeClip } from './src/motion/bake-clip.ts';
  export { clipLibrary } from './src/content/motions/library.ts';
  export { generate } from './src/text-to-3d/generate.ts';
  export { readRig } from './src/rig/read-rig.ts';
  export { renderModel } from '@meshwright/look/render';
  export { rigDocument } from './src/rig/rig-document.ts';
  export { showClip } from './src/motion/show-clip.ts';`);
const pictures = [];
for (const [prompt, pose, key, share] of shots) {
  const { document } = await generate({ prompt, seed: 1, pose, texture: { size: 256, emission: true } });
  await rigDocument(document, { heightMetres: 1.7 });
  const rig = readRig(document);
  const clip = clipLibrary().find((entry) => entry.key === key).clips[rig.body.kind];
  bakeClip(document, rig, clip, { name: key });
  showClip(document, key, clip.seconds * share);
  const picture = await renderModel(document, { size: cell, view: { azimuth: 48, elevation: 10 } });
  pictures.push({ name: key.replaceAll('_', ' '), picture });
  process.stderr.write(`\r${pictures.length}/${shots.length} ${prompt.padEnd(24)}`);
}
process.stderr.write('\n');
await writeSheet(output, pictures, { columns: 5, cell });
