import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundle, bundlerNames } from './testing/bundlers.ts';
import { managerNames, managers } from './testing/managers.ts';
import { installedProject } from './testing/project.ts';
import { slow } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

const page = `import { createClient, textTo3d } from '@meshwright/client';
import { inspectModel } from '@meshwright/gltf';
import { threeAssets } from '@meshwright/three';
globalThis.bundled = [createClient, textTo3d, inspectModel, threeAssets].map((each) => typeof each).join();
`;

describeInstalled('a page that imports the packages', () => {
  describe.each(managerNames)('as %s lays them', (name) => {
    it.each(bundlerNames)(
      'is bundled by %s, and the bundle runs',
      async (bundler) => {
        const [manager, project] = [managers[name], await installedProject(name)];
        const out = join(project, 'out', bundler);
        writeFileSync(join(project, 'page.js'), page);
        await bundle(manager, project, bundler, 'page.js', out);
        const run = `await import('./out/${bundler}/page.js');\nconsole.log(globalThis.bundled);\n`;
        writeFileSync(join(project, `run-${bundler}.mjs`), run);
        const printed = await manager.node(project, process.execPath, [`run-${bundler}.mjs`]);
        expect(printed.trim()).toBe('function,object,function,function');
      },
      slow,
    );
  });
});
