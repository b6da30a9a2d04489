// Sends hostile files to the built service and prints a row for each: how the task ended, its duration, the p99 of
// another account's reads meanwhile, the longest block of the service's event loop, the most processor time of its
// main thread in one turn (Linux only; on a busy machine the difference is the wait for a processor), the peak of
// resident memory and what remains of it a moment later. The service, the reads and the senders are separate
// processes, so that none waits for another's work.
// Run: node packages/service/bench/hostile.mjs [--only PART-OF-A-NAME] [--family convert] [--seed 20261122]
import { fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    family: { type: 'string', default: 'convert' },
    formats: { type: 'string', default: 'glb' },
    seed: { type: 'string', default: '20261122' },
    service: { type: 'boolean', default: false },
    reads: { type: 'string' },
  },
});
const large = {
  'eight bodies of 139 MB at once': 104_249_900,
  'eight models of 99 MB at once': 99_000_000,
};
if (values.service) await serve();
else if (values.reads !== undefined) await read(values.reads);
else await run();

/** The service runs in its own process, so that its memory is measured alone. */
async function serve() {
  const { startService } = await import('@meshwright/service');
  const accounts = ['sender', 'other'].map((name) => ({ name, key: name, credits: 1_000_000 }));
  const service = await startService({ port: 0, accounts });
  let peak = 0;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let longest = 0;
  let before = mainThreadMs();
  setInterval(() => {
    const now = mainThreadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, 2).unref();
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20).unref();
  process.on('message', (order) => {
    if (order === 'stop') return void service.stop().then(() => process.disconnect());
    const still = delay.max / 1e6;
    if (order === 'begin') {
      peak = process.memoryUsage.rss();
      globalThis.gc?.();
      delay.reset();
      before = mainThreadMs();
      longest = 0;
    }
    process.send({ peak, rss: process.memoryUsage.rss(), still, longest });
  });
  process.send({ baseUrl: service.baseUrl });
}

/** Processor time of the main thread in milliseconds. */
function mainThreadMs() {
  if (process.platform !== 'linux') return Number.NaN;
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ', 1)[0]) / 1e6;
}

/** Reads from another account, one request after the other, until it receives `stop`; then sends their durations. */
async function read(baseUrl) {
  const agent = new Agent({ keepAlive: true });
  const options = { agent, headers: { Authorization: 'Bearer other' } };
  let isOn = false;
  let times = [];
  process.on('message', (order) => {
    isOn = order === 'begin';
    if (isOn) return void loop();
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.floor(times.length * share)];
    process.send({ count: times.length, p50: at(0.5), p99: at(0.99) });
  });
  process.send('ready');

  async function loop() {
    times = [];
    while (isOn) {
      const began = performance.now();
      await new Promise((done, fail) => {
        get(`${baseUrl}/v1/balance`, options, (response) => response.resume().once('end', done)).once(
          'error',
          fail,
        );
      });
      times.push(performance.now() - began);
      await pause(5);
    }
  }
}

async function run() {
  const files = (await hostile()).filter(({ name }) => name.includes(values.only));
  const service = fork(import.meta.filename, ['--service'], { execArgv: ['--expose-gc'] });
  const { baseUrl } = await answer(service);
  const reader = fork(import.meta.filename, ['--reads', baseUrl]);
  await answer(reader);
  const run = { service, reader, baseUrl };
  console.log(
    '| file | bytes | ended | ms | reads | p50 ms | p99 ms | stood still ms | longest turn ms | peak MB | after MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  try {
    for (const file of files) console.log(`| ${(await row(run, file)).join(' | ')} |`);
    for (const [name, bytes] of Object.entries(large)) {
      if (name.includes(values.only)) console.log(`| ${(await atOnce(run, name, bytes)).join(' | ')} |`);
    }
  } finally {
    service.send('stop');
    if (reader.connected) reader.disconnect();
  }
}

