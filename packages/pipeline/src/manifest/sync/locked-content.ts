import type { Named } from '@meshwright/purchase';
import { filesOf, type Lockfile } from '../lockfile.ts';
import { takesOf } from './locked-takes.ts';

/** Returns what a lockfile names: the finished files of every take, and their tasks. */
export function lockedContent({ assets }: Lockfile): Named {
  const all = Object.values(assets).flatMap((asset) => Object.values(takesOf(asset)));
  return {
    hashes: all.flatMap((take) => Object.values(filesOf(take)).map(({ sha256 }) => sha256)),
    tasks: all.flatMap(({ tasks }) => Object.values(tasks).map(({ ref }) => ref)),
  };
}
