import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from './errors/exit-codes.ts';
import { badInputs, canary, openBadInputHome } from './testing/bad-input.ts';
import type { Home } from './testing/command.ts';
import { runHere } from './testing/run-here.ts';
import type { SlowService } from './testing/slow-service.ts';

let home: Home;
let service: SlowService;
let written: readonly string[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ home, service, written, close } = await openBadInputHome());
});
afterAll(() => close());

const run = (argv: readonly string[], env: Readonly<Record<string, string>>) =>
  runHere(argv, { cwd: home.folder, env });

it.each(badInputs)('%j ends with %s', async (argv, exit, expected) => {
  const { code, stdout, stderr } = await run(argv, service.env);
  expect(code, stderr).toBe(exits[exit].exitCode);
  for (const pattern of expected) expect(stderr).toMatch(pattern);
  expect(stdout).toBe('');
  expect(stderr).not.toContain(canary);
  expect(stderr).not.toContain('not-a-key-of-this-service');
});

it.each(badInputs)('%j --json prints one document with the error', async (argv, exit) => {
  const { code, stdout, stderr } = await runHere([...argv, '--json'], { cwd: home.folder, env: service.env });
  const { error } = JSON.parse(stdout);
  expect(error).toMatchObject({ code: exit, exitCode: exits[exit].exitCode });
  expect(code).toBe(exits[exit].exitCode);
  expect(stderr).toContain(error.message);
  expect(stdout + stderr).not.toContain(canary);
});

it('a flag without its value ends with the usage exit code', async () => {
  const { code, stderr } = await run(['create', 'x', '--height'], service.env);
  expect(code).toBe(exits.usage.exitCode);
  expect(stderr).toMatch(/--height/);
});

it('none of these commands writes or spends anything', async () => {
  expect(await home.files()).toEqual(written);
  expect(await service.balance()).toBe(1000);
});

it.each([
  [{ MESHWRIGHT_API_KEY: canary }, 'usage', /MESHWRIGHT_BASE_URL/],
  [{ MESHWRIGHT_BASE_URL: 'https://service.example/openapi' }, 'unauthorized', /MESHWRIGHT_API_KEY/],
  [
    { MESHWRIGHT_BASE_URL: 'http://service.example/openapi', MESHWRIGHT_API_KEY: canary },
    'invalid',
    /MESHWRIGHT_BASE_URL http:\/\/service\.example\/openapi: .*https/,
  ],
  [
    { MESHWRIGHT_BASE_URL: 'https://service.example/openapi', MESHWRIGHT_API_KEY: `${canary} x` },
    'unauthorized',
    /MESHWRIGHT_API_KEY.*malformed/,
  ],
] as const)(
  'half a setting or a wrong one (%j) is not silently another service',
  async (env, exit, expected) => {
    const { code, stderr } = await run(['create', 'x'], env);
    expect(code).toBe(exits[exit].exitCode);
    expect(stderr).toMatch(expected);
    expect(stderr).not.toContain(canary);
  },
);
