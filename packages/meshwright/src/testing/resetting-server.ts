import { type AddressInfo, createServer } from 'node:net';

export interface ResettingServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server that resets every connection; it keeps its port, so that no other test can take it. */
export async function startResettingServer(): Promise<ResettingServer> {
  const server = createServer((socket) => socket.resetAndDestroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
