import { expect, it } from 'vitest';
import { runHere } from '../testing/run-here.ts';

const run = (...argv: string[]) => runHere(argv, { cwd: '/', env: {} });

it.each([
  [['create', 'a', 'wooden', 'chest', '--height', '1'], 'meshwright create "a wooden chest"'],
  [['add', 'chest', 'a', 'wooden', 'chest'], 'meshwright add chest "a wooden chest"'],
])('%j says how to quote the prompt', async (argv, command) => {
  const { code, stderr } = await run(...argv);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`put the prompt in quotes: ${command}`)]);
});

it('other commands with too many arguments get no such advice', async () => {
  const { stderr } = await run('inspect', 'a.glb', 'b.glb');
  expect(stderr).toMatch(/too many arguments/);
  expect(stderr).not.toMatch(/quotes/);
});
