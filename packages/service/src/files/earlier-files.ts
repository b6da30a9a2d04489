import { type FileStore, isMissing } from './file-store.ts';

/**
 * Adds the files of earlier places to a file store: they are read, and nothing there is written or removed. A restored
 * copy of a database reads the files of the original in this way.
 */
export function withEarlierFiles(own: FileStore, earlier: readonly FileStore[]): FileStore {
  if (earlier.length === 0) return own;

  async function first<T>(read: (files: FileStore) => Promise<T>): Promise<T> {
    const missing: unknown[] = [];
    for (const files of [own, ...earlier]) {
      try {
        return await read(files);
      } catch (error) {
        if (!isMissing(error)) throw error;
        missing.push(error);
      }
    }
    throw missing[0];
  }

  const self: FileStore = {
    ...own,
    stream: (place, name, range) => first((files) => files.stream(place, name, range)),
    read: (place, name) => first((files) => files.read(place, name)),
    readStaged: (task, role) => first((files) => files.readStaged(task, role)),
    async stage(task, inputs) {
      const copies = inputs.map(async (input) => {
        if ('from' in input) return { role: input.role, bytes: await self.read(input.from, input.from.name) };
        if (!('kept' in input)) return input;
        return { role: input.role, bytes: await self.readStaged(input.kept.task, input.kept.role) };
      });
      await own.stage(task, await Promise.all(copies));
    },
  };
  return self;
}
