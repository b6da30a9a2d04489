import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Random } from '@meshwright/testing/random';

/** A way to an HTTP server that spoils a share of the requests, and that can be away or silent as a whole. */
export interface FaultyHttp {
  readonly port: number;
  /** Requests that were spoiled so far, by kind. */
  readonly spoiled: Readonly<Record<Spoiled, number>>;
  /** Sets the share of spoiled requests, from 0 to 1. */
  spoil(share: number): void;
  /** `refused` closes every connection, `silent` answers none, `open` passes on. */
  set(state: 'open' | 'refused' | 'silent'): void;
  close(): Promise<void>;
}

/** `lost` is carried out without an answer, `reset` is not carried out. */
type Spoiled = '500' | '503' | 'reset' | 'lost';
const kinds: readonly Spoiled[] = ['500', '503', 'reset', 'lost'];

export async function openFaultyHttp(target: string, random: Random): Promise<FaultyHttp> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const spoiled = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Spoiled, number>;
  let share = 0;
  let state: 'open' | 'refused' | 'silent' = 'open';
  const server = createServer((incoming, outgoing) => {
    if (state === 'silent') return void incoming.resume();
    const kind = random() < share ? random.pick(kinds) : undefined;
    if (kind) spoiled[kind] += 1;
    if (kind === 'reset') return void incoming.socket.destroy();
    if (kind === '500' || kind === '503') {
      incoming.resume();
      outgoing.writeHead(Number(kind), { Connection: 'close' }).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      if (kind === 'lost') return void incoming.socket.destroy();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => incoming.socket.destroy()).pipe(outgoing);
    });
    onward.on('error', () => incoming.socket.destroy());
    incoming.on('error', () => onward.destroy()).pipe(onward);
  });
  server.on('connection', (socket) => {
    if (state === 'refused') return void socket.destroy();
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    spoiled,
    spoil(next) {
      share = next;
    },
    set(next) {
      // Requests without an answer stay so until their connection closes.
      if (next !== 'silent') closeAll();
      state = next;
    },
    async close() {
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
}
