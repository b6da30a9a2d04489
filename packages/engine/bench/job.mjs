// Runs one job in a separate process, and twice again: node job.mjs FAMILY [INPUT REQUEST [once]]
import { performance } from 'node:perf_hooks';
import { input, jobInput } from './inputs.mjs';
import { rows } from './rows.mjs';
import { source } from './sources.mjs';

const [family, name, request, once] = process.argv.slice(2);
const given = name
  ? { family, request: JSON.parse(request), files: { model: await input(name) }, seed: 1 }
  : rows[family] && (await jobInput(family, rows[family]));
const { jobs, runJob } = await source('index');
const context = { progress() {}, signal: new AbortController().signal };
const first = await measured();
const whole = process.cpuUsage();
const { maxRSS } = process.resourceUsage();
const wholeWallMs = performance.now();
// The same job in a process that has compiled it, as in the workers of a service.
const again = given && !once ? [await measured(), await measured()] : [first];
console.log(
  JSON.stringify({
    ...first,
    againMs: Math.min(...again.map(({ wallMs, cpuMs }) => Math.min(wallMs, cpuMs))),
    wholeWallMs,
    wholeCpuMs: (whole.user + whole.system) / 1000,
    peakMiB: maxRSS / 1024,
  }),
);

async function measured() {
  // Workers get their own copy of the files, too.
  const files = given && Object.fromEntries(Object.entries(given.files).map(copied));
  const cpu = process.cpuUsage();
  const started = performance.now();
  let bytes = 0;
  if (given) {
    const output = await runJob(jobs, { ...given, files }, context);
    for (const file of Object.values(output.files)) bytes += file.byteLength;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: performance.now() - started, cpuMs: (user + system) / 1000, bytes };
}

function copied([role, { name, bytes }]) {
  return [role, { name, bytes: bytes.slice() }];
}
