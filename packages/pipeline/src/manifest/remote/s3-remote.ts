import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { PipelineError } from '../../pipeline-error.ts';
import type { Remote } from './remote.ts';

/** Credentials of S3-compatible storage, passed in by the caller: no manifest, lockfile or message contains them. */
export interface RemoteCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A place in S3-compatible storage. */
export interface S3Location {
  readonly bucket: string;
  /** Prefix of every key; '' or ending in a slash. */
  readonly prefix: string;
  /** `http(s)://host`, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: RemoteCredentials;
}

const emptyDigest = createHash('sha256').digest('hex');
/** Longest time for one file, in milliseconds. */
const timeoutMs = 300_000;

/**
 * Creates a remote in a shared bucket: `<prefix>ab/cdef...` by hash.
 * @example
 * import { s3Remote } from '@meshwright/pipeline/node';
 *
 * const remote = s3Remote({
 *   bucket: 'assets',
 *   prefix: 'game/',
 *   endpoint: 'https://s3.eu-central-1.amazonaws.com',
 *   region: 'eu-central-1',
 *   credentials: {
 *     accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
 *     secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
 *   },
 * });
 */
export function s3Remote({ bucket, prefix, endpoint, region, credentials }: S3Location): Remote {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 3,
    ...(sessionToken === undefined ? {} : { sessionToken }),
  });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}/${prefix}`;

  /** @returns undefined for 404, except that of a missing bucket */
  async function send(method: string, hash: string, body?: Uint8Array): Promise<Response | undefined> {
    const what = `${method} ${hash.slice(0, 12)} in s3://${bucket}/${prefix}`;
    const digest = body ? hash : emptyDigest;
    let response: Response;
    try {
      response = await signer.fetch(`${root}${hash.slice(0, 2)}/${hash.slice(2)}`, {
        method,
        headers: { 'x-amz-content-sha256': digest },
        ...(body ? { body: Uint8Array.from(body) } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const code = inner instanceof Error && 'code' in inner ? String(inner.code) : (inner as Error).name;
      throw failed(`${what}: ${new URL(endpoint).origin} does not answer (${code})`, error);
    }
    if (response.ok) return response;
    const code = /<Code>([^<]*)/.exec(await response.text())?.[1] ?? '';
    if (response.status === 404 && code !== 'NoSuchBucket') return undefined;
    throw failed(`${what}: ${response.status} ${code}`.trim());
  }

  return {
    async get(hash) {
      const response = await send('GET', hash);
      try {
        return response && new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        throw failed(`GET ${hash.slice(0, 12)} in s3://${bucket}/${prefix}: the answer broke off`, error);
      }
    },
    async put(hash, bytes) {
      const answer = await send('HEAD', hash);
      if (answer?.headers.get('content-length') === String(bytes.byteLength)) return;
      if (!(await send('PUT', hash, bytes)))
        throw failed(`PUT ${hash.slice(0, 12)}: there is no bucket ${bucket}`);
    },
  };
}

function failed(what: string, cause?: unknown): PipelineError {
  return new PipelineError(
    'io_failed',
    `${what}. What was made is kept on this machine: check endpoint, bucket and keys of the remote, and run the same again.`,
    { cause },
  );
}
