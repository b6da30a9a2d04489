// Runs the built packages on every supported Node line, newest and oldest: one small task, start to GLB.
// The other Nodes come from npm, so this needs a registry; it is a step of `.ci/run`, not of `npm test`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from '../tools/setup.mjs';

const versions = ['20', '22', '24'];
const smoke = join(root, 'test', 'smoke.mjs');

setup();
let failed = 0;
for (const version of versions) {
  const here = process.versions.node.startsWith(`${version}.`);
  const [command, ...args] = here
    ? [process.execPath, smoke]
    : ['npx', '--yes', '--package', `node@${version}`, 'node', smoke];
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
if (failed > 0) {
  console.error(`The smoke test failed on ${failed} of ${versions.length} Node versions.`);
  process.exit(1);
}
