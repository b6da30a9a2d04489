import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './store/directory-lock.ts';

/** A folder with everything a service keeps. */
export interface DataDirectory {
  readonly path: string;
  /** Bytes made at random the first time and kept in a file only the owner can read. `isNew`: this was the first time. */
  secret(
    name: string,
    make: () => Uint8Array,
  ): Promise<{ readonly bytes: Uint8Array; readonly isNew: boolean }>;
  /** Lets others in. Removes a temporary folder; leaves one that was asked for. */
  release(): Promise<void>;
}

/**
 * Opens, or makes, the folder, for one service at a time. Without a path it is a temporary one that goes when it is
 * released.
 * @throws ServiceError `data_in_use`
 */
export async function openDataDirectory(asked: string | undefined): Promise<DataDirectory> {
  const path = asked ?? (await mkdtemp(join(tmpdir(), 'meshwright-')));
  await mkdir(path, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(path);
  return {
    path,
    async secret(name, make) {
      const file = join(path, name);
      const kept = await readFile(file).catch(ifAbsent);
      if (kept !== null && kept.byteLength > 0) return { bytes: kept, isNew: false };
      const bytes = make();
      const draft = await open(`${file}.new`, 'w', 0o600);
      await draft.writeFile(bytes);
      await draft.sync();
      await draft.close();
      await rename(`${file}.new`, file);
      return { bytes, isNew: true };
    },
    async release() {
      unlock();
      if (asked === undefined) await rm(path, { recursive: true, force: true });
    },
  };
}

function ifAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
