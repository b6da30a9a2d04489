import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '@meshwright/contract';

/** A process that writes files or folders: several machines may share a disk. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
}

const thisProcess: Owner = { host: hostname(), pid: process.pid };

/** Returns the prefix of staging folders, which states their owner. */
export function stagingPrefix(owner?: Owner): string {
  return `.meshwright-${ownerMark(owner)}-`;
}

/** Removes the folders in `folder` that killed processes of this machine left. Folders that cannot be removed stay. */
export async function sweepStaging(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, mark = ''] = /^\.meshwright-([0-9a-f]{8}-\d+)-\w{6}$/.exec(name) ?? [];
    if (!hasEnded(mark)) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Returns the part of a name that states which process writes the file or folder. */
export function ownerMark({ host, pid }: Owner = thisProcess): string {
  return `${hashOf(host)}-${pid}`;
}

/** Whether the mark names a process of this machine that has ended. */
export function hasEnded(mark: string): boolean {
  const [host, pid] = mark.split('-');
  return host === hashOf(thisProcess.host) && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return !hasCode(error, 'ESRCH');
  }
}

function hashOf(host: string): string {
  return createHash('sha256').update(host).digest('hex').slice(0, 8);
}
