// Sends hostile files to the built service and prints a row for each: how it ended, how long that took, the p99 of
// another account's reads meanwhile, the peak of resident memory and what is left of it a moment later.
// Run: node packages/service/bench/hostile.mjs [--only PART-OF-A-NAME] [--family convert] [--seed 20261122]
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
  },
});
if (values.service) await serve();
else await run();

/** The service, in a process of its own so that its memory is its own. */
async function serve() {
  const { startService } = await import('@meshwright/service');
  const accounts = ['sender', 'other'].map((name) => ({ name, key: name, plan: 'pro', credits: 1_000_000 }));
  const service = await startService({ port: 0, accounts });
  let peak = 0;
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50).unref();
  process.on('message', (order) => {
    if (order === 'stop') return void service.stop().then(() => process.disconnect());
    if (order === 'begin') peak = process.memoryUsage.rss();
    globalThis.gc?.();
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    process.send({ peak, rss, heapUsed, arrayBuffers });
  });
  process.send({ baseUrl: service.baseUrl });
}

async function run() {
  const files = (await hostile()).filter(({ name }) => name.includes(values.only));
  const child = fork(import.meta.filename, ['--service'], { execArgv: ['--expose-gc'] });
  const { baseUrl } = await answer(child);
  console.log(
    '| file | bytes | ended | ms | p99 of other reads ms | peak MB | after MB | heap + buffers MB |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  try {
    for (const file of files) console.log(`| ${(await row(child, baseUrl, file)).join(' | ')} |`);
    console.log(`| ${(await large(child, baseUrl)).join(' | ')} |`);
  } finally {
    child.send('stop');
  }
}

async function row(child, baseUrl, { name, field, make }) {
  const bytes = make();
  const isImage = field === 'image_url';
  const path = isImage ? '/v1/image-to-3d' : `/v1/${values.family}`;
  const type = isImage ? 'image/png' : 'application/octet-stream';
  const body = JSON.stringify({
    [field]: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    ...(isImage ? {} : { target_formats: values.formats.split(',') }),
  });
  return await measured(child, baseUrl, name, bytes.length, () => ended(baseUrl + path, body));
}

/** Eight bodies of 139 MB at once. */
async function large(child, baseUrl) {
  const data = 'A'.repeat(138_999_900);
  const body = `{"model_url":"data:application/octet-stream;base64,${data}","target_formats":["glb"]}`;
  return await measured(child, baseUrl, 'eight bodies of 139 MB', body.length, async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ended(`${baseUrl}/v1/convert`, body)));
    return all.join(', ');
  });
}

async function measured(child, baseUrl, name, size, work) {
  await ask(child, 'begin');
  const stop = new AbortController();
  const reads = readings(baseUrl, stop.signal);
  const began = performance.now();
  const how = await work();
  const ms = performance.now() - began;
  stop.abort();
  const p99 = await reads;
  await pause(1_000);
  const { peak, rss, heapUsed, arrayBuffers } = await ask(child, 'look');
  const megabytes = (count) => (count / 1e6).toFixed(0);
  return [
    name,
    size,
    how,
    ms.toFixed(0),
    p99,
    megabytes(peak),
    megabytes(rss),
    megabytes(heapUsed + arrayBuffers),
  ];
}

/** How a create and its task ended. */
async function ended(url, body) {
  const headers = { Authorization: 'Bearer sender', 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const made = await response.json();
  if (response.status !== 202) return `${response.status} ${short(made.message)}`;
  await (await fetch(`${url}/${made.result}/stream`, { headers })).text();
  const task = await (await fetch(`${url}/${made.result}`, { headers })).json();
  return `${task.status} ${task.consumed_credits} credits ${short(task.task_error.message)}`;
}

async function readings(baseUrl, signal) {
  const headers = { Authorization: 'Bearer other' };
  const times = [];
  while (!signal.aborted || times.length < 20) {
    const began = performance.now();
    await (await fetch(`${baseUrl}/v1/balance`, { headers })).text();
    times.push(performance.now() - began);
    await pause(10);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)].toFixed(0);
}

function ask(child, order) {
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
    entryPoints: [join(home, 'src/testing/hostile-models.ts')],
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
