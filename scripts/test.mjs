// `npm test`: every test of the repository on a bare clone. `npm test -- --full` runs the long forms too,
// `--under-load` keeps three loops busy meanwhile. Other arguments go to vitest. Ends with the line 'N passed, N
// failed'.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedHosts } from './hosts/folders.mjs';
import { runTests } from './run-tests.mjs';
import { root, setup } from './setup.mjs';

const loops = 3;
const own = ['--full', '--under-load'];

setup();
const given = process.argv.slice(2);
const load = given.includes('--under-load')
  ? Array.from({ length: loops }, () =>
      spawn(process.execPath, [join(root, 'scripts/busy-loop.mjs')], { stdio: 'ignore' }),
    )
  : [];
try {
  const { status, passed, failed, skipped } = runTests(
    given.filter((word) => !own.includes(word)),
    given.includes('--full') ? { MESHWRIGHT_FULL: '1', ...installedHosts() } : {},
  );
  if (!existsSync(join(root, '../shared/models'))) {
    console.log('The shared models are not beside this checkout: the tests over them were skipped.');
  }
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = status;
} finally {
  for (const loop of load) loop.kill();
}
