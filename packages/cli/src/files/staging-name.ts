import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded, processMark } from '@meshwright/pipeline/node';

/** Returns the prefix of staging folders, which states the process that fills them. */
export function stagingPrefix(mark = processMark()): string {
  return `.meshwright-${mark}-`;
}

/** Removes the folders in `folder` that killed processes of this machine left. Folders that cannot be removed stay. */
export async function sweepStaging(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, mark] = /^\.meshwright-([0-9a-f]{8}-\d+)-\w{6}$/.exec(name) ?? [];
    if (mark === undefined || !hasEnded(mark)) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
