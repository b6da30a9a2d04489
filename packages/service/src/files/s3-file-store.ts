import { readFile } from 'node:fs/promises';
import { digestOf } from './digest-of.ts';
import { type FileStore, type StoredFile, safeName } from './file-store.ts';
import { createS3Requests, inBatches, type S3Place } from './s3-requests.ts';

/**
 * Creates a file store in S3-compatible storage: `<prefix>files/<task>/<name>` and `<prefix>inputs/<task>/<role>`.
 * Files become visible with their rows in the store, so publishing needs no renaming.
 */
export function s3FileStore(place: S3Place): FileStore & {
  /** @throws Error when the bucket does not answer, does not exist or refuses */
  check(): Promise<void>;
} {
  const { prefix } = place;
  const { send, put, get, copy, list, removeBelow } = createS3Requests(place);
  const fileKey = (task: string, name: string) => `${prefix}files/${task}/${safeName(name)}`;
  const inputKey = (task: string, role: string) => `${prefix}inputs/${task}/${safeName(role)}`;

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
