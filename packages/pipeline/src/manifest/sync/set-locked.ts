import type { ContentStore } from '../../files/content-store.ts';
import type { Journal } from '../../journal/journal.ts';
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

/** Updates one entry in a freshly read lockfile: other processes may sync other assets of the project meanwhile. */
export async function setLocked(
  locking: Locking,
  name: string,
  asset: LockedAsset | undefined,
): Promise<void> {
  const { files, journal } = locking;
  await journal.exclusively('lockfile', async () => {
    const { [name]: _, ...others } = (await readLock(files)).assets;
    const lock: Lockfile = { lockfileVersion: 1, assets: asset ? { ...others, [name]: asset } : others };
    await protectLocked(locking, lock);
    await files.write(lockFileName, new TextEncoder().encode(lockfileText(lock)));
  });
}

/** Protects the content before the lockfile names it. */
export async function protectLocked(
  { files: { lockfile }, store }: Pick<Locking, 'files' | 'store'>,
  lock: Lockfile,
): Promise<void> {
  if (lockfile !== undefined) await store.protect(lockfile, lockedContent(lock));
}
