// `npm run check`: everything a change must pass but the heavier kinds of tests.
// `npm run check -- types sizes` runs the parts whose names begin with these words.
// `npm run check -- affected [COMMIT] [--run]` runs the unit tests of what changed since a commit, and names the commands of the
// heavier kinds; `--run` runs them, too.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { root } from '../setup.mjs';
import {
  affectedFolders,
  changedSince,
  heavyCommands,
  testFilesIn,
  usualBase,
  workspacesIn,
} from './affected.ts';
import { type Part, runParts } from './run-parts.ts';
import { runTests } from './run-tests.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const tool = (name: string, ...words: string[]): Part['command'] => [
  process.execPath,
  'tools/run.mjs',
  name,
  ...words,
];

/** What `npm run check` runs, cheapest first. */
export const checks: readonly Part[] = [
  { name: 'format and lint', command: [bin('biome'), 'check', '.', '--error-on-warnings'] },
  { name: 'types', command: [bin('tsc'), '-p', 'tsconfig.json'] },
  {
    name: 'un-awaited',
    command: [
      bin('oxlint'),
      ...['--type-aware', '-A', 'all'],
      ...['-D', 'typescript/no-floating-promises', '-D', 'typescript/no-misused-promises'],
      // Apps of web frameworks: their types are written by the framework's own build.
      ...['--ignore-pattern', 'test/frameworks/*/**'],
      ...['packages', 'plugins', 'examples', 'test', 'tools'],
    ],
  },
  { name: 'unused', command: [bin('knip')] },
  { name: 'derived', command: tool('derive', '--check') },
  { name: 'fixtures', command: [process.execPath, 'fixtures/generate.mjs', '--check'] },
  { name: 'sizes', command: tool('page-size') },
  { name: 'unit tests', command: tool('test', 'unit') },
];

/** Returns the parts whose names begin with these words; all without a word. @throws Error for a word that no name begins with */
export function chosen(words: readonly string[], parts: readonly Part[] = checks): Part[] {
  const unknown = words.find((word) => !parts.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined)
    throw new Error(`No part begins with "${unknown}". Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  return parts.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
}

/** Runs what a change concerns. Returns the exit code. */
function runAffected(words: readonly string[]): number {
  const commit = words.find((word) => word !== '--run') ?? usualBase(root);
  const folders = affectedFolders(changedSince(root, commit), workspacesIn(root));
  if (folders.length === 0) {
    console.log(`Nothing differs from ${commit}.`);
    return 0;
  }
  console.log(`Unit tests of what differs from ${commit}: ${folders.join(' ')}`);
  const { status, passed, failed, skipped } = runTests(
    'unit',
    folders.map((folder) => `${folder}/`),
  );
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  const heavy = heavyCommands(folders, testFilesIn(root));
  console.log(
    ['Heavier tests of these folders:', ...heavy.map((each) => `npm run ${each.join(' ')}`)].join('\n  '),
  );
  if (!words.includes('--run')) return status;
  const others = heavy.map(
    (each) => spawnSync('npm', ['run', ...each], { cwd: root, stdio: 'inherit' }).status,
  );
  return [status, ...others].every((code) => code === 0) ? 0 : 1;
}

if (process.argv[1] === basename(import.meta.filename, '.ts')) {
  const [first, ...others] = process.argv.slice(2);
  if (first === 'affected') process.exitCode = runAffected(others);
  else process.exitCode = (await runParts(chosen(process.argv.slice(2)))) ? 0 : 1;
}
