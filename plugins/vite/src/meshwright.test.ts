import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { meshwright } from './meshwright.ts';
import { newGame } from './testing/game.ts';

it('the dev server and a build write the types of a project beside its manifest', async () => {
  const game = newGame();
  game.declare({ lamp: { prompt: 'a lamp' } });
  game.write('index.html', '<p>');
  const types = () => readFileSync(join(game.folder, 'meshwright-env.d.ts'), 'utf8');
  const config: InlineConfig = {
    configFile: false,
    root: game.folder,
    logLevel: 'silent',
    plugins: [meshwright()],
  };
  try {
    await expect(build(config)).rejects.toThrow(/lamp/);
    expect(types()).toContain('"meshwright:lamp?preview"');
    game.declare({ chest: { prompt: 'a chest' } });
    const server = await createServer({ ...config, mode: 'test', server: { watch: null, ws: false } });
    try {
      await expect.poll(types).toContain('"meshwright:chest"');
    } finally {
      await server.close();
    }
  } finally {
    game.remove();
  }
});

it('refuses a prefix that would put the key into pages', async () => {
  const game = newGame();
  const config: InlineConfig = {
    root: game.folder,
    configFile: false,
    envPrefix: ['VITE_', 'MESHWRIGHT_'],
    plugins: [meshwright()],
  };
  await expect(resolveConfig(config, 'build')).rejects.toMatchObject({ code: 'key_exposed' });
  game.remove();
});
