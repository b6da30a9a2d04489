import { inspect } from 'node:util';
import { animationLibrary, balance, remesh, textTo3d } from '@meshwright/contract';
import { detailsOf, notices, validate } from '@meshwright/contract/schema';
import { describe, expect, test } from 'vitest';
import { type ClientOptions, createClient } from './create-client.ts';
import type { Notice } from './tasks/notices.ts';
import { canary, setting, timelessSetting } from './testing/clients.ts';
import { expectCode, expectNoSecrets } from './testing/failure-of.ts';
import { reply } from './testing/fault-server.ts';

const options = (more: Partial<ClientOptions>): ClientOptions => ({
  baseUrl: 'https://api.example.com/openapi',
  key: canary,
  ...more,
});

describe('the base URL', () => {
  for (const baseUrl of [
    'https://api.example.com/openapi',
    'https://api.example.com:8443/openapi/',
    'http://localhost:3000/openapi',
    'http://127.0.0.1:3000/openapi',
    'http://127.8.9.1/openapi',
    'http://[::1]:3000/openapi',
    'http://mesh.localhost/openapi',
  ]) {
    test(`accepts ${baseUrl}`, () => {
      expect(createClient(options({ baseUrl })).connection.baseUrl).toBe(baseUrl.replace(/\/$/, ''));
    });
  }

  for (const baseUrl of [
    '',
    'api.example.com/openapi',
    'ftp://api.example.com/openapi',
    'http://api.example.com/openapi',
    'http://192.168.1.4/openapi',
    'http://localhost.evil.example/openapi',
    'http://127.0.0.1.evil.example/openapi',
    'https://user:word@api.example.com/openapi',
    'https://api.example.com/openapi?sig=1',
    'https://api.example.com/openapi#sig=1',
  ]) {
    test(`refuses "${baseUrl}"`, async () => {
      await expectCode((async () => createClient(options({ baseUrl })))(), 'bad_option');
    });
  }

  test('plain http to another machine needs an explicit option', () => {
    const baseUrl = 'http://192.168.1.4/openapi';
    expect(createClient(options({ baseUrl, allowInsecure: true })).connection.host).toBe('192.168.1.4');
  });
});

describe('the proxy URL', () => {
  test('replaces the base URL', () => {
    const { connection } = createClient({ proxyUrl: 'http://localhost:3000/api/meshwright' });
    expect(connection.baseUrl).toBe('http://localhost:3000/api/meshwright');
  });

  for (const wrong of [
    {},
    { baseUrl: 'https://api.example.com/openapi', proxyUrl: 'https://game.example.com/api/meshwright' },
    { proxyUrl: 'https://game.example.com/api/meshwright', key: canary },
  ]) {
    test(`is no use with ${Object.keys(wrong).join(' and ') || 'nothing'}`, async () => {
      await expectCode((async () => createClient(wrong))(), 'bad_option');
    });
  }
});

test('a message of the service keeps its single full stop before the advice', async () => {
  const { client } = await setting((_, response) => reply(response, 402, { message: 'Not enough credits.' }));
  const error = await expectCode(client.balance(), 'payment_required');
  expect(error.message).toMatch(/Not enough credits\. Top up/);
});

describe('the key', () => {
  test('is sent as a bearer token and nowhere else', async () => {
    const { client, server } = await setting((_, response) => reply(response, 200, { balance: 5 }));
    await client.balance();
    expect(server.arrivals[0]?.headers.authorization).toBe(`Bearer ${canary}`);
    expect(JSON.stringify(server.arrivals[0]?.path)).not.toContain(canary);
    expectNoSecrets(client);
    expect(inspect(client.connection, { showHidden: true, depth: 9 })).not.toContain(canary);
  });

  test('is read before every request when it is a function', async () => {
    let reads = 0;
    const { client, server } = await setting((_, response) => reply(response, 200, { balance: 5 }), {
      key: async () => `key-${++reads}`,
    });
    await client.balance();
    await client.balance();
    expect(server.arrivals.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer key-1',
      'Bearer key-2',
    ]);
  });

  test('is optional behind a proxy that adds it', async () => {
    const { client, server } = await setting((_, response) => reply(response, 200, { balance: 5 }), {
      key: undefined,
    });
    await client.balance();
    expect(server.arrivals[0]?.headers.authorization).toBeUndefined();
  });

  for (const key of ['', ' ', `${canary}\n`, `${canary} `, `${canary}ü`, 'a\u0000b']) {
    test(`refuses ${JSON.stringify(key).replace(canary, 'KEY')} without repeating it`, async () => {
      await expectCode((async () => createClient(options({ key })))(), 'no_key');
      const { client, server } = await setting(() => {}, { key: () => key });
      await expectCode(client.create(remesh, { input_task_id: 'x' }), 'no_key');
      expect(server.arrivals).toHaveLength(0);
    });
  }

  test('a failing key function is no_key, and nothing is sent', async () => {
    const { client, server } = await setting(() => {}, {
      key: () => {
        throw new Error('the key store is closed');
      },
    });
    const error = await expectCode(client.create(remesh, { input_task_id: 'x' }), 'no_key');
    expect((error.cause as Error).message).toBe('the key store is closed');
    expect(error.lost).toBeUndefined();
    expect(server.arrivals).toHaveLength(0);
  });

  test('an error of fetch that contains the request does not reveal the key', async () => {
    const { client } = await setting(() => {}, {
      fetch: async (url, init) => {
        const inner = Object.assign(new Error(`headers ${JSON.stringify(init?.headers)}`), { config: init });
        throw new TypeError(`could not fetch ${String(url)}?sig=1`, { cause: inner });
      },
    });
    await expectCode(client.create(remesh, { input_task_id: 'x' }), 'unknown_outcome');
  });
});

