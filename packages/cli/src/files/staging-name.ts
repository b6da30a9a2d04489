import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '@meshwright/contract';

/** A process that fills folders: several machines may share a disk. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
}

const thisProcess: Owner = { host: hostname(), pid: process.pid };

/** Returns the prefix of staging folders, which contains their owner. */
export function stagingPrefix({ host, pid }: Owner = thisProcess): string {
  return `.meshwright-${hashOf(host)}-${pid}-`;
}

/** Removes the folders in `folder` that killed processes of this machine left. Folders that cannot be removed stay. */
export async function sweepStaging(folder: string, { host, pid }: Owner = thisProcess): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, theirHost, theirPid] = /^\.meshwright-([0-9a-f]{8})-(\d+)-\w{6}$/.exec(name) ?? [];
    if (theirHost !== hashOf(host) || Number(theirPid) === pid || isAlive(Number(theirPid))) continue;
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
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
