import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { counter } from './counter.ts';

/** A received request, body included. */
interface ReceivedRequest {
  readonly method: string;
  /** Path and query, without the `/openapi` of the base URL. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Number of requests before it. */
  readonly index: number;
}

/** Handles one request; a response left open stays open until the test ends. */
export type Script = (
  arrival: ReceivedRequest,
  response: ServerResponse,
  socket: Socket,
) => void | Promise<void>;

export interface FaultServer {
  readonly baseUrl: string;
  readonly origin: string;
  readonly arrivals: readonly ReceivedRequest[];
  /** Replaces the script for all requests from now on. */
  play(script: Script): void;
  /** Resolves once `count` requests have arrived in all. */
  arrived(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real HTTP server on loopback that misbehaves as scripted. */
export async function startFaultServer(script: Script = () => {}): Promise<FaultServer> {
  let current = script;
  const arrivals: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const arrived = counter();
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const arrival = {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/openapi/, ''),
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
      index: arrivals.length,
    };
    arrivals.push(arrival);
    arrived.count();
    await current(arrival, response, request.socket);
  };
  const server = createServer((request, response) => void take(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    baseUrl: `${origin}/openapi`,
    arrivals,
    play(next) {
      current = next;
    },
    arrived: arrived.reached,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Answers with JSON. */
export function reply(
  response: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
