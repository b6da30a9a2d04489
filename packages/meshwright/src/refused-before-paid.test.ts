import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Exit, exits } from './errors/exit-codes.ts';
import { boxGlb } from './testing/box-glb.ts';
import { freshHome, type Home } from './testing/command.ts';
import { runHere } from './testing/run-here.ts';
import { type SlowService, startSlowService } from './testing/slow-service.ts';

let home: Home;
let service: SlowService;

beforeAll(async () => {
  service = await startSlowService({ 'model.glb': boxGlb() });
  service.release();
});
afterAll(() => service.stop());
beforeEach(async () => {
  home = await freshHome();
  await mkdir(join(home.folder, 'folder'));
  await writeFile(join(home.folder, 'file'), 'mine');
  await writeFile(join(home.folder, 'folder', 'notes.txt'), 'mine');
  await symlink(home.cache, join(home.folder, 'link'));
});
afterEach(() => home.remove());

const chest = { chest: { prompt: 'a chest' } };
const named = (name: string) => `{ "assets": { "${name}": { "prompt": "a chest" } } }`;
const recipe = { nodes: { toString: { task: 'text-to-3d', body: { prompt: 'x' } } }, output: 'toString' };

// Each row: manifest, arguments, exit.
const table: [manifest: unknown, argv: string[], exit: Exit][] = [
  ...['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'].flatMap(
    (name): [string, string[], Exit][] => [
      [named(name), ['sync'], 'bad_input'],
      [named(name), ['sync', name], 'bad_input'],
    ],
  ),
  [{ assets: { chest: { recipe } } }, ['sync'], 'bad_input'],
  ['{ "assets": { "chest": { "prompt": "x", "options": { "__proto__": 1 } } } }', ['sync'], 'bad_input'],
  [{ assets: chest, output: 'link/out' }, ['sync'], 'invalid'],
  [{ assets: chest, output: 'file' }, ['sync'], 'local_io'],
  [{ assets: chest, output: 'file/deep' }, ['sync'], 'local_io'],
  [{ assets: chest, module: 'folder' }, ['sync'], 'local_io'],
  [{ assets: chest, module: 'link/assets.ts' }, ['sync'], 'invalid'],
  [{ assets: chest, module: 'meshwright.json' }, ['sync'], 'bad_input'],
  [{ assets: chest, remote: 's3://bucket/prefix' }, ['sync'], 'invalid'],
  [{ assets: chest, remote: 'gopher://x' }, ['sync'], 'invalid'],
  [{ assets: chest, budget: { run: 1 } }, ['sync'], 'over_budget'],
  [{ assets: {}, budget: { project: 1 } }, ['create', 'a box'], 'over_budget'],
  [
    { assets: {}, budget: { day: 1 } },
    ['tasks', 'create', 'text-to-3d', '--mode', 'preview', '--prompt', 'x'],
    'over_budget',
  ],
  [undefined, ['create', 'a box', '--max-credits', '29'], 'over_budget'],
  [undefined, ['create', 'a box', '--out', 'file'], 'local_io'],
  [undefined, ['create', 'a box', '--out', 'file/deep'], 'local_io'],
  [undefined, ['create', 'a box', '--out', 'folder'], 'local_io'],
  [undefined, ['create', 'a box', '--out', 'folder', '--force'], 'local_io'],
  [undefined, ['create', '--image', 'file'], 'bad_input'],
];

it.each(table)('%j: %j is refused before a purchase', async (manifest, argv, exit) => {
  if (manifest !== undefined) {
    const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
    await writeFile(join(home.folder, 'meshwright.json'), text);
  }
  const { code, stderr } = await runHere(argv, { cwd: home.folder, env: service.env });
  expect({ code, stderr }).toMatchObject({ code: exits[exit].exitCode });
  expect(await service.balance()).toBe(1000);
});

it.each([['create', 'a box'], ['sync']])(
  '%s buys nothing when the store is not writable',
  async (...argv) => {
    await writeFile(join(home.folder, 'meshwright.json'), JSON.stringify({ assets: chest }));
    const env = { ...service.env, MESHWRIGHT_STORE: join(home.folder, 'file', 'store') };
    const { code, stderr } = await runHere(argv, { cwd: home.folder, env });
    expect({ code, stderr }).toMatchObject({ code: exits.local_io.exitCode });
    expect(await service.balance()).toBe(1000);
  },
);

it.each([['create', 'a box'], ['sync']])(
  '%s buys nothing when neither journal is writable',
  async (...argv) => {
    await writeFile(join(home.folder, 'meshwright.json'), JSON.stringify({ assets: chest }));
    await writeFile(join(home.folder, '.meshwright'), 'a file in the way');
    const env = { ...service.env, XDG_STATE_HOME: join(home.folder, 'file') };
    const { code } = await runHere(argv, { cwd: home.folder, env });
    expect(code).not.toBe(0);
    expect(await service.balance()).toBe(1000);
  },
);
