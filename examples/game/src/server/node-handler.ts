import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * A handler of `Request` and `Response` for Node's own server. Who leaves ends what was begun for them, and streams
 * pass through as they come.
 */
export function nodeHandler(
  handle: (request: Request) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const left = new AbortController();
    outgoing.on('close', () => left.abort());
    const response = await handle(toRequest(incoming, left.signal));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.flushHeaders();
    if (!response.body) return void outgoing.end();
    // Either side may leave amid a body; there is nobody left to tell.
    await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing).catch(() => {});
  };
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const bodiless = method === 'GET' || method === 'HEAD';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: plain,
    signal,
    ...(!bodiless && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}
