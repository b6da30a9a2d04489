// Prints kilobytes, draw calls and materials of subjects drawn by seed: with maps for each material (`enable_pbr`), and as
// one game asset, which is the default. The last rows are the middle and the largest of all.
// Usage: node packages/engine/gallery/weights.mjs [--seed N] [--count 100] [--sheet FILE.png]
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    sheet: { type: 'string' },
  },
});
const { createRandom, generate, renderModel, subjects, writeGlb } = await fromSources(`
  export { subjects } from './src/content/subjects.ts';
  export { generate } from './src/text-to-3d/generate.ts';
  export { createRandom } from './src/text-to-3d/random.ts';
  export { renderModel } from '@meshwright/look/render';
  export { writeGlb } from '../formats/src/index.ts';`);

const random = createRandom(Number(values.seed));
const left = [...subjects];
const drawn = Array.from(
  { length: Math.min(Number(values.count), left.length) },
  () => left.splice(random.whole(0, left.length - 1), 1)[0],
);
const pictures = [];
const measured = [];
for (const { words } of drawn) {
  const options = { prompt: words[0], seed: 1, texture: { size: 512, emission: true } };
  const row = [];
  for (const atlas of [false, true]) {
    const { document } = await generate({ ...options, atlas });
    const root = document.getRoot();
    const draws = root
      .listNodes()
      .reduce((sum, node) => sum + (node.getMesh()?.listPrimitives().length ?? 0), 0);
    row.push(Math.round((await writeGlb(document)).length / 1000), draws, root.listMaterials().length);
    if (values.sheet)
      pictures.push({ name: words[0].slice(0, 20), picture: await renderModel(document, { size: 200 }) });
  }
  measured.push(row);
  print(words[0], row);
}
const column = (k) => measured.map((row) => row[k]).sort((a, b) => a - b);
print(
  'middle',
  [0, 1, 2, 3, 4, 5].map((k) => column(k)[measured.length >> 1]),
);
print(
  'largest',
  [0, 1, 2, 3, 4, 5].map((k) => column(k).at(-1)),
);
if (values.sheet) await writeSheet(values.sheet, pictures, { columns: 8, cell: 200 });

function print(name, [kilobytes, draws, materials, ...asset]) {
  console.log(`| ${name} | ${kilobytes} | ${draws} | ${materials} | ${asset.join(' | ')} |`);
}
