import { filesOf, type LockedAsset } from '../lockfile.ts';
import type { ProjectFiles } from '../project-files.ts';

/** Removes the files that an asset no longer has. Files edited by hand stay. */
export async function removeFiles(files: ProjectFiles, old: LockedAsset, now?: LockedAsset): Promise<void> {
  const kept = now ? filesOf(now) : {};
  for (const [path, { sha256 }] of Object.entries(filesOf(old))) {
    if (Object.hasOwn(kept, path)) continue;
    if ((await files.hash(path)) === sha256) await files.remove(path);
  }
}
