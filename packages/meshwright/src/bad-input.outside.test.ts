import { afterAll, beforeAll, expect, it } from 'vitest';
import { exits } from './errors/exit-codes.ts';
import { badInputs, canary, openBadInputHome } from './testing/bad-input.ts';
import type { Home } from './testing/command.ts';
import { startResettingServer } from './testing/resetting-server.ts';
import type { SlowService } from './testing/slow-service.ts';

let home: Home;
let service: SlowService;
let written: readonly string[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ home, service, written, close } = await openBadInputHome());
});
afterAll(() => close());

const run = (argv: readonly string[], env: Readonly<Record<string, string>>) => home.run(argv, env);

it.concurrent.each(badInputs)('%j ends with %s', async (argv, exit, expected) => {
  const { code, stdout, stderr } = await run(argv, service.env);
  expect(code, stderr).toBe(exits[exit].exitCode);
  for (const pattern of expected) expect(stderr).toMatch(pattern);
  expect(stdout).toBe('');
  expect(stderr).not.toContain(canary);
  expect(stderr).not.toContain('not-a-key-of-this-service');
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
  ['create', 'x', '--base-url', 'BASE/openapi'],
  ['inspect', 'BASE/model.glb?signature=canary-key-0123456789'],
])('an address without a server ends %s with network, without its query', async (...argv) => {
  const dead = await startResettingServer();
  const typed = argv.map((word) => word.replace('BASE', dead.origin));
  const { code, stdout, stderr } = await run(typed, { ...service.env, MESHWRIGHT_API_KEY: canary });
  await dead.close();
  expect({ code, stderr }).toMatchObject({ code: exits.network.exitCode });
  expect(stderr).toContain(dead.origin.slice('http://'.length));
  expect(stdout + stderr).not.toContain(canary);
});
