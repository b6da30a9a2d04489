import { once } from 'node:events';
import { connect } from 'node:net';
import { type RawRequest, rawRequest, requestText, statusesIn } from '@meshwright/testing/panel/raw-request';
import { helloOf, type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { foreignHosts, foreignOrigins, ownHosts } from '@meshwright/testing/service/foreign-headers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const page = 'http://localhost:5173';
const make = (id: number) => JSON.stringify({ type: 'intent', id, intent: { do: 'press', control: 'make' } });

let at: SmallBridge;
let port: number;
let host: string;
let intents = 0;
beforeAll(async () => {
  at = await smallBridge({
    allowedOrigins: [page],
    limits: { json: 10_000, file: 20_000, hosts: 3, connections: 400 },
  });
  port = Number(new URL(at.file.url).port);
  host = await at.hello('victim');
});
afterAll(() => at.stop());
beforeEach(() => {
  intents += 1;
});

/** A request that pays for a job if it is accepted. */
const paying = (given: Partial<RawRequest> = {}): RawRequest => ({
  path: `/hosts/${host}/messages`,
  body: make(intents),
  ...given,
});
const send = async (request: RawRequest, token = at.file.token) =>
  statusesIn(await rawRequest(port, requestText(port, token, request)));
const state = async () => [
  at.till.paid,
  at.panels.length,
  (await at.call('GET', `/hosts/${host}/messages`)).status,
];

async function expectNoEffect(attack: () => Promise<unknown>): Promise<void> {
  const before = await state();
  await attack();
  expect(await state()).toEqual(before);
}

it('accepts the valid request that each case below varies in one respect', async () => {
  const { paid } = at.till;
  expect(await send(paying())).toEqual([200]);
  expect(at.till.paid).toBe(paid + 1);
});

describe('refuses', () => {
  it('every Host except its own names with its own port', async () => {
    await expectNoEffect(async () => {
      const answers = await Promise.all(
        foreignHosts(port).map(async (name) => [name, await send(paying({ headers: { Host: name } }))]),
      );
      // Invalid header names are refused before the guard runs.
      expect(answers.filter(([, statuses]) => !['403', '400'].includes(String(statuses)))).toEqual([]);
    });
  });

  it('every Origin that is not on the list, for every method', async () => {
    await expectNoEffect(async () => {
      for (const method of ['POST', 'GET', 'OPTIONS', 'DELETE', 'PUT']) {
        const answers = await Promise.all(
          foreignOrigins.map(async (origin) => [
            origin,
            await send({
              ...paying({ method, headers: { Origin: origin } }),
              ...(method === 'GET' && { body: '' }),
            }),
          ]),
        );
        expect(answers.filter(([, statuses]) => !['403', '400'].includes(String(statuses)))).toEqual([]);
      }
    });
  });

  const tokens: Record<string, () => string | readonly string[] | undefined> = {
    'no token': () => undefined,
    'an empty header': () => '',
    'the word alone': () => 'Bearer',
    'an empty token': () => 'Bearer ',
    'a token without the word': () => at.file.token,
    'another scheme': () => `Basic ${Buffer.from(`x:${at.file.token}`).toString('base64')}`,
    'the word in small letters': () => `bearer ${at.file.token}`,
    'a token that is one sign short': () => `Bearer ${at.file.token.slice(0, -1)}`,
    'a token that is one sign long': () => `Bearer ${at.file.token}x`,
    'a token whose last sign is another': () =>
      `Bearer ${at.file.token.slice(0, -1)}${at.file.token.endsWith('A') ? 'B' : 'A'}`,
    'a token in other letters': () => `Bearer ${at.file.token.toLowerCase()}`,
    'a token of a megabyte less': () => `Bearer ${'x'.repeat(8_000)}`,
    'two tokens, the right one first': () => [`Bearer ${at.file.token}`, 'Bearer x'],
    'two tokens, the right one last': () => ['Bearer x', `Bearer ${at.file.token}`],
    'a list of tokens': () => `Bearer x, Bearer ${at.file.token}`,
    'the id of a session': () => `Bearer ${host}`,
    null: () => 'Bearer null',
    undefined: () => 'Bearer undefined',
  };
  it.each(Object.entries(tokens))('%s', async (_, token) => {
    await expectNoEffect(async () =>
      expect(await send(paying({ headers: { Authorization: token() } }))).toEqual([401]),
    );
  });
  it('the right token in the query, in a cookie and in the body', async () => {
    await expectNoEffect(async () => {
      const { token } = at.file;
      const Authorization = undefined;
      const path = `/hosts/${host}/messages?token=${token}&access_token=${token}`;
      expect(await send(paying({ path, headers: { Authorization } }))).toEqual([401]);
      expect(await send(paying({ headers: { Authorization, Cookie: `token=${token}` } }))).toEqual([401]);
      expect(await send(paying({ headers: { Authorization }, body: JSON.stringify({ token }) }))).toEqual([
        401,
      ]);
    });
  });

  const wrong: Record<string, () => [Partial<RawRequest>, number]> = {
    'two Host headers': () => [{ headers: { Host: [`127.0.0.1:${port}`, 'evil.example'] } }, 403],
    'two Host headers that are both right': () => [
      { headers: { Host: [`127.0.0.1:${port}`, `127.0.0.1:${port}`] } },
      403,
    ],
    'no Host': () => [{ headers: { Host: undefined } }, 403],
    'a whole URL as the request line': () => [
      { path: `http://127.0.0.1:${port}/hosts/${host}/messages` },
      400,
    ],
    'a whole URL of another host': () => [{ path: `http://evil.example/hosts/${host}/messages` }, 400],
    'a request of a page without an origin': () => [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    'a request of a page of the same site': () => [{ headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    'an address typed into a browser': () => [{ headers: { 'Sec-Fetch-Site': 'none' } }, 403],
    'a form': () => [{ headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    'a form of parts': () => [{ headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }, 415],
    'plain text': () => [{ headers: { 'Content-Type': 'text/plain' } }, 415],
    'plain text that mentions JSON': () => [
      { headers: { 'Content-Type': 'text/plain; application/json' } },
      415,
    ],
    'JSON in another charset': () => [
      { headers: { 'Content-Type': 'application/json; charset=utf-16' } },
      415,
    ],
    'JSON with a suffix': () => [{ headers: { 'Content-Type': 'application/json-patch+json' } }, 415],
    'no type': () => [{ headers: { 'Content-Type': undefined } }, 415],
    'compressed JSON': () => [{ headers: { 'Content-Encoding': 'gzip' } }, 415],
    'a body that is no JSON': () => [{ body: '{"type":' }, 400],
    'an empty body': () => [{ body: '' }, 400],
    null: () => [{ body: 'null' }, 400],
    'a list': () => [{ body: `[${make(intents)}]` }, 400],
    'a message of another kind': () => [{ body: '{"type":"eval","id":1}' }, 400],
    'an intent with a number that is none': () => [{ body: make(0) }, 400],
    'an intent with a text for a number': () => [{ body: make(1).replace('"id":1', '"id":"1"') }, 400],
    'an unknown intent': () => [{ body: '{"type":"intent","id":9000,"intent":{"do":"run"}}' }, 400],
    'a value that is an object': () => [
      { body: '{"type":"intent","id":9001,"intent":{"do":"set","control":"a","value":{}}}' },
      400,
    ],
    'a provenance without a bottom': () => [
      {
        body: `{"type":"intent","id":9002,"intent":{"do":"select","selection":{"id":"a","name":"a","hasMesh":true,"provenance":{"task":"a","title":"a","importedAt":"a","request":{"a":${'['.repeat(4000)}${']'.repeat(4000)}}}}}}`,
      },
      400,
    ],
    'a second hello in a session': () => [{ body: JSON.stringify(helloOf('a')) }, 400],
    'a body longer than allowed': () => [{ body: JSON.stringify('x'.repeat(10_000)) }, 413],
    'a body that says it is longer than allowed': () => [
      { headers: { 'Content-Length': '9999999999' } },
      413,
    ],
    'a session that is not there': () => [{ path: `/hosts/${'0'.repeat(32)}/messages` }, 404],
    'half a session id': () => [{ path: `/hosts/${host.slice(0, 16)}/messages` }, 404],
    'a session id in capitals': () => [{ path: `/hosts/${host.toUpperCase()}X/messages` }, 404],
    'a path around the room': () => [{ path: `/hosts/../hosts/${host}/messages/../../../etc` }, 404],
    'a path of escapes': () => [{ path: `/hosts/%2e%2e%2f${host}/messages` }, 404],
    'a path with a double slash': () => [{ path: `//evil.example/hosts/${host}/messages` }, 404],
    'a GET that would change something': () => [{ method: 'GET', path: `/hosts/${host}?do=delete` }, 405],
    'a GET of what is posted': () => [{ method: 'GET', path: `/hosts/${host}/imports`, body: '' }, 405],
    'an import into an unknown session': () => [{ path: `/hosts/${'0'.repeat(32)}/imports` }, 404],
    'an import that is a message': () => [{ path: `/hosts/${host}/imports` }, 400],
    'an import with a path for its file': () => [
      {
        path: `/hosts/${host}/imports`,
        body: JSON.stringify({ id: 'a', name: 'a', path: '/etc/passwd', provenance: {} }),
      },
      400,
    ],
    HEAD: () => [{ method: 'HEAD', body: '' }, 405],
    PATCH: () => [{ method: 'PATCH' }, 405],
    TRACE: () => [{ method: 'TRACE', body: '' }, 405],
    'a method named in a header': () => [
      { method: 'GET', path: '/files', body: '', headers: { 'X-HTTP-Method-Override': 'PUT' } },
      405,
    ],
    'OPTIONS without an origin': () => [{ method: 'OPTIONS', body: '' }, 405],
    'a file under a name that is no hash': () => [
      { method: 'GET', path: '/files/bridge.json', body: '' },
      404,
    ],
    'a file by its path': () => [{ method: 'GET', path: '/files/../../../etc/passwd', body: '' }, 404],
    'a file that is not there': () => [{ method: 'GET', path: `/files/${'0'.repeat(64)}`, body: '' }, 404],
    'a file of more than is allowed': () => [
      {
        method: 'PUT',
        path: '/files',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: 'x'.repeat(20_001),
      },
      413,
    ],
    'a file without a name': () => [
      {
        method: 'PUT',
        path: `/files?name=${encodeURIComponent('a/')}${'x'.repeat(301)}`,
        headers: { 'Content-Type': 'application/octet-stream' },
        body: 'x',
      },
      400,
    ],
    'a number of an event that is none': () => [
      { method: 'GET', body: '', headers: { 'Last-Event-ID': '-1' } },
      400,
    ],
    'a wait that is none': () => [{ method: 'GET', path: `/hosts/${host}/messages?wait=1e9`, body: '' }, 400],
  };
  it.each(Object.entries(wrong))('%s', async (_, request) => {
    const [given, status] = request();
    await expectNoEffect(async () => expect(await send(paying(given))).toEqual([status]));
  });

  // Two requests where a proxy sees one: however the first is read, the second must not run.
  const smuggled: Record<string, (inner: string) => string> = {
    'a length and chunks': (inner) =>
      requestText(port, at.file.token, {
        path: `/hosts/${host}/messages`,
        headers: { 'Transfer-Encoding': 'chunked', 'Content-Length': '4', Connection: 'keep-alive' },
        body: `0\r\n\r\n${inner}`,
      }),
    'two lengths': (inner) =>
      requestText(port, at.file.token, {
        path: `/hosts/${host}/messages`,
        headers: { 'Content-Length': ['0', String(inner.length)], Connection: 'keep-alive' },
        body: inner,
      }),
    'a coding that is not chunked': (inner) =>
      requestText(port, at.file.token, {
        path: `/hosts/${host}/messages`,
        headers: { 'Transfer-Encoding': 'chunked, identity', 'Content-Length': undefined },
        body: inner,
      }),
    'a chunk of a size that is none': (inner) =>
      requestText(port, at.file.token, {
        path: `/hosts/${host}/messages`,
        headers: { 'Transfer-Encoding': 'chunked', 'Content-Length': undefined },
        body: `0x0\r\n\r\n${inner}`,
      }),
    'a header that is folded': (inner) =>
      requestText(port, at.file.token, {
        path: `/hosts/${host}/messages`,
        headers: { 'Content-Length': ' \r\n 0', Connection: 'keep-alive' },
        body: inner,
      }),
    'a blank before the colon': (inner) =>
      requestText(port, at.file.token, {
        path: `/hosts/${host}/messages`,
        headers: { 'Content-Length ': '0', 'Content-Length': undefined, Connection: 'keep-alive' },
        body: inner,
      }),
  };
  it.each(Object.entries(smuggled))('a request hidden behind another by %s', async (_, hide) => {
    await expectNoEffect(async () => {
      const answer = await rawRequest(port, hide(requestText(port, at.file.token, paying())));
      for (const status of statusesIn(answer)) expect(status).toBeGreaterThanOrEqual(400);
    });
  });
  it('bytes that are not UTF-8', async () => {
    const text = requestText(port, at.file.token, paying({ body: '"x"' }));
    expect(statusesIn(await rawRequest(port, Buffer.from(text.replace(/x"$/, '\xff"'), 'latin1')))).toEqual([
      400,
    ]);
  });
  it('requests of another protocol', async () => {
    await expectNoEffect(async () => {
      expect(statusesIn(await rawRequest(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'))).toEqual([400]);
      expect(statusesIn(await rawRequest(port, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'))).toEqual([
        400,
      ]);
      expect(statusesIn(await rawRequest(port, 'EHLO evil.example\r\n'))).toEqual([400]);
    });
  });
  it('upgrades to a socket and tunnels', async () => {
    const upgrade = { Upgrade: 'websocket', Connection: 'Upgrade, close', 'Sec-WebSocket-Key': 'x' };
    await expectNoEffect(async () => {
      const open = await send(
        paying({ method: 'GET', body: '', path: '/', headers: { ...upgrade, Origin: 'null' } }),
      );
      expect(open).toEqual([403]);
      expect(
        statusesIn(
          await rawRequest(port, `CONNECT evil.example:80 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`),
        ),
      ).toEqual([]);
    });
  });
});

describe('a page on the list', () => {
  it('may call with the token, and receives its exact origin in the CORS header', async () => {
    const preflight = await fetch(`${at.file.url}/hosts`, { method: 'OPTIONS', headers: { Origin: page } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(page);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await at.call('GET', '/', undefined, { Origin: page });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')).toBe('Origin');
    const refused = await fetch(`${at.file.url}/`, { headers: { Origin: page } });
    expect(refused.status).toBe(401);
  });

  it('no other origin receives a CORS header', async () => {
    for (const headers of [{}, { Origin: 'http://evil.example' }]) {
      const answer = await at.call('GET', '/', undefined, headers);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

it('answers to its own names in upper and lower case', async () => {
  for (const name of ownHosts(port)) {
    expect(await send({ method: 'GET', path: '/', headers: { Host: name } })).toEqual([200]);
  }
});

it('forbids caching, framing and script in every answer', async () => {
  const answers = [
    await at.call('GET', '/'),
    await at.call('GET', '/nowhere'),
    await fetch(`${at.file.url}/`),
    await at.call('GET', `/hosts/${host}/messages`),
  ];
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  }
});

it('never sends its token', async () => {
  const texts = await Promise.all([
    fetch(`${at.file.url}/`).then((answer) => answer.text()),
    at.call('GET', '/').then((answer) => answer.text()),
    rawRequest(port, 'GET / HTTP/1.1\r\n\r\n'),
    rawRequest(port, requestText(port, 'x', { path: '/hosts' })),
  ]);
  for (const text of texts) expect(text).not.toContain(at.file.token);
});

describe('limits', () => {
  it('the time of a request, for two hundred slow clients at once; others are answered meanwhile', async () => {
    const quick = await smallBridge({ limits: { headersMs: 400, requestMs: 800 } });
    const { token, url } = quick.file;
    const own = Number(new URL(url).port);
    const headers = { 'Content-Length': '9000' };
    const beginnings = [
      '',
      `POST / HTTP/1.1\r\nHost: 127.0.0.1:${own}\r\nX-A: `,
      requestText(own, token, { path: '/hosts', headers, body: '{' }),
      requestText(own, token, {
        method: 'PUT',
        path: '/files',
        headers: { ...headers, 'Content-Type': 'application/octet-stream' },
        body: 'x',
      }),
    ];
    const slow = Array.from({ length: 200 }, (_, at) => rawRequest(own, beginnings[at % beginnings.length]!));
    expect((await quick.call('GET', '/')).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^(HTTP\/1.1 (408|400|500) |$)/);
    await quick.stop();
  });

  it('the headers of a request', async () => {
    expect(await send(paying({ headers: { 'X-Long': 'x'.repeat(20_000) } }))).toEqual([431]);
  });

  it('the number of hosts, with status 503', async () => {
    const open = [await at.hello('one'), await at.hello('two')];
    const answer = await at.call('POST', '/hosts', helloOf('three'));
    expect(answer.status).toBe(503);
    for (const id of open) await at.call('DELETE', `/hosts/${id}`);
    const again = await at.hello('three');
    await at.call('DELETE', `/hosts/${again}`);
  });

  it('a session to one stream, after any number of requests', async () => {
    const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${at.file.token}` };
    const url = `${at.file.url}/hosts/${host}/messages`;
    const streams = await Promise.all(Array.from({ length: 50 }, () => fetch(url, { headers })));
    const ends = streams.map(async (stream) => {
      await stream.text();
      return 'ended';
    });
    const last = await at.call('GET', `/hosts/${host}/messages`);
    expect(last.status).toBe(200);
    expect(await Promise.all(ends)).toHaveLength(50);
  });

  it('the connections', async () => {
    const few = await smallBridge({ limits: { connections: 5 } });
    const fewPort = Number(new URL(few.file.url).port);
    const sockets = Array.from({ length: 20 }, () => connect(fewPort, '127.0.0.1').on('error', () => {}));
    const closed = sockets.map((socket) => once(socket, 'close'));
    await Promise.race(closed);
    expect(sockets.filter((socket) => socket.destroyed).length).toBeGreaterThan(0);
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    await few.stop();
  });

  it('the pending intents of a host', async () => {
    const few = await smallBridge({ limits: { intents: 3, calls: 10 } });
    const id = await few.hello();
    const message = (number: number) => ({
      type: 'intent',
      id: number,
      intent: { do: 'press', control: 'export' },
    });
    const pending = [1, 2, 3].map((number) => few.call('POST', `/hosts/${id}/messages`, message(number)));
    await expect
      .poll(
        async () =>
          ((await (await few.call('GET', `/hosts/${id}/messages`)).json()) as { messages: [] }).messages,
      )
      .toHaveLength(4);
    expect((await few.call('POST', `/hosts/${id}/messages`, message(4))).status).toBe(503);
    await few.call('DELETE', `/hosts/${id}`);
    for (const answer of await Promise.all(pending)) {
      expect(await answer.json()).toMatchObject({ error: { code: 'closed' } });
    }
    await few.stop();
  });

  it('the unanswered calls of a host', async () => {
    const few = await smallBridge({ limits: { calls: 2 } });
    const id = await few.hello();
    const sendIntent = async (number: number) => {
      const message = { type: 'intent', id: number, intent: { do: 'press', control: 'export' } };
      return await (await few.call('POST', `/hosts/${id}/messages`, message)).json();
    };
    const first = [sendIntent(1), sendIntent(2)];
    await expect
      .poll(
        async () =>
          ((await (await few.call('GET', `/hosts/${id}/messages`)).json()) as { messages: [] }).messages,
      )
      .toHaveLength(3);
    expect(await sendIntent(3)).toMatchObject({
      error: { code: 'host_failed', message: expect.stringMatching(/unanswered/) },
    });
    await few.call('DELETE', `/hosts/${id}`);
    await Promise.all(first);
    await few.stop();
  });
});
