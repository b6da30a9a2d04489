import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../client-error.ts';
import { setting, timelessSetting } from '../testing/clients.ts';
import { counter } from '../testing/counter.ts';
import { expectCode } from '../testing/failure-of.ts';
import { reply, type Script } from '../testing/fault-server.ts';
import type { DownloadSink, DownloadStart } from './download-sink.ts';

const size = 300_000;
const glb = Buffer.alloc(size, 'mesh');
glb.write('glTF');
glb.writeUInt32LE(2, 4);
glb.writeUInt32LE(size, 8);
const sha256 = createHash('sha256').update(glb).digest('hex');
const etag = '"v1"';

/** Serves the file as a conforming server does, ranges included. */
function serve(headers: IncomingMessage['headers'], response: ServerResponse, file = glb, tag = etag): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? Number.NaN);
  if (from >= 0 && headers['if-range'] === tag) {
    const range = `bytes ${from}-${file.length - 1}/${file.length}`;
    response.writeHead(206, { 'content-range': range, 'content-length': file.length - from, etag: tag });
    response.end(file.subarray(from));
  } else {
    response.writeHead(200, { 'content-length': file.length, etag: tag });
    response.end(file);
  }
}

const good: Script = ({ headers }, response) => serve(headers, response);

/** Announces the file, sends its first bytes and breaks the connection. */
function cutAfter(bytes: number, headers: Record<string, string> = { etag }): Script {
  return (_, response, socket) => {
    response.writeHead(200, { 'content-length': size, ...headers });
    response.write(glb.subarray(0, bytes), () => socket.destroySoon());
  };
}

function then(first: Script, ...rest: Script[]): Script {
  const scripts = [first, ...rest];
  return (arrival, response, socket) =>
    scripts[Math.min(arrival.index, scripts.length - 1)]?.(arrival, response, socket);
}

interface RecordingSink extends DownloadSink {
  readonly starts: DownloadStart[];
  bytes(): Buffer;
}

function recordingSink(already: Uint8Array = new Uint8Array()): RecordingSink {
  const starts: DownloadStart[] = [];
  let parts: Uint8Array[] = [already];
  return {
    starts,
    open(start) {
      starts.push(start);
      parts = [];
    },
    write(part) {
      parts.push(part);
    },
    sha256: () => createHash('sha256').update(Buffer.concat(parts)).digest('hex'),
    bytes: () => Buffer.concat(parts),
  };
}

describe('a download', () => {
  test('returns the bytes and their hash, and sends neither key nor cookie', async () => {
    const { client, server } = await setting(good);
    const progress: [number, number | undefined][] = [];
    const file = await client.download(
      { url: `${server.origin}/a.glb?sig=1`, format: 'glb' },
      { sha256: sha256.toUpperCase(), onProgress: (bytes, total) => progress.push([bytes, total]) },
    );
    expect(Buffer.from(file.bytes).equals(glb)).toBe(true);
    expect(file).toMatchObject({ size, sha256 });
    expect(progress.at(-1)).toEqual([size, size]);
    expect(server.arrivals[0]?.headers).not.toHaveProperty('authorization');
    expect(server.arrivals[0]?.headers).not.toHaveProperty('cookie');
  });

  test('follows redirects, still without the key', async () => {
    const other = await setting(good);
    const { client, server } = await setting((_, response) =>
      reply(response, 302, undefined, { location: `${other.server.origin}/b.glb?sig=2` }),
    );
    const file = await client.download(`${server.origin}/a.glb`);
    expect(file.sha256).toBe(sha256);
    expect(other.server.arrivals[0]?.headers).not.toHaveProperty('authorization');
  });

  test('of an encoded response ignores the encoded length', async () => {
    const { gzipSync } = await import('node:zlib');
    const text = Buffer.from('v 0 0 0\n'.repeat(1000));
    const packed = gzipSync(text);
    const { client, server } = await setting(
      (_, response) =>
        void response
          .writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length })
          .end(packed),
    );
    expect((await client.download({ url: `${server.origin}/a.obj`, format: 'obj' })).size).toBe(text.length);
  });

  test('of a picture in a markup format is accepted', async () => {
    const { client, server } = await setting((_, response) => void response.end('<svg/>'));
    expect((await client.download({ url: `${server.origin}/a.svg`, format: 'svg' })).size).toBe(6);
  });
});

