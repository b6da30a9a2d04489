// The example game as an app of its own: copied out, installed from the tarballs, built, served and asked for.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@meshwright/tools/release/published';

const serve = `import { runnerImport } from 'vite';
const { module } = await runnerImport(process.cwd() + '/src/server/serve-game.ts', { configFile: false });
// Builds the pages first.
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
/** @throws Error when the game cannot be installed, built or served outside this repository */
export async function playOutside(npm, root, folder) {
  const from = join(root, 'examples/game');
  cpSync(from, folder, { recursive: true, filter: (path) => !/node_modules|[/\\]dist$/.test(path) });
  await npm.install(folder, readJson(join(from, 'package.json')).dependencies);
  writeFileSync(join(folder, 'serve.mjs'), serve);
  await npm.node(folder, process.execPath, ['serve.mjs']);
}
