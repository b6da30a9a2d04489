import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasCode } from '../gltf-error.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { fixtures } from '../testing/models.ts';
import { urlSource } from './url-source.ts';

const signature = 'SIGNATURE-THAT-MUST-NOT-LEAK';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

describe('a server with ranges', () => {
  it('gets one request, for 64 kB, when header and JSON fit', async () => {
    const { url, log } = await serve(ranged(large()));
    const report = await inspectModel(urlSource(url));
    expect(report).toMatchObject({
      bytes: large().length,
      triangles: 1,
      bounds: { exact: true, verified: false },
    });
    expect(log).toEqual([{ range: 'bytes=0-65535', status: 206, bytes: 65_536 }]);
  });

  it('gets a second request for the rest of a long JSON, without the known bytes', async () => {
    const model = large({ extras: 'x'.repeat(100_000) });
    const { url, log } = await serve(ranged(model));
    await inspectModel(urlSource(url));
    expect(log.map(({ range }) => range)).toEqual([
      'bytes=0-65535',
      expect.stringMatching(/^bytes=65536-10\d{4}$/),
    ]);
  });

  it('gives the same report as the file, for a character with skin, clips and textures', async () => {
    const bytes = readFileSync(join(fixtures, 'character.glb'));
    const { url, log } = await serve(ranged(bytes));
    const inspected = await inspectModel(urlSource(url));
    expect(inspected).toMatchObject({
      bytes: bytes.length,
      joints: 24,
      clips: [{ slug: 'walking-man' }, { slug: 'running' }],
    });
    expect(inspected.textures[0]).toMatchObject({ width: 8, height: 8 });
    expect(log).toHaveLength(1);
  });

  it('gets one request for the rest of a small file with many parts', async () => {
    const file = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));
    const { url, log } = await serve(ranged(file));
    const source = urlSource(url);
    const offsets = Array.from({ length: 30 }, (_, index) => index * 100_000);
    for (const offset of [...offsets, ...offsets.reverse()]) {
      const bytes = await source.read(offset, 500);
      expect(Buffer.from(bytes).equals(file.subarray(offset, offset + 500)), `at ${offset}`).toBe(true);
    }
    expect(log.length).toBeLessThanOrEqual(6);
    expect(log.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(file.length);
  });

  it('gets no request for a known byte, for any reads in any order', async () => {
    const file = Buffer.from(Array.from({ length: 400_000 }, (_, index) => (index * 7) % 251));
    const { url, log } = await serve(ranged(file));
    const reads = fc.array(fc.tuple(fc.nat(file.length + 10), fc.nat(90_000)), { minLength: 1 });
    await assertProperty(
      fc.asyncProperty(reads, async (all) => {
        log.length = 0;
        const source = urlSource(url);
        for (const [offset, length] of all) {
          const bytes = await source.read(offset, length);
          expect(Buffer.from(bytes).equals(file.subarray(offset, offset + length))).toBe(true);
        }
        expect(log.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(file.length);
      }),
      { numRuns: 50 },
    );
  });

  it('of a large file gets no more requests than parts, and the source holds only the latest parts', async () => {
    const file = Buffer.alloc(40_000_000, 'abc');
    const { url, log } = await serve(ranged(file));
    const source = urlSource(url);
    for (const [offset, length] of [
      [0, 10],
      [0, 35_000_000],
      [39_000_000, 10],
    ] as const) {
      const bytes = await source.read(offset, length);
      expect(Buffer.from(bytes).equals(file.subarray(offset, offset + length))).toBe(true);
    }
    expect(log).toHaveLength(3);
  });

  it('gets If-Range, and a file that changes between two responses is refused', async () => {
    const model = large({ extras: 'x'.repeat(100_000) });
    let answers = 0;
    const { url } = await serve((request, response) => {
      answers++;
      if (answers === 1) return ranged(model)(request, response);
      expect(request.headers['if-range']).toBe('"v1"');
      response.writeHead(200, { etag: '"v2"' }).end(model);
    });
    await expect(inspectModel(urlSource(url))).rejects.toMatchObject({ code: 'changed' });
  });

  it('that returns another range than requested is an error', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(206, { 'content-range': 'bytes 10-19/100' }).end('0123456789');
    });
    await expect(inspectModel(urlSource(url))).rejects.toMatchObject({ code: 'ranges_unsupported' });
  });

  it('gets the headers of the options', async () => {
    let seen: IncomingMessage['headers'] = {};
    const { url } = await serve((request, response) => {
      seen = request.headers;
      ranged(large())(request, response);
    });
    await inspectModel(urlSource(url, { headers: { authorization: 'Bearer x' } }));
    expect(seen).toMatchObject({ authorization: 'Bearer x', 'accept-encoding': 'identity' });
  });
});

