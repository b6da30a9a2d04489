import { NodeIO } from '@gltf-transform/core';
import { renderModels } from '@meshwright/look';
import { type RawRequest, rawRequest, requestText, statusesIn } from '@meshwright/testing/panel/raw-request';
import { cubeUri } from '@meshwright/testing/service/sample-inputs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../testing/upstream.ts';
import { type StudioServer, serveStudio, tokenHeader } from './serve-studio.ts';
import { serviceTarget } from './service-target.ts';

const key = 'canary-key-of-studio';
const page = '<!doctype html><title>Studio</title><body>';

let service: Upstream;
/** Another server on this machine that must get no request. */
let other: Upstream;
let studio: StudioServer;
let port: number;
let token: string;

beforeAll(async () => {
  [service, other] = await Promise.all([startUpstream(), startUpstream()]);
  studio = await serveStudio({
    files: new Map([['/index.html', { type: 'text/html; charset=utf-8', body: page }]]),
    baseUrl: `${service.origin}/openapi`,
    key,
  });
  port = Number(new URL(studio.origin).port);
  token = new URL(studio.address).hash.slice(1);
});
const json: Upstream['answer'] = (_, response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"answered":true}');
afterEach(() => {
  service.reached.length = 0;
  service.answer = json;
  expect(other.reached).toEqual([]);
});
afterAll(() => Promise.all([service, other, studio].map((each) => each.stop())));

/** Sends a request with the token and overrides, as raw bytes, so that no client normalizes it. */
function send({ headers, ...request }: RawRequest): Promise<string> {
  const own = { Authorization: undefined, [tokenHeader]: token, ...headers };
  return rawRequest(port, requestText(port, '', { method: 'GET', ...request, headers: own }));
}
const balance = '/service/openapi/v1/balance';

describe('Studio passes on', () => {
  it.each([
    ['GET', '/openapi/v1/balance'],
    ['GET', '/openapi/v2/text-to-3d?page_num=1&page_size=50'],
    ['GET', '/openapi/v2/text-to-3d/018a-b_c.d~e/stream'],
    ['POST', '/openapi/v2/text-to-3d'],
    ['DELETE', '/openapi/v2/text-to-3d/018a'],
  ])('%s %s, with the key', async (method, path) => {
    expect(statusesIn(await send({ method, path: `/service${path}` }))).toEqual([200]);
    expect(service.reached).toEqual([`${method} ${path} Bearer ${key}`]);
  });

  it('GET of a signed file, without the key', async () => {
    const path = '/files/018a/model.glb?expires=1&signature=a_b-c';
    expect(statusesIn(await send({ path: `/service${path}` }))).toEqual([200]);
    expect(service.reached).toEqual([`GET ${path} -`]);
  });

  it('forwards pictures of animations without the key', () => {
    expect(serviceTarget('/previews/walking.gif', 'http://localhost:8080/openapi')).toMatchObject({
      isApi: false,
      methods: ['GET', 'HEAD'],
    });
    expect(serviceTarget('/previews/a/b.gif', 'http://localhost:8080/openapi')).toBeNull();
  });
});

describe('Studio writes a model', () => {
  const glb = Buffer.from(cubeUri.split(',')[1]!, 'base64');
  const write = (path: string, body: Buffer, headers: Record<string, string> = { [tokenHeader]: token }) =>
    fetch(`${studio.origin}/formats/${path}`, { method: 'POST', headers, body: new Uint8Array(body) });

  it('in another format, with its name and what is lost, and asks no service', async () => {
    const answer = await write('stl?name=a-cube', glb);
    const about = JSON.parse(decodeURIComponent(answer.headers.get('x-written')!)) as { name: string };
    expect([answer.status, about.name]).toEqual([200, 'a-cube.stl']);
    // A binary STL: 80 bytes, the number of triangles, and 50 bytes for each.
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.length, bytes.readUInt32LE(80)]).toEqual([84 + 12 * 50, 12]);
    expect(service.reached).toEqual([]);
  });

  it('of several files as a ZIP', async () => {
    const answer = await write('obj?name=..%2Fa%20cube', glb);
    const about = JSON.parse(decodeURIComponent(answer.headers.get('x-written')!)) as { name: string };
    expect(about.name).toBe('acube-obj.zip');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  });

  it.each<
    [what: string, path: string, body: Buffer, headers: Record<string, string> | undefined, status: number]
  >([
    ['without the token', 'stl', glb, {}, 401],
    ['in an unknown format', 'exe', glb, undefined, 404],
    ['that is damaged', 'stl', Buffer.from('glTF'), undefined, 422],
  ])('not %s', async (_, path, body, headers, status) => {
    const answer = await write(path, body, headers);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toMatch(/\.$/);
  });
});

