import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ForwardOptions {
  /** Key in the API's format; absent: the target needs none. */
  readonly key?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** Request headers that are forwarded to the service. */
const sent = ['accept', 'content-type', 'last-event-id', 'range', 'if-range'];

/** Forwards a request to the service and returns its response. Redirects are passed through, not followed. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  { key, fetch: send = fetch }: ForwardOptions,
): Promise<void> {
  const { method = '' } = request;
  const headers = sent.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  if (key !== undefined) headers.push(['authorization', `Bearer ${key}`]);
  const leaving = new AbortController();
  response.once('close', () => leaving.abort());
  const answered = await send(target, {
    method,
    headers,
    redirect: 'manual',
    signal: leaving.signal,
    ...(method !== 'GET' &&
      method !== 'HEAD' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  });
  response.writeHead(answered.status, answerHeaders(answered.headers));
  if (!answered.body) return void response.end();
  await pipeline(Readable.fromWeb(answered.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(
    () => {
      // The page disconnected.
    },
  );
}

/** Response content types allowed on the page's origin: none is a document that runs scripts. */
const harmless =
  /^(application\/(json|octet-stream|zip)|model\/gltf-binary|text\/event-stream|image\/(png|jpeg|webp|gif|avif))$/;

/** Response headers that the client reads; no cookies or redirects. */
const passed =
  /^(accept-ranges|content-range|date|deprecation|etag|last-modified|link|retry-after|sunset|(x-)?ratelimit-.*|x-api-version|x-deprecation-notice|x-request-id)$/;

/**
 * Returns the headers for a service response. Types outside the short list become downloads, so a browser that opens
 * the response never renders it as a page.
 */
function answerHeaders(answered: Headers): Record<string, string> {
  const given = (answered.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const type = harmless.test(given) ? given : 'application/octet-stream';
  const isData = type === 'application/json' || type === 'text/event-stream';
  // fetch has decoded the content encoding.
  const length = answered.get('content-encoding') ? null : answered.get('content-length');
  return {
    ...Object.fromEntries([...answered].filter(([name]) => passed.test(name))),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': type,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(!isData && { 'content-disposition': 'attachment' }),
    ...(length !== null && { 'content-length': length }),
  };
}
