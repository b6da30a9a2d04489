import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '../clock.ts';
import { answerOrBreak } from '../control/faults/broken-answer.ts';
import { ServiceError } from '../service-error.ts';
import { httpDate } from './answers/dated.ts';
import { apiVersion } from './api-version.ts';
import { allowedHosts, isHostAllowed, urlHost } from './guards/host-guard.ts';

export interface PortOptions {
  readonly host: string;
  /** 0 for a free port. */
  readonly port: number;
  /** Other names and addresses of the host. */
  readonly hostNames?: readonly string[];
  /** Origin of a reverse proxy, which may send its own Host. */
  readonly publicUrl?: string;
  /**
   * Dates refusals of the port.
   * @default the system's time
   */
  readonly clock?: Clock;
  /** @default the table below */
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
 * Timeouts for slow clients, in milliseconds: headers within 10 s, a whole request within 5 minutes (100 MB on a slow
 * connection), idle 5 s. Checked every second; the default of Node is every 30 s.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Opens a port. Requests with any other Host than its address or names are refused before any other handling.
 * @throws ServiceError `port_taken`
 */
export async function serveHttp(
  fetch: (request: Request) => Promise<Response>,
  {
    host,
    port,
    hostNames = [],
    publicUrl,
    clock = { now: () => Date.now() },
    timeouts: overrides,
  }: PortOptions,
): Promise<OpenPort> {
  const answer = getRequestListener(
    // HTTP/1 only: the server is created right below.
    async (request, { incoming, outgoing }) => {
      const answer = fetch(request);
      await answer.then(() => drainRequest(incoming as IncomingMessage)).catch(() => {});
      return await answerOrBreak(answer, outgoing as ServerResponse);
    },
    { overrideGlobalObjects: false },
  );
  let hosts: ReadonlySet<string> = new Set();
  const limits = { ...timeouts, ...overrides };
  const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
    // A request line with an absolute URL names its own host.
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
  // When this process was busy, an idle timeout can fire before a request that arrived meanwhile is read.
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

/** Connections that wait to be accepted while this process is busy; with 511, the default, others retry for seconds. */
const backlog = 4_096;

async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(
        new ServiceError(
          'port_taken',
          `listen on ${host}:${port}: ${cause.message}; use another port, or 0 for a free one.`,
          { cause },
        ),
      );
    });
    server.listen({ port, host, backlog }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function originOf(host: string, port: number): string {
  // The wildcard address is not a callable address.
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${urlHost(name)}${port === 80 ? '' : `:${port}`}`;
}

/** Shorter bodies fit into the socket buffers. */
const longBody = 1_000_000;
const limits = { bytes: 512_000_000, pauseMs: 1_000 };

/**
 * Reads and drops the rest of a long request body before the answer: many clients read no answer before their request
 * is sent, and closing the connection meanwhile loses the answer. A sender that pauses is waiting for the answer; one
 * that sends more than 512 MB gets it at that point.
 */
async function drainRequest(
  incoming: IncomingMessage,
  { bytes, pauseMs }: typeof limits = limits,
): Promise<void> {
  const length = Number(incoming.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const hasBody =
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined;
  if (!hasBody || length < longBody || incoming.readableEnded || incoming.destroyed) return;
  let left = bytes;
  await new Promise<void>((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      incoming.off('data', onData).off('close', over).off('end', over).off('error', over);
      resolve();
    };
    // Data that arrived while this process was busy is read first.
    const timer = setTimeout(() => {
      const before = left;
      setImmediate(() => (left < before ? timer.refresh() : over()));
    }, pauseMs);
    const onData = (chunk: Uint8Array): void => {
      left -= chunk.byteLength;
      if (left < 0) over();
      else timer.refresh();
    };
    incoming.on('data', onData).once('close', over).once('end', over).once('error', over).resume();
  });
}
