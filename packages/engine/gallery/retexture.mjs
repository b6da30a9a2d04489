// Draws eight texture prompts on four models, and prints which words of each were used and left out.
// Usage: node packages/engine/gallery/retexture.mjs [output folder]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const output = resolve(process.argv[2] ?? 'retexture');
const { generate, renderModel, retexture, readModel, writeGlb } = await fromSources(`
  export { generate } from './src/text-to-3d/generate.ts';
  export { retexture } from './src/jobs/edit/retexture.ts';
  export { renderModel } from '@meshwright/look/render';
  export { readModel, writeGlb } from '../formats/src/index.ts';`);

const prompts = [
  'hand painted stylized wood, Kenney style',
  'tiger fur',
  'glowing magma cracks on black rock',
  'weathered bronze with green patina',
  'blue scales with a golden belt',
  'stone with glowing runes',
  'white marble with gold trim, mossy',
  'red top, brown leather boots, forest camouflage',
];
const models = ['an orc', 'a chest', 'a dragon', 'a vase'];
const [columns, cell] = [4, 240];
const pictures = [];
for (const prompt of prompts) {
  for (const [i, model] of models.entries()) {
    const { document } = await generate({ prompt: model, seed: 1, texture: null });
    const { files, standIn, ignored } = await retexture(
      {
        family: 'retexture',
        request: { text_style_prompt: prompt, target_formats: ['glb'] },
        files: { model: { name: 'model.glb', bytes: await writeGlb(document) } },
        seed: 1,
      },
      { progress() {}, signal: new AbortController().signal, thumbnailSize: 64, textureSize: 1024 },
    );
    const painted = await readModel({ name: 'model.glb', bytes: files['model.glb'] });
    pictures.push({ name: prompt.slice(0, 22), picture: await renderModel(painted, { size: cell }) });
    if (i === 0)
      console.log(`${prompt} | ${standIn} | ${(ignored ?? []).map(({ message }) => message).join(' ')}`);
  }
}
mkdirSync(output, { recursive: true });
await writeSheet(join(output, 'retexture.png'), pictures, { columns, cell });
