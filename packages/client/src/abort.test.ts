import { getEventListeners } from 'node:events';
import { remesh } from '@meshwright/contract';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import type { Client } from './create-client.ts';
import { setting } from './testing/clients.ts';
import { type Counter, counter } from './testing/counter.ts';
import { expectCode } from './testing/failure-of.ts';
import { type FaultServer, reply, type Script } from './testing/fault-server.ts';
import { watchedFetch } from './testing/watched-fetch.ts';

const running = { id: 'a-task', status: 'IN_PROGRESS', progress: 50 };

interface Scene {
  readonly server: FaultServer;
  /** Body parts that the client requested: at the second request it has the first part and waits. */
  readonly requested: Counter;
  /** Pauses between requests that the client began. */
  readonly rests: Counter;
  /** Counts calls to the functions that the caller passed to the client. */
  readonly called: Counter;
}

interface Phase {
  readonly phase: string;
  readonly script?: Script;
  readonly options?: (scene: Pick<Scene, 'called'>) => { key?: () => Promise<string>; fetch?: typeof fetch };
  readonly start: (client: Client, signal: AbortSignal, scene: Scene) => Promise<unknown>;
  /** Resolves once the client is inside the phase. */
  readonly inside: (scene: Scene) => Promise<void>;
}

function held(called: Counter): Promise<never> {
  called.count();
  return new Promise(() => {});
}

const arrived =
  (requests: number) =>
  ({ server }: Scene) =>
    server.arrived(requests);
const requestParts =
  (parts: number) =>
  ({ requested }: Scene) =>
    requested.reached(parts);
const resting = ({ rests }: Scene) => rests.reached(1);
/** True for a pause of these tests: the first backoff (of a stream 1 to 1.5 s), or the minute that the service requests. */
const isRest = (ms: number) => ms < 1500 || (ms > 60_000 && ms < 61_000);

const ref = (client: Client) => client.ref(remesh, 'a-task');
const head = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n';

const phases: readonly Phase[] = [
  {
    phase: 'asking for the key',
    options: ({ called }) => ({ key: () => held(called) }),
    inside: ({ called }) => called.reached(1),
    start: (client, signal) => client.balance({ signal }),
  },
  {
    phase: 'connecting, with a fetch that ignores signals',
    // No loopback server can hold this phase open.
    options: ({ called }) => ({ fetch: () => held(called) }),
    inside: ({ called }) => called.reached(1),
    start: (client, signal) => client.balance({ signal }),
  },
  {
    phase: 'waiting for the headers of a create',
    inside: arrived(1),
    start: (client, signal) => client.create(remesh, { input_task_id: 'x' }, { signal }),
  },
  {
    phase: 'waiting for the headers of a read',
    inside: arrived(1),
    start: (client, signal) => client.retrieve(ref(client), { signal }),
  },
  {
    phase: 'reading a body',
    inside: requestParts(2),
    script: (_, __, socket) => void socket.write(`${head}{"id":`),
    start: (client, signal) => client.list(remesh, { signal }),
  },
  {
    phase: 'reading the body of an error',
    inside: requestParts(2),
    script: (_, __, socket) => void socket.write(`HTTP/1.1 400 Bad\r\ncontent-length: 100\r\n\r\n{"mess`),
    start: (client, signal) => client.list(remesh, { signal }),
  },
  {
    phase: 'backing off',
    inside: resting,
    script: (_, response) => reply(response, 503),
    start: (client, signal) => client.retrieve(ref(client), { signal }),
  },
  {
    phase: 'waiting as Retry-After demands',
    inside: resting,
    script: (_, response) => reply(response, 429, {}, { 'retry-after': '60' }),
    start: (client, signal) => client.retrieve(ref(client), { signal }),
  },
  {
    phase: 'pausing between looks',
    inside: resting,
    script: (_, response) => reply(response, 200, running, { 'retry-after': '60' }),
    start: (client, signal) => client.wait(ref(client), { signal }),
  },
  {
    phase: 'opening a stream',
    inside: arrived(1),
    start: (client, signal) => client.result(ref(client), { signal }),
  },
  {
    phase: 'listening to a silent stream',
    inside: requestParts(2),
    script: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n'),
    start: (client, signal) => client.result(ref(client), { signal }),
  },
  {
    phase: 'pausing before a stream is opened again',
    inside: resting,
    script: (_, __, socket) => void socket.destroy(),
    start: (client, signal) => client.result(ref(client), { signal }),
  },
  {
    phase: 'removing',
    inside: arrived(2),
    script: ({ method }, response) => {
      if (method === 'GET') reply(response, 200, running);
    },
    start: (client, signal) => client.remove(ref(client), { signal }),
  },
  {
    phase: 'waiting for a download',
    inside: arrived(1),
    start: (client, signal, { server }) => client.download(`${server.origin}/a.glb?sig=1`, { signal }),
  },
  {
    phase: 'downloading',
    inside: requestParts(2),
    script: (_, __, socket) => void socket.write(`${head}glTF`),
    start: (client, signal, { server }) => client.download(`${server.origin}/a.glb?sig=1`, { signal }),
  },
  {
    phase: 'handing bytes to a slow sink',
    inside: ({ called }) => called.reached(1),
    script: (_, response) => void response.end('glTF'),
    start: (client, signal, { server, called }) =>
      client.downloadTo(`${server.origin}/a.glb?sig=1`, { open() {}, write: () => held(called) }, { signal }),
  },
  {
    phase: 'waiting for the hash of a slow sink',
    inside: ({ called }) => called.reached(1),
    script: (_, response) => void response.end('PK'),
    start: (client, signal, { server, called }) =>
      client.downloadTo(
        `${server.origin}/a.zip?sig=1`,
        { open() {}, write() {}, sha256: () => held(called) },
        { signal },
      ),
  },
];

