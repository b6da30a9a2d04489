import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server for one test file, with one bucket. */
export interface TestS3 {
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  remove(): Promise<void>;
}

export async function testS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'meshwright-s3-'));
  const bucket = 'results';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    async remove() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
