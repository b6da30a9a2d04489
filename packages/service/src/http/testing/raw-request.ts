import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';

/** One path of each surface on the port. */
export const surfaces = {
  API: '/openapi/v1/balance',
  'API by its old paths': '/v1/balance',
  create: '/openapi/v2/text-to-3d',
  files: '/files/x/y',
  control: '/control/v1/clock',
  inspector: '/inspector/',
  health: '/healthz',
  readiness: '/readyz',
  document: '/openapi.json',
  nothing: '/',
};

/** Sends exactly these header lines and returns the answer's status and text. */
export async function rawRequest(
  port: number,
  lines: readonly string[],
  request = 'GET /openapi/v1/balance HTTP/1.1',
  address = '127.0.0.1',
): Promise<[number, string]> {
  const socket = connect(port, address);
  socket.end(`${[request, ...lines, 'Authorization: Bearer k', 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return [Number(text.slice(9, 12)), text];
}

/** Expects that a request with this Origin is refused, and that no header allows it. */
export async function isRefused(port: number, method: string, path: string, origin: string): Promise<void> {
  const lines = [`Host: 127.0.0.1:${port}`, `Origin: ${origin}`];
  const [status, text] = await rawRequest(port, lines, `${method} ${path} HTTP/1.1`);
  expect([origin, method, path, status]).toEqual([origin, method, path, 403]);
  expect(text.toLowerCase()).not.toContain('access-control-allow');
}