describe('a web page', () => {
  const worlds = [{ document: {} }, { WorkerGlobalScope: {}, location: { href: 'https://game.example' } }];
  for (const world of worlds) {
    test(`with ${Object.keys(world).join(' and ')} refuses a key unless allowed`, async () => {
      Object.assign(globalThis, world);
      try {
        const error = await expectCode((async () => createClient(options({})))(), 'bad_option');
        expect(error.message).toContain('allowBrowser');
        expect(createClient(options({ allowBrowser: true }))).toBeDefined();
        expect(createClient(options({ key: undefined }))).toBeDefined();
      } finally {
        for (const name of Object.keys(world)) Reflect.deleteProperty(globalThis, name);
      }
    });
  }
});

describe('create bodies', () => {
  const checks = {
    validate: ((family, body, extra) =>
      validate(detailsOf(family), body, extra)) satisfies ClientOptions['validate'],
    deprecations: ((family, body) =>
      notices(detailsOf(family), body)) satisfies ClientOptions['deprecations'],
  };

  test('unknown fields and broken rules are refused before a request is sent', async () => {
    const { client, server } = await setting(() => {}, checks);
    const body = { input_task_id: 'x', model_url: 'https://a.example/m.glb', colour: 'red' } as object;
    const error = await expectCode(client.create(remesh, body), 'invalid_request');
    expect(error.issues?.map(({ code }) => code)).toEqual(['unknown_field', 'conflict']);
    expect(error.message).toContain('colour');
    expect(server.arrivals).toHaveLength(0);
  });

  test('`extra` fields pass the check and are sent', async () => {
    const { client, server } = await setting((_, response) => reply(response, 202, { result: 'a' }), checks);
    await client.create(remesh, { input_task_id: 'x' }, { extra: { colour: 'red' } });
    expect(JSON.parse(server.arrivals[0]?.body ?? '')).toEqual({ input_task_id: 'x', colour: 'red' });
  });

  test('a value that JSON cannot hold is bad_option, and nothing is sent', async () => {
    const { client, server } = await setting(() => {});
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    const throwing = { toJSON: () => JSON.parse(`{ ${canary}`) };
    for (const odd of [{ count: 5n }, cycle, { throwing }]) {
      const error = await expectCode(client.create(remesh, odd as object), 'bad_option');
      expect(error).toMatchObject({ operation: 'remesh create' });
      expect(error.lost).toBeUndefined();
    }
    expect(server.arrivals).toHaveLength(0);
  });

  test('deprecated fields are reported once', async () => {
    const seen: Notice[] = [];
    const { client } = await setting((_, response) => reply(response, 202, { result: 'a' }), {
      ...checks,
      onNotice: (notice) => seen.push(notice),
    });
    for (let i = 0; i < 3; i++) await client.create(remesh, { input_task_id: 'x', resize_height: 2 });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      kind: 'deprecated_field',
      message: expect.stringContaining('resize_height'),
    });
  });
});

describe('notices', () => {
  test('a deprecated path with its dates and links, and a new API version, are reported once each', async () => {
    const seen: Notice[] = [];
    const headers = {
      'x-api-version': '1.0',
      deprecation: '@1788134400',
      sunset: 'Sat, 31 Oct 2026 00:00:00 GMT',
      link: '</openapi/v2/text-to-3d>; rel="successor-version"',
    };
    const { client } = await setting(
      ({ index }, response) =>
        reply(response, 200, { balance: 1 }, { ...headers, 'x-api-version': index < 2 ? '1.0' : '1.1' }),
      { onNotice: (notice) => seen.push(notice) },
    );
    for (let i = 0; i < 4; i++) await client.balance();
    expect(seen.map(({ kind }) => kind)).toEqual(['deprecated_path', 'api_version']);
    expect(seen[0]?.message).toContain('successor-version');
    expect(seen[0]?.message).toContain('31 Oct 2026');
    expect(seen[1]?.message).toContain('from version 1.0 to 1.1');
  });

  test('a listener that throws has no effect', async () => {
    const { client } = await setting(
      (_, response) => reply(response, 202, { result: 'a' }, { deprecation: 'true' }),
      {
        onNotice: () => {
          throw new Error('mine');
        },
      },
    );
    expect((await client.create(remesh, { input_task_id: 'x' })).id).toBe('a');
  });
});

