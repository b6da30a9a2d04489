import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { hasCode } from '@meshwright/contract';

/** A process that writes drafts: several machines may share a disk. */
export interface Owner {
  readonly host: string;
  readonly pid: number;
}

const thisProcess: Owner = { host: hostname(), pid: process.pid };

/**
 * Returns a part of a file name that states which process writes the file.
 * @param owner Default: this process.
 * @returns 8 hexadecimal digits of the machine, a hyphen and the process id
 * @example
 * import { processMark } from '@meshwright/pipeline/node';
 *
 * const draft = `knight.glb.${processMark()}.draft`;
 */
export function processMark({ host, pid }: Owner = thisProcess): string {
  return `${hashOf(host)}-${pid}`;
}

/**
 * Returns whether a mark names a process of this machine that has ended, so that nothing writes the file any more.
 * A process id that another program has by now counts as alive.
 * @example
 * import { hasEnded } from '@meshwright/pipeline/node';
 *
 * const isLeft = hasEnded('0123abcd-4711'); // false: another machine
 */
export function hasEnded(mark: string): boolean {
  const [, host, pid] = /^([0-9a-f]{8})-(\d+)$/.exec(mark) ?? [];
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
