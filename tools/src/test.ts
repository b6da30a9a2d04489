// `npm test` and `npm run test:browser`, `test:hosts`, `test:torture`, `test:outside`: the tests of one kind. The first
// argument names the kind, the others go to vitest: paths run a part.
import { installedHosts } from './hosts/folders.ts';
import { hostRows, hostTable } from './hosts/table.ts';
import { runTests } from './run-tests.ts';

const [kind = 'unit', ...words] = process.argv.slice(2);
const { status, passed, failed, skipped, tests } = runTests(
  kind,
  words,
  kind === 'hosts' ? installedHosts() : {},
);
const rows = kind === 'hosts' ? hostRows(tests) : [];
if (rows.length > 0) console.log(`\n${hostTable(rows)}\n`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = status;