describe('a broken connection', () => {
  test('resumes at the byte where it broke', async () => {
    const { client, clock, server } = await timelessSetting(then(cutAfter(100_000), good));
    const sink = recordingSink();
    const done = await clock.run(client.downloadTo(`${server.origin}/a.glb`, sink, { sha256 }));
    expect(done).toEqual({ size, sha256 });
    expect(sink.starts).toEqual([{ total: size, validator: etag }]);
    expect(server.arrivals[1]?.headers).toMatchObject({ range: 'bytes=100000-', 'if-range': etag });
  });

  const restarts: readonly [what: string, script: Script][] = [
    ['the server has no validator', then(cutAfter(100_000, {}), good)],
    ['the validator is weak', then(cutAfter(100_000, { etag: 'W/"v1"' }), good)],
    ['the server ignores ranges', then(cutAfter(100_000), (_, response) => serve({}, response))],
    [
      'the file changed',
      then(cutAfter(100_000), ({ headers }, response) => serve(headers, response, glb, '"v2"')),
    ],
    ['another part comes', then(cutAfter(100_000), part('bytes 90000-299999/300000'), good)],
    ['a part of another length comes', then(cutAfter(100_000), part('bytes 100000-299999/400000'), good)],
    [
      'a part of another version comes',
      then(cutAfter(100_000), part('bytes 100000-299999/300000', '"v2"'), good),
    ],
    ['a part without its range comes', then(cutAfter(100_000), part(undefined), good)],
    [
      'all of it comes, called a part',
      then(cutAfter(100_000), (_, response) => {
        const range = `bytes 100000-${size - 1}/${size}`;
        response.writeHead(200, { 'content-range': range, etag }).end(glb);
      }),
    ],
    ['the range is refused', then(cutAfter(100_000), (_, response) => reply(response, 416), good)],
  ];
  for (const [what, script] of restarts) {
    test(`starts again from the first byte when ${what}`, async () => {
      const { client, clock, server } = await timelessSetting(script);
      const sink = recordingSink();
      await clock.run(client.downloadTo(`${server.origin}/a.glb`, sink, { sha256 }));
      expect(sink.starts).toHaveLength(2);
      expect(sink.bytes().equals(glb)).toBe(true);
    });
  }

  test('that breaks every time ends after five starts', async () => {
    const { client, clock, server } = await timelessSetting(cutAfter(100_000, {}));
    await expectCode(clock.run(client.download(`${server.origin}/a.glb`)), 'network');
    expect(server.arrivals).toHaveLength(5);
  });

  test('at any byte still yields the whole file', async () => {
    const cuts = [0, 1, 3, 4, 11, 12, 63, 64, 65, 65_535, 65_536, size - 1, size];
    for (const cut of cuts) {
      const { client, clock, server } = await timelessSetting(then(cutAfter(cut), good));
      const file = await clock.run(client.download({ url: `${server.origin}/a.glb`, format: 'glb' }));
      expect(file.sha256, `cut after ${cut} bytes`).toBe(sha256);
    }
  });

  test('temporary 503 and 429 are retried', async () => {
    const { client, clock, server } = await timelessSetting(
      then(
        (_, response) => reply(response, 503),
        (_, response) => reply(response, 429, {}, { 'retry-after': '20' }),
        good,
      ),
    );
    expect((await clock.run(client.download(`${server.origin}/a.glb`))).sha256).toBe(sha256);
  });

  test('a silent server is disconnected, and the rest is requested again', async () => {
    const { client, server } = await setting(
      then((_, response) => {
        response.writeHead(200, { 'content-length': size, etag });
        response.write(glb.subarray(0, 1000));
      }, good),
    );
    const sink = recordingSink();
    await client.downloadTo(`${server.origin}/a.glb`, sink, { timeoutMs: 4_000, sha256 });
    expect(server.arrivals[1]?.headers.range).toBe('bytes=1000-');
  });

  test('a download without a single byte ends after a time limit', async () => {
    const { client, clock, server } = await timelessSetting((_, response) => reply(response, 503));
    const start = clock.now();
    await expectCode(clock.run(client.download(`${server.origin}/a.glb`)), 'server_error');
    expect(clock.now() - start).toBeGreaterThan(100_000);
    expect(clock.now() - start).toBeLessThanOrEqual(120_000);
  });
});

