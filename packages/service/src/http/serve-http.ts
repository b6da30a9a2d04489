import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { answerOrBreak } from '../control/faults/broken-answer.ts';
import type { Clock } from '../service-context.ts';
import { ServiceError } from '../service-error.ts';
import { httpDate } from './answers/dated.ts';
import { apiVersion } from './api-version.ts';
import { drainRequest } from './drain-request.ts';
import { allowedHosts, isHostAllowed, urlHost } from './guards/host-guard.ts';

export interface PortOptions {
  readonly host: string;
  /** 0 for a free one. */
  readonly port: number;
  /** Other names and addresses the host is reached by. */
  readonly hostNames?: readonly string[];
  /** Origin of a proxy before it, which may send its own Host. */
  readonly publicUrl?: string;
  /** Dates what is refused here. Default: the system's time. */
  readonly clock?: Clock;
  /** Default: what the table below says. */
  readonly timeouts?: Partial<typeof timeouts>;
}

/** An open port. */
export interface OpenPort {
  /** Scheme, address and port, without a path. */
  readonly origin: string;
  /** Closes the port and every connection. */
  close(): Promise<void>;
}

/**
 * Slow clients, in milliseconds: headers within 10 s, a whole request within 5 minutes (a 100 MB body on a slow line),
 * idle 5 s. Who is late is looked for every second; without that it would be every 30 s.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Opens a port. Requests to any Host but this one, by its address or one of its names, are refused before anything
 * looks at them.
 * @throws ServiceError `port_taken`
 */
export async function serveHttp(
  fetch: (request: Request) => Promise<Response>,
  { host, port, hostNames = [], publicUrl, clock = { now: () => Date.now() }, timeouts: asked }: PortOptions,
): Promise<OpenPort> {
  const answer = getRequestListener(
    // HTTP/1 only: the server is made right below.
    async (request, { incoming, outgoing }) => {
      const answer = fetch(request);
      await answer.then(() => drainRequest(incoming as IncomingMessage)).catch(() => {});
      return await answerOrBreak(answer, outgoing as ServerResponse);
    },
    { overrideGlobalObjects: false },
  );
  let hosts: ReadonlySet<string> = new Set();
  const limits = { ...timeouts, ...asked };
  const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
    // A request line with a whole URL names a host of its own.
    const namesPath = incoming.url?.startsWith('/') ?? false;
    if (namesPath && isHostAllowed(incoming.rawHeaders, hosts)) return void answer(incoming, outgoing);
    outgoing.writeHead(403, {
      'Content-Type': 'application/json',
      'x-api-version': apiVersion,
      Date: httpDate(clock.now()),
      Connection: 'close',
    });
    outgoing.end(JSON.stringify({ message: `The Host header must be one of: ${[...hosts].join(', ')}.` }));
  });
  // When this process was busy, the time of an idle connection is up before a request that came meanwhile is read.
  server.on('timeout', (socket) => {
    const { bytesRead } = socket;
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
  const bound = await listen(server, host, port);
  hosts = allowedHosts([host, ...hostNames], bound);
  if (publicUrl !== undefined) hosts = new Set([...hosts, new URL(publicUrl).host]);
  return {
    origin: originOf(host, bound),
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
          `listen on ${host}:${port}: ${cause.message}; give another port, or 0 for a free one.`,
          { cause },
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function originOf(host: string, port: number): string {
  // An address that means "every address" is no address to call.
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${urlHost(name)}${port === 80 ? '' : `:${port}`}`;
}
