import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded, type Owner, processMark } from '@meshwright/purchase/process-mark';

/** Returns the prefix of staging folders, which states their owner. */
export function stagingPrefix(owner?: Owner): string {
  return `.meshwright-${processMark(owner)}-`;
}

/** Removes the folders in `folder` that killed processes of this machine left. Folders that cannot be removed stay. */
export async function sweepStaging(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, mark = ''] = /^\.meshwright-([0-9a-f]{8}-\d+)-\w{6}$/.exec(name) ?? [];
    if (!hasEnded(mark)) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
