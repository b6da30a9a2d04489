// `npm run hosts`: the host suites of all editors that are installed here, and one table of them. Arguments go to vitest.
import { runTests } from '../run-tests.mjs';
import { setup } from '../../tools/setup.mjs';
import { installedHosts } from './folders.mjs';
import { hostRows, tableText } from './table.mjs';

setup();
Object.assign(process.env, installedHosts(), { MESHWRIGHT_FULL: '1' });
const given = process.argv.slice(2);
const { status, passed, failed, skipped, results } = runTests(
  // The slash keeps out the files examples.test.ts of the packages, which `npm test -- --long` runs.
  given.length > 0 ? given : ['plugins/', 'examples/'],
);
const rows = hostRows(results);
if (rows.length > 0) console.log(`\n${tableText(rows)}\n`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = status;
