import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from '../errors/exit-codes.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';

let home: Home;
let page: string;

beforeAll(async () => {
  home = await freshHome();
  page = await readFile(join(import.meta.dirname, '../../../../docs/mcp.md'), 'utf8');
});
afterAll(() => home.remove());

const here = (...flags: string[]) => runHere(['mcp', ...flags], { cwd: home.folder, env: {} });

it('--help and the page name the same flags', async () => {
  const { code, stdout } = await here('--help');
  expect(code).toBe(0);
  const flags = [...stdout.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, flag]) => flag!);
  expect(flags.length).toBeGreaterThan(6);
  for (const flag of flags) expect(page).toContain(`\`${flag}`);
  for (const [, flag] of page.matchAll(/^\| `(--[\w-]+)/gm)) expect(flags).toContain(flag);
});

it('the page lists the exit codes with numbers that commands have', async () => {
  const listed = [...page.matchAll(/^\| (\d+) \| /gm)].map(([, code]) => Number(code));
  expect(listed).toEqual([0, 2, 4, 11, 70]);
  const known: number[] = Object.values(exits).map(({ exitCode }) => exitCode);
  for (const code of listed) expect(known).toContain(code);
});

it.each([
  ['an unknown flag', ['--frob'], 'usage'],
  ['an argument too many', ['extra'], 'usage'],
  ['a root that is no folder', ['--root', 'nothing'], 'invalid'],
  ['a negative budget', ['--budget', '-1'], 'invalid'],
  ['a port beyond the last', ['--http', '70000'], 'invalid'],
  ['no time to answer', ['--answer-within', 'soon'], 'invalid'],
] as const)('%s ends before anything is served', async (_, flags, exit) => {
  const { code, stdout, stderr } = await here(...flags);
  expect(code).toBe(exits[exit].exitCode);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^error: /);
});

it('a port that is taken is an error of this machine, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, stderr } = await here('--http', String(port));
  other.close();
  expect(code).toBe(exits.local_io.exitCode);
  expect(stderr).toContain(`port ${port} is taken; give another one with --http`);
});

it('--print-config prints the flags of the server and never a key', async () => {
  const env = { MESHWRIGHT_API_KEY: 'canary-key', MESHWRIGHT_BASE_URL: 'http://127.0.0.1:9/openapi' };
  const flags = ['--print-config', '--budget', '40', '--day-budget', '90', '--key-file', 'key.txt'];
  const { code, stdout } = await runHere(['mcp', ...flags], { cwd: home.folder, env });
  expect(code).toBe(0);
  const { args } = JSON.parse(stdout).mcpServers.meshwright;
  expect(args.slice(1, 7)).toEqual(['mcp', '--root', home.folder, '--budget', '40', '--day-budget']);
  expect(args).toContain('90');
  expect(stdout).not.toContain('canary-key');
});
