import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clockScript } from '@meshwright/testing/browser-clock';
import { build } from 'esbuild';

export interface PageServer {
  readonly origin: string;
  /** Size of the script. */
  readonly bytes: number;
  stop(): Promise<void>;
}

/** Starts a web server on loopback with an empty page and a script, bundled from this folder as by a page's build. */
export async function startPageServer(name: string): Promise<PageServer> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`${name}.ts`, import.meta.url).pathname],
    conditions: ['@meshwright/source'],
    bundle: true,
    // The service worker and the workers run this script too, without access to the page's clock.
    banner: { js: clockScript() },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response
      .writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      .end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: script.byteLength,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
