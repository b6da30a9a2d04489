import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Relay that records every byte the server sends: headers, bodies, streams. */
export interface RecordingRelay {
  readonly url: string;
  /** Returns the recording, one character per byte. */
  recorded(): string;
  stop(): Promise<void>;
}

export async function recordingRelay(to: string): Promise<RecordingRelay> {
  const { hostname, port } = new URL(to);
  const bytes: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('data', (chunk) => bytes.push(chunk));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    recorded: () => Buffer.concat(bytes).toString('latin1'),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
