import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Family, keycapBuild, keycapPrototype, rigging, textTo3d } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProxy } from './create-proxy.ts';
import { memoryMeter } from './meter/memory-meter.ts';
import type { Buy, ProxyOptions } from './proxy-options.ts';

// A proxy in front of a scripted upstream, over real HTTP.
let server: Server;
let origin: string;
let answer: (response: ServerResponse, path: string) => void;
let arrivals: string[];
const generous = { creditsPerDay: 5_000 };
let credits: ReturnType<typeof memoryMeter>;
let options: ProxyOptions;
const key = 'canary-key-of-the-money';
/** A subject for a keycap. */
const fox = detailsOf(keycapPrototype).examples[0]!;
const build = detailsOf(keycapBuild).examples[0]!;
const noon = Date.UTC(2026, 0, 1, 12);

beforeAll(async () => {
  server = createServer((request, response) => {
    arrivals.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(response, request.url!));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  arrivals = [];
  answer = (response) => json(response, 202, { result: 'made' });
  credits = memoryMeter(generous);
  options = {
    baseUrl: origin,
    key,
    caller: (request) => request.headers.get('x-player'),
    meter: credits,
    now: () => noon,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: keycapPrototype, create: { fields: Object.keys(fox) } },
      { family: keycapBuild, create: { fields: Object.keys(build) } },
    ],
  };
});

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
interface CreateRequest {
  readonly family?: Family;
  readonly body?: unknown;
  readonly player?: string;
  readonly idempotencyKey?: string | undefined;
}
const chest = { mode: 'preview', prompt: 'a chest' };
function sendCreate(
  proxy: (request: Request) => Promise<Response>,
  { family = textTo3d, body = chest, player = 'ann', idempotencyKey }: CreateRequest = {},
): Promise<Response> {
  return proxy(
    new Request(`http://game.test/api/meshwright${family.prefix}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-player': player,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: JSON.stringify(body),
    }),
  );
}
const spent = (player = 'ann') => generous.creditsPerDay - credits.left(player, noon);
const wasNotSent = ({ headers }: Response) => headers.get('x-meshwright-not-sent') === '1';
const bodies = new Map<Family, unknown>([
  [textTo3d, chest],
  [rigging, { input_task_id: 'a' }],
  [keycapPrototype, fox],
  [keycapBuild, build],
]);

describe('credits are refunded only after a refusal that the specification declares', () => {
  // Written by hand from the specification; the proxy derives it from the contract.
  const free = new Map<Family, readonly number[]>([
    [textTo3d, [400, 401, 402, 404, 429]],
    [rigging, [400, 401, 402, 404, 422, 429]],
    [keycapPrototype, [400, 401, 402, 403, 429, 500]],
    [keycapBuild, [400, 401, 402, 404, 429, 500]],
  ]);
  const statuses = [
    ...[200, 201, 203, 206, 208, 226, 300, 301, 302, 303, 304, 305, 307, 308],
    ...[400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422],
    ...[
      423, 425, 426, 428, 429, 431, 444, 451, 460, 499, 500, 501, 502, 503, 504, 505, 507, 508, 520, 524, 599,
    ],
  ];
  for (const [family, declared] of free) {
    it(family.name, async () => {
      const proxy = createProxy(options);
      const kept: number[] = [];
      for (const status of statuses) {
        const before = spent();
        answer = (response) =>
          json(response, status, { message: 'no' }, { location: 'http://127.0.0.1:1/elsewhere' });
        const response = await sendCreate(proxy, { family, body: bodies.get(family) });
        expect([status, wasNotSent(response)]).toEqual([status, false]);
        // An answer that is neither an error nor a task is not one of the API's.
        expect([status, response.status]).toEqual([status, status < 400 ? 502 : status]);
        if (spent() > before) kept.push(status);
      }
      expect(kept).toEqual(statuses.filter((status) => !declared.includes(status)));
      expect(arrivals).toHaveLength(statuses.length);
    });
  }

  const open: Record<string, (response: ServerResponse) => void> = {
    'an answer that never comes': (response) => void response.socket!.destroy(),
    'half an answer': (response) => {
      response.writeHead(202, { 'content-type': 'application/json', 'content-length': '30' });
      response.write('{"resu');
      setImmediate(() => response.socket!.destroy());
    },
    'a 202 without an id': (response) => json(response, 202, {}),
    'a 202 with an id that is none': (response) => json(response, 202, { result: 7 }),
    'a 202 that is empty': (response) => void response.writeHead(202).end(),
    'a 200 with an id': (response) => json(response, 200, { result: 'a' }),
    'a list': (response) => json(response, 202, []),
    'a page': (response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
    'a page that refuses': (response) =>
      void response.writeHead(401, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'),
    'JSON that says it is a page': (response) =>
      void response.writeHead(402, { 'content-type': 'text/html' }).end('{"message":"<script>"}'),
    'a redirect': (response) => void response.writeHead(307, { location: '/again' }).end(),
  };
  it.each(Object.entries(open))(
    '%s keeps the credits spent, and the response is nothing that a browser opens',
    async (_, reply) => {
      answer = reply;
      const response = await sendCreate(createProxy(options));
      expect(response.status).toBe(502);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await response.json()) as object).toEqual({ message: expect.not.stringContaining('<') });
      expect([wasNotSent(response), spent(), arrivals.length]).toEqual([false, 20, 1]);
    },
  );

  it('an unreachable service created nothing, and the response says so', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const baseUrl = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((done) => closed.close(done));
    const response = await sendCreate(createProxy({ ...options, baseUrl }));
    expect([response.status, wasNotSent(response), spent()]).toEqual([502, true, 0]);
  });

  it('a create that fails after midnight adds nothing to the new day', async () => {
    let now = Date.UTC(2026, 0, 1, 23, 59, 59);
    credits = memoryMeter({ creditsPerDay: 60 });
    const proxy = createProxy({ ...options, meter: credits, now: () => now });
    const buy = async () => (await sendCreate(proxy)).status;
    expect([await buy(), await buy(), await buy(), await buy()]).toEqual([202, 202, 202, 402]);
    now += 2_000;
    expect([await buy(), await buy()]).toEqual([202, 202]);
    now -= 2_000;
    answer = (response) => {
      now += 2_000;
      json(response, 429, {});
    };
    expect([await buy(), await buy()]).toEqual([429, 429]);
    answer = (response) => json(response, 202, { result: 'made' });
    now -= 24 * 3600 * 1000;
    expect([await buy(), await buy()]).toEqual([202, 402]);
  });
});

describe('a limit over all players', () => {
  it('ends the creates of all players, also of those without spending', async () => {
    const proxy = createProxy({
      ...options,
      meter: undefined,
      creditsPerDay: 60,
      totalCreditsPerDay: 100,
    });
    const players = Array.from({ length: 12 }, (_, n) => `player ${n}`);
    const statuses = await Promise.all(
      players.map(async (player) => (await sendCreate(proxy, { player })).status),
    );
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(arrivals).toHaveLength(5);
  });

  it('has a single source', () => {
    for (const limits of [{ creditsPerDay: 1 }, { totalCreditsPerDay: 1 }]) {
      expect(() => createProxy({ ...options, ...limits })).toThrow('on the meter');
    }
    expect(() => createProxy({ ...options, meter: undefined, creditsPerDay: Number.NaN })).toThrow(TypeError);
  });

  it('counts an unpublished price as the highest price, except at a local service', async () => {
    const elsewhere = createProxy({
      ...options,
      baseUrl: 'https://api.example.com/openapi',
      fetch: async () => Response.json({ result: 'made' }, { status: 202 }),
    });
    await sendCreate(elsewhere, { family: keycapPrototype, body: bodies.get(keycapPrototype) });
    const spentElsewhere = spent();
    await sendCreate(createProxy(options), { family: keycapPrototype, body: bodies.get(keycapPrototype) });
    expect(spent() - spentElsewhere).toBeLessThanOrEqual(spentElsewhere);
  });
});

describe('responses of the proxy itself', () => {
  it.each<[string, CreateRequest]>([
    ['a field that is not allowed', { body: { ...chest, ai_model: 'x' } }],
    ['a body beyond its rules', { body: { mode: 'preview' } }],
    ['a player it does not know', { player: '' }],
    ['a create over the limit', { player: 'poor' }],
    ['a malformed idempotency key', { idempotencyKey: 'a b' }],
  ])('say that nothing was sent: %s', async (_, createRequest) => {
    const never: Buy = () => Promise.reject(new Error('never'));
    const own = { ...options, buy: never, meter: { ...credits, reserve: () => undefined } };
    const response = await sendCreate(
      createProxy(createRequest.player === 'poor' ? own : { ...options, buy: never }),
      createRequest,
    );
    expect([wasNotSent(response), arrivals, spent()]).toEqual([true, [], 0]);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('pages of an intermediary', () => {
  const page = (status: number) => (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end('<script>1</script>');
  const read = (path: string) =>
    createProxy(options)(
      new Request(`http://game.test/api/meshwright${path}`, { headers: { 'x-player': 'ann' } }),
    );
  it.each([200, 202, 302, 404, 429, 500, 503])('with status %i do not reach the page', async (status) => {
    answer = page(status);
    for (const path of [
      '/v2/text-to-3d/a',
      '/v2/text-to-3d/a/stream',
      '/files/text-to-3d/a/model_urls.glb',
    ]) {
      const response = await read(path);
      expect([path, response.status]).toEqual([path, 502]);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await response.text()).not.toContain('<');
    }
  });

  it('are no files either', async () => {
    answer = (response, path) =>
      path === '/page'
        ? page(200)(response)
        : json(response, 200, { id: 'a', model_urls: { glb: `${origin}/page` } });
    const response = await read('/files/text-to-3d/a/model_urls.glb');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('streams', () => {
  const follow = (proxy: (request: Request) => Promise<Response>, player: string, signal?: AbortSignal) =>
    proxy(
      new Request('http://game.test/api/meshwright/v2/text-to-3d/a/stream', {
        headers: { 'x-player': player },
        ...(signal && { signal }),
      }),
    );
  const endless = (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');

  it('are limited to six per player; a disconnect frees one', async () => {
    answer = endless;
    const proxy = createProxy({ ...options, requestsPerMinute: 1_000 });
    const all = await Promise.all(Array.from({ length: 240 }, () => follow(proxy, 'ann')));
    const open = all.filter(({ status }) => status === 200);
    expect([open.length, all.filter(({ status }) => status === 429).length]).toEqual([6, 234]);
    expect(arrivals).toHaveLength(6);
    const other = await follow(proxy, 'bob');
    expect(other.status).toBe(200);
    await other.body!.cancel();
    for (const response of open.slice(0, 2)) await response.body!.cancel();
    const again = [await follow(proxy, 'ann'), await follow(proxy, 'ann'), await follow(proxy, 'ann')];
    expect(again.map(({ status }) => status)).toEqual([200, 200, 429]);
    for (const response of [...open.slice(2), ...again.slice(0, 2)]) await response.body!.cancel();
  });

  it('free their slot when the page disconnects, or the stream ends, breaks or never starts', async () => {
    const proxy = createProxy({ ...options, streamsPerCaller: 1 });
    const gone = new AbortController();
    answer = endless;
    expect((await follow(proxy, 'ann', gone.signal)).status).toBe(200);
    expect((await follow(proxy, 'ann')).status).toBe(429);
    gone.abort();
    answer = (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end('event: message\ndata: {"status":"SUCCEEDED"}\n\n');
    expect(await (await follow(proxy, 'ann')).text()).toContain('SUCCEEDED');
    answer = (response) => {
      endless(response);
      setImmediate(() => response.socket!.destroy());
    };
    await expect((await follow(proxy, 'ann')).text()).rejects.toThrow();
    answer = (response) => json(response, 404, { message: 'no such task' });
    expect((await follow(proxy, 'ann')).status).toBe(404);
    answer = (response) => void response.socket!.destroy();
    expect((await follow(proxy, 'ann')).status).toBe(502);
    answer = endless;
    const last = await follow(proxy, 'ann');
    expect(last.status).toBe(200);
    await last.body!.cancel();
  });
});

describe('with purchase keys', () => {
  /** Stands in for a journal: the same family, body and take is the same task. */
  function harness() {
    const bought = new Map<string, string>();
    const buy: Buy = async (family, body, { caller, take }) => {
      const purchase = JSON.stringify([family.name, body, take]);
      const before = bought.has(purchase);
      const id = bought.get(purchase) ?? `task ${bought.size + 1} of ${caller}`;
      bought.set(purchase, id);
      return { id, before };
    };
    return { bought, buy };
  }
  const resultOf = async (response: Response) => ((await response.json()) as { result: string }).result;

  it('the same key is the same task and costs once', async () => {
    const { bought, buy } = harness();
    const proxy = createProxy({ ...options, buy });
    const answers = await Promise.all([1, 2, 3].map(() => sendCreate(proxy, { idempotencyKey: 'chest-1' })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(await Promise.all(answers.map(resultOf)))).toEqual(new Set(['task 1 of ann']));
    expect([bought.size, spent(), arrivals]).toEqual([1, 20, []]);
  });

  it('another key, player or body, or no key, is a separate purchase', async () => {
    const { bought, buy } = harness();
    const proxy = createProxy({ ...options, buy });
    const requests: CreateRequest[] = [
      { idempotencyKey: 'a' },
      { idempotencyKey: 'b' },
      { idempotencyKey: 'a', player: 'bob' },
      { idempotencyKey: 'a', body: { ...chest, prompt: 'a barrel' } },
      {},
      {},
    ];
    for (const createRequest of requests) expect((await sendCreate(proxy, createRequest)).status).toBe(202);
    expect([bought.size, spent('ann'), spent('bob')]).toEqual([6, 100, 20]);
  });

  it('a key that was bought returns its task without credits left, also a day later', async () => {
    const { buy } = harness();
    let now = noon;
    const proxy = createProxy({
      ...options,
      buy,
      meter: undefined,
      creditsPerDay: 20,
      now: () => now,
    });
    const statuses = async (...keys: string[]) =>
      Promise.all(keys.map(async (idempotencyKey) => (await sendCreate(proxy, { idempotencyKey })).status));
    expect(await statuses('a')).toEqual([202]);
    expect(await statuses('a', 'b', 'a')).toEqual([202, 402, 202]);
    now += 24 * 3600 * 1000;
    // Yesterday's payment does not count today.
    expect(await statuses('a')).toEqual([202]);
    expect(await statuses('b')).toEqual([202]);
  });

  it('a refused body is neither bought nor counted', async () => {
    const { bought, buy } = harness();
    const proxy = createProxy({ ...options, buy });
    for (const body of [{ mode: 'preview' }, { ...chest, model_url: 'x' }, [], { ...chest, mode: 7 }]) {
      expect((await sendCreate(proxy, { idempotencyKey: 'a', body })).status).toBe(400);
    }
    expect([bought.size, spent()]).toEqual([0, 0]);
  });

  it.each<[string, object, number, number, boolean]>([
    ['a declared refusal', { status: 402, message: 'no credits' }, 402, 0, false],
    ['a status that is not declared', { status: 409 }, 502, 20, false],
    ['an answer that was lost', { code: 'unknown_outcome' }, 502, 20, false],
    ['a journal that takes nothing more', { code: 'journal_failed' }, 502, 20, false],
    ['a budget of the game', { code: 'over_budget' }, 402, 0, true],
    ['a service that is not there', { code: 'network', sent: false }, 502, 0, true],
  ])('%s has the right status and credit count', async (_, error, status, counted, notSent) => {
    const faults: string[] = [];
    const buy: Buy = () => Promise.reject(Object.assign(new Error(`with ${key}`), error));
    const response = await sendCreate(createProxy({ ...options, buy, onFault: (text) => faults.push(text) }));
    expect([response.status, spent(), wasNotSent(response)]).toEqual([status, counted, notSent]);
    expect(`${await response.text()}${faults}`).not.toContain(key);
  });

  it('a failing meter prevents the create, and does not hide a response', async () => {
    const { bought, buy } = harness();
    const faults: string[] = [];
    const broken = () => {
      throw new Error(`the disk is full (${key})`);
    };
    const proxyWith = (own: Partial<typeof credits>) =>
      createProxy({ ...options, buy, meter: { ...credits, ...own }, onFault: (text) => faults.push(text) });
    const refused = await sendCreate(proxyWith({ reserve: broken }), { idempotencyKey: 'a' });
    expect([refused.status, wasNotSent(refused), bought.size]).toEqual([503, true, 0]);
    await sendCreate(proxyWith({}), { idempotencyKey: 'a' });
    const again = await sendCreate(proxyWith({ release: broken }), { idempotencyKey: 'a' });
    expect([again.status, await resultOf(again)]).toEqual([202, 'task 1 of ann']);
    expect(faults).toHaveLength(2);
    expect(`${faults}`).not.toContain(key);
  });

  it('a disconnect does not end a running purchase', async () => {
    const { bought, buy } = harness();
    const gone = new AbortController();
    const proxy = createProxy({
      ...options,
      async buy(...order) {
        gone.abort();
        return buy(...order);
      },
    });
    const request = new Request('http://game.test/api/meshwright/v2/text-to-3d', {
      method: 'POST',
      signal: gone.signal,
      headers: { 'content-type': 'application/json', 'x-player': 'ann', 'idempotency-key': 'a' },
      body: JSON.stringify(chest),
    });
    await proxy(request);
    expect([bought.size, spent()]).toEqual([1, 20]);
  });
});
