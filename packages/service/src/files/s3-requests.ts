import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ServiceError } from '../service-error.ts';
import { digestOf } from './digest-of.ts';

/** A location in S3-compatible storage. */
export interface S3Place {
  /** `http(s)://host`, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prepended to every key; '' or ending in a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const emptyDigest = createHash('sha256').digest('hex');
/** Parallel transfers of one task. */
const batchSize = 4;

/** Requests to a bucket in S3-compatible storage. Keys are whole, with the prefix of the place. */
export interface S3Requests {
  /**
   * Sends one signed request; an empty key is the bucket.
   * @throws Error naming the key and the status, never the signed address; ServiceError `files_unreachable` when the
   * storage did not respond or failed
   */
  send(method: string, key: string, init?: RequestInit): Promise<Response>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Copies inside the storage, without a download. */
  copy(from: string, to: string): Promise<void>;
  /** Lists the keys below a prefix, or with `delimiter` the folders there. */
  list(below: string, delimiter?: string): AsyncGenerator<string>;
  removeBelow(below: string): Promise<void>;
}

export function createS3Requests(place: S3Place): S3Requests {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const body = init.body as Uint8Array | undefined;
    const digest = body === undefined ? emptyDigest : await digestOf(body);
    const headers = { 'x-amz-content-sha256': digest, ...(init.headers as Record<string, string>) };
    const what = `${method} ${key.replace(/\?.*/, '') || bucket} in the file storage`;
    const response = await signer
      .fetch(key === '' ? root : `${root}/${key}`, { ...init, method, headers })
      .catch((cause) => {
        throw init.signal?.aborted ? cause : filesAway(`${what}: no response`, cause.cause ?? cause);
      });
    if (response.ok) return response;
    const code = /<Code>([^<]*)/.exec(await response.text())?.[1] ?? '';
    const reason = `${what}: ${response.status} ${code}`;
    throw response.status >= 500 || response.status === 429 ? filesAway(reason) : new Error(reason);
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    await (await send('PUT', key, { body: bytes as Uint8Array<ArrayBuffer> })).arrayBuffer();
  }

  async function copy(from: string, to: string): Promise<void> {
    const headers = { 'x-amz-copy-source': `/${bucket}/${from}` };
    const text = await (await send('PUT', to, { headers })).text();
    // S3 can report an error in the body after a 200 status.
    const code = /<Error>.*?<Code>([^<]*)/s.exec(text)?.[1];
    if (code !== undefined) throw new Error(`copy ${from} in the file storage: ${code}`);
  }

  async function get(key: string): Promise<Uint8Array> {
    return new Uint8Array(await (await send('GET', key)).arrayBuffer());
  }

  async function* list(below: string, delimiter = ''): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: below });
      if (delimiter !== '') query.set('delimiter', delimiter);
      if (token !== undefined) query.set('continuation-token', token);
      const text = await (await send('GET', `?${query}`)).text();
      const tag = delimiter === '' ? /<Key>([^<]*)<\/Key>/g : /<CommonPrefixes><Prefix>([^<]*)<\/Prefix>/g;
      for (const [, key] of text.matchAll(tag)) if (key !== undefined) yield key;
      token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
    } while (token !== undefined);
  }

  async function removeBelow(below: string): Promise<void> {
    const keys: string[] = [];
    for await (const key of list(below)) keys.push(key);
    await inBatches(keys, async (key) => {
      await (await send('DELETE', key)).arrayBuffer();
    });
  }

  return { send, put, get, copy, list, removeBelow };
}

/** Settles only after all operations have ended: nothing is written after a failure was answered. */
export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += batchSize) {
    const results = await Promise.allSettled(items.slice(i, i + batchSize).map(work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

function filesAway(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('files_unreachable', `${reason}; check that the storage is running.`, { cause });
}
