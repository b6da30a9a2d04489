import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that records its requests and gives configured responses. */
export interface Upstream {
  readonly origin: string;
  /** `METHOD URL AUTHORIZATION`, oldest first. */
  readonly reached: string[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    upstream.reached.push(`${request.method} ${request.url} ${request.headers.authorization ?? '-'}`);
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached: [],
    answer: (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"answered":true}'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}
