import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { afterEach, expect, it } from 'vitest';
import { createProxy } from './create-proxy.ts';
import { nodeMiddleware } from './node-middleware.ts';
import type { ProxyOptions } from './proxy-options.ts';

// The middleware in a real HTTP server, with the service replaced by the `fetch` of the proxy.
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Sent {
  readonly url: string;
  readonly body: string;
}

function proxyOf(own: Partial<ProxyOptions> = {}) {
  const sent: Sent[] = [];
  const proxy = createProxy({
    baseUrl: 'https://service.example/openapi',
    key: () => 'key',
    caller: () => 'ann',
    creditsPerDay: 100,
    allow: [{ family: textTo3d, create: { fields: ['mode', 'prompt'] } }],
    fetch: async (input, init) => {
      sent.push({ url: String(input), body: init?.body ? await new Response(init.body).text() : '' });
      return Response.json({ result: 'a' }, { status: 202 });
    },
    ...own,
  });
  return { middleware: nodeMiddleware(proxy), sent };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const chest = { mode: 'preview', prompt: 'a chest' };
const create = (origin: string, headers = {}) =>
  fetch(`${origin}/api/meshwright/v2/text-to-3d`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(chest),
  });

it('answers below its path and leaves every other request to the app', async () => {
  const { middleware, sent } = proxyOf();
  const origin = await serve((request, response) =>
    middleware(request, response, () => void response.end('the app')),
  );
  for (const path of ['/', '/api', '/api/meshwrights', '/index.html?a=/api/meshwright/'])
    expect(await (await fetch(`${origin}${path}`)).text()).toBe('the app');
  expect(await (await create(origin)).json()).toEqual({ result: 'a' });
  expect(sent).toEqual([
    { url: 'https://service.example/openapi/v2/text-to-3d', body: JSON.stringify(chest) },
  ]);
});

it('works below a prefix that a router has removed from the address', async () => {
  const { middleware, sent } = proxyOf();
  const origin = await serve((request, response) => {
    const originalUrl = request.url;
    request.url = request.url?.slice('/api/meshwright'.length);
    middleware(Object.assign(request, { originalUrl }), response);
  });
  expect((await create(origin)).status).toBe(202);
  expect(sent).toHaveLength(1);
});

it.each([
  ['an object', (text: string) => JSON.parse(text)],
  ['text', (body: string) => body],
  ['bytes', (body: string) => Buffer.from(body)],
])('takes the body that a parser has left as %s', async (_, parse) => {
  const { middleware, sent } = proxyOf();
  const origin = await serve((request, response) => {
    void text(request).then((body) => middleware(Object.assign(request, { body: parse(body) }), response));
  });
  expect((await create(origin)).status).toBe(202);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([chest]);
});

it('ends the request to the service when the page leaves', async () => {
  let ended = () => {};
  const aborted = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const { middleware } = proxyOf({
    fetch: async (_, init) => {
      init?.signal?.addEventListener('abort', () => ended());
      const events = new ReadableStream({
        start: (controller) =>
          controller.enqueue(
            new TextEncoder().encode('event: message\ndata: {"id":"a","status":"PENDING"}\n\n'),
          ),
      });
      return new Response(events, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
  const origin = await serve(middleware);
  const page = new AbortController();
  const answer = await fetch(`${origin}/api/meshwright/v2/text-to-3d/a/stream`, { signal: page.signal });
  const { value } = await answer.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toContain('PENDING');
  page.abort();
  await aborted;
});

it('without an app behind it, a 404 names its path and what was asked for', async () => {
  const { middleware } = proxyOf();
  const origin = await serve(middleware);
  const answer = await fetch(`${origin}/elsewhere`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    message: 'Only /api/meshwright is served here; the request was for /elsewhere.',
  });
});

it('called outside its mount, the proxy names the mount and the path', async () => {
  const { middleware } = proxyOf({ path: '/api/3d' });
  const origin = await serve((request, response) =>
    middleware(Object.assign(request, { originalUrl: `/api/3d${request.url}` }), response),
  );
  expect(await (await fetch(`${origin}/v1/remesh/a`)).json()).toEqual({
    message: expect.stringMatching(/`allow` list of the proxy has no GET \/v1\/remesh\/a/),
  });
  const proxy = createProxy({
    baseUrl: 'https://service.example',
    key: 'key',
    caller: () => 'ann',
    allow: [],
  });
  const stripped = await proxy(new Request('https://game.example/v2/text-to-3d'));
  expect([stripped.status, await stripped.json()]).toEqual([
    404,
    { message: expect.stringMatching(/mounted at \/api\/meshwright and was asked for \/v2\/text-to-3d/) },
  ]);
});

it.each([undefined, '', () => undefined, async () => ''])(
  'a server without a key answers 500 for its operator, and sends nothing (%s)',
  async (key) => {
    const faults: string[] = [];
    const { middleware, sent } = proxyOf({ key, onFault: (message) => faults.push(message) });
    const answer = await create(await serve(middleware));
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: expect.stringMatching(/Nothing was sent.*no API key/) },
    ]);
    expect(answer.headers.get('x-meshwright-not-sent')).toBe('1');
    expect([sent, faults.length]).toEqual([[], 1]);
  },
);

it('a create is refused before it is paid when a later one of the asset is not allowed', async () => {
  const partly = proxyOf();
  const answer = await create(await serve(partly.middleware), {
    'x-meshwright-next': 'text-to-3d,rigging,animation',
  });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { message: expect.stringMatching(/Nothing was paid.*rigging, animation/) },
  ]);
  expect(partly.sent).toEqual([]);
  const rule = { create: { fields: [] } };
  const whole = proxyOf({
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt'] } },
      { family: rigging, ...rule },
      { family: animation, ...rule },
    ],
  });
  const paid = await create(await serve(whole.middleware), { 'x-meshwright-next': 'rigging,animation' });
  expect([paid.status, whole.sent.length]).toEqual([202, 1]);
});

it('pages that may animate may read the animation library', async () => {
  const library = [{ action_id: 0, name: 'Idle' }];
  const fetchLibrary = async () => Response.json(library);
  const without = await serve(proxyOf({ fetch: fetchLibrary }).middleware);
  expect((await fetch(`${without}/api/meshwright/v1/animations/library`)).status).toBe(404);
  const allow = [{ family: animation, create: { fields: ['rig_task_id', 'action_ids'] } }];
  const origin = await serve(proxyOf({ allow, fetch: fetchLibrary }).middleware);
  expect(await (await fetch(`${origin}/api/meshwright/v1/animations/library`)).json()).toEqual(library);
});

it('listens once for the end of an answer, however often the page is slower than the service', async () => {
  let answering: ServerResponse | undefined;
  const listeners: number[] = [];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      listeners.push(answering?.listenerCount('close') ?? 0);
      // More than the connection buffers, so that each part waits.
      if (listeners.length <= 20) controller.enqueue(new Uint8Array(1 << 20));
      else controller.close();
    },
  });
  const proxy = Object.assign(async () => new Response(body), { path: '/api/meshwright' });
  const middleware = nodeMiddleware(proxy);
  const origin = await serve((request, response) => {
    answering = response;
    middleware(request, response);
  });
  const received = await (await fetch(`${origin}/api/meshwright/file`)).arrayBuffer();
  expect(received.byteLength).toBe(20 << 20);
  expect(listeners.at(-1)).toBe(listeners[2]);
});
