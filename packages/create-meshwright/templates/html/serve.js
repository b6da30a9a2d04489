// Serves this folder, and the packages it installed, without a bundler.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { meshwright } from './meshwright.js';

const types = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  wasm: 'application/wasm',
};
const pages = /^\/(index\.html|style\.css|node_modules\/[\w@./-]+)$/; // not the server's own files, nor .meshwright
const api = await meshwright();

const server = createServer((request, response) =>
  api(request, response, () => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : normalize(pathname);
    const file = join(import.meta.dirname, path);
    if (!pages.test(path) || !existsSync(file) || !statSync(file).isFile())
      return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[file.split('.').pop()] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }),
);
server.listen(Number(process.env.PORT ?? 5173), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
