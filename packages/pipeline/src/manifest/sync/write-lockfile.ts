import type { ContentStore, Journal } from '@meshwright/purchase';
import { type LockedAsset, type Lockfile, lockFileName, lockfileText } from '../lockfile.ts';
import { readLock } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';
import { lockedContent } from './locked-content.ts';

/** What changes of the lockfile need: its files, the store that keeps what it names, the journal with its lock. */
export interface Locking {
  readonly files: ProjectFiles;
  readonly store: ContentStore;
  readonly journal: Journal;
}

/**
 * Updates one entry in a freshly read lockfile: other processes may sync other assets of the project meanwhile, or pick
 * another take of this one.
 * @param change returns the new entry for the present one; undefined removes it
 */
export async function setLocked<T extends LockedAsset | undefined>(
  locking: Locking,
  name: string,
  change: (now: LockedAsset | undefined) => Promise<T> | T,
): Promise<T> {
  const { files, journal } = locking;
  return journal.exclusively('lockfile', async () => {
    const { [name]: now, ...others } = (await readLock(files)).assets;
    const asset = await change(now);
    const lock: Lockfile = { lockfileVersion: 1, assets: asset ? { ...others, [name]: asset } : others };
    await protectLocked(locking, lock);
    await files.write(lockFileName, new TextEncoder().encode(lockfileText(lock)));
    return asset;
  });
}

/** Protects the content before the lockfile names it. */
export async function protectLocked(
  { files: { lockfile }, store }: Pick<Locking, 'files' | 'store'>,
  lock: Lockfile,
): Promise<void> {
  if (lockfile !== undefined) await store.protect(lockfile, lockedContent(lock));
}