describe('Studio draws models', () => {
  const glb = Buffer.from(cubeUri.split(',')[1]!, 'base64');
  const draw = (
    query: string,
    body: Uint8Array,
    headers: Record<string, string> = { [tokenHeader]: token },
  ) => fetch(`${studio.origin}/pictures${query}`, { method: 'POST', headers, body: new Uint8Array(body) });

  it('with one camera, as the command does, and asks no service', async () => {
    const document = await new NodeIO().readBinary(glb);
    for (const node of document.getRoot().listNodes()) node.setScale([2, 2, 2]);
    const larger = await new NodeIO().writeBinary(document);
    const answer = await draw(`?bytes=${glb.length}&bytes=${larger.length}`, Buffer.concat([glb, larger]));
    const pictures = (await answer.json()) as string[];
    const drawn = await renderModels([glb, larger], { size: 512 });
    expect(pictures).toEqual(drawn.map((picture) => Buffer.from(picture).toString('base64')));
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(service.reached).toEqual([]);
  });

  it.each<[what: string, query: string, headers: Record<string, string> | undefined, status: number]>([
    ['without the token', `?bytes=${glb.length}`, {}, 401],
    ['whose length is wrong', `?bytes=${glb.length - 8}`, undefined, 422],
  ])('not %s', async (_, query, headers, status) => {
    const answer = await draw(query, glb, headers);
    expect(answer.status).toBe(status);
  });
});

