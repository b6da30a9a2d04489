// Draws twelve pictures of several kinds and the model that Image to 3D makes of each, into one labelled sheet.
// Usage: node packages/engine/gallery/pictures.mjs [output.png], default docs/pictures.png
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';
import { inputPictures } from './input-pictures.mjs';
import { labelSvg } from './label.mjs';

const engine = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(engine, '..', '..', 'docs', 'pictures.png'));
const pairs = 4;
const cell = 150;
const label = 20;

const { imageTo3d } = await sources();
const pictures = Object.entries(await inputPictures());
const tiles = [];
for (const [i, [name, bytes]] of pictures.entries()) {
  const { files } = await imageTo3d(
    {
      family: 'image-to-3d',
      request: { target_formats: ['glb'], target_polycount: 12_000 },
      files: { image: { name, bytes: Uint8Array.from(bytes) } },
      seed: 1,
    },
    { progress() {}, signal: new AbortController().signal, thumbnailSize: cell },
  );
  const left = (i % pairs) * cell * 2;
  const top = Math.floor(i / pairs) * (cell + label);
  const shown = await sharp(bytes)
    .toColourspace('srgb')
    .resize(cell, cell, { fit: 'contain', background: '#eceef1' })
    .flatten({ background: '#eceef1' })
    .png()
    .toBuffer();
  tiles.push({ input: shown, left, top });
  tiles.push({ input: Buffer.from(files['thumbnail.png']), left: left + cell, top });
  tiles.push({ input: Buffer.from(labelSvg(name, cell * 2, label)), left, top: top + cell });
  process.stderr.write(`\r${i + 1}/${pictures.length} ${name.padEnd(20)}`);
}
process.stderr.write('\n');

const rows = Math.ceil(pictures.length / pairs);
const sheet = await sharp({
  create: { width: pairs * 2 * cell, height: rows * (cell + label), channels: 3, background: '#eceef1' },
})
  .composite(tiles)
  .png({ palette: true, quality: 85, effort: 8, compressionLevel: 9 })
  .toBuffer();
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, sheet);
console.log(`${output}: ${pictures.length} pictures, ${Math.round(sheet.length / 1024)} kB`);

/** Bundles the sources, so no build is needed. */
async function sources() {
  const outfile = join(import.meta.dirname, `.pictures-${process.pid}.mjs`);
  const entryPoints = [join(engine, 'src/jobs/generate/image-to-3d.ts')];
  await build({
    entryPoints,
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    conditions: ['@meshwright/source'],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
