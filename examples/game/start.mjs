// `npm start -w examples/game` starts the service, the proxy and the pages. Options: `--port 8080`, `--built` for
// built pages. MESHWRIGHT_BASE_URL and MESHWRIGHT_API_KEY select another service than the local one.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from '../../tools/setup.mjs';

const here = import.meta.dirname;
setup('game');
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, built: { type: 'boolean', default: false } },
});
// Node 20 cannot run TypeScript; vite can.
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
