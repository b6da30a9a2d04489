import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';
import { buildable, planInstall } from '../setup.mjs';

const none = { lock: null, commands: [] };

it('a bare clone installs the dependencies of the command and of the tools, without those of tests', () => {
  const { args, commands } = planInstall(none, 'a', 'start')!;
  expect(commands).toEqual(['start']);
  const selected = args.filter((word) => !/^--(no|loglevel)/.test(word));
  expect(selected).toEqual([
    '--workspace=packages/meshwright',
    '--workspace=packages/service',
    '--workspace=packages/engine',
    '--workspace=packages/mcp',
    '--workspace=tools',
    '--omit=dev',
    '--omit=peer',
  ]);
  // `npm install` changes no file of the clone.
  expect(args).toContain('--no-save');
});

it('nothing is installed twice, and a changed lock file installs what was installed before', () => {
  const before = { lock: 'a', commands: ['start'] };
  expect(planInstall(before, 'a', 'start')).toBeUndefined();
  expect(planInstall(before, 'b', 'start')!.commands).toEqual(['start']);
});

it('a second command adds to the first, and everything has what each command needs', () => {
  expect(planInstall({ lock: 'a', commands: ['start'] }, 'a', 'game')!.args).toEqual(
    expect.arrayContaining(['--workspace=packages/meshwright', '--workspace=examples/game']),
  );
  expect(planInstall({ lock: 'a', commands: ['everything'] }, 'a', 'game')).toBeUndefined();
  const all = planInstall({ lock: 'a', commands: ['start'] }, 'a', 'everything')!;
  expect(all.args.filter((word) => word.startsWith('--workspace') || word.startsWith('--omit'))).toEqual([]);
});

it('a command builds its workspace and those that it depends on, each once', () => {
  const folders = buildable('packages/meshwright');
  expect(folders).toEqual(
    expect.arrayContaining(['packages/meshwright', 'packages/client', 'packages/contract']),
  );
  expect(new Set(folders).size).toBe(folders.length);
  expect(folders.filter((folder) => !existsSync(join(repository, folder, 'package.json')))).toEqual([]);
});
