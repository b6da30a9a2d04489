import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can take away, as a network does. */
export interface HeldProxy {
  readonly port: number;
  /** Carries nothing more and closes nothing, as an unplugged cable. */
  drop(): void;
  /** Refuses connections and closes those that are open, as a server that is away. */
  refuse(): void;
  /** Carries new connections again, and closes those that were dropped. */
  restore(): void;
  /** Resolves when a client sends these characters; they are passed on. */
  sends(text: string): Promise<void>;
  close(): Promise<void>;
}

export async function openHeldProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<HeldProxy> {
  const sockets = new Set<Socket>();
  const expected = new Map<string, () => void>();
  let state: 'open' | 'dropped' | 'refused' = 'open';
  const server = createServer((near) => {
    if (state === 'refused') return near.destroy();
    const far = connect(target.port, target.host);
    const end = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('close', () => sockets.delete(from));
      from.on('error', end).on('close', () => {
        if (state !== 'dropped') end();
      });
      from.on('data', (bytes) => {
        if (state === 'dropped') return;
        to.write(bytes);
        if (from !== near) return;
        for (const [text, resolve] of expected) {
          if (!bytes.includes(text)) continue;
          expected.delete(text);
          resolve();
        }
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    drop() {
      state = 'dropped';
    },
    refuse() {
      state = 'refused';
      closeAll();
    },
    restore() {
      if (state === 'dropped') closeAll();
      state = 'open';
    },
    sends: (text) => new Promise((resolve) => expected.set(text, resolve)),
    async close() {
      closeAll();
      server.close();
      await once(server, 'close');
    },
  };
}
