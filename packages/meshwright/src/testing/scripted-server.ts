import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer {
  readonly baseUrl: string;
  /** `METHOD /path` of every request that arrived. */
  readonly arrivals: string[];
  close(): Promise<void>;
}

/** Starts a loopback server with scripted answers, valid or not. */
export async function startScriptedServer(
  script: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<ScriptedServer> {
  const arrivals: string[] = [];
  const server = createServer((request, response) => {
    arrivals.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    request.resume().on('end', () => script(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi`,
    arrivals,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
