import {
  checkProject,
  type DeclaredAsset,
  type Project,
  type RunEvent,
  restoreAsset,
  type SyncedAsset,
  syncProject,
} from '@meshwright/pipeline';
import { lockFileName, missingTakes } from '@meshwright/pipeline/internal';
import type { Wait } from '@meshwright/purchase';
import { followThumbnails } from './follow-thumbnails.ts';
import type { PendingAssetOptions } from './pending-assets-options.ts';

/** Restores the files of one asset, or makes it. */
export async function makeAsset(
  { files, store, purchases, remoteOf, signal, onEvent, onWait, onPicture }: PendingAssetOptions,
  project: Project,
  asset: DeclaredAsset,
): Promise<SyncedAsset> {
  const { name } = asset;
  const locked = project.lock.assets[name];
  const remote = remoteOf(project.manifest);
  if (locked && missingTakes(asset, locked).length === 0) {
    return { name, state: await restoreAsset(locked, files, store, remote), credits: 0 };
  }
  const [synced] = await purchases.making(project, async (context) => {
    const thumbnails = followThumbnails(context, signal, (picture) => onPicture?.(asset, picture));
    const onRunEvent = (of: string, event: RunEvent) => {
      thumbnails.see(event);
      onEvent(of, event);
    };
    const waiting = (wait: Wait) => onWait?.(name, wait);
    const syncOptions = { only: [name], remote, signal, onEvent: onRunEvent, onWait: waiting };
    try {
      return await syncProject(project, files, context, syncOptions);
    } finally {
      await thumbnails.end();
    }
  });
  return synced ?? { name, state: 'failed', credits: 0, error: signal.reason };
}

/** Updates shared files: removes files of undeclared assets, writes the generated module. */
export async function tidyProject(
  { files, purchases, signal }: PendingAssetOptions,
  project: Project,
): Promise<SyncedAsset | undefined> {
  const issues = await checkProject(project, files);
  const { module } = project.manifest;
  if (!issues.some(({ file }) => file === lockFileName || file === module)) return undefined;
  const synced = await purchases.tidying((context) => syncProject(project, files, context, { signal }));
  return synced.find(({ state }) => state === 'removed' || state === 'failed');
}
