import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { ServiceError } from '../service-error.ts';
import { digestOf } from './digest-of.ts';
import { type FileStore, type StoredFile, safeName } from './file-store.ts';

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

/**
 * Creates a file store in S3-compatible storage: `<prefix>files/<task>/<name>` and `<prefix>inputs/<task>/<role>`.
 * Files become visible with their rows in the store, so publishing needs no renaming.
 */
export function s3FileStore(place: S3Place): FileStore & {
  /** @throws Error when the bucket does not answer, does not exist or refuses */
  check(): Promise<void>;
} {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const fileKey = (task: string, name: string) => `${prefix}files/${task}/${safeName(name)}`;
  const inputKey = (task: string, role: string) => `${prefix}inputs/${task}/${safeName(role)}`;

  /**
   * @throws Error naming the key and the status, never the signed address; ServiceError `files_unreachable` when the storage
   * did not answer or failed
   */
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

  /** Copies inside the storage, without a download. */
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

  /** Lists the keys below a prefix, or with `delimiter` the folders there. */
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

  return {
    async check() {
      await send('HEAD', '');
    },
    async publish(task, files) {
      const stored: StoredFile[] = [];
      for (const [name, bytes] of Object.entries(files)) {
        stored.push({ name: safeName(name), size: bytes.byteLength, digest: await digestOf(bytes) });
      }
      await inBatches(Object.entries(files), ([name, bytes]) => put(fileKey(task, name), bytes));
      return stored;
    },
    stream(task, name, start, end) {
      const stop = new AbortController();
      const headers = { Range: `bytes=${start}-${end}` };
      const open = async () =>
        (await send('GET', fileKey(task, name), { headers, signal: stop.signal })).body;
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            reader ??= (await open())?.getReader();
            const next = await reader?.read();
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
    },
    read: (task, name) => get(fileKey(task, name)),
    async stage(task, staged) {
      try {
        await inBatches(staged, async (input) => {
          const key = inputKey(task, input.role);
          if ('bytes' in input) await put(key, input.bytes);
          else if ('path' in input) await put(key, await readFile(input.path));
          else if ('from' in input) await copy(fileKey(input.from.task, input.from.name), key);
          else await copy(inputKey(input.kept.task, input.kept.role), key);
        });
      } catch (error) {
        await removeBelow(`${prefix}inputs/${task}/`).catch(() => {});
        throw error;
      }
    },
    readStaged: (task, role) => get(inputKey(task, role)),
    removeStaged: (task) => removeBelow(`${prefix}inputs/${task}/`),
    async remove(task) {
      await removeBelow(`${prefix}files/${task}/`);
      await removeBelow(`${prefix}inputs/${task}/`);
    },
    async sweep(isKnown) {
      let swept = 0;
      for (const kind of ['files', 'inputs']) {
        for await (const folder of list(`${prefix}${kind}/`, '/')) {
          const task = folder.split('/').at(-2) ?? '';
          if (isKnown(task)) continue;
          await removeBelow(folder);
          swept += 1;
        }
      }
      return swept;
    },
  };
}

/** Settles only after all operations have ended: nothing is written after a failure was answered. */
async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += batchSize) {
    const results = await Promise.allSettled(items.slice(i, i + batchSize).map(work));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}

function filesAway(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('files_unreachable', `${reason}; check that the storage is running.`, { cause });
}
