import { fsync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';

const sync = promisify(fsync);

/** Syncs an open file or folder by its descriptor: the handles that Yarn's Plug'n'Play gives have no `sync`. */
export function syncFile({ fd }: Pick<FileHandle, 'fd'>): Promise<void> {
  return sync(fd);
}
