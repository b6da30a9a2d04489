import { readFile } from 'node:fs/promises';
import { digestOf } from './digest-of.ts';
import {
  type FileStore,
  fileMissing,
  markName,
  type ResultLocation,
  type StoredFile,
  safeName,
} from './file-store.ts';
import { createS3Requests, inBatches, isNoKey, type S3Location } from './s3-requests.ts';

/**
 * Creates a file store in S3-compatible storage: `<prefix>files/<task>/<claim>/<name>` and
 * `<prefix>inputs/<task>/<role>`. Files become visible with their rows in the store, so publishing needs no renaming.
 */
export function s3FileStore(place: S3Location): FileStore & {
  /** @throws Error when the bucket does not answer, does not exist or refuses */
  check(): Promise<void>;
} {
  const { prefix } = place;
  const { send, put, get, open, copy, list, removeBelow } = createS3Requests(place);
  const folderOf = ({ task, claim }: ResultLocation) =>
    `${prefix}files/${task}/${claim === 0 ? '' : `${claim}/`}`;
  const fileKey = (own: ResultLocation, name: string) => folderOf(own) + safeName(name);
  const inputKey = (task: string, role: string) => `${prefix}inputs/${task}/${safeName(role)}`;

  return {
    async check() {
      await send('HEAD', '');
    },
    async publish(own, files) {
      const stored: StoredFile[] = [];
      for (const [name, bytes] of Object.entries(files)) {
        stored.push({ name: safeName(name), size: bytes.byteLength, digest: await digestOf(bytes) });
      }
      await inBatches(Object.entries(files), ([name, bytes]) => put(fileKey(own, name), bytes));
      return stored;
    },
    stream: (own, name, { start, end }) =>
      open(fileKey(own, name), start, end).catch(ifMissing(own.task, name)),
    read: (own, name) => get(fileKey(own, name)).catch(ifMissing(own.task, name)),
    retract: (own) => removeBelow(folderOf(own)),
    async stage(task, staged) {
      try {
        await inBatches(staged, async (input) => {
          const key = inputKey(task, input.role);
          if ('bytes' in input) await put(key, input.bytes);
          else if ('path' in input) await put(key, await readFile(input.path));
          else if ('from' in input)
            await copy(fileKey(input.from, input.from.name), key).catch(
              ifMissing(input.from.task, input.from.name),
            );
          else
            await copy(inputKey(input.kept.task, input.kept.role), key).catch(
              ifMissing(input.kept.task, input.kept.role),
            );
        });
      } catch (error) {
        await removeBelow(`${prefix}inputs/${task}/`).catch(() => {});
        throw error;
      }
    },
    readStaged: (task, role) => get(inputKey(task, role)).catch(ifMissing(task, role)),
    removeStaged: (task) => removeBelow(`${prefix}inputs/${task}/`),
    async remove(task) {
      await removeBelow(`${prefix}files/${task}/`);
      await removeBelow(`${prefix}inputs/${task}/`);
    },
    async tasks() {
      const names = new Set<string>();
      for (const place of [`${prefix}files/`, `${prefix}inputs/`]) {
        for await (const key of list(place)) names.add(key.slice(place.length).split('/', 1)[0] ?? '');
      }
      return names;
    },
    async setAside(task, day) {
      for (const kind of ['files', 'inputs']) {
        const keys: string[] = [];
        for await (const key of list(`${prefix}${kind}/${task}/`)) keys.push(key);
        await inBatches(keys, (key) => copy(key, `${prefix}aside/${day}/${key.slice(prefix.length)}`));
        await removeBelow(`${prefix}${kind}/${task}/`);
      }
    },
    async clearAside(day) {
      const place = `${prefix}aside/`;
      const tasks = new Set<string>();
      const days = new Set<string>();
      for await (const key of list(place)) {
        const [old = '', , task = ''] = key.slice(place.length).split('/');
        if (old >= day) break;
        days.add(old);
        tasks.add(task);
      }
      for (const old of days) await removeBelow(`${place}${old}/`);
      return tasks.size;
    },
    async mark() {
      try {
        return Buffer.from(await get(prefix + markName)).toString();
      } catch (error) {
        if (isNoKey(error)) return undefined;
        throw error;
      }
    },
    setMark: (text) => put(prefix + markName, Buffer.from(text)),
    // A request that was cut off leaves nothing.
    clearDrafts: async () => {},
  };
}

function ifMissing(task: string, name: string): (error: unknown) => never {
  return (error) => {
    throw isNoKey(error) ? fileMissing(task, name, error) : error;
  };
}
