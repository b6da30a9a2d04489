// Prints how fast the built service starts, creates and reads, next to a bare handler on the same server.
// Run: npm run bench -w packages/service [-- TASKS]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { serve } from '@hono/node-server';
import { startService } from '@meshwright/service';
import { Hono } from 'hono';

const tasks = Number(process.argv[2] ?? 2_000);
const reads = 5_000;
const atOnce = 16;
const headers = { Authorization: 'Bearer k', 'Content-Type': 'application/json' };
const accounts = [{ name: 'a', key: 'k', credits: 1_000_000 }];

const folder = mkdtempSync(join(tmpdir(), 'meshwright-bench-'));
try {
  start();
  await load();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Measures the time from process start to the first answer, five times. */
function start() {
  const program = `
    const { startService } = await import('@meshwright/service');
    const service = await startService({ port: 0, dataDir: process.argv[1] });
    const headers = { Authorization: 'Bearer ' + service.accounts[0].key };
    const { status } = await fetch(service.baseUrl + '/v1/balance', { headers });
    const megabytes = process.memoryUsage().rss / 1e6;
    console.log(JSON.stringify([Date.now() - performance.timeOrigin, megabytes, status]));
    await service.stop();`;
  const argv = ['--input-type=module', '-e', program, join(folder, 'start')];
  const runs = Array.from({ length: 5 }, () => JSON.parse(execFileSync(process.execPath, argv).toString()));
  if (runs.some(([, , status]) => status !== 200)) throw new Error('the service did not answer 200');
  const median = (column) => runs.map((run) => run[column]).sort((a, b) => a - b)[2];
  console.log(
    `start to first 200: ${median(0).toFixed(0)} ms, resident ${median(1).toFixed(0)} MB (median of 5)`,
  );
}

async function load() {
  const files = { 'model.glb': new Uint8Array(1000) };
  const engine = {
    missing: () => null,
    run: async () => ({ files, result: { model_urls: { glb: 'model.glb' } } }),
  };
  const service = await startService({ port: 0, dataDir: join(folder, 'load'), accounts, engine });
  const bare = serve({
    fetch: new Hono().get('/', (c) => c.json({ balance: 1 })).fetch,
    port: 0,
    hostname: '127.0.0.1',
  });
  await new Promise((listening) => bare.once('listening', listening));

  const url = `${service.baseUrl}/v2/text-to-3d`;
  const body = JSON.stringify({ mode: 'preview', prompt: 'a wooden chest' });
  const ids = [];
  report(
    'create',
    await timed(tasks, async () => {
      ids.push((await (await fetch(url, { method: 'POST', headers, body })).json()).result);
    }),
  );
  const left = (await (await fetch(`${service.baseUrl}/v1/balance`, { headers })).json()).balance;
  console.log(`credits lost: ${accounts[0].credits - 20 * tasks - left}`);

  // Reads are measured once the jobs have ended.
  await (await fetch(`${url}/${ids.at(-1)}/stream`, { headers })).text();
  const text = async (address) => (await fetch(address, { headers })).text();
  const baseline = await timed(reads, () => text(`http://127.0.0.1:${bare.address().port}/`));
  report('bare handler', baseline);
  report('retrieve', await timed(reads, (i) => text(`${url}/${ids[(i * 7) % ids.length]}`)), baseline);
  report('list of 10', await timed(reads, () => text(url)), baseline);
  bare.close();
  bare.closeAllConnections();
  await service.stop();
}

async function timed(count, call) {
  const latencies = [];
  const begin = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = performance.now();
      next += 1;
      await call(next);
      latencies.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  latencies.sort((a, b) => a - b);
  return {
    perSecond: (count / (performance.now() - begin)) * 1000,
    p99: latencies[Math.floor(count * 0.99)],
  };
}

function report(name, { perSecond, p99 }, baseline) {
  const ratio = baseline ? `, ${(perSecond / baseline.perSecond).toFixed(2)} of the bare handler` : '';
  console.log(`${name}: ${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(1)} ms${ratio}`);
}
