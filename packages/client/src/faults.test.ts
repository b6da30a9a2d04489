import { keycapBuild, keycapPrototype, remesh, rigging } from '@meshwright/contract';
import { describe, expect, test } from 'vitest';
import { messageMs } from './limits.ts';
import { setting, timelessSetting } from './testing/clients.ts';
import { counter } from './testing/counter.ts';
import { expectCode } from './testing/failure-of.ts';
import { reply, type Script } from './testing/fault-server.ts';
import { watchedFetch } from './testing/watched-fetch.ts';

const request = { input_task_id: 'source' };
const accepted: Script = (_, response) => reply(response, 202, { result: 'new-task' });
const task = { id: 'a-task', status: 'IN_PROGRESS', progress: 10 };

/** Plays one script after another and repeats the last one. */
function inTurn(...scripts: readonly Script[]): Script {
  return (arrival, response, socket) =>
    scripts[Math.min(arrival.index, scripts.length - 1)]?.(arrival, response, socket);
}

describe('a create that may have reached the service is sent once', () => {
  const faults: readonly [what: string, script: Script][] = [
    ['the reply is lost', (_, __, socket) => void socket.destroy()],
    [
      'the reply is cut in its headers',
      (_, __, socket) => void socket.end('HTTP/1.1 202 Accepted\r\ncontent-'),
    ],
    [
      'the reply is cut in its body',
      (_, __, socket) => void socket.end('HTTP/1.1 202 Accepted\r\ncontent-length: 30\r\n\r\n{"result": "ne'),
    ],
    ['the reply is not HTTP', (_, __, socket) => void socket.end('what?\r\n\r\n')],
    ['the reply is 202 without a body', (_, response) => void response.writeHead(202).end()],
    ['the reply is 202 with a page', (_, response) => void response.writeHead(202).end('<html>')],
    ['the reply is 202 with another result', (_, response) => reply(response, 202, { result: 5 })],
    ['the reply is 202 with an id no URL can carry', (_, response) => reply(response, 202, { result: '..' })],
    ...[301, 302, 303, 307, 308, 403, 405, 408, 409, 413, 418, 422, 500, 501, 502, 503, 504, 520].map(
      (status): [string, Script] => [
        `the reply is ${status}`,
        (_, response) => reply(response, status, { message: 'oops' }),
      ],
    ),
  ];
  for (const [what, script] of faults) {
    test(`when ${what}`, async () => {
      const { server, client, clock } = await timelessSetting(inTurn(script, accepted));
      const from = clock.now();
      const error = await expectCode(clock.run(client.create(remesh, request)), 'unknown_outcome');
      expect(server.arrivals).toHaveLength(1);
      expect(error).toMatchObject({ family: 'remesh', lost: { family: 'remesh' }, sent: true });
      expect(error.lost?.sentFrom).toBeGreaterThanOrEqual(from);
      expect(error.lost?.sentTo).toBeLessThanOrEqual(clock.now());
      expect(error.message).toMatch(/may exist.*findLost/);
    });
  }

  test('on a reused connection', async () => {
    const { server, client } = await setting(({ method }, response, socket) =>
      method === 'POST' ? void socket.destroy() : reply(response, 200, []),
    );
    for (let reads = 0; reads < 3; reads++) await client.list(remesh);
    await expectCode(client.create(remesh, request), 'unknown_outcome');
    expect(server.arrivals.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('when no response arrives before the deadline', async () => {
    const { server, client, clock } = await timelessSetting(() => {});
    const work = client.create(remesh, request, { timeoutMs: 50 });
    await server.arrived(1);
    clock.advance(50);
    const error = await expectCode(work, 'unknown_outcome');
    expect(server.arrivals).toHaveLength(1);
    expect(error.lost?.family).toBe('remesh');
  });

  test('but a large body extends the deadline by its upload time', async () => {
    const { server, client, clock } = await timelessSetting(() => {});
    const model_url = `data:application/octet-stream;base64,${'A'.repeat(5_000_000)}`;
    const work = client.create(remesh, { model_url });
    await server.arrived(1);
    clock.advance(279_000);
    expect(await Promise.race([work, 'still waiting'])).toBe('still waiting');
    clock.advance(2_000);
    await expectCode(work, 'unknown_outcome');
  });

  test('when it is aborted in flight; the error says that a task may exist', async () => {
    const { server, client } = await setting(() => {});
    const abort = new AbortController();
    const work = client.create(remesh, request, { signal: abort.signal });
    await server.arrived(1);
    abort.abort();
    const error = await expectCode(work, 'aborted');
    expect(error.lost?.family).toBe('remesh');
  });
});

describe('a create that cannot have reached the service is repeated', () => {
  test('after 429, not before Retry-After', async () => {
    const arrived: number[] = [];
    const { server, client, clock } = await timelessSetting((arrival, response) => {
      arrived.push(clock.now());
      if (arrival.index < 2) reply(response, 429, { message: 'slow down' }, { 'retry-after': '7' });
      else reply(response, 202, { result: 'new-task' });
    });
    const ref = await clock.run(client.create(remesh, request));
    expect(ref.id).toBe('new-task');
    expect(server.arrivals).toHaveLength(3);
    expect(arrived[1]! - arrived[0]!).toBeGreaterThanOrEqual(7000);
    expect(arrived[2]! - arrived[1]!).toBeGreaterThanOrEqual(7000);
  });

  test('after 429 with an endless body, which is read for two seconds', async () => {
    const { server, client, clock } = await timelessSetting(
      inTurn(
        (_, __, socket) =>
          void socket.write('HTTP/1.1 429 Slow\r\nretry-after: 7\r\ncontent-length: 9\r\n\r\n{'),
        accepted,
      ),
    );
    const start = clock.now();
    const work = client.create(remesh, request);
    await expect.poll(() => clock.delays()).toContain(messageMs);
    clock.advance(messageMs);
    expect((await clock.run(work)).id).toBe('new-task');
    expect(clock.now() - start).toBeGreaterThanOrEqual(messageMs + 7000);
    expect(clock.now() - start).toBeLessThan(messageMs + 8000);
    expect(server.arrivals).toHaveLength(2);
  });

  test('after a refused connection', async () => {
    const { server, client, clock } = await timelessSetting(accepted);
    await server.stop();
    const error = await expectCode(clock.run(client.create(remesh, request)), 'network');
    expect(error).toMatchObject({ sent: false });
    expect(error.lost).toBeUndefined();
  });

  /** Errors as Node's fetch puts them into the cause. */
  const unsent: readonly [what: string, cause: object][] = [
    ['no such host', { syscall: 'getaddrinfo', code: 'ENOTFOUND' }],
    ['an unreachable host', { syscall: 'connect', code: 'EHOSTUNREACH' }],
    ['every address refusing', { code: 'ECONNREFUSED', errors: [{ syscall: 'connect' }] }],
    ['no connection in time', { code: 'UND_ERR_CONNECT_TIMEOUT' }],
    ['an expired certificate', { code: 'CERT_HAS_EXPIRED' }],
    ['a certificate of another host', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }],
    ['a self-signed certificate', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
    ['a self-signed certificate in the chain', { code: 'SELF_SIGNED_CERT_IN_CHAIN' }],
    ['an unknown issuer', { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }],
  ];
  for (const [what, cause] of unsent) {
    test(`after ${what}: nothing was sent`, async () => {
      let tries = 0;
      const { client, clock } = await timelessSetting(accepted, {
        fetch: async (input, init) => {
          if (tries++ === 0) throw new TypeError('fetch failed', { cause });
          return fetch(input, init);
        },
      });
      expect((await clock.run(client.create(remesh, request))).id).toBe('new-task');
      expect(tries).toBe(2);
    });
  }

  for (const cause of [{ syscall: 'read', code: 'ECONNRESET' }, { code: 'UND_ERR_SOCKET' }, {}, undefined]) {
    test(`but not after ${JSON.stringify(cause)}: it may have been sent`, async () => {
      let tries = 0;
      const { client, clock } = await timelessSetting(accepted, {
        fetch: async () => {
          tries++;
          throw new TypeError('fetch failed', { cause });
        },
      });
      await expectCode(clock.run(client.create(remesh, request)), 'unknown_outcome');
      expect(tries).toBe(1);
    });
  }

  test('after the 500 that its family declares harmless', async () => {
    const { server, client, clock } = await timelessSetting(
      inTurn((_, response) => reply(response, 500, {}), accepted),
    );
    const body = { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578', candidate_id: 'c' };
    expect((await clock.run(client.create(keycapBuild, body))).id).toBe('new-task');
    expect(server.arrivals).toHaveLength(2);
  });
});

describe('a refused create is final', () => {
  const refusals = [
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [402, 'payment_required'],
    [404, 'not_found'],
  ] as const;
  for (const [status, code] of refusals) {
    test(`${status} is ${code}, with what the service says`, async () => {
      const { server, client } = await setting((_, response) =>
        reply(response, status, { message: 'target_polycount is\nout of range' }),
      );
      const error = await expectCode(client.create(remesh, request), code);
      expect(error).toMatchObject({ status, operation: 'remesh create', family: 'remesh' });
      expect(error.message).toContain(`remesh create: ${status}, target_polycount is out of range`);
      expect(error.lost).toBeUndefined();
      expect(server.arrivals).toHaveLength(1);
    });
  }

  test('403 and 422 are final where the specification declares them for the family', async () => {
    const { client } = await setting(({ path }, response) =>
      reply(response, path.endsWith('/prototype') ? 403 : 422, { message: 'no' }),
    );
    const picture = { image_url: 'https://example.com/cat.webp' };
    const errors = [
      await expectCode(client.create(keycapPrototype, picture), 'forbidden'),
      await expectCode(client.create(rigging, request), 'unprocessable'),
    ];
    expect(errors.map(({ lost }) => lost)).toEqual([undefined, undefined]);
  });

  const half = 'content-length: 100\r\n\r\n{"message":"half of';
  test('402 with an endless body is payment_required', async () => {
    const { fetch, requested } = watchedFetch();
    const { server, client, clock } = await timelessSetting(
      (_, __, socket) => void socket.write(`HTTP/1.1 402 No\r\n${half}`),
      { fetch },
    );
    const work = client.create(remesh, request, { timeoutMs: 200 });
    await requested.reached(2);
    clock.advance(200);
    const error = await expectCode(work, 'payment_required');
    expect(error).toMatchObject({ status: 402, operation: 'remesh create' });
    expect(error.lost).toBeUndefined();
    expect(server.arrivals).toHaveLength(1);
  });

  test('402 with a truncated or non-JSON body is payment_required', async () => {
    for (const rest of [half, '\r\n<html>', 'content-length: 4\r\n\r\nnull']) {
      const { client } = await setting((_, __, socket) => void socket.end(`HTTP/1.1 402 No\r\n${rest}`));
      await expectCode(client.create(remesh, request), 'payment_required');
    }
  });

  test('an endless body is not read to the end', async () => {
    const part = Buffer.alloc(2 ** 14, ' ');
    const closed = counter();
    const { client } = await setting((_, response) => {
      response.on('close', closed.count);
      response.writeHead(400);
      const more = () => void (response.destroyed || response.write(part, more));
      more();
    });
    await expectCode(client.create(remesh, request), 'bad_request');
    await closed.reached(1);
  });

  test('a redirect does not receive the key, and its outcome is unknown', async () => {
    const elsewhere = await setting(accepted);
    const { client } = await setting((_, response) =>
      reply(response, 307, undefined, { location: `${elsewhere.server.baseUrl}/v1/remesh` }),
    );
    await expectCode(client.create(remesh, request), 'unknown_outcome');
    expect(elsewhere.server.arrivals).toHaveLength(0);
  });
});

describe('a read recovers', () => {
  const faults: readonly [what: string, script: Script][] = [
    ['a reset', (_, __, socket) => void socket.resetAndDestroy()],
    ['a cut body', (_, __, socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\n{"id":')],
    ['429', (_, response) => reply(response, 429, {}, { 'retry-after': '3' })],
    ['500', (_, response) => reply(response, 500)],
    ['502 with a page', (_, response) => void response.writeHead(502).end('<html>Bad Gateway</html>')],
    ['503', (_, response) => reply(response, 503, {}, { 'retry-after': '3' })],
    ['a page instead of JSON', (_, response) => void response.writeHead(200).end('<html>')],
  ];
  for (const [what, script] of faults) {
    test(`from ${what}`, async () => {
      const { client, clock } = await timelessSetting(
        inTurn(script, (_, response) => reply(response, 200, task)),
      );
      expect(await clock.run(client.retrieve(client.ref(remesh, 'a-task')))).toEqual(task);
    });
  }

  test('from silence', async () => {
    const { client, clock, server } = await timelessSetting(
      inTurn(
        () => {},
        (_, response) => reply(response, 200, task),
      ),
    );
    const work = client.retrieve(client.ref(remesh, 'a-task'));
    await server.arrived(1);
    clock.advance(30_000);
    expect(await clock.run(work)).toEqual(task);
  });
});

describe('an outage of 60 s within the deadline is survived', () => {
  const outages: readonly [what: string, script: Script][] = [
    ['503', (_, response) => reply(response, 503)],
    ['resets', (_, __, socket) => void socket.destroy()],
  ];
  for (const [what, during] of outages) {
    for (const timeoutMs of [62_000, 120_000]) {
      test(`${what}, with ${timeoutMs / 1000} s to go`, async () => {
        const { client, clock, server } = await timelessSetting(() => {});
        const end = clock.now() + 60_000;
        server.play((arrival, response, socket) =>
          clock.now() < end
            ? during(arrival, response, socket)
            : reply(response, 200, { ...task, status: 'FAILED' }),
        );
        const ref = client.ref(remesh, 'a-task');
        expect((await clock.run(client.retrieve(ref, { timeoutMs }))).status).toBe('FAILED');
        const secondEnd = clock.now() + 60_000;
        server.play((arrival, response, socket) =>
          clock.now() < secondEnd
            ? during(arrival, response, socket)
            : reply(response, 200, { ...task, status: 'FAILED' }),
        );
        expect((await clock.run(client.result(ref, { timeoutMs }))).status).toBe('FAILED');
        expect(server.arrivals.length).toBeLessThan(40);
      });
    }
  }

  test('an outage beyond the deadline ends with its cause', async () => {
    const { client, clock } = await timelessSetting((_, response) =>
      reply(response, 503, { message: 'down' }),
    );
    const start = clock.now();
    const error = await expectCode(clock.run(client.list(remesh, { timeoutMs: 30_000 })), 'server_error');
    expect(error.message).toContain('503, down');
    expect(clock.now() - start).toBeLessThanOrEqual(30_000);
  });
});

describe('Retry-After and the deadline', () => {
  test('a wait beyond the deadline fails at once and reports the wait', async () => {
    const { client, clock, server } = await timelessSetting((_, response) =>
      reply(response, 429, {}, { 'retry-after': '60' }),
    );
    const start = clock.now();
    const error = await expectCode(
      clock.run(client.create(remesh, request, { timeoutMs: 30_000 })),
      'rate_limited',
    );
    expect(error).toMatchObject({ retryAfterMs: 60_000, status: 429 });
    expect(error.message).toContain('wait 60 s');
    expect(clock.now()).toBe(start);
    expect(server.arrivals).toHaveLength(1);
  });

  const endless = ['1000000000', 'Fri, 31 Dec 9999 23:59:59 GMT'];
  for (const header of endless) {
    for (const timeoutMs of [30_000, Number.POSITIVE_INFINITY]) {
      test(`${header} ends at once, with the wait, within ${timeoutMs} ms`, async () => {
        const { client, clock, server } = await timelessSetting((_, response) =>
          reply(response, 429, {}, { 'retry-after': header }),
        );
        const start = clock.now();
        const ref = client.ref(remesh, 'a-task');
        const calls: (() => Promise<unknown>)[] = [
          () => client.create(remesh, request, { timeoutMs }),
          () => client.retrieve(ref, { timeoutMs }),
          () => client.list(remesh, { timeoutMs }),
          () => client.result(ref, { timeoutMs }),
        ];
        for (const call of calls) {
          const error = await expectCode(clock.run(call()), 'rate_limited');
          expect(error.message).toMatch(/wait \d{9,} s/);
        }
        expect(clock.now()).toBe(start);
        // A refused stream leads to one read of the task.
        expect(server.arrivals.length).toBeLessThanOrEqual(5);
      });
    }

    test(`${header} on the answer to a look ends the wait at once`, async () => {
      const { client, clock } = await timelessSetting((_, response) =>
        reply(response, 200, task, { 'retry-after': header }),
      );
      const start = clock.now();
      const work = client.wait(client.ref(remesh, 'a-task'), { timeoutMs: Number.POSITIVE_INFINITY });
      const error = await expectCode(clock.run(work), 'timeout');
      expect(error.message).toMatch(/wait \d{9,} s/);
      expect(clock.now()).toBe(start);
    });
  }
});
