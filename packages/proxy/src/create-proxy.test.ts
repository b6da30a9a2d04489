import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as openSocket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import {
  artifacts,
  connect,
  create,
  download,
  isClientError,
  result,
  retrieve,
  taskRef,
} from '@meshwright/client';
import { remesh, rigging, textTo3d } from '@meshwright/contract';
import { type Service, startService } from '@meshwright/service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProxy } from './create-proxy.ts';
import type { ProxyOptions } from './proxy-options.ts';

// A game's server with the proxy in it, in front of a real service. Pages talk to `game`, as the client in them would.
const key = 'canary-key-of-the-game';
const model = Uint8Array.from({ length: 1000 }, (_, i) => i);
let service: Service;
let server: Server;
let game: string;
let options: ProxyOptions;
let faults: string[];
/** Text of every answer of the proxy. */
let said: string[];

beforeAll(async () => {
  service = await startService({
    port: 0,
    accounts: [{ name: 'game', key, credits: 1000 }],
    engine: {
      missing: () => null,
      run: async (_, { progress }) => {
        progress(50);
        return { files: { 'model.glb': model }, result: { model_urls: { glb: 'model.glb' } } };
      },
    },
  });
  const listen = getRequestListener(async (request) => {
    const response = await createProxy(options)(request);
    if (response.headers.get('content-type')?.includes('json')) said.push(await response.clone().text());
    return response;
  });
  server = createServer((request, response) => void listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  game = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await service.stop();
});
beforeEach(async () => {
  await control('/reset', {});
  faults = [];
  said = [];
  options = {
    baseUrl: service.baseUrl,
    key,
    caller: (request) => request.headers.get('x-player'),
    creditsPerDay: 100,
    allow: [
      {
        family: textTo3d,
        create: { fields: ['mode', 'prompt'], fixed: { target_polycount: 5000 } },
      },
      { family: remesh, remove: true },
    ],
    onFault: (message) => faults.push(message),
  };
});

async function control(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${service.control.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.control.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return text && JSON.parse(text);
}
const asPlayer = (player: string) =>
  connect({
    baseUrl: `${game}/api/meshwright`,
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-player': player },
      }),
  });
const send = (path: string, init: RequestInit = {}) =>
  fetch(`${game}${path}`, { ...init, headers: { 'x-player': 'ann', ...init.headers } });
