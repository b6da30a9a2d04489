// Runs the doctor over generated models, and draws one contact sheet per finding to judge it by.
// Usage: node packages/engine/gallery/doctor.mjs FOLDER [models], default 200. Models in the folder are used again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const folder = resolve(process.argv[2] ?? 'doctor-sheets');
const wanted = Number(process.argv[3] ?? 200);
const cell = 168;
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
const { bytesSource, diagnose, generate, renderModel, subjects } = await fromSources(`
  export { generate } from './src/text-to-3d/generate.ts';
  export { subjects } from './src/content/subjects.ts';
  export { renderModel } from '@meshwright/look/render';
  export { diagnose } from '../gltf/src/doctor/diagnose.ts';
  export { bytesSource } from '../gltf/src/source/source.ts';`);

mkdirSync(folder, { recursive: true });
const found = new Map();
for (let index = 0; index < wanted; index++) {
  // Every subject once where there are fewer than models, else spread over the list.
  const { name, words } =
    subjects[Math.floor((index * Math.max(1, subjects.length / wanted)) % subjects.length)];
  const seed = 1 + index;
  const file = join(folder, `${name}-${seed}.glb`.replaceAll(' ', '-'));
  if (!existsSync(file)) {
    const { document } = await generate({ prompt: words[0], seed, texture: { size: 256, emission: false } });
    writeFileSync(file, await io.writeBinary(document));
  }
  const bytes = new Uint8Array(readFileSync(file));
  const { findings } = await diagnose(bytesSource(bytes, name));
  let picture;
  for (const { code, severity, message } of findings) {
    picture ??= await renderModel(await io.readBinary(bytes), { size: cell });
    const key = `${severity}-${code}`;
    if (!found.has(key)) found.set(key, []);
    found.get(key).push({ name: `${name} ${seed}`.slice(0, 17), message, picture });
  }
  process.stderr.write(`\r${index + 1}/${wanted} ${name.padEnd(20)}`);
}
process.stderr.write('\n');
for (const [key, hits] of [...found].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${key}: ${hits.length} of ${wanted}`);
  for (const { name, message } of hits) console.log(`  ${name}: ${message}`);
  await writeSheet(join(folder, `${key}.png`), hits, { columns: 9, cell });
}
