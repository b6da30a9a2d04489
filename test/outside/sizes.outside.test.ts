// What a project gets on disk when it installs one package and nothing else: without its peers, with what its platform
// needs.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { npmInstall, writeManifest } from './testing/npm-install.ts';
import { packedPackages } from './testing/packed.ts';
import { ourRegistry } from './testing/registry.ts';
import { newFolder } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

/** Most megabytes beside the engine, in file contents. Packages without a row are only installed. */
const bounds: Readonly<Record<string, number>> = {
  '@meshwright/contract': 4,
  '@meshwright/client': 4,
  '@meshwright/proxy': 4,
  '@meshwright/gltf': 4,
  '@meshwright/runtime': 6,
  '@meshwright/three': 5,
  '@meshwright/babylon': 5,
  '@meshwright/playcanvas': 6,
  '@meshwright/react': 5,
  '@meshwright/vue': 5,
  '@meshwright/svelte': 5,
  '@meshwright/element': 5,
};
/** The game's engine, which it has already. */
const engines = /^(three|@babylonjs|playcanvas|react|@react-three|vue|@vue|@tresjs|svelte|@threlte)([/\\]|$)/;

const rows = (await packedPackages()).map(({ name }) => ({ name, most: bounds[name] ?? Infinity }));

describeInstalled('installed alone', () => {
  it.each(rows)('$name takes no more than its bound', async ({ name, most }) => {
    const folder = newFolder(`size-${name.replaceAll(/\W/g, '')}`);
    const { url, tarballUrl } = await ourRegistry();
    writeManifest(folder, { [name]: tarballUrl(name) });
    await npmInstall(folder, url, '--legacy-peer-deps');
    const modules = join(folder, 'node_modules');
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/^[.]|[/\\][.]bin[/\\]/.test(file) && !engines.test(file))
      .map((file) => lstatSync(join(modules, file)));
    const bytes = files.filter((file) => !file.isDirectory()).reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1e6).toBeLessThanOrEqual(most);
  });
});
