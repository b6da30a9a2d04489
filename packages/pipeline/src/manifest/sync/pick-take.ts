import type { ContentStore, Journal } from '@meshwright/purchase';
import { writeModule } from '../../module/write-module.ts';
import { PipelineError } from '../../pipeline-error.ts';
import { inPlace } from '../asset-path.ts';
import type { LockedAsset } from '../lockfile.ts';
import { type Project, readLock } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';
import type { Remote } from '../remote/remote.ts';
import { picked, takesOf } from './locked-takes.ts';
import { removeFiles } from './remove-files.ts';
import { restoreAsset } from './restore-asset.ts';
import { setLocked } from './write-lockfile.ts';

export interface PickOptions {
  /**
   * Where finished files are shared, for a take that the store does not have.
   * @default none
   */
  readonly remote?: Remote | undefined;
}

/**
 * Makes another take of an asset the one that the project uses: its files are put in place, the lockfile names it, and
 * the module is written. Contacts no service and buys nothing; the other takes stay locked.
 * @param take number of the take, from 1
 * @throws PipelineError `bad_option` when there is no such take; `missing_content` when neither the store nor the remote
 * has its files. The lockfile is unchanged then.
 * @example
 * import { pickTake, readLock, readProject } from '@meshwright/pipeline';
 *
 * const project = await readProject(files);
 * for (const [name, { takes }] of Object.entries((await readLock(files)).assets)) {
 *   if (takes) await pickTake(project, files, { store, journal }, name, 1); // back to the first
 * }
 */
export async function pickTake(
  { manifest }: Pick<Project, 'manifest'>,
  files: ProjectFiles,
  { store, journal }: { readonly store: ContentStore; readonly journal: Journal },
  name: string,
  take: number,
  { remote }: PickOptions = {},
): Promise<LockedAsset> {
  return store.inUse(async () => {
    let before: LockedAsset | undefined;
    const now = await setLocked({ files, store, journal }, name, async (locked) => {
      before = locked;
      const next = inPlace(pickedFrom(name, locked, take), manifest);
      await restoreAsset(next, files, store, remote);
      return next;
    });
    if (before) await removeFiles(files, before, now);
    await journal.exclusively('lockfile', async () => writeModule(manifest, await readLock(files), files));
    return now;
  });
}

function pickedFrom(name: string, locked: LockedAsset | undefined, take: number): LockedAsset {
  if (!locked) {
    throw new PipelineError('bad_option', `"${name}" was never made: run "meshwright sync ${name}" first.`);
  }
  const takes = Object.keys(takesOf(locked));
  if (!takes.includes(String(take))) {
    const has = takes.length === 1 ? `one take, ${takes[0]}` : `takes ${takes.join(', ')}`;
    throw new PipelineError(
      'bad_option',
      `"${name}" has no take ${take}; it has ${has}. For more set "takes" in the manifest, then run "meshwright sync ${name}".`,
    );
  }
  return locked.takes ? picked(locked, take) : locked;
}
