// Remeshes one file through the job: node remesh-one.mjs FROM TO REQUEST [seconds]. With "seconds" it runs the job three
// times and prints the processor seconds of the first and of the last: the last is the time in a worker that lives on, as
// those of the service do.
import { readFileSync, writeFileSync } from 'node:fs';
import { source } from './sources.mjs';

const [from, to, request, measured] = process.argv.slice(2);
const { jobs, runJob } = await source('index');
const seconds = [];
for (let round = 0; round < (measured ? 3 : 1); round++) {
  const model = { name: 'model.glb', bytes: new Uint8Array(readFileSync(from)) };
  const input = { family: 'remesh', request: JSON.parse(request), files: { model }, seed: 1 };
  const before = process.cpuUsage();
  const output = await runJob(jobs, input, {
    progress() {},
    signal: new AbortController().signal,
  });
  const { user, system } = process.cpuUsage(before);
  seconds.push((user + system) / 1e6);
  if (!measured) writeFileSync(to, output.files['model.glb']);
}
if (measured) console.log(JSON.stringify({ first: seconds[0], last: seconds.at(-1) }));
