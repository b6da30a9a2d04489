// Optimises one file in its own process: node light-one.mjs FILE OUTPUT TARGET
import { writeFileSync } from 'node:fs';
import { fileSource } from '../dist/node.js';
import { optimize, thinClips } from '../dist/optimize.js';
import { processAsset } from '../dist/recipe.js';

const [, , file, output, target] = process.argv;
const { glb } = await processAsset(await fileSource(file), [
  thinClips(),
  optimize({ for: target, clips: 'keep' }),
]);
writeFileSync(output, glb);
