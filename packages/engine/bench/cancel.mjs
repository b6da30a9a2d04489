// Cancels every job midway through the worker pool: node --expose-gc cancel.mjs '{"family": ms, ...}'
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { jobInput } from './inputs.mjs';
import { rows } from './rows.mjs';
import { source, workerUrl } from './sources.mjs';

const { createWorkerPool } = await source('index');
const mib = () => process.memoryUsage.rss() / 1_048_576;

const runs = Object.entries(JSON.parse(process.argv[2]));
// Not counted: the first job loads code that stays in memory.
if (runs[0]) await cancelled(runs[0][0], 0);
for (const [family, milliseconds] of runs) {
  let found = await cancelled(family, milliseconds / 2);
  for (let part = 4; found.outcome === 'done before' && part <= 64; part *= 4) {
    found = await cancelled(family, milliseconds / part);
  }
  console.log(JSON.stringify({ family, ...found }));
}

/** Starts a job, cancels it `afterMs` after its start, and waits until its thread has ended. */
async function cancelled(family, afterMs) {
  globalThis.gc();
  const before = mib();
  const pool = createWorkerPool({ size: 1, workerUrl });
  const stop = new AbortController();
  // A worker loads its code first; its first message marks the start of the job.
  let begin = () => {};
  const started = new Promise((resolve) => {
    begin = resolve;
  });
  const input = await jobInput(family, rows[family]);
  const ended = pool.run(input, { progress: () => begin(), signal: stop.signal }).then(
    () => 'done before',
    (error) => error.code,
  );
  await Promise.race([started, ended]);
  await Promise.race([pause(afterMs), ended]);
  const during = mib();
  const at = performance.now();
  stop.abort();
  const outcome = await ended;
  const rejectedMs = performance.now() - at;
  await pool.close();
  const goneMs = performance.now() - at;
  globalThis.gc();
  await pause(20);
  return { outcome, rejectedMs, goneMs, before, during, after: mib() };
}
