// Draws docs/hands.png: five of the things of docs/reference/hands.md in the hands of a person of the local service, each in
// three.js, Babylon.js and PlayCanvas with the same camera, and eight times the differences from three.js. Metals are drawn as
// if they were painted: the engines give them other highlights, and this is about places.
// `npm run gallery:hands -w packages/runtime`. Prints the differences, and fails above those of a picture on a ball in the suite.
// The packages are built before.
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { build } from 'esbuild';
import sharp from 'sharp';
import { importSource, root, startEngines } from './pages.mjs';

const side = 256;
const things = [
  ['a long sword', 'hand.right', 1],
  ['a battle axe', 'hand.left', 0.8],
  ['a heater shield', 'hand.left', 0.7],
  ['a beer mug', 'hand.right', 0.3],
  ['a longbow', 'hand.left', 1.2],
];
/** Largest mean difference from three.js, of 255. */
const bars = { babylon: 1.2, playcanvas: 4.6 };

const { pictureDifference } = await importSource(
  join(import.meta.dirname, '../src/testing/picture-difference.ts'),
);
const outfile = join(root, 'node_modules/.cache/meshwright-gallery/engine.mjs');
await build({
  entryPoints: [join(root, 'packages/engine/src/white-box.ts')],
  conditions: ['@meshwright/source'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
});
const { generate, rigDocument } = await import(outfile);
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);

const { models, engines, close } = await startEngines(['three', ...Object.keys(bars)]);
try {
  const { document: person } = await generate({ prompt: 'a person', seed: 7, pose: 'a-pose' });
  await rigDocument(person, { heightMetres: 1.8 });
  models['/person.glb'] = await painted(person);
  const tiles = [];
  for (const [row, [prompt, socket, longest]] of things.entries()) {
    const { document } = await generate({ prompt, seed: 7 });
    models['/thing.glb'] = await painted(document);
    const pictures = {};
    for (const [engine, page] of Object.entries(engines))
      pictures[engine] = Buffer.from(
        await page.evaluate(
          (args) => globalThis.scenarios.attached(...args),
          ['/person.glb', '/thing.glb', socket, side, longest],
        ),
        'latin1',
      );
    const columns = Object.values(pictures);
    for (const [engine, bar] of Object.entries(bars)) {
      const { mean, far } = pictureDifference(pictures.three, pictures[engine]);
      console.log(
        `${prompt}, three and ${engine}: mean ${mean.toFixed(2)} of 255, ${(100 * far).toFixed(1)} % of pixels over 8`,
      );
      if (!(mean < bar)) process.exitCode = 1;
      columns.push(
        pictures.three.map((value, at) =>
          at % 4 === 3 ? 255 : Math.min(255, 8 * Math.abs(value - pictures[engine][at])),
        ),
      );
    }
    for (const [column, pixels] of columns.entries()) {
      const raw = { width: side, height: side, channels: 4 };
      const input = await sharp(pixels, { raw }).flip().removeAlpha().png().toBuffer();
      tiles.push({ input, left: column * side, top: row * side });
    }
  }
  const sheet = { width: 5 * side, height: things.length * side, channels: 3, background: '#000' };
  const path = join(root, 'docs/hands.png');
  await sharp({ create: sheet }).composite(tiles).png({ palette: true }).toFile(path);
  console.log(path);
} finally {
  await close();
}

async function painted(document) {
  for (const material of document.getRoot().listMaterials())
    material.setMetallicRoughnessTexture(null).setMetallicFactor(0).setRoughnessFactor(1);
  return Buffer.from(await io.writeBinary(document));
}
