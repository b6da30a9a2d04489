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

const storeAt = (prefix: string) =>
  s3FileStore({ endpoint: s3.endpoint, region, bucket: s3.bucket, prefix, ...s3.credentials });

describe('files in S3', () => {
  it('are read as they were published, whole and in part', async () => {
    const files = storeAt('a/');
    const [stored] = await files.publish('task', { 'model.glb': bytes('0123456789') });
    expect(stored).toMatchObject({ name: 'model.glb', size: 10 });
    expect(await files.read('task', 'model.glb')).toEqual(bytes('0123456789'));
    const part = new Response(files.stream('task', 'model.glb', 2, 4));
    expect(await part.text()).toBe('234');
  });

  it('are staged from bytes and from results, which may be removed afterwards', async () => {
    const files = storeAt('b/');
    await files.publish('first', { 'model.glb': bytes('model') });
    await files.stage('second', [
      { role: 'image', bytes: bytes('image') },
      { role: 'model', from: { task: 'first', name: 'model.glb' } },
    ]);
    await files.remove('first');
    expect(await files.readStaged('second', 'model')).toEqual(bytes('model'));
    expect(await files.readStaged('second', 'image')).toEqual(bytes('image'));
    await files.stage('third', [{ role: 'model', kept: { task: 'second', role: 'model' } }]);
    await files.removeStaged('second');
    await expect(files.readStaged('second', 'image')).rejects.toThrow(/404 NoSuchKey/);
    expect(await files.readStaged('third', 'model')).toEqual(bytes('model'));
  });

  it('leave no input behind when one cannot be staged', async () => {
    const files = storeAt('c/');
    const inputs = [
      { role: 'image', bytes: bytes('image') },
      { role: 'model', from: { task: 'unknown', name: 'model.glb' } },
    ];
    await expect(files.stage('task', inputs)).rejects.toThrow(/404/);
    await expect(files.readStaged('task', 'image')).rejects.toThrow(/404/);
  });

  it('without a task are swept, only below their own prefix', async () => {
    const [files, others] = [storeAt('d/'), storeAt('e/')];
    await files.publish('kept', { a: bytes('a') });
    await files.publish('lost', { a: bytes('a'), b: bytes('b') });
    await files.stage('lost', [{ role: 'image', bytes: bytes('c') }]);
    await others.publish('lost', { a: bytes('a') });
    expect(await files.sweep((task) => task === 'kept')).toBe(2);
    await expect(files.read('lost', 'a')).rejects.toThrow(/404/);
    expect(await files.read('kept', 'a')).toEqual(bytes('a'));
    expect(await others.read('lost', 'a')).toEqual(bytes('a'));
  });

  it('never have a name that leads to another place', async () => {
    await expect(storeAt('f/').publish('task', { '../a': bytes('a') })).rejects.toThrow(
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
      files.publish('task', { a: bytes('a') }).catch((error) => [error.code, error.message]);
    // The first request is tried four times.
    expect(await outcome()).toEqual([
      'files_unreachable',
      expect.stringMatching(/^PUT files\/task\/a .*: 503 Odd;/),
    ]);
    expect(await outcome()).toEqual([undefined, expect.stringMatching(/403 Odd$/)]);
    server.close();
    server.closeAllConnections();
    expect(await outcome()).toEqual(['files_unreachable', expect.stringContaining('no response')]);
  });

  it('report a refusal without the secret', async () => {
    const secretAccessKey = 'canary-0123456789';
    const place = { endpoint: s3.endpoint, region, bucket: s3.bucket, prefix: '', accessKeyId: 'unknown' };
    const error: Error = await s3FileStore({ ...place, secretAccessKey })
      .read('task', 'a')
      .then(
        () => new Error('was not refused'),
        (cause) => cause,
      );
    expect(error.message).toMatch(/GET files\/task\/a in the file storage: 403/);
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
    const reader = files.stream('task', 'model.glb', 0, 10 ** 12).getReader();
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
