import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { answerHeaders } from './answer-headers.ts';

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
