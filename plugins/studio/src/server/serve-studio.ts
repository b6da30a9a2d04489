import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StudioServerOptions {
  /** What the page is made of, by path. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** The spec's `{base_url}`. */
  readonly baseUrl: string;
  /** Added to what goes to the service; it is in nothing the page gets. */
  readonly key: string;
  /** Default 0: a free one. */
  readonly port?: number | undefined;
}

export interface PageFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

export interface StudioServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the page on 127.0.0.1, and below `/service` the service with the key added. Only its own page can use it:
 * requests under another name, or sent by another page, get 403.
 * @throws Error of node:http when the port is taken
 */
export async function serveStudio(options: StudioServerOptions): Promise<StudioServer> {
  const server = createServer((request, response) => {
    answer(request, response, origin, options).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 502, 'text/plain', error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { files, baseUrl, key }: StudioServerOptions,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const isOwn =
    headers.host === new URL(origin).host &&
    (headers.origin ?? origin) === origin &&
    ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
  if (!isOwn) return send(response, 403, 'text/plain', `Open ${origin} itself.`);
  const path = url.split('?')[0]!;
  if (path === '/studio.json') return send(response, 200, 'application/json', JSON.stringify({ baseUrl }));
  const file = files.get(path === '/' ? '/index.html' : path);
  if (file) return send(response, 200, file.type, file.body);
  if (!path.startsWith('/service/')) return send(response, 404, 'text/plain', 'There is no such page.');
  await passOn(request, response, method, url.slice('/service'.length), baseUrl, key);
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  method: string,
  url: string,
  baseUrl: string,
  key: string,
): Promise<void> {
  const target = new URL(url, baseUrl);
  const isApi = target.href.startsWith(`${baseUrl}/`);
  const names = ['accept', 'content-type', 'last-event-id', 'range', 'if-range'];
  const headers = names.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  // Signed links carry their own right.
  if (isApi) headers.push(['authorization', `Bearer ${key}`]);
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const answered = await fetch(target, {
    method,
    headers,
    redirect: 'manual',
    signal: leaving.signal,
    ...(method !== 'GET' &&
      method !== 'HEAD' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
  const passed = [...answered.headers].filter(
    ([name]) => !/^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/.test(name),
  );
  // What came encoded is decoded by now.
  const length = answered.headers.get('content-encoding') ? null : answered.headers.get('content-length');
  if (length) passed.push(['content-length', length]);
  response.writeHead(answered.status, Object.fromEntries(passed));
  if (!answered.body) return void response.end();
  await pipeline(Readable.fromWeb(answered.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => {
      // The page left.
    },
  );
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
