import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';
import { writeError } from './write-error.ts';

/** A draft is a matter of seconds: one that is older than this nobody writes any more. */
export const draftMs = 3600 * 1000;

/**
 * Writes a file that is either wholly there or as it was before: written beside its place, synced, renamed, and the
 * folder synced.
 * @throws PipelineError `disk_full` | `io_failed`; nothing is left behind
 */
export async function publishFile(
  path: string,
  write: (file: FileHandle) => Promise<unknown>,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await write(file);
      await file.sync();
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

/** Removes what processes that were killed while they wrote a file have left beside it. */
export async function sweepDrafts(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.draft')) continue;
    const draft = join(dirname(path), name);
    const found = await unlessMissing(stat(draft));
    if (found && found.mtimeMs < mtimeMs - draftMs) await rm(draft, { force: true });
  }
}

/** Not every platform can sync a folder; where it cannot, the rename is still atomic to see. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
