import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start-service.ts';
import { instantEngine } from '../testing/hand-engine.ts';
import { allowedHosts } from './host-guard.ts';

const page = 'http://localhost:5173';
let service: Service;
let port: string;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    allowedOrigins: [page],
    accounts: [{ name: 'a', key: 'k', plan: 'pro', credits: 1000 }],
  });
  port = new URL(service.baseUrl).port;
});
afterAll(() => service.stop());

/** Sends exactly these header lines and returns the answer's status and text. */
async function raw(
  lines: readonly string[],
  request = 'GET /openapi/v1/balance HTTP/1.1',
): Promise<[number, string]> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`${[request, ...lines, 'Authorization: Bearer k', 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return [Number(text.slice(9, 12)), text];
}

describe('Host', () => {
  const good = () => [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`];
  it('is answered under the names of this machine with the port', async () => {
    for (const host of good()) expect([host, (await raw([`Host: ${host}`]))[0]]).toEqual([host, 200]);
  });

  const bad = () => [
    '127.0.0.1',
    'localhost',
    `127.0.0.1:${Number(port) + 1}`,
    `127.0.0.1.evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `evil.example:${port}`,
    'evil.example',
    `127.1:${port}`,
    `127.0.0.2:${port}`,
    `0.0.0.0:${port}`,
    `0:${port}`,
    `2130706433:${port}`,
    `0x7f.1:${port}`,
    `0177.0.0.1:${port}`,
    `[::]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `::1:${port}`,
    `127.0.0.1:${port}.`,
    `127.0.0.1.:${port}`,
    `localhost.:${port}`,
    `user@127.0.0.1:${port}`,
    `127.0.0.1:${port}@evil.example`,
    `127.0.0.1:${port}/`,
    `127.0.0.1:${port}, evil.example`,
    `evil.example, 127.0.0.1:${port}`,
    `127.0.0.1:0${port}`,
    `127.0.0.1:${port} evil`,
    'http://127.0.0.1',
    '*',
    '',
    ':',
    `:${port}`,
  ];
  it('is refused in every other form, on API, files and control', async () => {
    for (const host of bad()) {
      for (const path of ['/openapi/v1/balance', '/files/x/y', '/control/v1/clock']) {
        const [status, text] = await raw([`Host: ${host}`], `GET ${path} HTTP/1.1`);
        expect([host, path, status]).toEqual([host, path, 403]);
        expect(text).not.toContain('"balance"');
      }
    }
  });

  it('is refused when it is missing or comes twice', async () => {
    expect((await raw([]))[0]).toBe(403);
    expect((await raw([`Host: 127.0.0.1:${port}`, 'Host: evil.example']))[0]).toBe(403);
    expect((await raw([`Host: 127.0.0.1:${port}`, `Host: 127.0.0.1:${port}`]))[0]).toBe(403);
  });
});

describe('the names a service answers to', () => {
  it('are its address, this machine and the names it was given, each with the port', () => {
    const names = ['127.0.0.1:9', 'localhost:9', '[::1]:9'];
    expect([...allowedHosts(['127.0.0.1'], 9)].sort()).toEqual([...names].sort());
    expect([...allowedHosts(['0.0.0.0', 'Studio.lan', 'fe80::1'], 9)]).toEqual(
      expect.arrayContaining([...names, 'studio.lan:9', '[fe80::1]:9']),
    );
    expect(allowedHosts(['127.0.0.1'], 80).has('localhost')).toBe(true);
  });
});

describe('Origin', () => {
  const own = () => `http://127.0.0.1:${port}`;
  const bad = () => [
    'null',
    'http://evil.example',
    'http://localhost',
    'http://localhost:5174',
    'https://localhost:5173',
    'http://localhost:5173/',
    'http://localhost:5173.evil.example',
    'HTTP://LOCALHOST:5173',
    'http://localhost:5173, http://evil.example',
    'file://',
    '*',
    own(),
  ];
  it.each(['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD'])(
    'not on the list is refused on %s of every surface',
    async (method) => {
      for (const origin of bad()) {
        for (const path of [
          '/openapi/v1/balance',
          '/openapi/v2/text-to-3d',
          '/files/x/y',
          '/control/v1/clock',
          '/',
        ]) {
          const [status, text] = await raw(
            [`Host: 127.0.0.1:${port}`, `Origin: ${origin}`],
            `${method} ${path} HTTP/1.1`,
          );
          expect([origin, path, status]).toEqual([origin, path, 403]);
          expect(text.toLowerCase()).not.toContain('access-control-allow-origin');
        }
      }
    },
  );

  it('on the list gets exactly what it needs, without wildcard or cookies', async () => {
    const preflight = await fetch(`${service.baseUrl}/v2/text-to-3d`, {
      method: 'OPTIONS',
      headers: { Origin: page, 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    const balance = await fetch(`${service.baseUrl}/v1/balance`, {
      headers: { Origin: page, Authorization: 'Bearer k' },
    });
    expect(await balance.json()).toMatchObject({ balance: 1000 });
    const refused = await fetch(`${service.baseUrl}/v1/balance`, { headers: { Origin: page } });
    expect(refused.status).toBe(401);
    for (const { headers } of [preflight, balance, refused]) {
      expect(headers.get('access-control-allow-origin')).toBe(page);
      expect(headers.get('vary')).toMatch(/origin/i);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});

describe('keys', () => {
  it('are needed in exactly one form', async () => {
    const forms = [
      '',
      'k',
      'Basic k',
      'Bearer',
      'Bearer ',
      'Bearer k k',
      'Bearer K',
      'Bearer kk',
      'Token k',
      'Bearerk',
    ];
    for (const form of forms) {
      const response = await fetch(`${service.baseUrl}/v1/balance`, { headers: { Authorization: form } });
      expect([form, response.status]).toEqual([form, 401]);
      await response.body?.cancel();
    }
  });

  it('are never repeated by an answer', async () => {
    const response = await fetch(`${service.baseUrl}/v1/balance`, {
      headers: { Authorization: 'Bearer canary-5a1d' },
    });
    expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain('canary-5a1d');
  });
});
