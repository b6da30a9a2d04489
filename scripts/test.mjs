// `npm test`: every test of the house on a bare clone; `npm test -- --full` runs the long forms too. Other arguments go
// to vitest. Ends with the line 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, setup } from './setup.mjs';

setup();
const given = process.argv.slice(2);
const full = given.includes('--full');
const folder = mkdtempSync(join(tmpdir(), 'meshwright-test-'));
const report = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...given.filter((word) => word !== '--full'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(full && { MESHWRIGHT_FULL: '1' }) } },
);
try {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  if (!existsSync(join(root, '../shared/models'))) {
    console.log('The shared models are not beside this checkout: the tests over them were skipped.');
  }
  // A file that fails to load has no tests to count, and is a failure all the same.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  console.log(
    `${numPassedTests} passed, ${numFailedTests + broken.length} failed, ${numPendingTests + numTodoTests} skipped`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status ?? 1);