describe('a download that another process started', () => {
  test('resumes from its bytes', async () => {
    const { client, server } = await setting(good);
    const sink = recordingSink(glb.subarray(0, 200_000));
    const resumeFrom = { bytes: 200_000, validator: etag };
    const done = await client.downloadTo(`${server.origin}/a.glb`, sink, { resumeFrom, sha256 });
    expect(done).toEqual({ size, sha256 });
    expect(sink.starts).toEqual([]);
  });

  test('starts again when the file has changed', async () => {
    const { client, server } = await setting(good);
    const sink = recordingSink(Buffer.alloc(200_000));
    const resumeFrom = { bytes: 200_000, validator: '"v0"' };
    await client.downloadTo(`${server.origin}/a.glb`, sink, { resumeFrom, sha256 });
    expect(sink.starts).toHaveLength(1);
  });

  test('keeps its bytes while the server is unreachable', async () => {
    const { client, clock, server } = await timelessSetting(
      then((_, response) => reply(response, 503), good),
    );
    const sink = recordingSink(glb.subarray(0, 200_000));
    const resumeFrom = { bytes: 200_000, validator: etag };
    await clock.run(client.downloadTo(`${server.origin}/a.glb`, sink, { resumeFrom, sha256 }));
    expect(sink.starts).toEqual([]);
  });
});

