// Draws ten rigged characters in the middle of library clips into one labelled sheet.
// Usage: node packages/engine/gallery/characters.mjs [output.png], default docs/characters.png
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { labelSvg } from './label.mjs';

const engine = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(engine, '..', '..', 'docs', 'characters.png'));
const columns = 5;
const cell = 224;
const label = 20;

/** Prompt, pose it is made in, clip, share of the clip that has passed. */
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

const { bakeClip, clipLibrary, generate, readRig, renderThumbnail, rigDocument, showClip } = await sources();
const tiles = [];
for (const [i, [prompt, pose, key, share]] of shots.entries()) {
  const { document } = await generate({ prompt, seed: 1, pose, texture: { size: 256, emission: true } });
  await rigDocument(document, { heightMetres: 1.7 });
  const rig = readRig(document);
  const clip = clipLibrary.find((entry) => entry.key === key).clips[rig.body.kind];
  bakeClip(document, rig, clip, { name: key });
  showClip(document, key, clip.seconds * share);
  const left = (i % columns) * cell;
  const top = Math.floor(i / columns) * (cell + label);
  const picture = await renderThumbnail(document, { size: cell, azimuth: 48, elevation: 10 });
  tiles.push({ input: Buffer.from(picture), left, top });
  tiles.push({ input: Buffer.from(labelSvg(key.replaceAll('_', ' '), cell, label)), left, top: top + cell });
  process.stderr.write(`\r${i + 1}/${shots.length} ${prompt.padEnd(24)}`);
}
process.stderr.write('\n');

const rows = Math.ceil(shots.length / columns);
const sheet = await sharp({
  create: { width: columns * cell, height: rows * (cell + label), channels: 3, background: '#eceef1' },
})
  .composite(tiles)
  .png({ palette: true, quality: 90, effort: 8, compressionLevel: 9 })
  .toBuffer();
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, sheet);
console.log(`${output}: ${shots.length} characters, ${Math.round(sheet.length / 1024)} kB`);

/** From the sources, so that a change shows without a build. */
async function sources() {
  const outfile = join(import.meta.dirname, `.characters-${process.pid}.mjs`);
  const contents = `
    export { bakeClip } from './src/motion/bake-clip.ts';
    export { clipLibrary } from './src/motion/library.ts';
    export { generate } from './src/text-to-3d/generate.ts';
    export { readRig } from './src/rig/read-rig.ts';
    export { renderThumbnail } from './src/render/thumbnail.ts';
    export { rigDocument } from './src/rig/rig-document.ts';
    export { showClip } from './src/motion/show-clip.ts';`;
  const stdin = { contents, resolveDir: engine, loader: 'ts' };
  await build({ stdin, outfile, bundle: true, packages: 'external', format: 'esm', platform: 'node' });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
