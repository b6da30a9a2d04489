// Prints time and memory of `meshwright mcp` from its start to the first tools/list, of a bare node beside it in turn,
// and the size of that list. Linux. --runs N
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '10' } } });
const runs = Number(values.runs);
const bin = join(import.meta.dirname, '../../meshwright/bin/meshwright.mjs');
const env = { PATH: process.env.PATH ?? '', HOME: tmpdir() };
const starts = { 'bare node': bareNode, 'meshwright mcp': firstList };

const rows = Object.fromEntries(Object.keys(starts).map((name) => [name, []]));
let tools = [];
for (let run = 0; run < runs; run++) {
  for (const [name, start] of Object.entries(starts)) rows[name].push(await start());
}
console.log(`${tools.length} tools, ${JSON.stringify(tools).length} characters; ${runs} runs in turn`);
for (const [name, measured] of Object.entries(rows)) {
  for (const field of ['milliseconds', 'processor ms', 'MB at most']) {
    const sorted = measured.map((row) => row[field]).sort((a, b) => a - b);
    const [least, median, most] = [0, sorted.length >> 1, sorted.length - 1].map((at) =>
      sorted[at].toFixed(0),
    );
    console.log(`${name}, ${field}: least ${least}, median ${median}, most ${most}`);
  }
}
console.log(`load ${loadavg()[0].toFixed(1)}`);

async function bareNode() {
  const since = performance.now();
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1e6)'], { env });
  await once(child.stdout, 'data');
  const row = { milliseconds: performance.now() - since, ...usageOf(child.pid) };
  child.kill();
  await once(child, 'exit');
  return row;
}

async function firstList() {
  const args = [bin, 'mcp', '--root', tmpdir()];
  const transport = new StdioClientTransport({ command: process.execPath, args, env, stderr: 'ignore' });
  const client = new Client({ name: 'bench', version: '0' });
  const since = performance.now();
  await client.connect(transport);
  ({ tools } = await client.listTools());
  const row = { milliseconds: performance.now() - since, ...usageOf(transport.pid) };
  await client.close();
  return row;
}

/** Processor time, in steps of 10 ms, and the most resident memory so far. */
function usageOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    'processor ms': (Number(stat[11]) + Number(stat[12])) * 10,
    'MB at most': Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024,
  };
}
