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
