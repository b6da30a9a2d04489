// `node tools/run.mjs panel-pictures [FOLDER...]` takes the pictures of docs/screens: each plugin with a `src/testing/panel-pictures.ts`
// exports `panelPictures`, which opens its editor and keeps what it shows. Names are folders of plugins; none takes all.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteBackend } from '@meshwright/host-suite';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { runnerImport } from 'vite';
import { root } from '../setup.mjs';
import { ourPackages } from './packages.ts';

// Vite resolves the sources of the plugins as their tests do.
async function load<Module>(file: string): Promise<Module> {
  return (await runnerImport<Module>(join(root, file), { configFile: false })).module;
}
const { openSuiteBackend } = await load<typeof import('@meshwright/host-suite')>(
  'packages/host-suite/src/index.ts',
);
const { pictureTools } = await load<typeof import('@meshwright/testing/hosts/picture-tools')>(
  'packages/testing/src/hosts/picture-tools.ts',
);
const only = process.argv.slice(2);

for (const { folder, name } of ourPackages(root)) {
  const file = `${folder}/src/testing/panel-pictures.ts`;
  if (!existsSync(join(root, file)) || (only.length > 0 && !only.includes(name))) continue;
  const { panelPictures } = await load<{
    panelPictures(backend: SuiteBackend, tools: PictureTools): Promise<void>;
  }>(file);
  const backend = await openSuiteBackend();
  await panelPictures(backend, pictureTools);
  await backend.stop();
}
process.exit(0);
