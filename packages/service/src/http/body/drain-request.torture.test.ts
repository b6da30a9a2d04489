import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenPort, serveHttp } from '../serve-http.ts';
import { readJson } from './read-json.ts';

const size = 150_000_000;
/** A connection of about 150 MB/s. */
const pieceMs = 30;
const answers: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  '/refused': async (request) => Response.json(await readJson(request, 1_000).catch((error) => error.code)),
  '/unread': async () => Response.json('unread'),
};

let port: OpenPort;
beforeAll(async () => {
  port = await serveHttp((request) => answers[new URL(request.url).pathname]!(request), {
    host: '127.0.0.1',
    port: 0,
  });
});
afterAll(() => port.close());

/** Sends the first bytes of a 150 MB body without reading, then reads the answer. */
async function sendFirst(path: string, bytes: number): Promise<string> {
  const { host, port: number } = new URL(port.origin);
  const socket = connect(Number(number), '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
  );
  const piece = Buffer.alloc(5_000_000, 0x20);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    await new Promise<void>((resolve, reject) => {
      socket.write(piece, (error) => (error ? reject(error) : resolve()));
    });
    await pause(pieceMs);
  }
  socket.resume();
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}

describe('a client that reads nothing before its whole body is sent', () => {
  it.each([
    ['/refused', 'too_large'],
    ['/unread', 'unread'],
  ])('gets its answer from %s', async (path, text) => {
    expect(await sendFirst(path, size)).toContain(text);
  });

  it('gets its answer when it pauses in the middle', async () => {
    expect(await sendFirst('/refused', 20_000_000)).toContain('too_large');
  });
});
