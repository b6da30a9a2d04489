import { once } from 'node:events';
import { connect } from 'node:net';
import { sampleOf } from '@meshwright/testing/samples';
import { caller } from '@meshwright/testing/service/caller';
import { foreignHosts, foreignOrigins, ownHosts } from '@meshwright/testing/service/foreign-headers';
import { instantEngine, pictureUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { allowedHosts } from './guards/host-guard.ts';
import { serveHttp } from './serve-http.ts';

/** One path of each surface on the port. */
const surfaces = {
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
async function rawRequest(
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
async function isRefused(port: number, method: string, path: string, origin: string): Promise<void> {
  const lines = [`Host: 127.0.0.1:${port}`, `Origin: ${origin}`];
  const [status, text] = await rawRequest(port, lines, `${method} ${path} HTTP/1.1`);
  expect([origin, method, path, status]).toEqual([origin, method, path, 403]);
  expect(text.toLowerCase()).not.toContain('access-control-allow');
}

const page = 'http://localhost:5173';
let service: Service;
let port: number;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    allowedOrigins: [page],
    accounts: [{ name: 'a', key: 'k', credits: 1000 }],
  });
  port = Number(new URL(service.baseUrl).port);
});
afterAll(() => service.stop());

/** Sends exactly these header lines and returns the answer's status and text. */
const raw = (lines: readonly string[], request?: string, to = port, address?: string) =>
  rawRequest(to, lines, request, address);

describe('Host', () => {
  it('is accepted for the names of this machine with the port, on each address it listens on', async () => {
    for (const host of ownHosts(port)) expect([host, (await raw([`Host: ${host}`]))[0]]).toEqual([host, 200]);
    const six = await startService({ port: 0, host: '::1', engine: instantEngine() });
    expect((await fetch(new URL('/healthz', six.baseUrl))).status).toBe(200);
    const { port: other } = new URL(six.baseUrl);
    const answer = (host: string) => raw([`Host: ${host}`], 'GET /healthz HTTP/1.1', Number(other), '::1');
    for (const host of ownHosts(Number(other))) expect([host, (await answer(host))[0]]).toEqual([host, 200]);
    expect((await answer(`localhost:${port}`))[0]).toBe(403);
    await six.stop();
  });

  it('of a proxy is accepted when it is configured, and every link begins with its address', async () => {
    const publicUrl = 'https://assets.example';
    const options = { accounts: [{ name: 'a', key: 'k', credits: 100 }] } as const;
    const behind = await startService({ ...options, port: 0, publicUrl, engine: instantEngine() });
    expect([behind.baseUrl, behind.control.url, behind.inspectorUrl]).toEqual([
      `${publicUrl}/openapi`,
      `${publicUrl}/control/v1`,
      expect.stringMatching(/^https:\/\/assets\.example\/inspector\/#token=/),
    ]);
    const user = caller(behind, 'k');
    const id = await user.create('/v1/image-to-3d', { image_url: pictureUri });
    const { model_urls } = await user.settled('/v1/image-to-3d', id);
    const { glb } = model_urls as { glb: string };
    expect(glb).toMatch(/^https:\/\/assets\.example\/files\//);
    expect((await behind.fetch(new Request(glb))).status).toBe(200);
    // Own links are recognised in requests too.
    await user.create('/v1/convert', { model_url: glb, target_formats: ['obj'] });
    // The inspector page has that origin and may use the control surface.
    const clock = new Request(`${behind.control.url.replace('https', 'http')}/clock`, {
      headers: { Origin: publicUrl, Authorization: `Bearer ${behind.control.token}` },
    });
    expect((await behind.fetch(clock)).status).toBe(200);
    const balance = new Request(`${behind.baseUrl}/v1/balance`, { headers: { Origin: publicUrl } });
    expect((await behind.fetch(balance)).status).toBe(403);
    await behind.stop();

    const { origin, close } = await serveHttp(async () => new Response('here'), {
      host: '127.0.0.1',
      port: 0,
      publicUrl,
    });
    const answer = (host: string) => raw([`Host: ${host}`], 'GET / HTTP/1.1', Number(new URL(origin).port));
    expect((await answer('assets.example'))[0]).toBe(200);
    for (const host of ['assets.example:8080', 'x.assets.example', 'assets.example.']) {
      expect((await answer(host))[0]).toBe(403);
    }
    await close();
  });

  it.each(Object.entries(surfaces))('is refused in every other form, on %s', async (_, path) => {
    for (const host of foreignHosts(port)) {
      const [status, text] = await raw([`Host: ${host}`], `GET ${path} HTTP/1.1`);
      expect([host, path, status]).toEqual([host, path, 403]);
      expect(text).toMatch(/"The Host header must be one of/);
    }
  });

  it('is refused when it is missing or comes twice, or when the request line names another', async () => {
    const own = `Host: 127.0.0.1:${port}`;
    for (const lines of [[], [own, 'Host: evil.example'], [own, own], ['Host: evil.example', own]]) {
      expect((await raw(lines))[0]).toBe(403);
    }
    for (const target of ['http://evil.example/healthz', `http://localhost:${port}/healthz`, '*']) {
      expect([target, (await raw([own], `GET ${target} HTTP/1.1`))[0]]).toEqual([target, 403]);
    }
  });

  it('and Origin are tried in at least 60 forms', () => {
    expect(new Set(foreignHosts(port)).size + new Set(foreignOrigins).size).toBeGreaterThanOrEqual(60);
  });
});

describe('the names a service accepts', () => {
  it('are its address, this machine and the configured names, each with the port', () => {
    const names = ['127.0.0.1:9', 'localhost:9', '[::1]:9'];
    expect([...allowedHosts(['127.0.0.1'], 9)].sort()).toEqual([...names].sort());
    expect([...allowedHosts(['0.0.0.0', 'Studio.lan', 'fe80::1'], 9)]).toEqual(
      expect.arrayContaining([...names, 'studio.lan:9', '[fe80::1]:9']),
    );
    expect(allowedHosts(['127.0.0.1'], 80).has('localhost')).toBe(true);
  });
});

describe('Origin', () => {
  const tried = sampleOf(foreignOrigins, 8);
  it.each(Object.entries(surfaces))(
    'that is not allowed is refused for every method, on %s',
    async (_, path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD']) {
        for (const origin of tried) await isRefused(port, method, path, origin);
      }
    },
  );

  it('of the service itself is refused where keys are required, and needs the token where the inspector calls', async () => {
    for (const [path, status] of [
      [surfaces.API, 403],
      [surfaces.create, 403],
      [surfaces.files, 403],
      [surfaces.control, 401],
    ] as const) {
      const own = `127.0.0.1:${port}`;
      const lines = [`Host: ${own}`, `Origin: http://${own}`];
      expect([path, (await raw(lines, `POST ${path} HTTP/1.1`))[0]]).toEqual([path, status]);
    }
  });

  it('of a page gets 403 and no CORS header by default, as from the public service', async () => {
    const closed = await startService({ port: 0, accounts: [{ name: 'a', key: 'k', credits: 1 }] });
    for (const init of [
      { headers: { Origin: page, Authorization: 'Bearer k' } },
      { method: 'OPTIONS', headers: { Origin: page, 'Access-Control-Request-Method': 'POST' } },
    ]) {
      const { status, headers } = await fetch(`${closed.baseUrl}/v1/balance`, init);
      const cors = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([status, cors]).toEqual([403, []]);
    }
    await closed.stop();
  });

  it('that is allowed gets exactly the headers it needs, without wildcard or cookies', async () => {
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
  it('are accepted in exactly one form', async () => {
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
