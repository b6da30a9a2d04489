// The project of the matrix: a page of a game for each engine, the packages, bundlers and codecs that a game installs, and
// a textured ball and a character of several meshes, as they are and as each way of writing makes them smaller.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { texturedGlb } from '@meshwright/testing/engines/studio-models';
import { wholeCharacterGlb } from '@meshwright/testing/engines/whole-character';
import { managers } from '../testing/managers.ts';
import { manifestOf } from '../testing/packed.ts';
import { versionsIn } from '../testing/project.ts';
import { runCommand } from '../testing/run-command.ts';
import { once } from '../testing/run-folder.ts';
import { bundlerVersions } from '../testing/tools.ts';

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
  avif: { textures: 'avif' },
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
 * Installs the project and writes models/KIND/MODEL.glb with its packages, once a run.
 * @param kinds ways of writing that have a folder
 * @returns its folder, and the kinds that were written: with one for each preset
 */
export function matrixProject(kinds: readonly string[]): Promise<{ folder: string; written: string[] }> {
  return once('matrix', async (folder) => {
    const { version } = manifestOf('packages/gltf');
    cpSync(join(import.meta.dirname, 'pages'), folder, { recursive: true });
    await managers.npm.install(folder, {
      ...Object.fromEntries(
        ['three', 'babylon', 'playcanvas', 'gltf'].map((name) => [`@meshwright/${name}`, version]),
      ),
      ...versionsIn('examples/game', '@babylonjs/core', '@babylonjs/loaders', 'three', 'vite'),
      ...versionsIn('packages/playcanvas', 'playcanvas'),
      ...versionsIn('packages/gltf', ...codecs),
      ...versionsIn('.', 'esbuild', 'sharp'),
      ...bundlerVersions,
    });
    for (const kind of kinds) mkdirSync(join(folder, 'models', kind), { recursive: true });
    writeFileSync(join(folder, 'models/plain/ball.glb'), texturedGlb(true));
    writeFileSync(join(folder, 'models/plain/character.glb'), await wholeCharacterGlb());
    writeFileSync(join(folder, 'write-models.mjs'), program);
    const printed = await runCommand(process.execPath, ['write-models.mjs'], folder);
    return { folder, written: JSON.parse(printed) as string[] };
  });
}

const codecs = [
  '@gltf-transform/core',
  '@gltf-transform/extensions',
  '@gltf-transform/functions',
  'draco3dgltf',
  'ktx2-encoder',
  'meshoptimizer',
];