describe('Studio sends nothing to any service for', () => {
  const host = () => `127.0.0.1:${new URL(other.origin).port}`;
  it.each<[what: string, path: () => string]>([
    ['another host', () => `/service//${host()}/openapi/v1/balance`],
    ['another host by backslashes', () => `/service\\\\${host()}/openapi/v1/balance`],
    ['another host by one backslash', () => `/service/\\${host()}/openapi`],
    ['another host by three slashes', () => `/service///${host()}/openapi`],
    ['another host by escaped slashes', () => `/service/%2f${host()}/openapi`],
    ['another host by an escaped backslash', () => `/service/%5c${host()}/openapi`],
    ['a user and another host', () => `/service/openapi@${host()}/v1/balance`],
    ['a user at the front', () => `/service@${host()}/openapi/v1/balance`],
    ['an address in the path', () => `/service/http://${host()}/openapi/v1/balance`],
    ['an address as the target', () => `http://${host()}/service/openapi/v1/balance`],
    ['an address of its own as the target', () => `${studio.origin}${balance}`],
    ['an address without a scheme as the target', () => `//${host()}${balance}`],
    ['dots', () => '/service/openapi/../control/faults'],
    ['dots at the end', () => '/service/openapi/v1/..'],
    ['escaped dots', () => '/service/openapi/%2e%2e/control/faults'],
    ['half escaped dots', () => '/service/openapi/.%2e/control/faults'],
    ['escaped slashes in a path', () => '/service/openapi/v1%2fbalance'],
    ['an empty segment', () => '/service/openapi//v1/balance'],
    ['a backslash in a path', () => '/service/openapi\\v1'],
    ['a tab in a path', () => '/service/openapi/\tv1'],
    ['a null in a path', () => '/service/openapi/v1%00'],
    ['a fragment', () => '/service/openapi/v1/balance#a'],
    ['a semicolon', () => '/service/openapi/v1/balance;a=/../../'],
    ['a path that begins like the API', () => '/service/openapis/v1/balance'],
    ['the path of the API itself', () => '/service/openapi'],
    ['the control surface', () => '/service/control/faults'],
    ['the inspector', () => '/service/inspector'],
    ['a file that is deeper', () => '/service/files/a/b/c'],
    ['the service itself', () => '/service/'],
    ['an empty path', () => '/service'],
    ['a file of the disk', () => '/service/../../../etc/passwd'],
    ['a page by dots', () => '/../index.html'],
    ['a page of its sources', () => '/main.ts'],
  ])('%s', async (_, path) => {
    const [status] = statusesIn(await send({ path: path() }));
    // Node refuses some of them itself.
    expect([400, 404]).toContain(status);
    expect(service.reached).toEqual([]);
  });

  const wrong = 'A'.repeat(43);
  it.each<[what: string, request: RawRequest, status: number | undefined]>([
    ['no token', { path: balance, headers: { [tokenHeader]: undefined } }, 401],
    ['an empty token', { path: balance, headers: { [tokenHeader]: '' } }, 401],
    ['a wrong token', { path: balance, headers: { [tokenHeader]: wrong } }, 401],
    ['a wrong token for what it serves', { path: '/studio.json', headers: { [tokenHeader]: wrong } }, 401],
    [
      'a token in the query',
      { path: `${balance}?${tokenHeader}=`, headers: { [tokenHeader]: undefined } },
      401,
    ],
    ['the API key for a token', { path: balance, headers: { [tokenHeader]: key } }, 401],
    ['another name', { path: balance, headers: { Host: 'studio.example' } }, 403],
    ['localhost', { path: balance, headers: { Host: 'localhost:PORT' } }, 403],
    ['another port', { path: balance, headers: { Host: '127.0.0.1:1' } }, 403],
    ['no name', { path: balance, headers: { Host: undefined } }, 400],
    ['two names', { path: balance, headers: { Host: ['127.0.0.1:PORT', 'evil.example'] } }, 403],
    [
      'two names, its own the second',
      { path: balance, headers: { Host: ['evil.example', '127.0.0.1:PORT'] } },
      403,
    ],
    ['another origin', { path: balance, headers: { Origin: 'http://evil.example' } }, 403],
    ['another port as origin', { path: balance, headers: { Origin: 'http://127.0.0.1:1' } }, 403],
    ['an opaque origin', { path: balance, headers: { Origin: 'null' } }, 403],
    ['its origin over https', { path: balance, headers: { Origin: 'https://127.0.0.1:PORT' } }, 403],
    ['another site', { path: balance, headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['another port of the site', { path: balance, headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['PUT', { method: 'PUT', path: balance }, 405],
    ['PATCH', { method: 'PATCH', path: balance }, 405],
    ['OPTIONS', { method: 'OPTIONS', path: balance }, 405],
    ['TRACE', { method: 'TRACE', path: balance }, 405],
    ['POST to a file', { method: 'POST', path: '/service/files/a/b' }, 405],
    ['POST to a page', { method: 'POST', path: '/' }, 405],
    ['CONNECT', { method: 'CONNECT', path: 'example.com:443' }, undefined],
    ['CONNECT with a path', { method: 'CONNECT', path: balance }, undefined],
    [
      'a WebSocket',
      {
        path: balance,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'Sec-WebSocket-Version': '13',
        },
      },
      undefined,
    ],
  ])('%s', async (_, request, status) => {
    const headers = Object.entries(request.headers ?? {}).map(([name, value]) => {
      const own = (text: string) => text.replace('PORT', String(port));
      return [name, typeof value === 'string' ? own(value) : value?.map(own)] as const;
    });
    const answered = await send({ ...request, headers: Object.fromEntries(headers) });
    expect(statusesIn(answered)).toEqual(status === undefined ? [] : [status]);
    expect(answered).not.toContain(key);
    expect(service.reached).toEqual([]);
  });
});

describe('an answer of the service', () => {
  const html = '<!doctype html><script>fetch("/studio.json")</script>';
  it.each([
    ['application/json; charset=utf-8', 'application/json', false],
    ['text/event-stream', 'text/event-stream', false],
    ['model/gltf-binary', 'model/gltf-binary', true],
    ['image/png', 'image/png', true],
    ['application/zip', 'application/zip', true],
    ['text/html', 'application/octet-stream', true],
    ['TEXT/HTML; charset=utf-7', 'application/octet-stream', true],
    ['image/svg+xml', 'application/octet-stream', true],
    ['application/xhtml+xml', 'application/octet-stream', true],
    ['text/xml', 'application/octet-stream', true],
    ['application/pdf', 'application/octet-stream', true],
    ['text/javascript', 'application/octet-stream', true],
    ['', 'application/octet-stream', true],
  ])('of type "%s" goes to the page as %s', async (type, expected, isFile) => {
    service.answer = (_, response) =>
      void response.writeHead(502, type ? { 'content-type': type } : {}).end(html);
    const [head = '', body] = (await send({ path: balance })).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 502 /);
    expect(head.match(/^content-type: .*/gim)).toEqual([`content-type: ${expected}`]);
    expect(/^content-disposition: attachment$/im.test(head)).toBe(isFile);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
    expect(head).toMatch(/^content-security-policy: default-src 'none'; sandbox$/im);
    expect(body).toContain(html);
  });

  it('sets no cookie, redirects nowhere, and keeps the headers that a client reads', async () => {
    service.answer = (_, response) =>
      void response
        .writeHead(302, {
          location: `${other.origin}/`,
          'set-cookie': 'a=b',
          refresh: `0; url=${other.origin}`,
          'retry-after': '3',
          etag: '"a"',
          'access-control-allow-origin': '*',
        })
        .end();
    const head = await send({ path: balance });
    expect(statusesIn(head)).toEqual([302]);
    expect(head).not.toMatch(/^(location|set-cookie|refresh|access-control-.*):/im);
    expect(head).toMatch(/^retry-after: 3$/im);
    expect(head).toMatch(/^etag: "a"$/im);
  });
});

it('restricts its page to its own scripts, and forbids framing', async () => {
  const head = await send({ path: '/', headers: { [tokenHeader]: undefined } });
  expect(statusesIn(head)).toEqual([200]);
  expect(head).toMatch(/^content-security-policy: default-src 'none'; script-src 'self' /im);
  expect(head).toMatch(/frame-ancestors 'none'/);
  for (const secret of [key, token]) expect(head).not.toContain(secret);
});
