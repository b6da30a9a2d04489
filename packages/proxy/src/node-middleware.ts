import type { MeshwrightProxy } from './create-proxy.ts';

/** The parts of a Node request that are read; those of Express, Connect, Fastify (`request.raw`) and Vite fit. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Address before a router has removed its prefix. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket?: object | undefined;
  /** Body that a parser has read before. */
  readonly body?: unknown;
}

/** The parts of a Node response that are written. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(bytes: Uint8Array): boolean;
  end(text?: string): unknown;
  once(event: 'drain' | 'close', listener: () => void): unknown;
  readonly writableFinished: boolean;
  readonly destroyed: boolean;
}

export type NodeMiddleware = (
  request: NodeRequest,
  response: NodeResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * Returns the proxy as middleware of Node servers: `app.use(nodeMiddleware(proxy))` in Express, Connect and Vite. It
 * answers requests below the path of the proxy, and hands all others to `next`, or answers 404 when there is none. It may
 * stand before or after a body parser, and below a prefix that a router removes.
 * @example
 * import { textTo3d } from '@meshwright/contract';
 * import { createProxy, nodeMiddleware } from '@meshwright/proxy';
 *
 * const proxy = createProxy({
 *   baseUrl: process.env.MESHWRIGHT_BASE_URL!,
 *   key: () => process.env.MESHWRIGHT_API_KEY,
 *   caller: () => 'ann', // use your login here; null refuses
 *   allow: [{ family: textTo3d }],
 * });
 * app.use(nodeMiddleware(proxy)); // Express, Connect, Vite
 */
export function nodeMiddleware(proxy: MeshwrightProxy): NodeMiddleware {
  return (request, response, next) => {
    const url = request.originalUrl ?? request.url ?? '/';
    const [pathname = ''] = url.split('?');
    if (pathname !== proxy.path && !pathname.startsWith(`${proxy.path}/`)) {
      if (next) next();
      else notFound(response, pathname, proxy.path);
      return;
    }
    forward(proxy, url, request, response).catch((error: unknown) => {
      if (next) next(error);
      else response.end();
    });
  };
}

async function forward(
  proxy: MeshwrightProxy,
  url: string,
  request: NodeRequest,
  response: NodeResponse,
): Promise<void> {
  const stop = new AbortController();
  // One listener for the whole answer: one for each part that waits would stay until the end.
  let wake = () => {};
  response.once('close', () => {
    if (!response.writableFinished) stop.abort();
    wake();
  });
  const { method = 'GET', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const isEncrypted = request.socket && 'encrypted' in request.socket && request.socket.encrypted;
  const scheme = isEncrypted ? 'https' : 'http';
  const answer = await proxy(
    new Request(`${scheme}://${headers.host ?? 'localhost'}${url}`, {
      method,
      headers: plainHeaders(headers),
      signal: stop.signal,
      ...(hasBody && ({ body: bodyOf(request), duplex: 'half' } as RequestInit)),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  const reader = answer.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      if (!response.write(part.value) && !response.destroyed) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          response.once('drain', resolve);
        });
      }
      if (response.destroyed) return;
    }
  } catch {
    // The page has left, or the service has cut the answer: the body ends here either way.
  } finally {
    reader?.cancel().catch(() => {});
  }
  response.end();
}

/** Returns the body as it arrives, or as a parser before has left it. */
function bodyOf(request: NodeRequest): BodyInit {
  const { body } = request;
  if (body === undefined) return streamOf(request);
  if (typeof body === 'string' || body instanceof Uint8Array) return body as BodyInit;
  return JSON.stringify(body);
}

function streamOf(request: NodeRequest): ReadableStream<Uint8Array> {
  const parts = request[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}

/** A parser that has read the body has also decoded it, so its length no longer holds. */
function plainHeaders(headers: NodeRequest['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || name.startsWith(':')) return [];
    if (/^(content-length|transfer-encoding|connection|keep-alive|expect|upgrade)$/.test(name)) return [];
    return [[name, Array.isArray(value) ? value.join(', ') : value]];
  });
}

function notFound(response: NodeResponse, received: string, path: string): void {
  response.writeHead(404, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  response.end(
    JSON.stringify({
      message: `Only ${path} is served here; the request was for ${received.slice(0, 200)}.`,
    }),
  );
}
