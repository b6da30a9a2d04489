import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BuiltPage } from './built-page.ts';

/** Site with one page, whose server forwards `/api/meshwright` to the service and adds the key. */
export interface PageServer {
  readonly origin: string;
  stop(): Promise<void>;
}

export interface PassedOn {
  /** `http://127.0.0.1:PORT/openapi`. */
  readonly baseUrl: string;
  readonly key: string;
}

const style = 'html, body { margin: 0; height: 100%; overflow: hidden } canvas { width: 100%; height: 100% }';

export async function startPageServer(page: BuiltPage, service: PassedOn): Promise<PageServer> {
  const html = `<!doctype html><html lang="en"><title>Scene</title><style>${style}</style>
<script type="importmap">${page.importMap}</script><canvas></canvas><script type="module" src="/page.js"></script>`;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/' } = request;
    const [path] = url.split('?');
    const script = page.scripts[url];
    if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else if (script) response.writeHead(200, scripts).end(script);
    else if (/^\/vendor\/[\w.-]+$/.test(url))
      response.writeHead(200, scripts).end(readFileSync(join(page.vendor, url.slice(8))));
    else if (/^\/(api|files)\//.test(url)) await passOn(request, response, service);
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const scripts = { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' };

/** Forwards a request; file links in the response lead back to this server. */
async function passOn(request: IncomingMessage, response: ServerResponse, service: PassedOn): Promise<void> {
  const { method = 'GET', url = '', headers } = request;
  const { origin } = new URL(service.baseUrl);
  const isApi = url.startsWith(api);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const left = new AbortController();
  response.on('close', () => left.abort());
  const answer = await fetch(isApi ? `${service.baseUrl}${url.slice(api.length)}` : `${origin}${url}`, {
    method,
    headers: {
      ...pick(headers, ['content-type', 'accept', 'range', 'if-range', 'last-event-id']),
      ...(isApi && { authorization: `Bearer ${service.key}` }),
    },
    signal: left.signal,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  response.writeHead(
    answer.status,
    pick(Object.fromEntries(answer.headers), [
      'content-type',
      'content-range',
      'accept-ranges',
      'etag',
      'retry-after',
      'x-api-version',
      'x-meshwright-service',
    ]),
  );
  response.flushHeaders();
  const here = `http://${headers.host}`;
  let rest = '';
  for await (const chunk of answer.body ?? []) {
    if (!isApi) {
      response.write(chunk);
      continue;
    }
    const lines = (rest + Buffer.from(chunk).toString()).replaceAll(origin, here);
    // A chunk may end inside a link.
    const end = lines.lastIndexOf('\n') + 1;
    response.write(lines.slice(0, end));
    rest = lines.slice(end);
  }
  response.end(rest);
}

const api = '/api/meshwright';

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
