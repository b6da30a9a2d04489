import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createConnection, createServer, type Server } from 'node:net';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../start/start-service.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { type InwardLink, inwardLinks, namesInside } from './testing/inward-links.ts';

const publicAddress = '93.184.216.34';

let accepted = 0;
const canaries: Server[] = [];
/** The simulated public internet: redirects according to the path, and answers 404. */
let outside: HttpServer;
let dialled: string[] = [];
let lookups = new Map<string, number>();
let service: Service;
let user: Caller;
let links: readonly InwardLink[];

const listen = async (server: Server, host: string, port = 0) => {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
};

beforeAll(async () => {
  const canary = () => {
    const server = createServer((socket) => {
      accepted += 1;
      socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\ninner secret');
    });
    canaries.push(server);
    return server;
  };
  const port = await listen(canary(), '127.0.0.1');
  await listen(canary(), '::1', port);
  outside = createHttpServer((request, response) => {
    const hop = /^\/hop(\/.*)$/.exec(request.url!)?.[1];
    const target = hop ?? decodeURIComponent(/^\/to\/(.*)$/.exec(request.url!)?.[1] ?? '');
    response.writeHead(target === '' ? 404 : 302, {
      Connection: 'close',
      ...(target && { Location: target }),
    });
    response.end('inner secret');
  });
  const remotePort = await listen(outside, '127.0.0.1');
  links = inwardLinks(port);
  service = await startService({
    engine: instantEngine(),
    accounts: [{ name: 'a', key: 'k', credits: 1_000 }],
    fetchFile: createGuardedFetch({
      async resolve(host) {
        const answers = namesInside[host] ?? [];
        const turn = lookups.get(host) ?? 0;
        lookups.set(host, turn + 1);
        return answers[turn] ?? answers.at(-1) ?? [];
      },
      // All inward connections reach the canary for any address; no connection leaves the machine.
      dial(address) {
        dialled.push(address);
        const isPublic = address === publicAddress;
        return createConnection({
          host: address === '::1' ? address : '127.0.0.1',
          port: isPublic ? remotePort : port,
        });
      },
    }),
  });
  user = caller(service, 'k');
});
beforeEach(() => {
  accepted = 0;
  dialled = [];
  lookups = new Map();
});
afterAll(async () => {
  await service.stop();
  for (const server of [...canaries, outside]) server.close();
});

describe.each([
  ['image_url', '/v1/image-to-3d'],
  ['model_url', '/v1/remesh'],
])('%s', (field, prefix) => {
  it('connects to no private address by any of at least 150 links, and every answer is one of two texts', async () => {
    expect(links.length).toBeGreaterThanOrEqual(150);
    const texts = new Set<unknown>();
    for (const { kind, url } of links) {
      lookups.clear();
      const { status, body } = await user.post(prefix, { [field]: url });
      expect([kind, url, status]).toEqual([kind, url, 400]);
      texts.add(body.message);
    }
    expect([...texts].sort()).toEqual([
      `${field} must be an http(s) URL or a base64 data URI.`,
      `${field}: the file at this URL cannot be fetched. Give a public http(s) URL that answers 200, or a data URI.`,
    ]);
    expect(accepted).toBe(0);
    expect([...new Set(dialled)]).toEqual([publicAddress]);
    expect(await user.balance()).toBe(1_000);
  });
});

it('the canary works: it records a fetch that is allowed to reach this machine', async () => {
  const { port } = canaries[0]!.address() as AddressInfo;
  const loose = createGuardedFetch({ allowLoopback: true });
  for (const host of ['127.0.0.1', '[::1]']) {
    await loose(new URL(`http://${host}:${port}/a`), { maxBytes: 100, field: 'x' });
  }
  expect(accepted).toBe(2);
});
