// What a project gets on disk when it installs one package and nothing else: without its peers, with what its platform
// needs.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { enginesOf, isAdapter, ourPackages } from '@meshwright/tools/packages';
import { expect, it } from 'vitest';
import { npmInstall, writeManifest } from './testing/npm-install.ts';
import { packedPackages } from './testing/packed.ts';
import { ourRegistry } from './testing/registry.ts';
import { newFolder, root } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

const packages = ourPackages(root);
/** The game's engine, which it has already. */
const engines = new RegExp(
  `^(${enginesOf(packages.filter(({ manifest, facts }) => isAdapter(manifest, facts))).join('|')})([/\\\\]|$)`,
);
/** Most megabytes beside the engine, in file contents. Packages without a bound are only installed. */
const rows = (await packedPackages()).map(({ name }) => {
  const { facts } = packages.find(({ manifest }) => manifest.name === name)!;
  return { name, most: facts.installedMegabytes ?? Infinity };
});

describeInstalled('installed alone', () => {
  it.each(rows)('$name takes no more than its bound', async ({ name, most }) => {
    const folder = newFolder(`size-${name.replaceAll(/\W/g, '')}`);
    const { url, tarballUrl } = await ourRegistry();
    writeManifest(folder, { [name]: tarballUrl(name) });
    // Packages without our scope come from our registry, too.
    await npmInstall(folder, url, '--legacy-peer-deps', `--registry=${url}`);
    const modules = join(folder, 'node_modules');
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/^[.]|[/\\][.]bin[/\\]/.test(file) && !engines.test(file))
      .map((file) => lstatSync(join(modules, file)));
    const bytes = files.filter((file) => !file.isDirectory()).reduce((sum, { size }) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1e6).toBeLessThanOrEqual(most);
  });
});
