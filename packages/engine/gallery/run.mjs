// Draws every subject of the text-to-3d generator, refined, into one labelled sheet.
// Usage: node packages/engine/gallery/run.mjs [output.png], default docs/subjects.png
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { labelSvg } from './label.mjs';

const engine = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(engine, '..', '..', 'docs', 'subjects.png'));
const columns = 9;
const cell = 168;
const label = 20;

const { generate, renderThumbnail, subjects } = await sources();
const tiles = [];
for (const [i, subject] of subjects.entries()) {
  const { document } = await generate({
    prompt: subject.words[0],
    seed: 1,
    texture: { size: 512, emission: true },
  });
  const left = (i % columns) * cell;
  const top = Math.floor(i / columns) * (cell + label);
  tiles.push({ input: Buffer.from(await renderThumbnail(document, { size: cell })), left, top });
  tiles.push({ input: Buffer.from(labelSvg(subject.name, cell, label)), left, top: top + cell });
  process.stderr.write(`\r${i + 1}/${subjects.length} ${subject.name.padEnd(20)}`);
}
process.stderr.write('\n');

const rows = Math.ceil(subjects.length / columns);
const picture = await sharp({
  create: { width: columns * cell, height: rows * (cell + label), channels: 3, background: '#eceef1' },
})
  .composite(tiles)
  .png({ palette: true, quality: 92, effort: 8, compressionLevel: 9 })
  .toBuffer();
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, picture);
console.log(`${output}: ${subjects.length} subjects, ${Math.round(picture.length / 1024)} kB`);

/** The generator from its sources, so that a new subject shows without a build. */
async function sources() {
  const outfile = join(import.meta.dirname, `.sources-${process.pid}.mjs`);
  const contents = `
    export { generate } from './src/text-to-3d/generate.ts';
    export { subjects } from './src/text-to-3d/subjects.ts';
    export { renderThumbnail } from './src/render/thumbnail.ts';`;
  const stdin = { contents, resolveDir: engine, loader: 'ts' };
  await build({ stdin, outfile, bundle: true, packages: 'external', format: 'esm', platform: 'node' });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
