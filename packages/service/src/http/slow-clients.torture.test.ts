import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJson } from './body/read-json.ts';
import { type OpenPort, serveHttp } from './serve-http.ts';

const crowd = 300;

let port: OpenPort;
let bodies: Promise<unknown>[];
beforeEach(async () => {
  bodies = [];
  port = await serveHttp(
    async (request) => {
      if (request.method === 'GET') return new Response('here');
      const body = readJson(request, 1_000);
      bodies.push(body);
      return Response.json(await body.catch(() => null));
    },
    {
      host: '127.0.0.1',
      port: 0,
      // Long enough for a busy machine to read a whole head in time.
      timeouts: {
        headersTimeout: 1_500,
        requestTimeout: 3_000,
        keepAliveTimeout: 100,
        connectionsCheckingInterval: 50,
      },
    },
  );
});
afterEach(() => port.close());

/** Opens connections that send the beginning of a request, and resolves each with the data received until its end. */
async function halfOpen(count: number, beginning: () => string): Promise<Promise<string>[]> {
  const { host, port: number } = new URL(port.origin);
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(number), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(beginning().replace('HOST', host));
      return endOf(socket);
    }),
  ).then((ends) => ends.map(({ text }) => text));
}

function endOf(socket: Socket): { text: Promise<string> } {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  return { text: once(socket, 'close').then(() => text) };
}

const here = async () => await (await fetch(port.origin)).text();

describe('a slow client', () => {
  it.each([
    ['says nothing', () => ''],
    ['never ends its first line', () => 'GET / HT'],
    ['never ends its headers', () => 'GET / HTTP/1.1\r\nHost: HOST\r\nX-A: '],
  ])(
    `that %s is closed in time, ${crowd} of them at once, and others are answered meanwhile`,
    async (_, beginning) => {
      const ends = await halfOpen(crowd, beginning);
      expect(await here()).toBe('here');
      for (const text of await Promise.all(ends)) expect(text).toMatch(/^(HTTP\/1.1 408 |$)/);
      expect(await here()).toBe('here');
    },
  );

  it('that never ends its body is closed in time, and its body is refused', async () => {
    const head =
      'POST / HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":';
    const ends = await halfOpen(20, () => head);
    expect(await here()).toBe('here');
    await Promise.all(ends);
    expect(bodies).toHaveLength(20);
    for (const body of bodies) await expect(body).rejects.toMatchObject({ code: 'unparsable' });
  });

  it('that keeps its connection idle is disconnected', async () => {
    const [end] = await halfOpen(1, () => 'GET / HTTP/1.1\r\nHost: HOST\r\n\r\n');
    expect(await end).toMatch(/^HTTP\/1.1 200 /);
  });

  it('that sends a request just as its idle connection closes gets its answer', async () => {
    const { host, port: number } = new URL(port.origin);
    const socket = connect(Number(number), '127.0.0.1');
    const { text } = endOf(socket);
    const request = `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    socket.write(request);
    await once(socket, 'data');
    socket.write(request);
    // Client and server share this process, which blocks longer than the idle timeout.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    expect((await text).split('HTTP/1.1 200 ')).toHaveLength(3);
  });
});
