// Runs one job in a separate process: node job.mjs FAMILY [INPUT REQUEST]
import { performance } from 'node:perf_hooks';
import { input, jobInput } from './inputs.mjs';
import { rows } from './rows.mjs';
import { source } from './sources.mjs';

const [family, name, request] = process.argv.slice(2);
const given = name
  ? { family, request: JSON.parse(request), files: { model: await input(name) }, seed: 1 }
  : rows[family] && (await jobInput(family, rows[family]));
const { jobs, runJob } = await source('index');
const cpu = process.cpuUsage();
const started = performance.now();
let bytes = 0;
if (given) {
  const context = { progress() {}, signal: new AbortController().signal };
  const output = await runJob(jobs, given, context);
  for (const file of Object.values(output.files)) bytes += file.byteLength;
}
const { user, system } = process.cpuUsage(cpu);
const whole = process.cpuUsage();
console.log(
  JSON.stringify({
    wallMs: performance.now() - started,
    cpuMs: (user + system) / 1000,
    wholeWallMs: performance.now(),
    wholeCpuMs: (whole.user + whole.system) / 1000,
    peakMiB: process.resourceUsage().maxRSS / 1024,
    bytes,
  }),
);
