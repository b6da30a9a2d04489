// Draws every subject, or the named ones, as one game asset: sheets of 25 labelled pictures.
// Usage: node packages/engine/gallery/all-subjects.mjs [--cell 200] [--columns 5] [--azimuth 32] [--only name,name] [--plain] [output folder]
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cell: { type: 'string', default: '200' },
    columns: { type: 'string', default: '5' },
    azimuth: { type: 'string', default: '32' },
    only: { type: 'string' },
    plain: { type: 'boolean', default: false },
  },
});
const output = resolve(positionals[0] ?? 'subjects');
const [cell, columns] = [Number(values.cell), Number(values.columns)];

const { generate, renderModel, subjects } = await fromSources(`
  export { generate } from './src/text-to-3d/generate.ts';
  export { subjects } from './src/content/subjects.ts';
  export { renderModel } from '@meshwright/look/render';`);
const names = values.only?.split(',') ?? subjects.map(({ name }) => name);
const sheets = [];
for (const [i, name] of names.entries()) {
  const { words } = subjects.find((subject) => subject.name === name);
  const { document, triangles } = await generate({
    prompt: words[0],
    seed: 1,
    texture: { size: 256, emission: true },
    atlas: !values.plain,
  });
  const picture = await renderModel(document, { size: cell, azimuth: Number(values.azimuth) });
  if (i % (columns * columns) === 0) sheets.push([]);
  sheets.at(-1).push({ name: `${name} ${triangles}`, picture });
  if (sheets.at(-1).length === columns * columns || i === names.length - 1)
    await writeSheet(join(output, `sheet-${String(sheets.length).padStart(2, '0')}.png`), sheets.at(-1), {
      columns,
      cell,
    });
}
