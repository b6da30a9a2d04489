import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';

let home: McpHome;
let server: ChildProcess;
let url: string;
let token: string;
let file: string;
let log = '';

beforeEach(async () => {
  home = await mcpHome();
  log = '';
  server = start(['--http', '0', '--budget', '100']);
  server.stderr!.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await expect.poll(() => log).toMatch(/address and token in/);
  const folder = join(home.base, 'cache/meshwright/mcp');
  file = join(folder, (await readdir(folder))[0]!);
  ({ url, token } = JSON.parse(await readFile(file, 'utf8')));
});
afterEach(async () => {
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  await home.remove();
});

it('a client with the token creates over HTTP, and two clients share the cap of the process', async () => {
  const clients = await Promise.all([connected(), connected()]);
  const call = (client: Client, prompt: string) => client.callTool({ name: 'create', arguments: { prompt } });
  for (const [index, prompt] of ['a chest', 'a mushroom', 'a pumpkin'].entries()) {
    const { structuredContent } = await call(clients[index % 2]!, prompt);
    expect(structuredContent).toMatchObject({ paidNow: true });
  }
  const beyond = await call(clients[1]!, 'a snowman');
  expect(beyond.structuredContent).toMatchObject({ error: { code: 'over_budget' } });
  expect(await home.spent()).toBe(90);
  for (const client of clients) await client.close();
});

it('the token is in a file that only the user can read, is not printed, and goes with the server', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(log).not.toContain(token);
  server.kill('SIGTERM');
  await once(server, 'exit');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

it.each([
  ['no token', {}, 401],
  ['another token', { authorization: 'Bearer other' }, 401],
  ['another Host', { host: 'evil.example' }, 403],
  ['a page', { origin: 'http://localhost:5173' }, 403],
  ['a page without Origin', { 'sec-fetch-site': 'same-origin' }, 403],
])('a request with %s is refused', async (_, headers, status) => {
  const sent = request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers, ...(_ === 'no token' && { authorization: '' }) },
  });
  sent.end('{}');
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(status);
  answer.resume();
});

it('--print-config prints an entry that starts this command, without the key', async () => {
  const printer = start(['--print-config', '--budget', '7']);
  let text = '';
  printer.stdout!.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(printer, 'close');
  const { command, args } = JSON.parse(text).mcpServers.meshwright;
  expect(command).toBe(process.execPath);
  expect(args).toEqual([expect.stringContaining('meshwright'), 'mcp', '--root', home.root, '--budget', '7']);
  expect(text).not.toContain(home.key);
});

function start(flags: readonly string[]): ChildProcess {
  return spawn(process.execPath, [home.bin, 'mcp', '--root', home.root, ...flags], {
    cwd: home.base,
    env: home.env,
  });
}

async function connected(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return client;
}
