import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of Node with a handler of `Request` and `Response`, which is aborted when the page disconnects. */
export async function forwardToProxy(
  proxy: (request: Request) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const each of request) parts.push(each as Buffer);
  const stop = new AbortController();
  response.on('close', () => stop.abort());
  const answered = await proxy(
    new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      signal: stop.signal,
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    }),
  );
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  try {
    for await (const each of answered.body ?? []) response.write(each);
  } catch {
    // The page disconnected.
  }
  response.end();
}
