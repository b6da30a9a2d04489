// `npm run dates`: the whole suite on other days and in other time zones, one after another; arguments after `--` go to
// vitest, `--only=leap` runs the days whose names begin with it. `npm run dates -- --short` is the step of the check:
// days and zones together, and only the quick test files that depend on time.
// libfaketime (Debian: faketime) sets the clock of every program that a test starts except Blender, Redis and browsers.
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runTests } from './run-tests.mjs';
import { root, setup } from '../tools/setup.mjs';

const days = {
  tomorrow: Date.now() + 86_400_000,
  'in 400 days': Date.now() + 400 * 86_400_000,
  'leap day 2028': Date.UTC(2028, 1, 29, 12),
};
const zones = { Kiritimati: 'Pacific/Kiritimati', "St. John's": 'America/St_Johns' };
const full = [
  ...Object.entries(days).map(([name, at]) => ({ name, at })),
  ...Object.entries(zones).map(([name, zone]) => ({ name, zone })),
];
const short = [
  { name: 'tomorrow in Kiritimati', at: days.tomorrow, zone: zones.Kiritimati },
  { name: "in 400 days in St. John's", at: days['in 400 days'], zone: zones["St. John's"] },
  { name: 'leap day 2028', at: days['leap day 2028'] },
];

/** Programs that end or hang under libfaketime. */
const unfaked = ['blender', 'redis-server'];

const mentionsTime = /\bDate\b|expire|_at\b|clock|importedAt|retire|days\b/i;
/** Files that work on models, or take longer than all others together; the full form runs them. */
const fullOnly = [
  'packages/engine/',
  'packages/gltf/',
  'packages/runtime/',
  'examples/',
  'plugins/',
  'packages/client/src/answers.test.ts',
  'packages/contract/src/openapi/json-schema.test.ts',
  'packages/cli/src/commands/',
  'packages/cli/src/killed.test.ts',
  'packages/client/src/watch/watch.test.ts',
  'packages/pipeline/src/purchase/dying-buyers.test.ts',
  'packages/pipeline/src/purchase/budget.test.ts',
  'packages/service/src/control/control-api.test.ts',
  'packages/service/src/files/forged-links.test.ts',
  'packages/service/src/inspector/page.test.ts',
  'packages/service/src/http/cross-site.test.ts',
  'packages/service/src/storage/',
  'packages/service/src/readme.test.ts',
];

const given = process.argv.slice(2);
const isShort = given.includes('--short');
const only = given.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const chosen = (isShort ? short : full).filter(({ name }) => name.startsWith(only));
const library = findLibrary();
const canRun = ({ at }) => at === undefined || library !== undefined;
if (!chosen.some(canRun) || chosen.length === 0) {
  console.log(
    chosen.length === 0
      ? `No day begins with ${only}. Days: ${full.map(({ name }) => name).join(', ')}.`
      : 'Skipped: other days need libfaketime (Debian and Ubuntu: apt install faketime).',
  );
  process.exit(chosen.length === 0 ? 2 : 0);
}
setup();
const shims = mkdtempSync(join(tmpdir(), 'meshwright-dates-'));
for (const name of unfaked) {
  if (findProgram(name) === undefined) continue;
  writeFileSync(join(shims, name), withoutLibrary(name));
  chmodSync(join(shims, name), 0o755);
}
try {
  const words = given.filter((word) => word !== '--short' && !word.startsWith('--only='));
  const args = isShort ? [...quickFiles(), ...words] : words;
  const rows = chosen.flatMap((day) => {
    if (!canRun(day)) return `${day.name}: skipped, libfaketime is not installed (Debian: faketime)`;
    console.log(`\n— ${day.name}`);
    const { status, passed, failed, seconds, failures } = runTests(args, environment(day));
    if (status !== 0) process.exitCode = 1;
    return [`${day.name}: ${passed} passed, ${failed} failed, ${seconds} s`, ...failures];
  });
  console.log(`\n${rows.join('\n')}`);
} finally {
  rmSync(shims, { recursive: true, force: true });
}

/** An offset, not a day: processes that start later continue from the same clock. */
function environment({ at, zone }) {
  return {
    ...(zone && { TZ: zone }),
    ...(at && {
      LD_PRELOAD: library,
      FAKETIME: `+${Math.round((at - Date.now()) / 1000)}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import="${join(root, 'scripts/shift-file-times.mjs')}"`,
      PATH: `${shims}${delimiter}${process.env.PATH}`,
    }),
  };
}

/** Runs a program without the library, under which it ends or hangs. */
function withoutLibrary(name) {
  return `#!/bin/sh\nunset LD_PRELOAD FAKETIME\nexec '${findProgram(name)}' "$@"\n`;
}

function findProgram(name) {
  return process.env.PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

function findLibrary() {
  if (process.platform !== 'linux') return undefined;
  const folders = ['/usr/lib', '/usr/lib64', '/usr/local/lib'].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .map((folder) => join(folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
}

function quickFiles() {
  return ['packages', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts') && !/node_modules|\bdist\b/.test(path))
    .filter((path) => !fullOnly.some((start) => path.startsWith(start)))
    .filter((path) => mentionsTime.test(readFileSync(join(root, path), 'utf8')));
}
