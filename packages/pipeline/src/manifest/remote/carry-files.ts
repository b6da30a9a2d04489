import { movedTo } from '../asset-path.ts';
import type { LockedAsset } from '../lockfile.ts';
import type { ProjectFiles } from '../project-files.ts';

/** Copies missing files of an asset to another folder: neither the store nor a remote may have them. */
export async function carryFiles(files: ProjectFiles, locked: LockedAsset, output: string): Promise<void> {
  for (const [path, { sha256 }] of Object.entries(locked.files)) {
    const place = movedTo(path, output);
    if ((await files.hash(place)) === sha256 || (await files.hash(path)) !== sha256) continue;
    const bytes = await files.read(path);
    if (bytes) await files.write(place, bytes);
  }
}
