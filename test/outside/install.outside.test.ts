// The shortest proof that the packages work as they are installed; `managers.outside.test.ts` is the long one.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { managers } from './testing/managers.ts';
import { npmInstall, writeManifest } from './testing/npm-install.ts';
import { manifestOf, packedPackages } from './testing/packed.ts';
import { entriesOf, importsOf, useCommand, versionsIn } from './testing/project.ts';
import { ourRegistry } from './testing/registry.ts';
import { newFolder } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

describeInstalled('with npm, all packages at once and no engine but three.js', () => {
  const project = newFolder('install');

  beforeAll(async () => {
    const { url, tarballUrl } = await ourRegistry();
    const packed = await packedPackages();
    const ours = Object.fromEntries(packed.map(({ name }) => [name, tarballUrl(name)]));
    writeManifest(project, { ...ours, ...versionsIn('examples/game', 'three') });
    await npmInstall(project, url, '--legacy-peer-deps');
  });

  it('Node imports every entry that needs no other engine', async () => {
    const packed = (await packedPackages()).filter(({ stage }) =>
      Object.keys(manifestOf(stage).peerDependencies ?? {}).every((name) => name === 'three'),
    );
    const entries = entriesOf(packed);
    expect(entries.length).toBeGreaterThan(20);
    writeFileSync(join(project, 'imports.mjs'), importsOf(entries));
    await managers.npm.node(project, process.execPath, ['imports.mjs']);
  });

  it('the command makes a chest, lightens it and examines it', () => useCommand(managers.npm, project));
});