describe('requests without a task', () => {
  test('the animation library is requested in batches of 200 ids (readings R38)', async () => {
    const { client, server } = await setting(({ path }, response) => {
      const ids = new URLSearchParams(path.split('?')[1]).get('action_ids') ?? '';
      reply(
        response,
        200,
        ids.split(',').map((id) => ({ action_id: Number(id) })),
      );
    });
    const action_ids = Array.from({ length: 450 }, (_, n) => n);
    const items = await client.animationLibrary({ action_ids, category: 'Dancing' });
    expect(items.map(({ action_id }) => action_id)).toEqual(action_ids);
    expect(server.arrivals).toHaveLength(3);
    expect(server.arrivals.every(({ path }) => path.includes('category=Dancing'))).toBe(true);
  });

  test('the animation library without filters is one request without a query', async () => {
    const { client, server } = await setting((_, response) => reply(response, 200, []));
    expect(await client.animationLibrary()).toEqual([]);
    expect(server.arrivals.map(({ path }) => path)).toEqual([animationLibrary.prefix]);
  });

  test('assumed paths can be overridden', async () => {
    const { client, server } = await setting((_, response) => reply(response, 200, { balance: 7 }), {
      prefixes: { [balance.name]: '/v1/credits' },
    });
    expect(await client.balance()).toEqual({ balance: 7 });
    expect(server.arrivals[0]?.path).toBe('/v1/credits');
  });
});

describe('a purchase key', () => {
  test('is a header of its create and of no other request', async () => {
    const { client, server } = await setting((_, response) => reply(response, 202, { result: 'a' }));
    await client.create(remesh, { input_task_id: 'x' }, { idempotencyKey: 'chest-1' });
    await client.create(remesh, { input_task_id: 'x' });
    expect(server.arrivals.map(({ headers }) => headers['idempotency-key'])).toEqual(['chest-1', undefined]);
    expect(server.arrivals[0]!.body).toBe(server.arrivals[1]!.body);
  });

  test.each(['', 'a b', 'x'.repeat(65), 'ä', 'a\r\nb: c'])(
    'with an invalid value is refused before a request is sent: %j',
    async (idempotencyKey) => {
      const { client, server } = await setting((_, response) => reply(response, 202, { result: 'a' }));
      await expectCode(client.create(remesh, { input_task_id: 'x' }, { idempotencyKey }), 'bad_option');
      expect(server.arrivals).toEqual([]);
    },
  );
});

test('a refusal by the proxy has a known outcome; the same status from a service has not', async () => {
  const own = { 'x-meshwright-not-sent': '1' };
  for (const [status, code] of [
    [403, 'forbidden'],
    [413, 'refused'],
    [502, 'server_error'],
  ] as const) {
    const { server } = await setting((_, response) => reply(response, status, { message: 'no' }, own));
    const byProxy = createClient({ proxyUrl: server.baseUrl });
    const error = await expectCode(byProxy.create(remesh, { input_task_id: 'a' }), code);
    expect(error).toMatchObject({ status, sent: false });
    expect(error.lost).toBeUndefined();
    expect(error.message).toMatch(new RegExp(`^remesh create: ${status}, no\\.`));
    // A service has no reason to send this header.
    const direct = createClient({ baseUrl: server.baseUrl, key: canary });
    await expectCode(direct.create(remesh, { input_task_id: 'a' }), 'unknown_outcome');
    server.play((_, response) => reply(response, status, { message: 'no' }));
    await expectCode(byProxy.create(remesh, { input_task_id: 'a' }), 'unknown_outcome');
  }
});

test('a failed connection is named by host and cause', async () => {
  const { client, clock, server } = await timelessSetting(() => {});
  await server.stop();
  const { host } = client.connection;
  const error = await expectCode(clock.run(client.balance()), 'network');
  expect(error.message).toContain(`the connection to ${host} failed (ECONNREFUSED)`);
  const download = await expectCode(clock.run(client.download(`${server.origin}/a.glb`)), 'network');
  expect(download.message).toContain(`download ${host}/a.glb: the connection failed (ECONNREFUSED)`);
});

test('a key of one letter takes no letters from messages', async () => {
  const { client } = await setting((_, response) => reply(response, 404), { key: 'x' });
  const error = await expectCode(client.retrieve(client.ref(textTo3d, 'a')), 'not_found');
  expect(error.message).toContain('text-to-3d');
});

test('may be made where a server renders a page, and then sends nothing', async () => {
  let sent = 0;
  const client = createClient({
    proxyUrl: '/api/meshwright',
    fetch: async () => {
      sent++;
      return new Response();
    },
  });
  const noPage = {
    code: 'bad_option',
    message: expect.stringMatching(
      /^text-to-3d create: \/api\/meshwright needs a page; here give a whole address/,
    ),
  };
  await expect(client.create(textTo3d, { mode: 'preview', prompt: 'a chest' })).rejects.toMatchObject(noPage);
  expect(sent).toBe(0);
  expect(() => createClient({ proxyUrl: '//elsewhere/api' })).toThrow(/baseUrl must be/);
});
