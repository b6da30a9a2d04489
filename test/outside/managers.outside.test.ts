import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, it } from 'vitest';
import { managerNames, managers } from './testing/managers.ts';
import { manifestOf } from './testing/packed.ts';
import { installedProject, useCommand } from './testing/project.ts';
import { newFolder, root, slow } from './testing/run-folder.ts';
import { describeInstalled, nodeLines, nodeProgram } from './testing/tools.ts';

/** Programs of projects that install one package and nothing else. */
const alone = {
  '@meshwright/client': `import { createClient, families, remesh, textTo3d } from '@meshwright/client';
const client = createClient({ baseUrl: 'http://127.0.0.1:9/openapi', key: 'a-key-of-nothing' });
if (typeof client.create !== 'function' || !families.includes(remesh) || textTo3d === remesh) throw new Error('client');
`,
  '@meshwright/gltf': `import { inspectModel } from '@meshwright/gltf';
import { diagnose } from '@meshwright/gltf/doctor';
import { fileSource } from '@meshwright/gltf/node';
const report = await inspectModel(await fileSource('model.glb'));
if (!(report.bounds.size[1] > 0)) throw new Error('bounds');
const missing = await diagnose(await fileSource('model.glb')).catch((error) => error);
if (missing.code !== 'missing_package' || !/npm install gltf-validator/.test(missing.message)) throw missing;
`,
};

describeInstalled('a project with every package', () => {
  describe.each(managerNames)('installed by %s', (name) => {
    const manager = managers[name];
    let project: string;

    beforeAll(async () => {
      project = await installedProject(name);
    }, slow);

    it.for(nodeLines)('has entries that Node %s imports', async (line, { skip }) => {
      const node = await nodeProgram(line);
      if (!node) return skip('the registry does not give it for this platform');
      await manager.node(project, node, ['imports.mjs']);
    });

    it('has the command, which makes a chest, lightens it and examines it', () =>
      useCommand(manager, project));
  });
});

describeInstalled('a project with one package', () => {
  const { version } = manifestOf('packages/meshwright');
  const rows = managerNames.flatMap((name) =>
    Object.entries(alone).map(([one, program]) => ({ name, one, program })),
  );

  it.each(rows)('$one, installed by $name, runs', async ({ name, one, program }) => {
    const project = newFolder(`alone-${name}-${one}`.replaceAll(/\W+/g, '-'));
    await managers[name].install(project, { [one]: version });
    copyFileSync(join(root, 'fixtures/character.glb'), join(project, 'model.glb'));
    writeFileSync(join(project, 'use.mjs'), program);
    await managers[name].exec(project, 'node', ['use.mjs']);
  });
});
