// The files of the matrix: two models, textured and rigged, as they are and as each way of writing makes them smaller.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAsync } from '../run-async.mjs';

/** What a file needs of its page. The first is the unoptimised file, which the pictures are compared with. */
export const kinds = {
  plain: [],
  'preset mobile': ['meshopt'],
  'preset desktop': ['meshopt'],
  'preset engine': [],
  draco: ['draco'],
  ktx2: ['ktx2'],
  'meshopt + quantised': ['meshopt'],
  quantised: [],
  webp: [],
};

const program = `import { readFileSync, writeFileSync } from 'node:fs';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { draco } from '@gltf-transform/functions';
import { bytesSource } from '@meshwright/gltf';
import { optimize, presets } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import draco3d from 'draco3dgltf';

const changes = {
  ktx2: { textures: 'ktx2' },
  'meshopt + quantised': { geometry: 'meshopt' },
  quantised: { geometry: 'quantise' },
  webp: { textures: 'webp' },
};
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
  'draco3d.decoder': await draco3d.createDecoderModule(),
  'draco3d.encoder': await draco3d.createEncoderModule(),
});
const write = (kind, model, glb) => writeFileSync('models/' + kind + '/' + model + '.glb', glb);
const found = new Set(['plain', 'draco']);
for (const model of ['ball', 'character']) {
  const bytes = readFileSync('models/plain/' + model + '.glb');
  const optimized = async (kind, options) => {
    const { glb } = await processAsset(bytesSource(bytes, model + '.glb'), [optimize(options)]);
    found.add(kind);
    write(kind, model, glb);
  };
  for (const target of Object.keys(presets)) await optimized('preset ' + target, { for: target });
  for (const [kind, change] of Object.entries(changes)) await optimized(kind, { for: 'engine', ...change });
  const document = await io.readBinary(bytes);
  await document.transform(draco());
  write('draco', model, await io.writeBinary(document));
}
console.log(JSON.stringify([...found]));
`;

/**
 * Writes models/KIND/MODEL.glb with the packages of a project.
 * @throws Error when a preset has no column in the matrix
 */
export async function writeModels(root, project, textured) {
  for (const kind of Object.keys(kinds)) mkdirSync(join(project, 'models', kind), { recursive: true });
  writeFileSync(join(project, 'models/plain/ball.glb'), textured);
  copyFileSync(join(root, 'fixtures/character.glb'), join(project, 'models/plain/character.glb'));
  writeFileSync(join(project, 'write-models.mjs'), program);
  const found = JSON.parse(await runAsync(process.execPath, ['write-models.mjs'], project));
  const missing = [...found, ...Object.keys(kinds)].filter(
    (kind) => !found.includes(kind) || !(kind in kinds),
  );
  if (missing.length > 0) throw new Error(`the matrix and the presets differ: ${missing.join(', ')}`);
}
