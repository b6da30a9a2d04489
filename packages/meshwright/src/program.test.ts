import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { exits } from './errors/exit-codes.ts';
import { commandNames, programOf } from './program.ts';
import { runHere } from './testing/run-here.ts';

const terminal = {
  stdout: { write: () => {} },
  stderr: { write: () => {} },
  env: {},
  cwd: '/',
  signal: new AbortController().signal,
  now: () => 0,
};
const program = programOf(terminal, () => {});

it('distinguishes commands and prompts by name', () => {
  const names = program.commands.map((command) => command.name());
  expect([...names, 'help']).toEqual(commandNames);
});

it.each(program.commands.map((command) => [command.name(), command] as const))(
  'builds %s alone as it is among the others',
  (name, whole) => {
    const { commands } = programOf(terminal, () => {}, { typed: [name] });
    expect(commands.find((command) => command.name() === name)?.helpInformation()).toBe(
      whole.helpInformation(),
    );
    expect(commands).toHaveLength(name === 'completion' ? program.commands.length : 1);
  },
);

it('explains every command and every flag', () => {
  for (const command of every(program)) {
    if (command !== program) expect(command.description(), command.name()).not.toBe('');
    for (const option of command.options) expect(option.description, option.flags).not.toBe('');
  }
});

it('accepts no key as an argument', () => {
  const flags = every(program).flatMap((command) => command.options.map(({ long }) => long));
  expect(flags).not.toContain('--key');
  expect(flags).not.toContain('--api-key');
});

it('lists environment and exit codes in its help, on stdout', async () => {
  const { code, stdout, stderr } = await runHere(['--help'], { cwd: '/', env: {} });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('MESHWRIGHT_API_KEY');
  for (const { exitCode, meaning } of Object.values(exits)) {
    expect(stdout).toMatch(new RegExp(`^ +${exitCode}  ${meaning.replace(/[;:,-]/g, '.')}$`, 'm'));
  }
});

it.each([
  ['create', '--help'],
  ['help', 'create'],
  ['tasks', 'create', 'remesh', '--help'],
])('helps with %s %s', async (...argv) => {
  const { code, stdout } = await runHere(argv, { cwd: '/', env: {} });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: meshwright /);
});

function every(command: Command): Command[] {
  return [command, ...command.commands.flatMap(every)];
}
