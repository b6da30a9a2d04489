// `npm run check`: every check a change must pass, cheapest first; stops at the first failure.
// `npm run check -- types sizes` runs only the steps whose names begin with these words, `--every-file` every test file
// and day, `--except=FOLDER,FOLDER` no tests of these folders.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, setup } from '../tools/setup.mjs';

const given = process.argv.slice(2);
const every = given.filter((word) => word === '--every-file');
const except = given.filter((word) => word.startsWith('--except='));
const bin = (name) => join(root, 'node_modules/.bin', name);
const steps = [
  ['format and lint', bin('biome'), 'check', '.', '--error-on-warnings'],
  ['types', bin('tsc'), '-p', 'tsconfig.json'],
  [
    'un-awaited promises',
    bin('oxlint'),
    '--type-aware',
    '-A',
    'all',
    '-D',
    'typescript/no-floating-promises',
    '-D',
    'typescript/no-misused-promises',
    'packages',
    'plugins',
    'examples',
    'test',
  ],
  ['unused code', bin('knip')],
  ['packages', process.execPath, 'scripts/outside.mjs', '--short'],
  ['derived files', process.execPath, 'scripts/derive.mjs', '--check'],
  ['fixtures', process.execPath, 'fixtures/generate.mjs', '--check'],
  ['sizes', process.execPath, 'scripts/size.mjs'],
  ['tests', process.execPath, 'scripts/test.mjs', ...every, ...except],
  ['dates', process.execPath, 'scripts/dates.mjs', '--short', ...(every.length > 0 ? [] : ['--only=leap'])],
];

const wanted = given.filter((word) => !every.includes(word) && !except.includes(word));
// The step `dates` takes the short form of the tests, too.
const env = {
  ...process.env,
  MESHWRIGHT_SHORT: '1',
  ...(every.length > 0 && { MESHWRIGHT_EVERY_FILE: '1' }),
};
const chosen = steps.filter(
  ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (chosen.length === 0) {
  console.error(
    `No step begins with ${wanted.join(' or ')}. Steps: ${steps.map(([name]) => name).join(', ')}.`,
  );
  process.exit(2);
}

setup();
for (const [name, command, ...args] of chosen) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) {
    console.error(`\n${name}: failed.`);
    process.exit(status ?? 1);
  }
  if (name !== 'tests') console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