async function row(run, { name, field, make }) {
  const bytes = make();
  const isImage = field === 'image_url';
  const path = isImage ? '/v1/image-to-3d' : `/v1/${values.family}`;
  const type = isImage ? 'image/png' : 'application/octet-stream';
  const body = JSON.stringify({
    [field]: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    ...(isImage ? {} : { target_formats: values.formats.split(',') }),
  });
  return await measured(run, name, bytes.length, () => ended(run.baseUrl + path, body));
}

/** Sends the same body eight times at once: a triangle cloud at or above the data URI size limit. */
async function atOnce(run, name, size) {
  const model = cloud(size).toString('base64');
  // Bytes, because a string would be encoded again for each request, within the header timeout of the connection.
  const body = Buffer.from(
    `{"model_url":"data:application/octet-stream;base64,${model}","target_formats":["glb"]}`,
  );
  return await measured(run, name, body.length, async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ended(`${run.baseUrl}/v1/convert`, body)));
    const counts = new Map();
    for (const how of all) counts.set(how, (counts.get(how) ?? 0) + 1);
    return [...counts].map(([how, count]) => `${count} times ${how}`).join(', ');
  });
}

/** A GLB with `size` bytes of positions, three per triangle. */
function cloud(size) {
  const count = 3 * Math.floor(size / 36);
  const bin = Buffer.alloc(count * 12);
  for (let at = 0; at < bin.length; at += 4) bin.writeFloatLE(((at * 7919) % 997) / 997, at);
  const text = JSON.stringify({
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 1] }],
    bufferViews: [{ buffer: 0, byteLength: bin.length }],
    buffers: [{ byteLength: bin.length }],
  });
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const le32 = (value) => Buffer.from(Uint32Array.of(value).buffer);
  const chunk = (kind, data) => [le32(data.length), Buffer.from(kind, 'latin1'), data];
  const chunks = Buffer.concat([...chunk('JSON', json), ...chunk('BIN\0', bin)]);
  return Buffer.concat([Buffer.from('glTF'), le32(2), le32(12 + chunks.length), chunks]);
}

async function measured({ service, reader }, name, size, work) {
  // Lets idle connections expire that were open while a file was made.
  await pause(500);
  await request(service, 'begin');
  reader.send('begin');
  const began = performance.now();
  const how = await work();
  const ms = performance.now() - began;
  const reads = await request(reader, 'stop');
  const { still, peak, longest } = await request(service, 'look');
  await pause(1_000);
  const { rss } = await request(service, 'look');
  const whole = (...numbers) => numbers.map((number) => number.toFixed(0));
  return [
    name,
    size,
    how,
    ...whole(ms, reads.count, reads.p50, reads.p99, still, longest, peak / 1e6, rss / 1e6),
  ];
}

/** Returns how a create and its task ended. */
async function ended(url, body) {
  const headers = { Authorization: 'Bearer sender', 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body }).catch((error) => error);
  if (response instanceof Error) return `no answer: ${response.cause?.message ?? response.message}`;
  const made = await response.json();
  if (response.status !== 202) return `${response.status} ${short(made.message)}`;
  await (await fetch(`${url}/${made.result}/stream`, { headers })).text();
  const task = await (await fetch(`${url}/${made.result}`, { headers })).json();
  return `${task.status} ${task.consumed_credits} credits ${short(task.task_error.message)}`;
}

function request(child, order) {
  child.send(order);
  return answer(child);
}

function answer(child) {
  return new Promise((done) => child.once('message', done));
}

function short(text) {
  return text.slice(0, 90);
}

async function hostile() {
  const home = resolve(import.meta.dirname, '..');
  const outfile = join(home, `.hostile-${process.pid}.mjs`);
  await build({
    entryPoints: [join(home, 'src/testing/hostile/hostile-models.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  try {
    const { hostileFiles } = await import(pathToFileURL(outfile).href);
    return hostileFiles(Number(values.seed));
  } finally {
    rmSync(outfile);
  }
}
