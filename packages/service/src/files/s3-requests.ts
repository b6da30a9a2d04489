import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ServiceError } from '../service-error.ts';
import { digestOf } from './digest-of.ts';

/** A location in S3-compatible storage. */
export interface S3Location {
  /** `http(s)://host`, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prepended to every key; '' or ending in a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /**
   * Longest silence of the storage, in milliseconds.
   * @default 20,000
   */
  readonly silenceMs?: number;
}

/** An object that does not exist. */
class NoKey extends Error {}

export function isNoKey(error: unknown): boolean {
  return error instanceof NoKey;
}

/**
 * Longest silence of the storage, in milliseconds: until the head of an answer, beyond the time that the body of the
 * request takes at the slowest speed, and between two parts of an answer that is read.
 */
const silenceMs = 20_000;
/** Slowest upload, in bytes a millisecond. */
const slowestUpload = 250;

const emptyDigest = createHash('sha256').digest('hex');
/** Parallel transfers of one task. */
const batchSize = 4;

/** Requests to a bucket in S3-compatible storage. Keys are whole, with the prefix of the place. */
export interface S3Requests {
  /**
   * Sends one signed request and reads its answer; an empty key is the bucket.
   * @throws Error naming the key and the status, never the signed address; ServiceError `files_unreachable` when the
   * storage did not respond or failed
   */
  send(method: string, key: string, init?: RequestInit): Promise<Uint8Array>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /**
   * Resolves when the storage has found all the bytes from `start` to `end`, both included. They are read at the speed
   * of their reader.
   */
  open(key: string, start: number, end: number): Promise<ReadableStream<Uint8Array>>;
  /** Copies inside the storage, without a download. */
  copy(from: string, to: string): Promise<void>;
  /** Lists the keys below a prefix, in order. */
  list(below: string): AsyncGenerator<string>;
  removeBelow(below: string): Promise<void>;
}

/** How often a request whose connection broke is sent again; the signer does so for answers of 500 and above. */
const resends = 3;
const resendAfterMs = 50;

/** Sends a request again when its connection breaks: each request of this file may be carried out twice. */
async function persistently<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let sent = 1; ; sent += 1) {
    try {
      return await send();
    } catch (error) {
      if (signal.aborted || sent > resends) throw error;
      await pause(resendAfterMs * 2 ** sent * (0.5 + Math.random() / 2), undefined, { signal });
    }
  }
}

export function createS3Requests(place: S3Location): S3Requests {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = place;
  const longestMs = place.silenceMs ?? silenceMs;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  /** Sends a request; `body` reads its answer, each part within the longest silence. */
  async function exchange(
    method: string,
    key: string,
    init: RequestInit = {},
  ): Promise<{ readonly headers: Headers; readonly body: ReadableStream<Uint8Array> }> {
    const sent = init.body as Uint8Array | undefined;
    const digest = sent === undefined ? emptyDigest : await digestOf(sent);
    const headers = { 'x-amz-content-sha256': digest, ...(init.headers as Record<string, string>) };
    const what = `${method} ${key.replace(/\?.*/, '') || bucket} in the file storage`;
    const stop = new AbortController();
    const inTime = async <T>(work: Promise<T>, ms: number): Promise<T> => {
      const timer = setTimeout(() => stop.abort(), ms);
      try {
        return await work;
      } catch (cause) {
        const reason = stop.signal.aborted
          ? `no response within ${Math.round(ms / 100) / 10} s`
          : 'no response';
        throw filesAway(`${what}: ${reason}`, (cause as Error).cause ?? cause);
      } finally {
        clearTimeout(timer);
      }
    };
    const url = key === '' ? root : `${root}/${key}`;
    const response = await inTime(
      persistently(() => signer.fetch(url, { ...init, method, headers, signal: stop.signal }), stop.signal),
      longestMs + (sent?.byteLength ?? 0) / slowestUpload,
    );
    const body = partwise(response.body, (work) => inTime(work, longestMs), stop);
    if (response.ok) return { headers: response.headers, body };
    const code = /<Code>([^<]*)/.exec(await new Response(body).text())?.[1] ?? '';
    const reason = `${what}: ${response.status} ${code}`;
    if (response.status >= 500 || response.status === 429) throw filesAway(reason);
    throw [404, 416].includes(response.status) && key !== '' ? new NoKey(reason) : new Error(reason);
  }

  async function send(method: string, key: string, init?: RequestInit): Promise<Uint8Array> {
    const { body } = await exchange(method, key, init);
    return new Uint8Array(await new Response(body).arrayBuffer());
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    await send('PUT', key, { body: bytes as Uint8Array<ArrayBuffer> });
  }

  async function open(key: string, start: number, end: number): Promise<ReadableStream<Uint8Array>> {
    const { headers, body } = await exchange('GET', key, { headers: { Range: `bytes=${start}-${end}` } });
    const length = headers.get('Content-Length');
    if (length === null || Number(length) === end - start + 1) return body;
    await body.cancel();
    throw new NoKey(`GET ${key} in the file storage: ${length} bytes of ${end - start + 1}`);
  }

  async function copy(from: string, to: string): Promise<void> {
    const headers = { 'x-amz-copy-source': `/${bucket}/${from}` };
    const text = Buffer.from(await send('PUT', to, { headers })).toString();
    // S3 can report an error in the body after a 200 status.
    const code = /<Error>.*?<Code>([^<]*)/s.exec(text)?.[1];
    if (code !== undefined) throw new Error(`copy ${from} in the file storage: ${code}`);
  }

  async function* list(below: string): AsyncGenerator<string> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: below });
      if (token !== undefined) query.set('continuation-token', token);
      const text = Buffer.from(await send('GET', `?${query}`)).toString();
      for (const [, key] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) if (key !== undefined) yield key;
      token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
    } while (token !== undefined);
  }

  async function removeBelow(below: string): Promise<void> {
    const keys: string[] = [];
    for await (const key of list(below)) keys.push(key);
    await inBatches(keys, async (key) => void (await send('DELETE', key)));
  }

  return {
    send,
    put,
    get: (key) => send('GET', key),
    open,
    copy,
    list,
    removeBelow,
  };
}

/** Passes a body on, part by part as it is read. */
function partwise(
  body: ReadableStream<Uint8Array> | null,
  inTime: <T>(work: Promise<T>) => Promise<T>,
  stop: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body?.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = reader && (await inTime(reader.read()));
        if (next?.value) controller.enqueue(next.value);
        else controller.close();
      },
      async cancel() {
        stop.abort();
        await reader?.cancel().catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
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
