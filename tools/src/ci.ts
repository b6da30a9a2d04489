// `.ci/run`: every check, all unit tests, and the short form of each heavier kind, in 15 minutes on two quiet cores.
// `NAME=SECONDS` are parts that ran before this program could start.
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { checks } from './check.ts';
import { installedHosts } from './hosts/folders.ts';
import { ourPackages } from './packages.ts';
import { type Part, runParts } from './run-parts.ts';

/** Seconds on two quiet cores. A part that takes twice as long is marked in the table. */
const budgets: Readonly<Record<string, number>> = {
  'npm start': 30,
  install: 120,
  'format and lint': 15,
  types: 30,
  'un-awaited': 25,
  unused: 15,
  derived: 10,
  fixtures: 5,
  sizes: 10,
  'unit tests': 240,
};

const test = (kind: string, ...words: string[]): Part['command'] => [
  process.execPath,
  join(root, 'tools/run.mjs'),
  'test',
  kind,
  ...words,
];
/** What the suites of hosts run in their short form. */
const smoke = ['-t', 'makes an asset from a prompt|undoes an import in one step'];

/** The short form of the heavier kinds. `CONTRIBUTING.md` says where the whole of each runs. */
const shortForms: readonly Part[] = [
  {
    name: 'browser: main path of the engines',
    command: test('browser', 'packages/runtime/src/adapters.browser.test.ts', '-t', 'main path'),
    budgetSeconds: 60,
  },
  ...shortHosts(),
  { name: 'outside: install', command: test('outside', 'test/outside/install'), budgetSeconds: 60 },
  {
    name: 'outside: code of the documentation',
    command: test('outside', 'test/documentation/code', 'test/documentation/commands'),
    budgetSeconds: 75,
  },
  {
    name: 'torture: kills of every way to buy',
    command: test('torture', 'test/money/kills.torture.test.ts'),
    env: { MESHWRIGHT_SAMPLES: '0.1' },
    budgetSeconds: 80,
  },
  {
    name: 'torture: lost answers',
    command: test('torture', 'test/money/faults.torture.test.ts', '-t', 'lost'),
    budgetSeconds: 20,
  },
  {
    name: 'torture: another day',
    command: test('torture', 'test/dates.torture.test.ts', '-t', 'leap day'),
    budgetSeconds: 100,
  },
];

/** A row for each plugin that says what its short form is. */
function shortHosts(): Part[] {
  return ourPackages(root).flatMap(({ folder, name, facts }) => {
    const { file, seconds } = facts.host?.shortForm ?? {};
    if (file === undefined || seconds === undefined) return [];
    return {
      name: `hosts: ${name}`,
      command: test('hosts', `${folder}/${file}`, ...smoke),
      budgetSeconds: seconds,
    };
  });
}

const before = process.argv.slice(2).map((word) => word.split('=') as [string, string]);
const parts = [...checks, ...shortForms].map((part) => ({
  ...part,
  budgetSeconds: part.budgetSeconds ?? budgets[part.name]!,
  env: { ...installedHosts(), ...part.env },
}));
const done = before.map(([name, seconds]) => ({
  name,
  seconds: Number(seconds),
  budgetSeconds: budgets[name]!,
}));
process.exitCode = (await runParts(parts, { done })) ? 0 : 1;
