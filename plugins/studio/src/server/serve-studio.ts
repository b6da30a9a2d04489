import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatFile, offeredFormats } from './format-files.ts';
import { forward } from './forward.ts';
import { serviceTarget } from './service-target.ts';

export interface StudioServerOptions {
  /** Files of the page by path. */
  readonly files: ReadonlyMap<string, PageFile>;
  /** The spec's `{base_url}`. */
  readonly baseUrl: string;
  /** Added to requests to the service; never sent to the page. */
  readonly key: string;
  /**
   * Port.
   * @default 0: a free one
   */
  readonly port?: number | undefined;
  /** @default the global fetch */
  readonly fetch?: typeof fetch | undefined;
}

export interface PageFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

export interface StudioServer {
  readonly origin: string;
  /** Address to open: the origin with the token of this start, which the service part requires. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Header with the token of this start; the page reads the token from the fragment of its address. */
export const tokenHeader = 'x-studio-token';

/**
 * Serves the page on 127.0.0.1, and below `/service` the service with the key added. The page is public; the service
 * part requires the token and the page's own origin and host name.
 * @throws Error of node:http when the port is taken
 */
export async function serveStudio(options: StudioServerOptions): Promise<StudioServer> {
  const token = studioToken();
  const server = createServer((request, response) => {
    answer(request, response, { ...options, origin, isToken: token.matches }).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 502, error instanceof Error ? error.message : String(error));
    });
  });
  // No tunnels or WebSockets: the page uses neither.
  server.on('connect', (_, socket) => socket.destroy());
  server.on('upgrade', (_, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: `${origin}/#${token.text}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answering extends StudioServerOptions {
  readonly origin: string;
  readonly isToken: (text: string) => boolean;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, baseUrl, key, origin, isToken, fetch }: Answering,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const isOwn =
    headers.host === new URL(origin).host &&
    request.headersDistinct.host?.length === 1 &&
    (headers.origin ?? origin) === origin &&
    ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
  if (!isOwn) return refuse(response, 403, `Open ${origin} directly.`);
  const [path = ''] = url.split('?');
  const file = files.get(path === '/' ? '/index.html' : path);
  if (file) {
    if (method !== 'GET' && method !== 'HEAD')
      return refuse(response, 405, 'Pages accept GET and HEAD only.');
    response.writeHead(200, { ...pageHeaders, 'content-type': file.type }).end(file.body);
    return;
  }
  const isAbout = url === '/studio.json';
  const isFormat = path.startsWith('/formats/');
  const isPictures = path === '/pictures';
  const target = url.startsWith('/service/') ? serviceTarget(url.slice('/service'.length), baseUrl) : null;
  if (!isAbout && !isFormat && !isPictures && !target) return refuse(response, 404, 'Page not found.');
  if (!isToken(String(headers[tokenHeader] ?? ''))) {
    return refuse(response, 401, 'Open the address that Studio printed at this start.');
  }
  if (isFormat) return await answerFormat(request, response);
  if (isPictures) return await answerPictures(request, response);
  if (!target) {
    response
      .writeHead(200, { ...pageHeaders, 'content-type': 'application/json' })
      .end(JSON.stringify({ baseUrl, formats: offeredFormats(process.env.PATH) }));
    return;
  }
  if (!target.methods.includes(method)) return refuse(response, 405, `${method} is not forwarded.`);
  await forward(request, response, target.url, { ...(target.isApi && { key }), fetch });
}

/** Largest body with models, in bytes. */
const largestModels = 256_000_000;

/** Returns the body of a request with models; nothing, after an answer, when it is too large. */
async function bodyOf(request: IncomingMessage, response: ServerResponse): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestModels) {
      refuse(response, 413, 'The model has more than 256 MB.');
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Draws the GLBs of the body, whose lengths the address has, with one camera that fits them all, as PNG. */
async function answerPictures(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return refuse(response, 405, 'Models are sent by POST.');
  const { searchParams } = new URL(request.url!, 'http://127.0.0.1');
  const body = await bodyOf(request, response);
  if (!body) return;
  try {
    // Loaded on the first comparison: most sessions draw nothing.
    const { renderModels } = await import('@meshwright/look');
    let at = 0;
    const models = searchParams.getAll('bytes').map((bytes) => {
      const glb = body.subarray(at, at + Number(bytes));
      at += glb.length;
      return glb;
    });
    const pictures = await renderModels(models);
    response
      .writeHead(200, { ...pageHeaders, 'content-type': 'application/json' })
      .end(JSON.stringify(pictures.map((png) => Buffer.from(png).toString('base64'))));
  } catch (error) {
    refuse(response, 422, error instanceof Error ? error.message : String(error));
  }
}

/** Writes the GLB of the body in the format of the path, as a file to save. */
async function answerFormat(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url!, 'http://127.0.0.1');
  const format = pathname.slice('/formats/'.length);
  if (request.method !== 'POST') return refuse(response, 405, 'A model is sent by POST.');
  if (!offeredFormats(process.env.PATH).includes(format))
    return refuse(response, 404, `${format} cannot be written here.`);
  const body = await bodyOf(request, response);
  if (!body) return;
  const name = (searchParams.get('name') ?? '').replaceAll(/[^\p{L}\p{N}_-]/gu, '').slice(0, 60) || 'model';
  try {
    const { bytes, ...about } = await formatFile(body, format, name, process.env.PATH);
    response
      .writeHead(200, {
        ...pageHeaders,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
        'x-written': encodeURIComponent(JSON.stringify(about)),
      })
      .end(bytes);
  } catch (error) {
    refuse(response, 422, error instanceof Error ? error.message : String(error));
  }
}

/** Responds in the form of the service's own errors, so that the page shows the message. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { ...pageHeaders, 'content-type': 'application/json' })
    .end(JSON.stringify({ message }));
}

/** Headers of the page's own files. Scripts are its own; models and pictures are bytes from this server. */
const pageHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // The panel has a style element in its shadow root.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self' blob: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

interface StudioToken {
  readonly text: string;
  matches(text: string): boolean;
}

/**
 * Creates the secret of one start. It is in the fragment of the printed address, which browsers send to no server,
 * and the page sends it in a custom header. A cookie would go to every server on 127.0.0.1, whatever its port, and
 * with requests that other pages cause. The page stores it per tab: it survives a reload, and the printed address
 * works until Studio stops.
 */
function studioToken(): StudioToken {
  const text = randomBytes(32).toString('base64url');
  const digest = (of: string) => createHash('sha256').update(of).digest();
  const own = digest(text);
  return { text, matches: (other) => timingSafeEqual(digest(other), own) };
}
