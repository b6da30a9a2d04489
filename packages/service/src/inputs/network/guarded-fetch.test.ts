import { createServer, type Server } from 'node:http';
import { type AddressInfo, createConnection, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';

const want = { maxBytes: 1000, field: 'model_url' };
const refused = {
  code: 'bad_input',
  message: expect.stringMatching(/^model_url: the file at this URL cannot be fetched/),
};

/** Answers by path, and counts the requests. */
let server: Server;
let base: string;
let visits: { path: string; headers: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    visits.push({ path: request.url!, headers: request.headers });
    const [, kind, rest] = /^\/(\w+)\/?(.*)$/.exec(request.url!) ?? [];
    if (kind === 'file') response.end('x'.repeat(Number(rest)));
    else if (kind === 'hop')
      response.writeHead(302, { Location: rest === '0' ? '/file/5' : `/hop/${Number(rest) - 1}` }).end();
    else if (kind === 'to') response.writeHead(302, { Location: decodeURIComponent(rest!) }).end();
    else if (kind === 'endless') response.write('x'.repeat(500), () => response.write('x'.repeat(501)));
    else if (kind === 'mute') response.flushHeaders();
    else response.writeHead(Number(rest)).end('inner secret');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  visits = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a guarded fetch', () => {
  const local = createGuardedFetch({ allowLoopback: true });

  it('reads a file up to the limit and not a byte more', async () => {
    expect((await local(new URL(`${base}/file/1000`), want)).byteLength).toBe(1000);
    await expect(local(new URL(`${base}/file/1001`), want)).rejects.toMatchObject(refused);
    await expect(local(new URL(`${base}/endless`), want)).rejects.toMatchObject(refused);
  });

  it('follows 5 redirects and not 6', async () => {
    expect((await local(new URL(`${base}/hop/4`), want)).byteLength).toBe(5);
    await expect(local(new URL(`${base}/hop/5`), want)).rejects.toMatchObject(refused);
  });

  it('sends no credentials or cookies', async () => {
    await local(new URL(`${base}/file/1`), want);
    expect(Object.keys(visits[0]!.headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ]);
  });

  it.each([204, 401, 404, 500])('does not repeat an answer of %i', async (status) => {
    await expect(local(new URL(`${base}/status/${status}`), want)).rejects.toMatchObject(refused);
  });

  it('requires a certificate of the name, at the checked address', async () => {
    let hello = Buffer.alloc(0);
    const tcp = createTcpServer((socket) => {
      socket.once('data', (chunk) => {
        hello = chunk;
        socket.destroy();
      });
    });
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    const { port } = tcp.address() as AddressInfo;
    const dialled: unknown[] = [];
    const secure = createGuardedFetch({
      resolve: async () => ['93.184.216.34'],
      dial(...to) {
        dialled.push(to);
        return createConnection({ host: '127.0.0.1', port });
      },
    });
    await expect(secure(new URL('https://files.example/a'), want)).rejects.toMatchObject(refused);
    expect(dialled).toEqual([['93.184.216.34', 443]]);
    expect(hello.toString('latin1')).toContain('files.example');
    tcp.close();
  });

  it('stops at its timeout', async () => {
    const shortTimeout = createGuardedFetch({ allowLoopback: true, totalTimeoutMs: 50 });
    await expect(shortTimeout(new URL(`${base}/mute`), want)).rejects.toMatchObject(refused);
  });

  it.each([
    'ftp://127.0.0.1/a',
    'file:///etc/passwd',
    'http://user:pass@127.0.0.1/a',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
    'http://10.0.0.1/',
  ])('does not follow a redirect to %s', async (target) => {
    await expect(local(new URL(`${base}/to/${encodeURIComponent(target)}`), want)).rejects.toMatchObject(
      refused,
    );
    expect(visits).toHaveLength(1);
  });
});

describe('without the allowance for this machine', () => {
  const names: Record<string, string[]> = {
    'rebound.example': ['127.0.0.1'],
    'mixed.example': ['93.184.216.34', '127.0.0.1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'nowhere.example': [],
  };
  const guarded = createGuardedFetch({ resolve: async (host) => names[host] ?? [] });

  it('connects to no form of its address', async () => {
    const { port } = new URL(base);
    const hosts = [
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '2130706433',
      '0177.0.0.1',
      '017700000001',
      '0',
      '0.0.0.0',
      '[::1]',
    ];
    const more = [
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      'localhost',
      ...Object.keys(names),
    ];
    for (const host of [...hosts, ...more]) {
      await expect(guarded(new URL(`http://${host}:${port}/file/1`), want)).rejects.toMatchObject(refused);
    }
    expect(visits).toEqual([]);
  });

  it('connects to the checked address, not to one resolved again', async () => {
    let lookups = 0;
    const fetchFile = createGuardedFetch({
      allowLoopback: true,
      resolve: async () => {
        lookups += 1;
        return ['127.0.0.1'];
      },
    });
    const { port } = new URL(base);
    expect((await fetchFile(new URL(`http://moves.example:${port}/file/3`), want)).byteLength).toBe(3);
    expect(lookups).toBe(1);
  });
});
