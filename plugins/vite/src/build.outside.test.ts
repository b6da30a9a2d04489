import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meshwright } from './meshwright.ts';
import { createGameProject, type GameProject } from './testing/game-project.ts';

let game: GameProject;
let chest: Uint8Array;

beforeAll(async () => {
  game = await createGameProject();
  chest = await game.makeChest(0.6);
  game.write('index.html', '<!doctype html><script type="module" src="/main.js"></script>');
  game.write(
    'main.js',
    `import { assets, onAssetChange } from 'virtual:meshwright';
     import chest from 'meshwright:chest?preview';
     onAssetChange('chest', () => {});
     console.log(assets.chest === chest, chest.url, chest.size, chest.placeholder);`,
  );
  game.write(
    'vite.config.js',
    `import { meshwright } from '@meshwright/vite';
     export default { plugins: [meshwright()] };`,
  );
});
afterAll(() => game.remove());

it('emits a hashed file below the base, and no code of development', async () => {
  await build({
    root: game.folder,
    base: '/game/',
    configFile: false,
    logLevel: 'silent',
    plugins: [meshwright()],
  });
  const folder = join(game.folder, 'dist/assets');
  const glb = readdirSync(folder).find((name) => name.endsWith('.glb'));
  expect(glb).toMatch(/^chest-[\w-]{8}\.glb$/);
  expect(readFileSync(join(folder, glb!)).equals(chest)).toBe(true);
  const script = readdirSync(folder).find((name) => name.endsWith('.js'))!;
  const text = readFileSync(join(folder, script), 'utf8');
  expect(text).toContain(`/game/assets/${glb}`);
  expect(text).not.toMatch(/@meshwright|meshwright:(hello|changed|progress)/);
});

it('fails with every difference from the manifest and exit code 1', async () => {
  game.declare({
    chest: { prompt: 'a chest', place: { height: 0.7 } },
    lamp: { prompt: 'a lamp' },
  });
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const { code, stderr } = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [vite, 'build'], { cwd: game.folder }, (error, _, text) =>
      resolve({ code: error?.code ?? 0, stderr: text }),
    );
  });
  expect(stderr).toContain('meshwright.lock.json#/assets/chest: "chest" was changed since it was made');
  expect(stderr).toContain('meshwright.lock.json#/assets/lamp: "lamp" was never made');
  expect(code).toBe(1);
});
