import { remesh } from '@meshwright/contract';
import { afterEach, expect, test } from 'vitest';
import type { Client } from './create-client.ts';
import { setting } from './testing/clients.ts';
import { expectCode } from './testing/failure-of.ts';
import { type FaultServer, reply, type Script } from './testing/fault-server.ts';

const running = { id: 'a-task', status: 'IN_PROGRESS', progress: 50 };

interface Phase {
  readonly phase: string;
  readonly script?: Script;
  readonly key?: () => Promise<string>;
  /** A fetch that never connects, for the phase no loopback server can hold open. */
  readonly fetch?: typeof fetch;
  readonly start: (client: Client, signal: AbortSignal, server: FaultServer) => Promise<unknown>;
  /** Requests that must have arrived before the abort. */
  readonly arrivals?: number;
}

const never = new Promise<never>(() => {});
const ref = (client: Client) => client.ref(remesh, 'a-task');
const head = 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n';

const phases: readonly Phase[] = [
  {
    phase: 'asking for the key',
    key: () => never,
    start: (client, signal) => client.balance({ signal }),
  },
  {
    phase: 'connecting, with a fetch that ignores signals',
    fetch: () => never,
    start: (client, signal) => client.balance({ signal }),
  },
  {
    phase: 'waiting for the headers of a create',
    arrivals: 1,
    start: (client, signal) => client.create(remesh, { input_task_id: 'x' }, { signal }),
  },
  {
    phase: 'waiting for the headers of a read',
    arrivals: 1,
    start: (client, signal) => client.retrieve(ref(client), { signal }),
  },
  {
    phase: 'reading a body',
    arrivals: 1,
    script: (_, __, socket) => void socket.write(`${head}{"id":`),
    start: (client, signal) => client.list(remesh, { signal }),
  },
  {
    phase: 'reading the body of an error',
    arrivals: 1,
    script: (_, __, socket) => void socket.write(`HTTP/1.1 400 Bad\r\ncontent-length: 100\r\n\r\n{"mess`),
    start: (client, signal) => client.list(remesh, { signal }),
  },
  {
    phase: 'backing off',
    arrivals: 1,
    script: (_, response) => reply(response, 503),
    start: (client, signal) => client.retrieve(ref(client), { signal }),
  },
  {
    phase: 'waiting as Retry-After asks',
    arrivals: 1,
    script: (_, response) => reply(response, 429, {}, { 'retry-after': '60' }),
    start: (client, signal) => client.retrieve(ref(client), { signal }),
  },
  {
    phase: 'pausing between looks',
    arrivals: 1,
    script: (_, response) => reply(response, 200, running, { 'retry-after': '60' }),
    start: (client, signal) => client.wait(ref(client), { signal }),
  },
  {
    phase: 'opening a stream',
    arrivals: 1,
    start: (client, signal) => client.result(ref(client), { signal }),
  },
  {
    phase: 'listening to a silent stream',
    arrivals: 1,
    script: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n'),
    start: (client, signal) => client.result(ref(client), { signal }),
  },
  {
    phase: 'pausing before a stream is opened again',
    arrivals: 1,
    script: (_, __, socket) => void socket.destroy(),
    start: (client, signal) => client.result(ref(client), { signal }),
  },
  {
    phase: 'removing',
    arrivals: 2,
    script: ({ method }, response) => {
      if (method === 'GET') reply(response, 200, running);
    },
    start: (client, signal) => client.remove(ref(client), { signal }),
  },
  {
    phase: 'waiting for a download',
    arrivals: 1,
    start: (client, signal, { origin }) => client.download(`${origin}/a.glb?sig=1`, { signal }),
  },
  {
    phase: 'downloading',
    arrivals: 1,
    script: (_, __, socket) => void socket.write(`${head}glTF`),
    start: (client, signal, { origin }) => client.download(`${origin}/a.glb?sig=1`, { signal }),
  },
  {
    phase: 'handing bytes to a slow sink',
    arrivals: 1,
    script: (_, response) => void response.end('glTF'),
    start: (client, signal, { origin }) =>
      client.downloadTo(`${origin}/a.glb?sig=1`, { open() {}, write: () => never }, { signal }),
  },
];

const timers = new Set<NodeJS.Timeout>();
afterEach(() => {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
});

for (const { phase, script = () => {}, start, arrivals = 0, ...options } of phases) {
  test(`an abort while ${phase} ends it within 20 ms, its reason kept`, async () => {
    const { client, server } = await setting(script, options);
    const abort = new AbortController();
    const reason = new Error(`stopped while ${phase}`);
    const work = start(client, abort.signal, server);
    let ended = 0;
    work.catch(() => {
      ended = performance.now();
    });
    await server.arrived(arrivals);
    // Whatever the server sent is on its way; let it arrive, so that the client is inside the phase.
    await new Promise((resolve) => timers.add(setTimeout(resolve, 30)));
    const from = performance.now();
    abort.abort(reason);
    const error = await expectCode(work, 'aborted');
    expect(ended - from).toBeLessThan(20);
    expect(error.cause).toBe(reason);
  });
}

test('a signal that is aborted already lets nothing be sent', async () => {
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