describe('a server without ranges', () => {
  it('is disconnected as soon as the JSON is known', async () => {
    const head = large().subarray(0, 80_000);
    let closed = false;
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': large().length });
      response.on('close', () => (closed = true));
      // The rest never arrives: only a reader that stops early succeeds.
      response.write(head);
    });
    const report = await inspectModel(urlSource(url));
    expect(report).toMatchObject({ triangles: 1, bytes: large().length });
    await expect.poll(() => closed).toBe(true);
  });

  it('is read further for vertices, up to a cap', async () => {
    const bytes = readFileSync(join(fixtures, 'rotated.glb'));
    const { url } = await serve((_, response) =>
      response.writeHead(200, { 'content-length': bytes.length }).end(bytes),
    );
    expect((await inspectModel(urlSource(url))).bounds).toMatchObject({ exact: true });
  });

  it('is not read beyond the cap', async () => {
    const { url } = await serve((_, response) => response.writeHead(200).end(large()));
    const reading = inspectModel(urlSource(url, { maxSequentialBytes: 1_000_000 }), { bounds: 'vertices' });
    await expect(reading).rejects.toMatchObject({
      code: 'ranges_unsupported',
      message: expect.stringMatching(/download the file/),
    });
  });

  it('may hide the length; a truncated body is still detected', async () => {
    const bytes = readFileSync(join(fixtures, 'rotated.glb'));
    const { url } = await serve((_, response) => {
      response.write(bytes.subarray(0, 1500));
      response.end();
    });
    await expect(inspectModel(urlSource(url))).rejects.toMatchObject({ code: 'truncated' });
  });
});

describe('bad responses', () => {
  it.each([
    [403, 'http_status', /403.*fresh/],
    [404, 'http_status', /404.*check the address/],
    [500, 'http_status', /500.*later/],
  ])('%i is a named error without the query', async (status, code, message) => {
    const { url } = await serve((_, response) => response.writeHead(status).end('no'));
    const error = await inspectModel(urlSource(url)).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code, message });
    expect(showsSecret(error)).toBe(false);
  });

  it('a web page instead of a model is recognised', async () => {
    const { url } = await serve((_, response) => response.writeHead(200).end('<html>expired</html>'));
    const error = await inspectModel(urlSource(url)).catch((caught: unknown) => caught);
    expect(hasCode(error, 'html_instead_of_model')).toBe(true);
    expect(showsSecret(error)).toBe(false);
  });

  it('an empty body is reported as empty', async () => {
    const { url } = await serve((_, response) =>
      response.writeHead(416, { 'content-range': 'bytes */0' }).end(),
    );
    await expect(inspectModel(urlSource(url))).rejects.toMatchObject({ code: 'empty' });
  });

  it('a refused connection and a reset are network errors without the query', async () => {
    const refused = await inspectModel(urlSource(`http://127.0.0.1:1/a.glb?${signature}`)).catch(
      (e: unknown) => e,
    );
    const { url } = await serve((request) => request.socket.destroy());
    const reset = await inspectModel(urlSource(url)).catch((caught: unknown) => caught);
    for (const error of [refused, reset]) {
      expect(hasCode(error, 'network')).toBe(true);
      expect(showsSecret(error)).toBe(false);
    }
  });

  it.each<[silence: string, Handler]>([
    ['before its answer', () => undefined],
    ['inside a range', (_, response) => stall(response, 206, { 'content-range': 'bytes 0-65535/100000' })],
    ['inside a whole file', (_, response) => stall(response, 200, {})],
  ])('a server that stops sending %s is a timeout', async (_, handler) => {
    const { url } = await serve(handler);
    const error = await inspectModel(urlSource(url, { timeoutMs: 50 })).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'network', message: expect.stringMatching(/nothing for 0\.05 s/) });
    expect(showsSecret(error)).toBe(false);
  });

  it('a server that is slow but keeps sending is no timeout', async () => {
    const bytes = readFileSync(join(fixtures, 'rotated.glb'));
    const { url } = await serve((_, response) => response.writeHead(200).end(bytes));
    const [timeoutMs, pieces] = [2000, 5];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const began = vi.getTimerCount();
    let waitedMs = 0;
    const slowFetch: typeof fetch = async (input, init) => {
      const whole = new Uint8Array(await (await fetch(input, init)).arrayBuffer());
      const size = Math.ceil(whole.length / pieces);
      let at = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            vi.advanceTimersByTime(timeoutMs - 1);
            waitedMs += timeoutMs - 1;
            controller.enqueue(whole.subarray(at, at + size));
            at += size;
            if (at >= whole.length) controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      return new Response(body);
    };
    try {
      const { bounds } = await inspectModel(urlSource(url, { timeoutMs, fetch: slowFetch }));
      expect(bounds).toMatchObject({ exact: true });
      expect(waitedMs).toBeGreaterThan((pieces - 2) * timeoutMs);
      expect(vi.getTimerCount()).toBe(began);
    } finally {
      vi.useRealTimers();
    }
  });

  it('an endless redirect is named, without the query', async () => {
    const { url } = await serve((request, response) =>
      response.writeHead(302, { location: request.url }).end(),
    );
    const error = await inspectModel(urlSource(url)).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'network', message: expect.stringMatching(/redirects without end/) });
    expect(showsSecret(error)).toBe(false);
  });

  it('a port that fetch refuses is named, without the query', async () => {
    const reading = inspectModel(urlSource(`http://127.0.0.1:6000/a.glb?${signature}`));
    const error = await reading.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'network', message: expect.stringMatching(/refuses.* port/) });
    expect(showsSecret(error)).toBe(false);
  });

  it('a URL with a user name or password is refused, without showing them', () => {
    const opening = () => urlSource(`http://user:${signature}@127.0.0.1/a.glb`);
    expect(opening).toThrow(/user name or password/);
    expect(opening).not.toThrow(signature);
  });

  it.each(['ftp://x/a.glb', 'file:///etc/hostname', 'model.glb', ''])('the URL %j is refused', (address) => {
    expect(() => urlSource(address)).toThrow(/absolute http or https/);
  });

  it('an abort ends the request with its own reason', async () => {
    const { url } = await serve(() => undefined);
    const controller = new AbortController();
    const inspecting = inspectModel(urlSource(url), { signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(inspecting).rejects.toThrow('enough');
  });
});

