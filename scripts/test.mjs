// `npm test`: the tests of the repository on a bare clone, without the files that take long (test/long-files.json).
// `npm test -- --every-file` leaves none out, `--long` takes all samples, too, `--full` the long forms, `--under-load`
// keeps three loops busy meanwhile, `--except=FOLDER,FOLDER` leaves out what ran before.
// Other arguments go to vitest, which then runs what they name. Ends with the line 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedHosts } from './hosts/folders.mjs';
import { runTests } from './run-tests.mjs';
import { root, setup } from '../tools/setup.mjs';

const loops = 3;
const own = ['--full', '--long', '--every-file', '--under-load'];

setup();
const given = process.argv.slice(2);
const except = given.find((word) => word.startsWith('--except='))?.slice('--except='.length);
const others = given.filter((word) => !own.includes(word) && !word.startsWith('--except='));
const isFull = given.includes('--full');
const everyFile = given.includes('--every-file');
const isShort = !isFull && !given.includes('--long') && others.length === 0;
const load = given.includes('--under-load')
  ? Array.from({ length: loops }, () =>
      spawn(process.execPath, [join(root, 'scripts/busy-loop.mjs')], { stdio: 'ignore' }),
    )
  : [];
try {
  const { status, passed, failed, skipped } = runTests(others, {
    ...(isFull && { MESHWRIGHT_FULL: '1', ...installedHosts() }),
    ...(isShort && { MESHWRIGHT_SHORT: '1' }),
    ...(everyFile && { MESHWRIGHT_EVERY_FILE: '1' }),
    ...(except && { MESHWRIGHT_EXCEPT: except }),
  });
  if (!existsSync(join(root, '../shared/models'))) {
    console.log('The shared models are not beside this checkout: the tests over them were skipped.');
  }
  if (isShort && !everyFile) {
    const { length } = JSON.parse(readFileSync(join(root, 'test/long-files.json'), 'utf8'));
    console.log(`${length} files that take long were left out: npm test -- --long`);
  }
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = status;
} finally {
  for (const loop of load) loop.kill();
}
