import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { withStreamedBody } from './streamed-body.ts';

it('is sent once, whole and with its length, also when the answer is 421', async () => {
  const seen: (readonly [length: string | undefined, body: string])[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      seen.push([request.headers['content-length'], body]);
      response.writeHead(421).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const body = JSON.stringify({ prompt: 'Café' });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { status } = await fetch(url, withStreamedBody({ method: 'POST', body }));
    expect(status).toBe(421);
    expect(seen).toEqual([[String(Buffer.byteLength(body)), body]]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
