// Draws prompts from the word list by seed, one picture each, shuffled and numbered without names, and writes the key.
// Usage: node packages/engine/gallery/prompts.mjs [--seed N] [--count 100] [--only CATEGORY] [--named] [--preview] [output folder]
// The sheets hold 25 pictures each: sheet-1.png ...; key.txt has the prompt of every number and what the engine reports.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '100' },
    only: { type: 'string' },
    named: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    prompts: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const output = resolve(positionals[0] ?? 'prompts');
const [columns, cell] = [5, 240];

const { createRandom, generate, renderModel, wordsSentence } = await fromSources(`
  export { generate } from './src/text-to-3d/generate.ts';
  export { createRandom } from './src/text-to-3d/random.ts';
  export { wordsSentence } from './src/text-to-3d/prompt/used-words.ts';
  export { renderModel } from '@meshwright/look/render';`);

const prompts = values.prompts
  ? values.prompts.split(',')
  : drawn(listed(), Number(values.count), createRandom(seed));
const pictures = [];
const key = [`seed ${seed}, ${prompts.length} prompts`];
const started = performance.now();
for (const [i, prompt] of prompts.entries()) {
  const texture = values.preview ? null : { size: 256, emission: true };
  const { document, reading } = await generate({ prompt, seed: 1, texture });
  const picture = await renderModel(document, { size: cell });
  pictures.push({ name: values.named ? prompt.replace(/^an? /, '') : String(i + 1), picture });
  const words = wordsSentence(reading.words, reading.subject ? null : reading.name);
  key.push(`${i + 1}. ${prompt} | ${reading.subject?.name ?? 'unknown'}${words ? ` | ${words}` : ''}`);
}
const each = Math.round((performance.now() - started) / prompts.length);
mkdirSync(output, { recursive: true });
for (let at = 0; at < pictures.length; at += 25)
  await writeSheet(join(output, `sheet-${at / 25 + 1}.png`), pictures.slice(at, at + 25), { columns, cell });
writeFileSync(join(output, 'key.txt'), `${key.join('\n')}\n`);
console.log(
  `seed ${seed}: ${prompts.length} prompts, ${each} ms each; the key is in ${join(output, 'key.txt')}`,
);

function listed() {
  return readFileSync(join(import.meta.dirname, 'prompts', 'words.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(': ') && !line.startsWith('#'))
    .filter((line) => !values.only || line.startsWith(values.only))
    .flatMap((line) => line.slice(line.indexOf(': ') + 2).split(', '));
}

function drawn(all, count, random) {
  const left = [...all];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.whole(0, left.length - 1), 1)[0],
  );
}
