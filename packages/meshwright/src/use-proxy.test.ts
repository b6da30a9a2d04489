import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshHome, type Home } from './testing/command.ts';

let home: Home;
const seen: string[] = [];
const model = await readFile(join(repository, 'fixtures/character.glb'));
const files = createServer((request, response) => {
  seen.push(`file ${request.url}`);
  response.end(model);
});
// Any host leads to the files of this test, so that no name is looked up.
const proxy = createServer().on('connect', (request, client) => {
  seen.push(`proxy ${request.url} ${request.headers['proxy-authorization'] ?? 'no password'}`);
  const to = connect(portOf(files), '127.0.0.1', () => client.write('HTTP/1.1 200 OK\r\n\r\n'));
  to.on('error', () => client.destroy());
  client.on('error', () => to.destroy());
  client.pipe(to).pipe(client);
});

beforeAll(async () => {
  home = await freshHome();
  for (const server of [files, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  for (const server of [files, proxy]) {
    server.closeAllConnections();
    server.close();
  }
  await home.remove();
});

it('requests to a host go through the proxy with its password, those to this machine do not', async () => {
  const env = { HTTP_PROXY: `http://ada:secret@127.0.0.1:${portOf(proxy)}` };
  const far = await home.run(['inspect', 'http://models.example/chest.glb', '--json'], env);
  expect(far).toMatchObject({ code: 0, stderr: '' });
  const password = `Basic ${Buffer.from('ada:secret').toString('base64')}`;
  expect(new Set(seen.splice(0))).toEqual(
    new Set([`proxy models.example:80 ${password}`, 'file /chest.glb']),
  );
  const near = await home.run(['inspect', `http://localhost:${portOf(files)}/chest.glb`, '--json'], env);
  expect(JSON.parse(near.stdout).triangles).toBe(JSON.parse(far.stdout).triangles);
  expect(new Set(seen.splice(0))).toEqual(new Set(['file /chest.glb']));
});

it.each([
  ['a host and a port without http://', 'http_proxy', () => `127.0.0.1:${portOf(proxy)}`, '', 0],
  ['a host that NO_PROXY names', 'NO_PROXY', () => 'models.example', '', 7],
  [
    'an address of another protocol',
    'HTTPS_PROXY',
    () => 'socks5://ada:secret@127.0.0.1:9',
    'HTTPS_PROXY is no address',
    4,
  ],
  ['words', 'HTTP_PROXY', () => 'our proxy', 'HTTP_PROXY is no address', 4],
  [
    'a proxy that does not answer',
    'HTTP_PROXY',
    () => 'http://ada:secret@127.0.0.1:9',
    'HTTP_PROXY is set',
    7,
  ],
])('%s', async (_, name, value, said, code) => {
  const own = { HTTP_PROXY: `http://127.0.0.1:${portOf(proxy)}`, [name]: value() };
  const ended = await home.run(['inspect', 'http://models.example/chest.glb'], own);
  expect(ended).toMatchObject({ code, stderr: expect.stringContaining(said) });
  expect(ended.stderr).not.toMatch(/secret/);
});

it('a proxy that closes the connection unanswered is asked a few times at most', async () => {
  let asked = 0;
  const closing = createServer().on('connect', (_, client) => {
    asked++;
    client.end();
  });
  await once(closing.listen(0, '127.0.0.1'), 'listening');
  const ended = await home.run(['inspect', 'http://models.example/chest.glb'], {
    HTTP_PROXY: `http://127.0.0.1:${portOf(closing)}`,
  });
  closing.close();
  expect(ended).toMatchObject({ code: 7, stderr: expect.stringContaining('HTTP_PROXY is set') });
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(10);
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