/** Turns of the event loop that an abort may take; unlike a time, a count does not depend on machine load. */
const turns = 5;

for (const { phase, script = () => {}, start, inside, options } of phases) {
  test(`an abort while ${phase} ends it at once, its reason kept`, async () => {
    const [called, rests] = [counter(), counter()];
    const { fetch, requested } = watchedFetch();
    const clock = {
      ...systemClock,
      after(ms: number, call: () => void) {
        if (isRest(ms)) rests.count();
        return systemClock.after(ms, call);
      },
    };
    const { client, server } = await setting(script, { fetch, clock, ...options?.({ called }) });
    const scene = { server, requested, rests, called };
    const abort = new AbortController();
    const reason = new Error(`stopped while ${phase}`);
    const work = start(client, abort.signal, scene);
    let ended = false;
    work.catch(() => {
      ended = true;
    });
    await inside(scene);
    abort.abort(reason);
    for (let turn = 0; turn < turns && !ended; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(ended, `it ends within ${turns} turns of the event loop`).toBe(true);
    const error = await expectCode(work, 'aborted');
    expect(error.cause).toBe(reason);
  });
}

test('an already aborted signal prevents every request', async () => {
  const { client, server } = await setting(() => {});
  const signal = AbortSignal.abort('no');
  for (const work of [
    client.create(remesh, { input_task_id: 'x' }, { signal }),
    client.result(ref(client), { signal }),
    client.download(`${server.origin}/a.glb`, { signal }),
  ]) {
    expect((await expectCode(work, 'aborted')).cause).toBe('no');
  }
  expect(server.arrivals).toHaveLength(0);
});

test('a signal that outlives many operations keeps none of their listeners', async () => {
  const { client } = await setting(({ method }, response) =>
    method === 'DELETE' ? reply(response, 200) : reply(response, 200, { ...running, status: 'FAILED' }),
  );
  const { signal } = new AbortController();
  for (let round = 0; round < 5; round++) {
    await client.wait(ref(client), { signal });
    await client.remove(ref(client), { signal });
    await expectCode(client.balance({ signal, timeoutMs: 0 }), 'timeout');
  }
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('an abort closes the connection of the stream', async () => {
  const closed = counter();
  const { client } = await setting((_, response) => {
    response.on('close', closed.count);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(running)}\n\n`);
  });
  const abort = new AbortController();
  const work = client.result(ref(client), { signal: abort.signal, onProgress: () => abort.abort() });
  await expectCode(work, 'aborted');
  await closed.reached(1);
});
