import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startS3, type TestS3 } from '../../testing/s3.ts';
import { openRemote } from './open-remote.ts';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = mkdtempSync(join(tmpdir(), 'meshwright-remote-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const secret = 'canary-of-a-secret-key';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const s3Text = (bucket = 'team') =>
  `s3://${bucket}/game/assets?endpoint=${encodeURIComponent(s3.place.endpoint)}&region=us-east-1`;

describe.each<[string, () => string]>([
  ['a folder', () => './shared assets'],
  ['S3', () => s3Text()],
])('a remote in %s', (_, location) => {
  const open = () => openRemote(location(), { folder, credentials: s3.place.credentials });

  it('returns stored files, to other clients too, and reports missing ones', async () => {
    const bytes = Uint8Array.from(randomBytes(100_000));
    const hash = hashOf(bytes);
    expect(await open().get(hash)).toBeUndefined();
    await open().put(hash, bytes);
    expect(Buffer.from(bytes).equals((await open().get(hash))!)).toBe(true);
  });
});

it('sends a file once, and again when the stored length differs', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const remote = openRemote(s3Text(), { folder, credentials: s3.place.credentials });
  const bytes = Uint8Array.from(randomBytes(1000));
  for (let i = 0; i < 3; i++) await remote.put(hashOf(bytes), bytes);
  expect(fetching.mock.calls.map(([request]) => (request as Request).method)).toEqual([
    'HEAD',
    'PUT',
    'HEAD',
    'HEAD',
  ]);
  fetching.mockRestore();
  const shared = openRemote('shared', { folder });
  await shared.put(hashOf(bytes), bytes);
  const [file] = readdirSync(join(folder, 'shared'), { recursive: true, withFileTypes: true }).filter(
    (each) => each.isFile(),
  );
  writeFileSync(join(file!.parentPath, file!.name), bytes.subarray(0, 500));
  await shared.put(hashOf(bytes), bytes);
  expect(await shared.get(hashOf(bytes))).toHaveLength(1000);
});

describe('an unreachable remote reports its address and advice, and no key', () => {
  const bytes = new Uint8Array(10);
  it.each<[string, () => string, RegExp]>([
    ['there is no bucket', () => s3Text('missing'), /missing.*404 NoSuchBucket|no bucket missing/],
    ['the key is refused', () => s3Text(), /s3:\/\/team\/game\/assets\/: 403/],
    ['no server listens', () => 's3://team/a?endpoint=http://127.0.0.1:9', /127\.0\.0\.1:9 does not answer/],
    ['the folder is a file', () => './file', /file: ENOTDIR|ENOTDIR/],
  ])('when %s', async (_, location, said) => {
    writeFileSync(join(folder, 'file'), '');
    const credentials = {
      accessKeyId: said.source.endsWith('403') ? 'UNKNOWN' : 'S3RVER',
      secretAccessKey: secret,
    };
    const remote = openRemote(location(), { folder, credentials });
    for (const work of [() => remote.put(hashOf(bytes), bytes), () => remote.get(hashOf(bytes))]) {
      const error: unknown = await work().catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'io_failed', message: expect.stringMatching(said) });
      expect(String(error)).toMatch(/run the same again/);
      expect(String(error)).not.toContain(secret);
    }
  });
});

it('reports an S3 response that breaks off', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const remote = openRemote(`s3://team?endpoint=http://127.0.0.1:${port}`, {
    folder,
    credentials: s3.place.credentials,
  });
  await expect(remote.get('0'.repeat(64))).rejects.toMatchObject({
    code: 'io_failed',
    message: expect.stringContaining('broke off'),
  });
  server.close();
});

it.each([
  's3://',
  'https://host/assets',
  `s3://key:${secret}@team/assets`,
  `s3://team/assets?secret=${secret}`,
  `s3://team/assets?endpoint=http://key:${secret}@host`,
  's3://team/../assets?region=a/b',
])('refuses %s without quoting it', (location) => {
  const open = () => openRemote(location, { folder, credentials: s3.place.credentials });
  expect(open).toThrow(
    expect.objectContaining({ code: 'bad_option', message: expect.not.stringContaining(secret) }),
  );
});

it('names the environment variables of missing S3 keys', () => {
  expect(() => openRemote(s3Text(), { folder })).toThrow(/AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
});
