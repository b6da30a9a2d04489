/** @internal An entry of its own: commands that start fast need the mark without the modules of a project. */
import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { hasCode } from '@meshwright/contract';

/** A process that writes files: several machines may share a disk. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
}

const thisProcess: Owner = { host: hostname(), pid: process.pid };

/** Returns the part of a name that states which process writes the file or folder. */
export function processMark({ host, pid }: Owner = thisProcess): string {
  return `${hashOf(host)}-${pid}`;
}

/** Whether the mark names a process of this machine that has ended. An id that another program has by now counts as alive. */
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
