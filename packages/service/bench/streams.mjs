// Prints how many event streams the built service holds, how fast they open and close, how much memory they leave
// behind, and whether an unread stream delays the others; next to a bare stream on the same server.
// Run: node packages/service/bench/streams.mjs [HELD] [DROPPED]
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serve } from '@hono/node-server';
import { startService } from '@meshwright/service';
import { Hono } from 'hono';

const held = Number(process.argv[2] ?? 500);
const dropped = Number(process.argv[3] ?? 10_000);
const headers = { Authorization: 'Bearer k', 'Content-Type': 'application/json' };
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

let job;
/** Progress of the only task: each change of it is a frame. */
let percent = 1;
const service = await startService({
  port: 0,
  workers: 1,
  maxStreams: held,
  accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
  engine: {
    missing: () => null,
    run: (_, context) =>
      new Promise((_resolve, reject) => {
        job = context;
        context.signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  },
});
const bare = serve({
  fetch: new Hono().get(
    '/',
    () => new Response(endless(), { headers: { 'Content-Type': 'text/event-stream' } }),
  ).fetch,
  port: 0,
  hostname: '127.0.0.1',
});
await once(bare, 'listening');
try {
  const prefix = `${service.baseUrl}/v2/text-to-3d`;
  const body = JSON.stringify({ mode: 'preview', prompt: 'a crate' });
  const { result } = await (await fetch(prefix, { method: 'POST', headers, body })).json();
  const url = `${prefix}/${result}/stream`;
  const bareUrl = `http://127.0.0.1:${bare.address().port}/`;

  const baseline = await comeAndGo(bareUrl, 2_000);
  // Warm-up: code compiled and caches filled here stay.
  await comeAndGo(url, 2_000);
  const before = memory();
  const rate = await comeAndGo(url, dropped);
  const growth = memory() - before;
  console.log(
    `opened and dropped ${dropped}: ${rate.toFixed(0)} a second, ${(rate / baseline).toFixed(2)} of a bare stream, memory ${growth.toFixed(1)} MB more`,
  );

  const open = await Promise.all(Array.from({ length: held }, () => opened(url)));
  const statuses = open.map(({ statusCode }) => statusCode);
  const { statusCode: oneMore } = await opened(url);
  console.log(
    `held at once: ${statuses.filter((status) => status === 200).length} of ${held}; one more gets ${oneMore}`,
  );
  console.log(`event reaches all ${held} streams: ${(await spread(open)).toFixed(1)} ms`);
  for (const response of open) response.destroy();
  await untilFree(url);
  console.log(`after they closed: ${held} can be opened again`);

  const alone = await delay(url, 20);
  const { port, host, pathname } = new URL(url);
  const mute = connect({ port: Number(port), host: '127.0.0.1' });
  await once(mute, 'connect');
  mute.pause().write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer k\r\n\r\n`);
  const beside = await delay(url, 50);
  mute.destroy();
  console.log(
    `frame to a reader: ${alone.toFixed(2)} ms alone, ${beside.toFixed(2)} ms beside one that never reads (median)`,
  );
} finally {
  bare.close();
  bare.closeAllConnections();
  agent.destroy();
  await service.stop();
}

/** Opens a stream and resolves with the response after its first frame. */
async function opened(url) {
  const request = get(url, { headers, agent });
  const [response] = await once(request, 'response');
  response.on('error', () => {});
  await new Promise((resolve) => response.once('data', resolve));
  return response;
}

/** @returns streams per second */
async function comeAndGo(url, count) {
  const began = performance.now();
  let left = count;
  const side = async () => {
    while (left > 0) {
      left -= 1;
      const response = await opened(url);
      const closed = new Promise((resolve) => response.once('close', resolve));
      response.destroy();
      await closed;
    }
  };
  await Promise.all(Array.from({ length: 32 }, side));
  return (count / (performance.now() - began)) * 1000;
}

/** Milliseconds until all readers have the next frame. */
async function spread(open) {
  const began = performance.now();
  const frames = open.map((response) => new Promise((resolve) => response.once('data', resolve)));
  percent += 1;
  job.progress(percent);
  await Promise.all(frames);
  return performance.now() - began;
}

/** Returns the median of `times` delays from a change to its frame, in milliseconds. */
async function delay(url, times) {
  const response = await opened(url);
  const all = [];
  for (let i = 0; i < times && percent < 98; i += 1) all.push(await spread([response]));
  response.destroy();
  return all.sort((a, b) => a - b)[all.length >> 1];
}

/** Waits until all stream slots are free: the service notices that a reader left when its connection closes. */
async function untilFree(url) {
  for (;;) {
    const open = await Promise.all(Array.from({ length: held }, () => opened(url)));
    for (const response of open) response.destroy();
    if (open.every(({ statusCode }) => statusCode === 200)) return;
  }
}

function memory() {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}

function endless() {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: {}\n\n')),
  });
}
