import { existsSync, readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, folderFileStore, nodeDisk } from '../files/file-store.ts';
import { heldFiles } from '../files/held-files.ts';
import { ServiceError } from '../service-error.ts';
import { checkStore, compareSum, damagedStore, takeSum, writeSum } from '../store/check-store.ts';
import { type OnStatement, type OpenDatabase, openStore } from '../store/open-store.ts';
import { ownQueue, releaseClaims } from '../store/queue.ts';
import type { Store } from '../store/tables.ts';
import { createTaskEvents } from '../tasks/streams/task-events.ts';
import { openDataDirectory } from './data-directory.ts';
import type { Storage } from './storage.ts';

/** Dependencies of the storage, which tests replace with failing ones. */
export interface EmbeddedPorts {
  readonly openDatabase?: OpenDatabase | undefined;
  readonly openFiles?: (folder: string) => FileStore;
  readonly onStatement?: OnStatement | undefined;
  /**
   * Whether what was answered is on the disk. Without it a test is faster, and a power cut may lose tasks.
   * @default true
   */
  readonly isDurable?: boolean;
}

/**
 * Opens a folder with the store, the files and the secrets, for one service at a time. Without a path the folder is
 * temporary and deleted on close.
 * @throws ServiceError `data_in_use` | `data_damaged` | `bad_options` when a newer service made it
 */
export async function embeddedStorage(
  folder: string | undefined,
  {
    openDatabase,
    isDurable = true,
    openFiles = isDurable ? folderFileStore : looseFiles,
    onStatement,
  }: EmbeddedPorts = {},
): Promise<Storage & { readonly folder: string }> {
  const directory = await openDataDirectory(folder, 'service.db');
  try {
    const file = join(directory.path, 'service.db');
    const store = await openChecked(directory.path, file, { openDatabase, onStatement, isDurable });
    const files = heldFiles(openFiles(directory.path), store);
    return {
      store,
      queue: ownQueue(store),
      events: createTaskEvents(),
      files,
      folder: directory.path,
      progressStep: 25,
      secret: (name, make) => directory.secret(name, make),
      async recover() {
        // Nothing but drafts: this process alone writes here, and none of them was finished.
        await files.clearDrafts(Number.POSITIVE_INFINITY);
        return { tasks: await releaseClaims(store) };
      },
      async close() {
        try {
          await writeSum(store, file).catch(() => {
            // A store that cannot be written has no sum, and is checked by its rows alone.
          });
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

/** Files that are written without waiting for the disk. */
function looseFiles(folder: string): FileStore {
  return folderFileStore(folder, { disk: { ...nodeDisk, sync: async () => {} } });
}

/** Opens the store of a folder, unless it is damaged or not the one that the files beside it belong to. */
async function openChecked(
  folder: string,
  file: string,
  ports: Pick<EmbeddedPorts, 'openDatabase' | 'onStatement' | 'isDurable'>,
): Promise<Store> {
  const bytes = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  const taken = await takeSum(file);
  let store: Store | undefined;
  try {
    store = openStore(file, { ...ports, onNew: () => refuseOrphans(folder, taken !== undefined) });
    if (bytes === 0) return store;
    await compareSum(store, taken);
    await checkStore(store, bytes);
    return store;
  } catch (error) {
    await store?.destroy();
    throw isDamage(error) ? damagedStore((error as Error).message, error) : error;
  }
}

/** Errors of the disk are not damage, and are left to the caller. */
function isDamage(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return (
    /^SQLITE_(CORRUPT|NOTADB|FORMAT)/.test(String(code)) ||
    /malformed|not a database|^no such (table|column)|already exists|duplicate column/.test(String(message))
  );
}

/** @throws ServiceError `data_damaged` when a store without tables lies beside files */
function refuseOrphans(folder: string, wasClosed: boolean): void {
  const tasks = new Set<string>();
  for (const kind of ['files', 'inputs']) {
    const place = join(folder, kind);
    if (existsSync(place)) for (const task of readdirSync(place)) tasks.add(task);
  }
  if (tasks.size === 0 && !wasClosed) return;
  const beside =
    tasks.size === 0 ? 'a store was closed here before' : `files of ${tasks.size} tasks lie beside it`;
  throw new ServiceError(
    'data_damaged',
    `open the data directory: its service.db is missing or empty, but ${beside}; restore service.db from a backup, or move the whole directory away to begin again. Nothing was changed.`,
  );
}
