import {
  checkProject,
  type DeclaredAsset,
  type Project,
  type RecipeContext,
  type RunEvent,
  restoreAsset,
  type SyncedAsset,
  syncProject,
} from '@meshwright/pipeline';
import { lockFileName, missingTakes, needsDrawing } from '@meshwright/pipeline/lockfile';
import { fetchArtifact, type Wait } from '@meshwright/purchase';
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
    if (needsDrawing(asset, locked)) {
      const [drawn] = await purchases.withoutService((context) =>
        syncProject(project, files, context, { only: [name], remote, signal }),
      );
      return drawn ?? stopped();
    }
    return { name, state: await restoreAsset(locked, files, store, remote), credits: 0 };
  }
  const [synced] = await purchases.withService(project, async (context) => {
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
  return synced ?? stopped();

  function stopped(): SyncedAsset {
    return { name, state: 'failed', credits: 0, error: signal.reason };
  }
}

/** Updates shared files: removes files of undeclared assets, writes the generated module. */
export async function cleanUpProject(
  { files, purchases, signal }: PendingAssetOptions,
  project: Project,
): Promise<SyncedAsset | undefined> {
  const issues = await checkProject(project, files);
  const { module } = project.manifest;
  if (!issues.some(({ file }) => file === lockFileName || file === module)) return undefined;
  const synced = await purchases.withoutService((context) =>
    syncProject(project, files, context, { signal }),
  );
  return synced.find(({ state }) => state === 'removed' || state === 'failed');
}

/** Fetches the thumbnail of every finished task of a run until the run ends. Missing ones are ignored. */
function followThumbnails(
  { buyer, store }: RecipeContext,
  signal: AbortSignal,
  onPicture: (picture: Uint8Array) => void,
): { see(event: RunEvent): void; end(): Promise<void> } {
  const over = new AbortController();
  const tasks = new Map<string, Extract<RunEvent, { ref: unknown }>['ref']>();
  const fetches: Promise<void>[] = [];

  async function fetchPicture(node: string): Promise<void> {
    const ref = tasks.get(node);
    if (!ref?.family.results.includes('thumbnail_url')) return;
    const { hash } = await fetchArtifact(buyer.connection, store, ref, 'thumbnail_url', {
      signal: AbortSignal.any([signal, over.signal]),
    });
    const picture = await store.read(hash);
    if (picture) onPicture(picture);
  }

  return {
    see(event) {
      if ('ref' in event) tasks.set(event.node, event.ref);
      if (event.state === 'done') fetches.push(fetchPicture(event.node).catch(() => {}));
    },
    async end() {
      over.abort();
      await Promise.all(fetches);
    },
  };
}
