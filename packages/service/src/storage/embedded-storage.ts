import { join } from 'node:path';
import { type FileStore, folderFileStore } from '../files/file-store.ts';
import { type OpenDatabase, openStore } from '../store/open-store.ts';
import { ownQueue, releaseClaims } from '../store/queue.ts';
import { tasksWithFiles } from '../store/task-rows.ts';
import { createTaskEvents } from '../tasks/streams/task-events.ts';
import { openDataDirectory } from './data-directory.ts';
import type { Storage } from './storage.ts';

/** Dependencies of the storage, which tests replace with failing ones. */
export interface EmbeddedPorts {
  readonly openDatabase?: OpenDatabase;
  readonly openFiles?: (folder: string) => FileStore;
}

/**
 * Opens a folder with the store, the files and the secrets, for one service at a time. Without a path the folder is
 * temporary and deleted on close.
 * @throws ServiceError `data_in_use` | `bad_options` when a newer service made it
 */
export async function embeddedStorage(
  folder: string | undefined,
  { openDatabase, openFiles = folderFileStore }: EmbeddedPorts = {},
): Promise<Storage & { readonly folder: string }> {
  const directory = await openDataDirectory(folder);
  try {
    const store = openStore(join(directory.path, 'service.db'), openDatabase);
    const files = openFiles(directory.path);
    return {
      store,
      queue: ownQueue(store),
      events: createTaskEvents(),
      files,
      folder: directory.path,
      progressStep: 25,
      secret: (name, make) => directory.secret(name, make),
      async recover() {
        const known = await tasksWithFiles(store);
        return { tasks: await releaseClaims(store), folders: await files.sweep((task) => known.has(task)) };
      },
      async close() {
        try {
          await store.destroy();
        } finally {
          await directory.release();
        }
      },
    };
  } catch (error) {
    await directory.release();
    throw error;
  }
}