const post = (path: string, body: unknown, headers = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const chest = { mode: 'preview', prompt: 'a chest' } as const;
const balance = async () =>
  (
    (await (
      await fetch(`${service.baseUrl}/v1/balance`, { headers: { authorization: `Bearer ${key}` } })
    ).json()) as { balance: number }
  ).balance;
/** Creates a task with the game's own key. */
const ownTask = async (): Promise<string> =>
  (await create(connect({ baseUrl: service.baseUrl, key }), textTo3d, chest)).id;

describe('a page behind the proxy', () => {
  it('creates, follows and downloads with the client, without a key', async () => {
    const player = asPlayer('ann');
    const ref = await create(player, textTo3d, chest);
    const task = await result(player, ref);
    expect(task.status).toBe('SUCCEEDED');
    const [glb] = artifacts(textTo3d, task);
    expect(glb?.url).toBe(`${game}/api/meshwright/files/text-to-3d/${ref.id}/model_urls.glb`);
    const { bytes } = await download(player, { url: glb!.url });
    expect(Buffer.from(bytes).equals(Buffer.from(model))).toBe(true);
  });

  it('never sees the key, a signed link, the prompt or the price', async () => {
    const player = asPlayer('ann');
    const ref = await create(player, textTo3d, chest);
    const task = await result(player, ref);
    await post('/api/meshwright/v2/text-to-3d', { mode: 'preview' });
    const all = [
      ...said,
      ...faults,
      JSON.stringify(task),
      await (await send(`/api/meshwright/v2/text-to-3d/${ref.id}/stream`)).text(),
    ].join('\n');
    for (const secret of [
      key,
      'signature',
      'expires=',
      'a chest',
      'consumed_credits',
      new URL(service.baseUrl).host,
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('receives 402 for an unaffordable price, and Retry-After for a rate limit', async () => {
    await control('/faults', {
      seed: 1,
      rules: [
        { when: { route: 'create', nth: [1] }, fault: { kind: 'status', status: 402 } },
        { when: { route: 'create', nth: [2] }, fault: { kind: 'rate_limit', retryAfterSeconds: 7 } },
      ],
    });
    expect((await post('/api/meshwright/v2/text-to-3d', chest)).status).toBe(402);
    const limited = await post('/api/meshwright/v2/text-to-3d', chest);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('receives ranges of a file that it may cache', async () => {
    const id = await ownTask();
    await result(asPlayer('ann'), taskRef(textTo3d, id));
    const response = await send(`/api/meshwright/files/text-to-3d/${id}/model_urls.glb`, {
      headers: { range: 'bytes=10-19' },
    });
    expect(response.status).toBe(206);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(model.subarray(10, 20));
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('receives 410 when the file has expired', async () => {
    const id = await ownTask();
    await result(asPlayer('ann'), taskRef(textTo3d, id));
    await control('/clock/advance', { ms: 4 * 24 * 3600 * 1000 });
    expect((await send(`/api/meshwright/files/text-to-3d/${id}/model_urls.glb`)).status).toBe(410);
  });

  it('ends the stream of the service when it disconnects', async () => {
    await control('/faults', { seed: 1, rules: [{ when: {}, fault: { kind: 'stuck_task' } }] });
    const id = await ownTask();
    const gone: boolean[] = [];
    let streaming: () => void = () => {};
    const open = new Promise<void>((done) => {
      streaming = done;
    });
    const closed = new Promise<void>((done) => {
      options = {
        ...options,
        async fetch(input, init) {
          const response = await fetch(input, init);
          init?.signal?.addEventListener('abort', () => {
            gone.push(true);
            done();
          });
          streaming();
          return response;
        },
      };
    });
    const leave = new AbortController();
    const response = await send(`/api/meshwright/v2/text-to-3d/${id}/stream`, { signal: leave.signal });
    await open;
    const reader = response.body!.getReader();
    await reader.read();
    leave.abort();
    await closed;
    expect(gone).toEqual([true]);
  });
});

describe('the credits of the game', () => {
  it('are not spent by unknown callers', async () => {
    for (const caller of [() => null, () => '', () => undefined as unknown as string]) {
      options = { ...options, caller };
      expect((await post('/api/meshwright/v2/text-to-3d', chest)).status).toBe(401);
    }
    expect(await balance()).toBe(1000);
  });

  it('are not spent without allowed creates or a budget', async () => {
    expect((await post('/api/meshwright/v1/remesh', { input_task_id: 'x' })).status).toBe(404);
    options = { ...options, creditsPerDay: undefined };
    expect((await post('/api/meshwright/v2/text-to-3d', chest)).status).toBe(402);
    expect(await balance()).toBe(1000);
  });

  it('end at the day limit of each caller, also for concurrent requests, until the next day', async () => {
    // A preview is assumed to cost 20 credits.
    let now = Date.UTC(2026, 0, 1, 12);
    const proxy = createProxy({ ...options, creditsPerDay: 50, now: () => now });
    const buy = async (player: string) =>
      (
        await proxy(
          new Request(`${game}/api/meshwright/v2/text-to-3d`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-player': player },
            body: JSON.stringify(chest),
          }),
        )
      ).status;
    const statuses = await Promise.all(Array.from({ length: 5 }, () => buy('ann')));
    expect(statuses.sort()).toEqual([202, 202, 402, 402, 402]);
    expect(await buy('bob')).toBe(202);
    now += 24 * 3600 * 1000;
    expect(await buy('ann')).toBe(202);
    expect(await balance()).toBe(1000 - 4 * 20);
  });

  it('are refunded when the service refuses, and stay reserved when the outcome is unknown', async () => {
    options = { ...options, creditsPerDay: 20 };
    const proxy = createProxy(options);
    const buy = async () =>
      (
        await proxy(
          new Request(`${game}/api/meshwright/v2/text-to-3d`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-player': 'ann' },
            body: JSON.stringify(chest),
          }),
        )
      ).status;
    await control('/faults', {
      seed: 1,
      rules: [
        { when: { route: 'create', nth: [1] }, fault: { kind: 'status', status: 429 } },
        { when: { route: 'create', nth: [2] }, fault: { kind: 'status', status: 500 } },
      ],
    });
    expect([await buy(), await buy(), await buy()]).toEqual([429, 500, 402]);
  });

  it('are spent only on the choices that the game allows', async () => {
    const refused = await post('/api/meshwright/v2/text-to-3d', { ...chest, ai_model: 'vendor-6' });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: 'ai_model: not allowed. A create may set mode, prompt.' },
    ]);
    const sent: unknown[] = [];
    options = {
      ...options,
      async fetch(input, init) {
        const text = await new Response(init?.body).text();
        sent.push(JSON.parse(text));
        return fetch(input, { ...init, body: text });
      },
    };
    expect((await post('/api/meshwright/v2/text-to-3d', { ...chest })).status).toBe(202);
    expect(sent).toEqual([{ ...chest, target_polycount: 5000 }]);
  });
});

describe('hostile requests', () => {
  const id = '0199d0c0-0000-7000-8000-000000000000';
  const base = '/api/meshwright';

  it.each<[string, string, string, string?, Record<string, string>?]>([
    ['another family', 'GET', `${base}/v1/rigging/${id}`],
    ['the list of all tasks', 'GET', `${base}/v1/remesh`],
    ['the list with a query', 'GET', `${base}/v2/text-to-3d?page_size=50`],
    ['the balance', 'GET', `${base}/v1/balance`],
    ['the usage', 'GET', `${base}/v1/usage`],
    ['the control surface', 'GET', `${base}/control/v1/clock`],
    ['the health of the service', 'GET', `${base}/healthz`],
    ['a deletion that is not allowed', 'DELETE', `${base}/v2/text-to-3d/${id}`],
    ['another method', 'PUT', `${base}/v2/text-to-3d/${id}`],
    ['a patch', 'PATCH', `${base}/v2/text-to-3d`],
    ['an encoded slash', 'GET', `${base}/v2/text-to-3d/x%2F..%2Fbalance`],
    ['an encoded dot', 'GET', `${base}/v2/text-to-3d/%2e%2e/balance`],
    ['a doubled slash', 'GET', `${base}//v1/balance`],
    ['a backslash', 'GET', `${base}/v2\\text-to-3d`],
    ['a null byte', 'GET', `${base}/v2/text-to-3d/%00`],
    ['a very long id', 'GET', `${base}/v2/text-to-3d/${'a'.repeat(129)}`],
    ['an id with a dot', 'GET', `${base}/v2/text-to-3d/a.b`],
    ['a task with a query', 'GET', `${base}/v2/text-to-3d/${id}?x=1`],
    ['something below a stream', 'GET', `${base}/v2/text-to-3d/${id}/stream/x`],
    ['a path beside the mount', 'GET', `/api/meshwrightx/v2/text-to-3d/${id}`],
    ['a file of another family', 'GET', `${base}/files/rigging/${id}/model_urls.glb`],
    ['a field that is no file', 'GET', `${base}/files/text-to-3d/${id}/prompt`],
    ['a file by prototype', 'GET', `${base}/files/text-to-3d/${id}/model_urls.__proto__`],
    ['a file by path', 'GET', `${base}/files/text-to-3d/${id}/..`],
    [
      'a form',
      'POST',
      `${base}/v2/text-to-3d`,
      'mode=preview&prompt=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    [
      'JSON sent as text',
      'POST',
      `${base}/v2/text-to-3d`,
      JSON.stringify(chest),
      { 'content-type': 'text/plain' },
    ],
    ['a list as body', 'POST', `${base}/v2/text-to-3d`, '[]'],
    ['a body that is no JSON', 'POST', `${base}/v2/text-to-3d`, '{'],
    [
      'a prototype in the body',
      'POST',
      `${base}/v2/text-to-3d`,
      '{"__proto__":{"prompt":"x"},"mode":"preview"}',
    ],
    [
      'a body that is too large',
      'POST',
      `${base}/v2/text-to-3d`,
      JSON.stringify({ ...chest, prompt: 'x'.repeat(70_000) }),
    ],
    ['a body beyond its rules', 'POST', `${base}/v2/text-to-3d`, JSON.stringify({ mode: 'preview' })],
    [
      'a body for another field',
      'POST',
      `${base}/v2/text-to-3d`,
      JSON.stringify({ ...chest, model_url: 'http://127.0.0.1/' }),
    ],
  ])('%s is refused', async (_, method, path, body, headers) => {
    let calls = 0;
    options = {
      ...options,
      fetch(input, init) {
        if (!String(input).includes(id)) calls += 1;
        return fetch(input, init);
      },
    };
    const response = await raw(method, path, body, headers);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(calls).toBe(0);
    expect(await balance()).toBe(1000);
  });

  it('headers of the caller are not sent to the service', async () => {
    const task = await ownTask();
    const seen: Headers[] = [];
    options = {
      ...options,
      fetch(input, init) {
        seen.push(new Headers(init?.headers));
        return fetch(input, init);
      },
    };
    const response = await send(`/api/meshwright/v2/text-to-3d/${task}`, {
      headers: {
        authorization: 'Bearer of-the-caller',
        cookie: 'session=1',
        'x-forwarded-for': '10.0.0.1',
        'x-evil': '1',
      },
    });
    expect(response.status).toBe(200);
    expect(seen.map((headers) => Object.fromEntries(headers))).toEqual([{ authorization: `Bearer ${key}` }]);
  });

  it('a redirect by the service does not send the key to another host', async () => {
    const canary: string[] = [];
    const other = createServer((request, response) => {
      canary.push(String(request.headers.authorization));
      response.end();
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const redirecting = createServer((_, response) => {
      response
        .writeHead(307, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` })
        .end();
    });
    redirecting.listen(0, '127.0.0.1');
    await once(redirecting, 'listening');
    options = { ...options, baseUrl: `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}` };
    expect((await send(`/api/meshwright/v2/text-to-3d/${id}`)).status).toBe(502);
    expect(canary).toEqual([]);
    other.close();
    redirecting.close();
  });

  it('an answer without end is read to a limit only', async () => {
    let sent = 0;
    const endless = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => {
        for (let ok = true; ok && !response.destroyed; sent += 65_536)
          ok = response.write(' '.repeat(65_536));
      };
      response.on('drain', more);
      more();
    });
    endless.listen(0, '127.0.0.1');
    await once(endless, 'listening');
    options = { ...options, baseUrl: `http://127.0.0.1:${(endless.address() as AddressInfo).port}` };
    const answer = await send(`/api/meshwright/v2/text-to-3d/${id}`);
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { message: expect.stringContaining('too much data') },
    ]);
    expect(sent).toBeLessThan(64 * 2 ** 20);
    expect(faults).toEqual([expect.stringContaining('more than')]);
    endless.closeAllConnections();
    endless.close();
  });

  it('are rate limited per caller', async () => {
    const proxy = createProxy({ ...options, requestsPerMinute: 3, now: () => 0 });
    const statusFor = async (player: string) =>
      (
        await proxy(
          new Request(`${game}/api/meshwright/v2/text-to-3d/${id}`, { headers: { 'x-player': player } }),
        )
      ).status;
    expect([
      await statusFor('ann'),
      await statusFor('ann'),
      await statusFor('ann'),
      await statusFor('ann'),
    ]).toEqual([404, 404, 404, 429]);
    expect(await statusFor('bob')).toBe(404);
  });

  it('an error of the service that echoes the key arrives without it', async () => {
    const task = await ownTask();
    options = {
      ...options,
      fetch: async () => Response.json({ message: `bad key ${key}` }, { status: 401 }),
    };
    expect(await (await send(`/api/meshwright/v2/text-to-3d/${task}`)).text()).toBe(
      '{"message":"bad key [key]"}',
    );
  });
});

describe('a proxy', () => {
  it('requires a `caller` function', () => {
    expect(() => createProxy({ ...options, caller: undefined as never })).toThrow('caller');
  });

  it('passes errors of the service through unchanged', async () => {
    const error: unknown = await retrieve(asPlayer('ann'), taskRef(remesh, 'nothing')).catch(
      (thrown) => thrown,
    );
    expect(isClientError(error, 'not_found')).toBe(true);
    expect(
      isClientError(
        await retrieve(asPlayer('ann'), taskRef(rigging, 'x')).catch((thrown) => thrown),
        'not_found',
      ),
    ).toBe(true);
  });
});

/** Sends a request verbatim: fetch would normalise the path. */
async function raw(
  method: string,
  path: string,
  body = '',
  headers: Record<string, string> = {},
): Promise<{ status: number }> {
  const socket = openSocket(Number(new URL(game).port), '127.0.0.1');
  const lines = Object.entries({
    host: new URL(game).host,
    'x-player': 'ann',
    connection: 'close',
    ...(method === 'POST'
      ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      : {}),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]) };
}
