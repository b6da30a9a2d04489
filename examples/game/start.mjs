// `npm start -w examples/game`: the service, the proxy and the pages. `--port 8080` for another port, `--built` for
// the pages as they are shipped. MESHWRIGHT_BASE_URL and MESHWRIGHT_API_KEY name another service than the local one.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from '../../scripts/setup.mjs';

const here = import.meta.dirname;
setup('@meshwright/example-game');
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, built: { type: 'boolean', default: false } },
});
// Node 20 reads no TypeScript; vite does.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(here, 'src/server/serve-game.ts'), { configFile: false });
const { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key } = process.env;
const game = await module.serveGame({
  port: Number(values.port),
  ...(baseUrl && key && { service: { baseUrl, key } }),
  ...(values.built && { built: join(here, 'dist') }),
});
console.log(`One garden in two engines: ${game.url}\n  ${game.url}three.html\n  ${game.url}babylon.html`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void game.stop().then(() => process.exit(0)));
}
