import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BridgeLimits } from './bridge-limits.ts';

export interface LoopbackPort {
  readonly port: number;
  /** Stops listening, lets running responses end, and closes every connection. */
  close(): Promise<void>;
}

/**
 * Listens only on 127.0.0.1 and, where available with the same port free, on ::1. Slow clients are cut off according
 * to the limits.
 * @param port 0 picks a free one
 * @throws Error of the system when the port is taken
 */
export async function listenLoopback(
  answer: RequestListener,
  port: number,
  { headersMs, requestMs, connections }: BridgeLimits,
): Promise<LoopbackPort> {
  const open = async (host: string, wanted: number): Promise<Server> => {
    const server = createServer(
      {
        headersTimeout: headersMs,
        requestTimeout: requestMs,
        connectionsCheckingInterval: Math.min(1_000, headersMs),
        // The guard refuses it with a reason.
        requireHostHeader: false,
      },
      answer,
    );
    server.maxConnections = connections;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(wanted, host, resolve);
    });
    return server;
  };
  const first = await open('127.0.0.1', port);
  const bound = (first.address() as AddressInfo).port;
  const second = await open('::1', bound).catch(() => undefined);
  const servers = second ? [first, second] : [first];
  return {
    port: bound,
    async close() {
      await Promise.all(servers.map(closeServer));
    },
  };
}

/** Grace period for running responses at shutdown, in milliseconds. */
const lastMs = 1_000;

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const timer = setTimeout(() => server.closeAllConnections(), lastMs);
  await closed;
  clearTimeout(timer);
}
