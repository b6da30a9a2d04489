// Writes the models of MeaningTests by the steps of the command line: `node make-models.mjs FOLDER`.
import { join } from 'node:path';
import { loadSource } from '../../../packages/testing/src/bundle-source.mjs';

const program = join(import.meta.dirname, '../src/testing/meaning-models.ts');
const contents = `export { writeMeaningModels } from ${JSON.stringify(program)};`;
const { writeMeaningModels } = await loadSource({ of: 'gltf', contents });
await writeMeaningModels(process.argv[2]);
