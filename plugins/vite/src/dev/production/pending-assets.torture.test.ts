import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '@meshwright/service';
import { expect, it } from 'vitest';
import { newGame } from '../../testing/game.ts';
import { openAssets } from '../../testing/open-assets.ts';

// Runs the real engine.
it('makes assets on this machine when no service is named, and releases its folder for others', async () => {
  const game = newGame();
  const { want, until, pending, log, errors, stop } = openAssets(game.folder, {
    XDG_CACHE_HOME: join(game.folder, 'cache'),
  });
  const chest = { prompt: 'a chest', place: { height: 0.6 } };
  game.write('meshwright.json', JSON.stringify({ assets: { chest } }));
  await want();
  await until(() => log.length === 1);
  await pending.settled();
  expect(errors).toEqual([]);
  expect(log).toEqual(['chest made']);
  const lock = JSON.parse(readFileSync(join(game.folder, 'meshwright.lock.json'), 'utf8'));
  expect(lock.assets.chest.files['assets/chest.glb'].report.size[1]).toBe(0.6);
  const other = await startService({ dataDir: join(game.folder, 'cache/meshwright/embedded') });
  await other.stop();
  stop.abort();
  game.remove();
});
