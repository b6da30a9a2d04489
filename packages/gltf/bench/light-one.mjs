// Optimises one file in its own process: node light-one.mjs FILE OUTPUT TARGET [khr-meshopt]
import { writeFileSync } from 'node:fs';
import { fileSource } from '../dist/node.js';
import { optimize, thinClips } from '../dist/optimize.js';
import { processAsset } from '../dist/recipe.js';

const [, , file, output, target, geometry] = process.argv;
// Pictures and triangles stay, as gltfpack keeps them.
const alone = { geometry, textures: 'keep', textureSide: 16_384, simplifyError: 0 };
const { glb } = await processAsset(await fileSource(file), [
  thinClips(),
  optimize({ for: target, clips: 'keep', ...(geometry && alone) }),
]);
writeFileSync(output, glb);
