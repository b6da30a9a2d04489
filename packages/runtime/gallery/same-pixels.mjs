// Draws docs/same-pixels.png: the models of the suite in three.js, in Babylon.js, and eight times their difference.
// `npm run gallery -w packages/runtime`. Prints the figures that the suite bounds.
import { join } from 'node:path';
import sharp from 'sharp';
import { importSource, portrait, root, shared, startEngines } from './pages.mjs';

const side = 256;
const { materialsGlb, texturedGlb } = await importSource(join(shared, 'engines/studio-models.ts'));
const { walker } = await importSource(join(shared, 'engines/walker.ts'));
const { walkerGlb } = await importSource(join(shared, 'engines/walker-glb.ts'));
const { pictureDifference } = await importSource(
  join(import.meta.dirname, '../src/testing/picture-difference.ts'),
);

const rows = [
  ['textured', texturedGlb()],
  ['others', materialsGlb('others')],
  ['metals', materialsGlb('metals')],
  ['walker', walkerGlb(walker()), { clip: 'walk', time: 8 / 30 }],
];
const { models, engines, close } = await startEngines(['three', 'babylon']);
try {
  const tiles = [];
  for (const [row, [name, glb, options = {}]] of rows.entries()) {
    models[`/${name}`] = glb;
    const one = await portrait(engines.three, name, side, options);
    const other = await portrait(engines.babylon, name, side, options);
    const { mean, far } = pictureDifference(one, other);
    console.log(`${name}: mean ${mean.toFixed(2)} of 255, ${(100 * far).toFixed(1)} % of pixels over 8`);
    const difference = one.map((value, at) =>
      at % 4 === 3 ? 255 : Math.min(255, 8 * Math.abs(value - other[at])),
    );
    for (const [column, pixels] of [one, other, difference].entries()) {
      const raw = { width: side, height: side, channels: 4 };
      const input = await sharp(pixels, { raw }).flip().removeAlpha().png().toBuffer();
      tiles.push({ input, left: column * side, top: row * side });
    }
  }
  const sheet = { width: 3 * side, height: rows.length * side, channels: 3, background: '#000' };
  const path = join(root, 'docs/same-pixels.png');
  await sharp({ create: sheet }).composite(tiles).png({ palette: true, effort: 10 }).toFile(path);
} finally {
  await close();
}
