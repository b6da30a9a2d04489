import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { programOf } from '../program.ts';
import { runHere } from '../testing/run-here.ts';
import { completionScript, shells } from './completion-script.ts';

const terminal = {
  stdout: { write: () => {} },
  stderr: { write: () => {} },
  env: {},
  cwd: '/',
  signal: new AbortController().signal,
  now: () => 0,
};
const program = programOf(terminal, () => {});

it.each(shells)('the command prints the script for %s', async (shell) => {
  const { stdout } = await runHere(['completion', shell], { cwd: '/', env: {} });
  expect(stdout).toBe(completionScript(program, shell));
});

it.each(shells)('the script for %s contains every command and flag', (shell) => {
  const script = completionScript(program, shell);
  for (const word of ['tasks create remesh', 'adopt', '--max-credits', '--target-polycount']) {
    expect(script).toContain(word);
  }
});

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
