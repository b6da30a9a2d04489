// Remeshes one file through the job: node remesh-one.mjs FROM TO REQUEST
import { readFileSync, writeFileSync } from 'node:fs';
import { source } from './sources.mjs';

const [from, to, request] = process.argv.slice(2);
const { jobs, runJob } = await source('index');
const model = { name: 'model.glb', bytes: new Uint8Array(readFileSync(from)) };
const input = { family: 'remesh', request: JSON.parse(request), files: { model }, seed: 1 };
const output = await runJob(jobs, input, { progress() {}, signal: new AbortController().signal });
writeFileSync(to, output.files['model.glb']);
