import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programOf } from '../program.ts';
import { completionScript } from './completion-script.ts';

const terminal = {
  stdout: { write: () => {} },
  stderr: { write: () => {} },
  env: {},
  cwd: '/',
  signal: new AbortController().signal,
  now: () => 0,
};
const program = programOf(terminal, () => {});

const bash = '/bin/bash';

it.skipIf(!existsSync(bash)).each([
  [['sy'], 'sync'],
  [['tasks', 'ad'], 'adopt'],
  [['sync', '--max'], '--max-credits'],
  [['sync', 'chest', '--dry'], '--dry-run'],
  [['tasks', 'create', 'remesh', '--target-p'], '--target-polycount'],
  [['journal', 'd'], 'drop'],
  [['tasks', '--json', 'wat'], 'watch'],
  [['optimize', 'a.glb', '--for', 'mo'], 'mobile'],
  [['create', 'chest', '--origin', 'bot'], 'bottom'],
])('bash completes %j with %s', (words, completed) => {
  const script = `${completionScript(program, 'bash')}
COMP_WORDS=(meshwright ${words.join(' ')}) COMP_CWORD=${words.length}
_meshwright_complete
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync(bash, ['-c', script], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: `${completed}\n`, stderr: '' });
});
