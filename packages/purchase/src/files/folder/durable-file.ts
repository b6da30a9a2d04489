import { randomUUID } from 'node:crypto';
import { closeSync, fsync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from '@meshwright/contract';
import { hasEnded, processMark } from '../../process-mark.ts';
import { writeError } from './write-error.ts';

/** Writing a draft takes seconds; an older one than this is abandoned, also that of another machine. */
export const draftMs = 3600 * 1000;

/**
 * Replaces a file atomically: writes a draft beside it, syncs it, renames it and syncs the folder.
 * @throws PurchaseError `disk_full` | `io_failed`; nothing is left behind
 */
export async function publishFile(
  path: string,
  write: (file: FileHandle) => Promise<unknown>,
): Promise<void> {
  const draft = `${path}.${processMark()}.${randomUUID()}.draft`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await write(file);
      await syncFile(file);
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw writeError(path, error);
  }
}

/** Removes drafts left beside a file by killed processes. */
export async function sweepDrafts(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.draft')) continue;
    const draft = join(dirname(path), name);
    const [mark = ''] = name.slice(basename(path).length + 1).split('.', 1);
    if (hasEnded(mark)) await rm(draft, { force: true });
    const entry = await unlessMissing(stat(draft));
    if (entry && entry.mtimeMs < mtimeMs - draftMs) await rm(draft, { force: true });
  }
}

/** Syncs a folder. Not every platform can; the rename is atomic even without it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await syncFile(folder);
  } finally {
    await folder.close();
  }
}

const sync = promisify(fsync);

/** Syncs an open file or folder by its descriptor: the handles that Yarn's Plug'n'Play gives have no `sync`. */
export function syncFile({ fd }: Pick<FileHandle, 'fd'>): Promise<void> {
  return sync(fd);
}

/** Creates a folder and its parents, accessible to the user alone, and syncs them so that a power cut keeps them. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined || process.platform === 'win32') return;
  const last = dirname(resolve(first));
  for (let at = resolve(path); ; at = dirname(at)) {
    const folder = openSync(at, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    if (at === last || at === dirname(at)) return;
  }
}

/** Returns the result of the work, or undefined if the file does not exist. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
