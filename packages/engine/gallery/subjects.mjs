// Draws the subjects that are modelled one by one, refined, into one labelled sheet.
// Usage: node packages/engine/gallery/subjects.mjs [output.png], default docs/subjects.png
import { join, resolve } from 'node:path';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const output = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../docs/subjects.png'));
const cell = 168;

const { generate, renderModel, subjects } = await fromSources(`
  export { generate } from './src/text-to-3d/generate.ts';
  export { modelled as subjects } from './src/content/subjects.ts';
  export { renderModel } from '@meshwright/look/render';`);
const pictures = [];
for (const { name, words } of subjects) {
  const { document } = await generate({ prompt: words[0], seed: 1, texture: { size: 512, emission: true } });
  pictures.push({ name, picture: await renderModel(document, { size: cell }) });
  process.stderr.write(`\r${pictures.length}/${subjects.length} ${name.padEnd(20)}`);
}
process.stderr.write('\n');
await writeSheet(output, pictures, { columns: 9, cell });
