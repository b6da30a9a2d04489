// The example game as an app of its own: copied out, installed from the tarballs, built, served and asked for.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { managers } from './testing/managers.ts';
import { manifestOf } from './testing/packed.ts';
import { newFolder, root, slow } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

// It builds the pages first.
const serve = `import { runnerImport } from 'vite';
const { module } = await runnerImport(process.cwd() + '/src/server/serve-game.ts', { configFile: false });
const game = await module.serveGame({ port: 0, built: process.cwd() + '/dist' });
for (const page of ['three.html', 'babylon.html']) {
  const text = await (await fetch(game.url + page)).text();
  const [, script] = /src="([^"]+\\.js)"/.exec(text) ?? [];
  const answer = script && (await fetch(new URL(script, game.url + page)));
  if (!answer?.ok) throw new Error(page + ' has no script that is served');
}
await game.stop();
console.log('served');
process.exit(0);
`;

describeInstalled('the example game', () => {
  it(
    'is installed, built and served outside the repository',
    async () => {
      const folder = newFolder('game');
      const from = join(root, 'examples/game');
      cpSync(from, folder, { recursive: true, filter: (path) => !/node_modules|[/\\]dist$/.test(path) });
      await managers.npm.install(folder, manifestOf('examples/game').dependencies!);
      writeFileSync(join(folder, 'serve.mjs'), serve);
      expect(await managers.npm.node(folder, process.execPath, ['serve.mjs'])).toContain('served');
    },
    slow,
  );
});
