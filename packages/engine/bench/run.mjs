// npm run bench -w packages/engine [-- FAMILY ...]: every job of the registry, remesh beside gltfpack, cancelling.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { input, inputsOf } from './inputs.mjs';
import { rows, slowByNature, variants } from './rows.mjs';
import { bundleSources, cache, source } from './sources.mjs';

const mostMs = 2_000;
const mostCancelMs = 100;
const mostLeftMiB = 64;
const mostRatio = 2;
const results = [];

await bundleSources();
const { jobs } = await source('index');
const without = Object.keys(jobs).filter((family) => !rows[family]);
if (without.length > 0) throw new Error(`bench/rows.mjs has no row for ${without.join(', ')}.`);
const selected = process.argv.slice(2);
const families = Object.keys(jobs).filter((family) => selected.length === 0 || selected.includes(family));
for (const family of families) await inputsOf(rows[family]);
const more = Object.entries(variants).filter(([, { family }]) => families.includes(family));
for (const [, { model }] of more) await input(model);

const load = loadavg()[0];
console.log(
  `Node ${process.version}, ${availableParallelism()} processors, load ${load.toFixed(1)} before the start.`,
);
console.log(
  'A process a job, code loaded within; "again" is the same job in that process. On a busy machine the wall clock counts the others too, so the',
);
console.log('bar of 2 s goes by the smaller of wall clock and processor time of the first.\n');

const times = jobTable();
if (selected.length === 0 || selected.includes('remesh')) await remeshTable();
cancelTable(times);
const failed = results.filter((passed) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @returns wall clock by family, for jobs that finished */
function jobTable() {
  const bare = child('job.mjs', 'nothing');
  console.log(`A process that loads the engine and does nothing peaks at ${bare.peakMiB.toFixed(0)} MiB.`);
  print(['job', 'wall ms', 'cpu ms', 'again ms', 'peak MiB', 'output kB', 'bar']);
  const times = {};
  const measured = [
    ...families.map((family) => [family, [family]]),
    ...more.map(([name, { family, model, request }]) => [name, [family, model, JSON.stringify(request)]]),
  ];
  for (const [name, args] of measured) {
    try {
      const { wallMs, cpuMs, againMs, peakMiB, bytes } = child('job.mjs', ...args);
      if (name in rows) times[name] = wallMs;
      const isFast = Math.min(wallMs, cpuMs) <= mostMs;
      const allowed = slowByNature[name];
      if (!allowed) results.push(isFast);
      const bar = isFast ? 'pass' : allowed ? `slow, allowed: ${allowed}` : 'FAIL: above 2 s';
      print([name, wallMs, cpuMs, againMs, peakMiB, bytes / 1000, bar]);
    } catch (error) {
      results.push(false);
      print([name, '', '', '', '', '', `FAIL: ${reasonOf(error)}`]);
    }
  }
  return times;
}

/** Reduces one million triangles to a tenth, GLB to GLB, alternating, each in its own process; startup counts. */
async function remeshTable() {
  const { name } = await input('knot1m.glb');
  const output = join(cache, 'gltfpack.glb');
  const [label, pack] = gltfpack(join(cache, 'inputs', name), output);
  const request = JSON.stringify({ target_polycount: 100_000 });
  const turns = [1, 2, 3].map(() => {
    const other = pack();
    const own = child('job.mjs', 'remesh', name, request, 'once');
    return [least(own), least(other), own.peakMiB];
  });
  rmSync(output, { force: true });
  const [own, other, peak] = [0, 1, 2].map((column) => median(turns.map((turn) => turn[column])));
  const ratio = own / other;
  results.push(ratio <= mostRatio);
  const verdict = ratio <= mostRatio ? 'pass' : 'FAIL';
  console.log(
    `\nRemesh of 1,000,000 triangles to 100,000, thumbnail and all: ${own.toFixed(0)} ms, peak ${peak.toFixed(0)} MiB`,
  );
  console.log(`${label}: ${other.toFixed(0)} ms; ratio ${ratio.toFixed(2)}, bar ${mostRatio}: ${verdict}`);
}

/** Runs the native program that GLTFPACK names, otherwise the WebAssembly one of npm. */
function gltfpack(from, to) {
  const options = ['-i', from, '-o', to, '-si', '0.1', '-noq', '-kn', '-km'];
  const native = process.env.GLTFPACK;
  if (!native) {
    // The version that the gltf package is measured against.
    const { resolve } = createRequire(join(import.meta.dirname, '../../gltf/package.json'));
    const script = resolve('gltfpack').replace(/library\.js$/, 'cli.js');
    return ['gltfpack of npm (WebAssembly, no thumbnail)', () => child('pack.mjs', script, ...options)];
  }
  const run = () => {
    const started = performance.now();
    execFileSync(native, options);
    const wholeWallMs = performance.now() - started;
    return { wholeWallMs, wholeCpuMs: wholeWallMs };
  };
  return [`${native} (native, no thumbnail)`, run];
}

function least({ wholeWallMs, wholeCpuMs }) {
  return Math.min(wholeWallMs, wholeCpuMs);
}

function cancelTable(times) {
  console.log('\nCancelled in the middle, through the worker pool');
  print(['job', 'rejected ms', 'thread gone ms', 'MiB before', 'MiB at cancel', 'MiB after', 'bar']);
  const script = join(import.meta.dirname, 'cancel.mjs');
  const lines = execFileSync(process.execPath, ['--expose-gc', script, JSON.stringify(times)], {
    encoding: 'utf8',
  });
  for (const line of lines.trim().split('\n')) {
    const { family, outcome, rejectedMs, goneMs, before, during, after } = JSON.parse(line);
    const holds = rejectedMs < mostCancelMs && after - before < mostLeftMiB;
    results.push(holds);
    const bar = `${holds ? 'pass' : 'FAIL'}${outcome === 'aborted' ? '' : ` (${outcome})`}`;
    print([family, rejectedMs, goneMs, before, during, after, bar]);
  }
}

function child(script, ...given) {
  const text = execFileSync(process.execPath, [join(import.meta.dirname, script), ...given], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(text.trim().split('\n').at(-1));
}

function print(cells) {
  const texts = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(cell < 10 ? 1 : 0) : cell));
  console.log(
    texts
      .map((text, i) => (i === 0 ? text.padEnd(24) : i < cells.length - 1 ? text.padStart(15) : `  ${text}`))
      .join(''),
  );
}

function reasonOf({ stderr, message }) {
  const lines = String(stderr ?? message).split('\n');
  return lines.find((line) => /Error/.test(line)) ?? lines[0];
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