describe('content other than the file is refused', () => {
  const broken = Buffer.from(glb.subarray(0, 250_000));
  const cases: readonly [what: string, code: ErrorCode, script: Script, format: string, more?: object][] = [
    ...[401, 403, 404, 410].map((status): [string, ErrorCode, Script, string] => [
      `${status} from the file's host`,
      'link_expired',
      (_, response) => reply(response, status),
      'glb',
    ]),
    ['a page', 'wrong_content', (_, response) => void response.end('\ufeff\n<!DOCTYPE html><html>'), 'obj'],
    ['a page for a GLB', 'wrong_content', (_, response) => void response.end('<html>'), 'glb'],
    [
      'an XML error',
      'wrong_content',
      (_, response) => void response.end('<?xml version="1.0"?><Error/>'),
      '',
    ],
    ...['fbx', 'png', 'zip', '3mf'].map((format): [string, ErrorCode, Script, string] => [
      `a JSON error for a ${format}`,
      'wrong_content',
      (_, response) => reply(response, 200, { message: 'no such file' }),
      format,
    ]),
    ['another format', 'wrong_content', (_, response) => void response.end('PK\u0003\u0004'), 'glb'],
    ['nothing', 'wrong_content', (_, response) => void response.end(), 'glb'],
    ['a GLB shorter than its header', 'truncated', (_, response) => void response.end('glTF'), 'glb'],
    ['a GLB that is cut at its source', 'truncated', (_, response) => void response.end(broken), 'glb'],
    ['a cut GLB of unknown format', 'truncated', (_, response) => void response.end(broken), ''],
    ['another hash', 'hash_mismatch', good, 'glb', { sha256: '0'.repeat(64) }],
    ['more than allowed, announced', 'too_large', good, 'glb', { maxBytes: size - 1 }],
    [
      'more than allowed, not announced',
      'too_large',
      (_, response) => {
        response.write(glb);
        response.end();
      },
      'glb',
      { maxBytes: size - 1 },
    ],
    ['a redirect without a target', 'refused', (_, response) => reply(response, 304), 'glb'],
    ['400', 'bad_request', (_, response) => reply(response, 400), 'glb'],
  ];
  for (const [what, code, script, format, more] of cases) {
    test(`${what}: ${code}`, async () => {
      const { client, server } = await setting(script);
      await expectCode(client.download({ url: `${server.origin}/a.${format}?sig=1`, format }, more), code);
      expect(server.arrivals).toHaveLength(1);
    });
  }

  test('an announced length above the limit is refused before the body is read', async () => {
    const { client, server } = await setting((_, response) => {
      response.writeHead(200, { 'content-length': 2 ** 30 });
      response.write('glTF');
    });
    await expectCode(client.download(`${server.origin}/a.glb`, { maxBytes: 2 ** 20 }), 'too_large');
  });

  test('a redirect from https to http is refused, and the connection is closed', async () => {
    let aborted = false;
    const { client } = await setting(good, {
      fetch: async (_, init) => {
        init?.signal?.addEventListener('abort', () => {
          aborted = true;
        });
        // No loopback server speaks https without a certificate; only the origin of the answer matters here.
        const url = 'http://files.example.com/a.glb?sig=2';
        return Object.defineProperty(new Response(glb), 'url', { value: url });
      },
    });
    const error = await expectCode(client.download('https://files.example.com/a.glb?sig=1'), 'refused');
    expect(error.message).toContain('redirect to http');
    expect(aborted).toBe(true);
    expect((await client.download('http://files.example.com/a.glb?sig=1')).size).toBe(size);
  });

  test('a length equal to the limit is accepted', async () => {
    const { client, server } = await setting(good);
    expect((await client.download(`${server.origin}/a.glb`, { maxBytes: size })).size).toBe(size);
  });

  test('an expired link is not requested', async () => {
    const { client, server } = await setting(good);
    const source = { url: `${server.origin}/a.glb?sig=1`, format: 'glb', expiresAt: Date.now() - 1 };
    await expectCode(client.download(source), 'link_expired');
    expect(server.arrivals).toHaveLength(0);
  });

  for (const url of [
    '',
    'a.glb',
    'file:///etc/passwd',
    'data:,x',
    'ftp://a/b',
    'https://u:p@files.example.com/a?sig=1',
  ]) {
    test(`the address "${url.replace('sig=1', '...')}" is not fetched`, async () => {
      const { client } = await setting(() => {});
      await expectCode(client.download(url), 'bad_option');
    });
  }

  test('JSON is accepted for glTF and when the format is unknown', async () => {
    const { client, server } = await setting((_, response) => reply(response, 200, { asset: {} }));
    for (const format of ['gltf', 'json', '']) {
      const { size } = await client.download({ url: `${server.origin}/a`, format });
      expect(size).toBe(12);
    }
  });

  test('a hash that the sink cannot compute is bad_option, and nothing is requested', async () => {
    const { client, server } = await setting(good);
    const sink: DownloadSink = { open() {}, write() {} };
    await expectCode(client.downloadTo(`${server.origin}/a.glb`, sink, { sha256 }), 'bad_option');
    expect(server.arrivals).toHaveLength(0);
    expect(await client.downloadTo(`${server.origin}/a.glb`, sink)).toEqual({ size, sha256: undefined });
  });

  test('a sink that fails to hash is sink_failed', async () => {
    const { client, server } = await setting(good);
    const sink: DownloadSink = { ...recordingSink(), sha256: () => Promise.reject(new Error('disk gone')) };
    const error = await expectCode(client.downloadTo(`${server.origin}/a.glb`, sink), 'sink_failed');
    expect(error.cause).toMatchObject({ message: 'disk gone' });
    expect(server.arrivals).toHaveLength(1);
  });

  test('leaving a download early closes its connection', async () => {
    const closed = counter();
    const { client, server } = await setting((_, response) => {
      response.on('close', closed.count);
      response.writeHead(200, { 'content-length': size });
      response.write(glb.subarray(0, 1000));
    });
    const abort = new AbortController();
    const options = { signal: abort.signal, onProgress: () => abort.abort() };
    await expectCode(client.download(`${server.origin}/a.glb`, options), 'aborted');
    await closed.reached(1);
  });

  test('an error of the sink ends the download at once', async () => {
    const { client, server } = await setting(good);
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const sink: DownloadSink = {
      open() {},
      write() {
        throw full;
      },
    };
    const error = await expectCode(client.downloadTo(`${server.origin}/a.glb`, sink), 'sink_failed');
    expect(error.cause).toMatchObject({ message: 'no space left', code: 'ENOSPC' });
    expect(server.arrivals).toHaveLength(1);
  });
});

/** A part whose headers do not fit the request. */
function part(range: string | undefined, tag = etag): Script {
  return (_, response) => {
    response.writeHead(206, { etag: tag, ...(range && { 'content-range': range }) });
    response.end(glb.subarray(100_000));
  };
}
