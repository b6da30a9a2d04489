import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxGlb } from '../testing/box-glb.ts';
import { freshHome, type Home } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { type SlowService, startSlowService } from '../testing/slow-service.ts';

const run = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runHere(argv, { cwd: home.folder, env });

let home: Home;
let service: SlowService;
beforeAll(async () => {
  home = await freshHome();
  service = await startSlowService({ 'model.glb': boxGlb() });
  service.release();
  await writeFile(join(home.folder, 'key'), `${service.env.MESHWRIGHT_API_KEY}\n`);
});
afterAll(async () => {
  await service.stop();
  await home.remove();
});

it('reads the key from a file and never shows it', async () => {
  const { code, stdout, stderr } = await run([
    ...['create', 'a box', '--longest', '9', '--origin', 'center', '--out', 'box'],
    ...['--base-url', service.baseUrl, '--key-file', 'key', '--json'],
  ]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const answer = JSON.parse(stdout);
  expect(answer.report.bounds).toMatchObject({ min: [-3, -1.5, -4.5], max: [3, 1.5, 4.5] });
  const files = await Promise.all(
    ['box/box.glb', 'box/box.json'].map((file) => readFile(join(home.folder, file))),
  );
  const everything = stdout + stderr + files.map(String).join('');
  expect(everything).not.toContain(service.env.MESHWRIGHT_API_KEY);
  expect(everything).not.toMatch(/signature=/);
});

it.each([
  [[], 'wooden-treasure-chest', [1.2, 0.6, 1.8]],
  [['--longest', '3'], 'wooden-treasure-chest', [2, 1, 3]],
  [['--height', '2', 'a red mushroom'], 'red-mushroom', [4, 2, 6]],
])('with a sample at hand, %j makes %s', async (argv, name, size) => {
  const facts = { cwd: home.folder, env: service.env };
  const options = { sample: { prompt: 'a wooden treasure chest', height: 0.6 } };
  const { stdout } = await runHere(['create', ...argv, '--json'], facts, options);
  const answer = JSON.parse(stdout);
  expect(answer.name).toBe(name);
  for (const [axis, length] of size.entries()) expect(answer.report.bounds.size[axis]).toBeCloseTo(length, 5);
});

it.each([
  [['--image', 'missing.png', '--height', '1'], 'local_io'],
  [['--resume', 'text-to-3d:missing', '--height', '1'], 'not_found'],
])('a sample does not get in the way of %j', async (argv, code) => {
  const facts = { cwd: home.folder, env: service.env };
  const options = { sample: { prompt: 'a wooden treasure chest', height: 0.6 } };
  const { stdout } = await runHere(['create', ...argv, '--json'], facts, options);
  expect(JSON.parse(stdout).error).toMatchObject({ code });
});

it('reports a missing picture instead of failing', async () => {
  const { code, stderr } = await run(['create', 'a flat box'], service.env);
  expect(code).toBe(0);
  expect(stderr).toMatch(/no picture/);
});

it('takes the next free folder by default, and refuses a given folder that is taken', async () => {
  const before = await service.balance();
  const [first, second] = [
    await run(['create', 'a cube', '--json'], service.env),
    await run(['create', 'a cube', '--again', '--json'], service.env),
  ].map(({ stdout }) => JSON.parse(stdout));
  expect(second.folder).toBe(`${first.folder}-2`);
  const paid = before - (await service.balance());
  const refused = await run(['create', 'a cube', '--out', first.folder], service.env);
  expect(refused).toMatchObject({ code: 11, stderr: expect.stringMatching(/--force/) });
  expect(before - (await service.balance())).toBe(paid);
  const forced = await run(['create', 'a cube', '--out', first.folder, '--force'], service.env);
  expect(forced.code).toBe(0);
});
