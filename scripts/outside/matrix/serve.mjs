import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

/**
 * Serves a built page and the models as one origin on loopback.
 * @param policy Content-Security-Policy of every answer; undefined: none
 * @returns { origin, stop() }
 */
export async function servePage(folder, models, policy) {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://page').pathname));
    const file = path.startsWith('/models/')
      ? join(models, path.slice('/models'.length))
      : join(folder, path);
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    await readFile(file).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
