import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopback } from '@meshwright/contract';
import { allowedHosts, isHostAllowed, urlHost } from '../http/guards/host-guard.ts';
import { ServiceError } from '../service-error.ts';

/** The port of `/metrics`. */
export interface MetricsPort {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens a port that answers `GET /metrics` and nothing else, without a key. On this machine a web page cannot read it by
 * a name of its own: the Host must be that of the address.
 * @throws ServiceError `port_taken`
 */
export async function openMetricsPort(
  { host, port }: { readonly host: string; readonly port: number },
  read: () => Promise<string>,
): Promise<MetricsPort> {
  let hosts: ReadonlySet<string> | undefined;
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const refuse = (status: number, text: string): void => {
      response
        .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
        .end(text);
    };
    if (hosts && !isHostAllowed(request.rawHeaders, hosts))
      return refuse(403, 'The Host is not this address.\n');
    if (request.url?.split('?')[0] !== '/metrics') return refuse(404, 'The metrics are at /metrics.\n');
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Use GET.\n');
    read().then(
      (text) => {
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
        response.end(request.method === 'HEAD' ? '' : text);
      },
      () => refuse(500, 'The metrics could not be read; see the log of the service.\n'),
    );
  });
  const bound = await listen(server, host, port);
  if (isLoopback(host)) hosts = allowedHosts([host], bound);
  return {
    url: `http://${urlHost(host)}:${bound}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(
        new ServiceError(
          'port_taken',
          `listen for metrics on ${host}:${port}: ${cause.message}; use another port, or 0 for a free one.`,
          { cause },
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}
