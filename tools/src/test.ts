// `npm test` and `npm run test:browser`, `test:hosts`, `test:torture`, `test:outside`: the tests of one kind. The first
// argument names the kind, the others go to vitest: paths run a part.
import { runTests } from './run-tests.ts';

const [kind = 'unit', ...words] = process.argv.slice(2);
const { status, passed, failed, skipped } = runTests(kind, words);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = status;