describe('files beside a remote model', () => {
  it('are read from the same folder', async () => {
    const { url, log } = await serve((request, response) => {
      const name = decodeURIComponent(new URL(request.url!, 'http://x').pathname.replace('/models/', ''));
      ranged(readFileSync(join(fixtures, 'external', name)))(request, response);
    }, '/models/model.gltf');
    const report = await inspectModel(urlSource(url));
    expect(report).toMatchObject({ bounds: { max: [1, 1, 1] }, textures: [{ width: 4, height: 2 }] });
    expect(log.length).toBeLessThanOrEqual(3);
  });

  it.each([
    '../secret.bin',
    'http://127.0.0.1:1/x.bin',
    '//127.0.0.1/x.bin',
    '%2e%2e/x.bin',
    '..%2fx.bin',
    '/x.bin',
  ])('%s is never requested', async (uri) => {
    const source = urlSource('http://127.0.0.1:1/models/model.gltf');
    await expect(source.sibling!(uri)).rejects.toMatchObject({ code: 'outside_folder' });
  });
});

/** 5 MB of vertices behind the JSON of one triangle; the declared box suffices. */
function large(extra: object = {}): Buffer {
  const positions = 400_000;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, type: 'VEC3', count: 3, min: [0, 0, 0], max: [1, 2, 3] },
      { bufferView: 1, componentType: 5125, type: 'SCALAR', count: 3 },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: positions * 12 - 36, byteLength: 36 },
      { buffer: 0, byteOffset: positions * 12, byteLength: 12 },
    ],
    buffers: [{ byteLength: positions * 12 + 12 }],
    ...extra,
  };
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const bin = Buffer.alloc(positions * 12 + 12);
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(28 + padded.length + bin.length, 8);
  head.writeUInt32LE(padded.length, 12);
  head.write('JSON', 16);
  const binHead = Buffer.alloc(8);
  binHead.writeUInt32LE(bin.length);
  binHead.write('BIN\0', 4);
  return Buffer.concat([head, padded, binHead, bin]);
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

function ranged(bytes: Uint8Array): Handler {
  return (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = bytes.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}`;
    response.statusCode = 206;
    response
      .setHeader('content-range', range)
      .setHeader('content-length', part.length)
      .setHeader('etag', '"v1"');
    response.end(part);
  };
}

/** Sends part of a response and then stalls. */
function stall(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).write(large().subarray(0, 100));
}

async function serve(handler: Handler, path = '/model.glb') {
  const log: { range: string | undefined; status: number; bytes: number }[] = [];
  server = createServer((request, response) => {
    response.on('finish', () => {
      const bytes = Number(response.getHeader('content-length') ?? 0);
      log.push({ range: request.headers.range, status: response.statusCode, bytes });
    });
    handler(request, response);
  });
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}?${signature}`, log };
}

function showsSecret(error: unknown): boolean {
  const { message, stack, cause } = error as Error;
  return [message, stack, String(cause), JSON.stringify(error)].some((text) => text?.includes(signature));
}
