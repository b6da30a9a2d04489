// Prints the time and memory of `meshwright mcp` from its start to the first tools/list, and the size of that list.
import { readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const bin = join(import.meta.dirname, '../../cli/bin/meshwright.mjs');
const rows = [];
for (let run = 0; run < 10; run++) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp', '--root', tmpdir()],
    env: { PATH: process.env.PATH ?? '', HOME: tmpdir() },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'bench', version: '0' });
  const since = performance.now();
  await client.connect(transport);
  const { tools } = await client.listTools();
  const milliseconds = performance.now() - since;
  // Linux: processor time in hundredths of a second, and the most resident memory.
  const stat = readFileSync(`/proc/${transport.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const megabytes =
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${transport.pid}/status`, 'utf8'))[1]) / 1024;
  rows.push({ milliseconds, processor: (Number(stat[11]) + Number(stat[12])) * 10, megabytes });
  if (run === 0) console.log(`${tools.length} tools, ${JSON.stringify(tools).length} characters`);
  await client.close();
}
for (const field of ['milliseconds', 'processor', 'megabytes']) {
  const sorted = rows.map((row) => row[field]).sort((a, b) => a - b);
  console.log(
    `${field}: least ${sorted[0].toFixed(0)}, median ${sorted[5].toFixed(0)}, most ${sorted[9].toFixed(0)}`,
  );
}
console.log(`load ${loadavg()[0].toFixed(1)}`);
