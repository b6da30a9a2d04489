import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestS3, testS3 } from '@meshwright/testing/service/s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3FileStore } from './s3-file-store.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const region = 'us-east-1';

let s3: TestS3;
beforeAll(async () => {
  s3 = await testS3();
});
afterAll(() => s3.remove());

const placeOf = (task: string) => ({ task, claim: 1 });
const storeAt = (prefix: string) =>
  s3FileStore({ endpoint: s3.endpoint, region, bucket: s3.bucket, prefix, ...s3.credentials });

describe('files in S3', () => {
  it('are read as they were published, whole and in part', async () => {
    const files = storeAt('a/');
    const [stored] = await files.publish(placeOf('task'), { 'model.glb': bytes('0123456789') });
    expect(stored).toMatchObject({ name: 'model.glb', size: 10 });
    expect(await files.read(placeOf('task'), 'model.glb')).toEqual(bytes('0123456789'));
    const part = new Response(await files.stream(placeOf('task'), 'model.glb', { start: 2, end: 4 }));
    expect(await part.text()).toBe('234');
  });

  it('are staged from bytes and from results, which may be removed afterwards', async () => {
    const files = storeAt('b/');
    await files.publish(placeOf('first'), { 'model.glb': bytes('model') });
    await files.stage('second', [
      { role: 'image', bytes: bytes('image') },
      { role: 'model', from: { ...placeOf('first'), name: 'model.glb' } },
    ]);
    await files.remove('first');
    expect(await files.readStaged('second', 'model')).toEqual(bytes('model'));
    expect(await files.readStaged('second', 'image')).toEqual(bytes('image'));
    await files.stage('third', [{ role: 'model', kept: { task: 'second', role: 'model' } }]);
    await files.removeStaged('second');
    await expect(files.readStaged('second', 'image')).rejects.toMatchObject({ code: 'file_missing' });
    expect(await files.readStaged('third', 'model')).toEqual(bytes('model'));
  });

  it('leave no input behind when one cannot be staged', async () => {
    const files = storeAt('c/');
    const inputs = [
      { role: 'image', bytes: bytes('image') },
      { role: 'model', from: { ...placeOf('unknown'), name: 'model.glb' } },
    ];
    await expect(files.stage('task', inputs)).rejects.toMatchObject({ code: 'file_missing' });
    await expect(files.readStaged('task', 'image')).rejects.toMatchObject({ code: 'file_missing' });
  });

  it('of one claim are not those of another, and a missing one is an error before its bytes', async () => {
    const files = storeAt('g/');
    await files.publish({ task: 'task', claim: 1 }, { a: bytes('stale') });
    await files.publish({ task: 'task', claim: 2 }, { a: bytes('new') });
    await files.retract({ task: 'task', claim: 1 });
    expect(await files.read({ task: 'task', claim: 2 }, 'a')).toEqual(bytes('new'));
    for (const [place, end] of [
      [{ task: 'task', claim: 1 }, 2],
      [{ task: 'task', claim: 2 }, 9],
    ] as const) {
      await expect(files.stream(place, 'a', { start: 0, end })).rejects.toMatchObject({
        code: 'file_missing',
      });
    }
  });

  it('are set aside and cleared a day later, only below their own prefix', async () => {
    const [files, others] = [storeAt('d/'), storeAt('e/')];
    await files.publish(placeOf('kept'), { a: bytes('a') });
    await files.publish(placeOf('lost'), { a: bytes('a'), b: bytes('b') });
    await files.stage('lost', [{ role: 'image', bytes: bytes('c') }]);
    await others.publish(placeOf('lost'), { a: bytes('a') });
    expect(await files.tasks()).toEqual(new Set(['kept', 'lost']));
    await files.setAside('lost', '2026-01-02');
    expect(await files.tasks()).toEqual(new Set(['kept']));
    expect(await files.clearAside('2026-01-02')).toBe(0);
    expect(await files.clearAside('2026-01-03')).toBe(1);
    expect(await files.clearAside('2026-01-03')).toBe(0);
    expect(await files.read(placeOf('kept'), 'a')).toEqual(bytes('a'));
    expect(await others.read(placeOf('lost'), 'a')).toEqual(bytes('a'));
  });

  it('never have a name that leads to another place', async () => {
    await expect(storeAt('f/').publish(placeOf('task'), { '../a': bytes('a') })).rejects.toThrow(
      /is not a valid file name/,
    );
  });

  it('fail differently for an unreachable storage and for one that refuses', async () => {
    const statuses = [503, 503, 503, 503, 403];
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(statuses.shift() ?? 403).end('<Code>Odd</Code>');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const files = s3FileStore({
      endpoint: `http://127.0.0.1:${port}`,
      region,
      bucket: 'b',
      prefix: '',
      ...s3.credentials,
    });
    const outcome = () =>
      files.publish(placeOf('task'), { a: bytes('a') }).catch((error) => [error.code, error.message]);
    // The first request is tried four times.
    expect(await outcome()).toEqual([
      'files_unreachable',
      expect.stringMatching(/^PUT files\/task\/1\/a .*: 503 Odd;/),
    ]);
    expect(await outcome()).toEqual([undefined, expect.stringMatching(/403 Odd$/)]);
    server.close();
    server.closeAllConnections();
    expect(await outcome()).toEqual(['files_unreachable', expect.stringContaining('no response')]);
  });

  it('send a request again whose connection broke, with and without having carried it out', async () => {
    const kept: string[] = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => {
        text += part;
      });
      request.on('end', () => {
        kept.push(text);
        if (kept.length <= 2) request.socket.destroy();
        else response.end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const files = s3FileStore({ endpoint, region, bucket: 'b', prefix: '', ...s3.credentials });
    await files.publish(placeOf('task'), { a: bytes('content') });
    expect(kept.slice(0, 3)).toEqual(['content', 'content', 'content']);
    server.closeAllConnections();
    server.close();
  });

  it('give up on a storage that says nothing, before the answer and inside it', async () => {
    let head = false;
    const server = createServer((request, response) => {
      request.resume();
      if (head) response.writeHead(200, { 'Content-Length': 10 }).write('01234');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const place = { endpoint, region, bucket: 'b', prefix: '', ...s3.credentials, silenceMs: 200 };
    const files = s3FileStore(place);
    const silent = { code: 'files_unreachable', message: expect.stringMatching(/no response within 0\.2 s/) };
    await expect(files.publish(placeOf('task'), { a: bytes('a') })).rejects.toMatchObject(silent);
    head = true;
    await expect(files.read(placeOf('task'), 'a')).rejects.toMatchObject(silent);
    server.closeAllConnections();
    server.close();
  });

  it('report a refusal without the secret', async () => {
    const secretAccessKey = 'canary-0123456789';
    const place = { endpoint: s3.endpoint, region, bucket: s3.bucket, prefix: '', accessKeyId: 'unknown' };
    const error: Error = await s3FileStore({ ...place, secretAccessKey })
      .read(placeOf('task'), 'a')
      .then(
        () => new Error('was not refused'),
        (cause) => cause,
      );
    expect(error.message).toMatch(/GET files\/task\/1\/a in the file storage: 403/);
    expect(error.stack).not.toContain(secretAccessKey);
    await expect(s3FileStore({ ...place, ...s3.credentials, bucket: 'none' }).check()).rejects.toThrow(/404/);
  });

  it('are read at the speed of the reader, and no further than it reads', async () => {
    const chunk = Buffer.alloc(256 * 1024);
    let sent = 0;
    let onGone = (): void => {};
    const gone = new Promise<void>((resolve) => {
      onGone = resolve;
    });
    const server = createServer((_, response) => {
      const more = (): void => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
      };
      response.once('close', onGone).writeHead(206);
      more();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const files = s3FileStore({ endpoint, region, bucket: 'endless', prefix: '', ...s3.credentials });
    const range = { start: 0, end: 10 ** 12 };
    const reader = (await files.stream(placeOf('task'), 'model.glb', range)).getReader();
    for (let read = 0; read < 2_000_000; ) read += (await reader.read()).value?.length ?? 0;
    const before = sent;
    await reader.cancel();
    await gone;
    // The memory of the sockets and the client, without the file.
    expect(before).toBeLessThan(16_000_000);
    server.closeAllConnections();
    server.close();
  });
});
