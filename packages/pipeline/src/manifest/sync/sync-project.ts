import { limitDownloads } from '@meshwright/purchase';
import { writeModule } from '../../module/write-module.ts';
import { PipelineError } from '../../pipeline-error.ts';
import type { RecipeContext } from '../../recipe/recipe-context.ts';
import { needsDrawing } from '../asset-drawings.ts';
import { type DeclaredAsset, type Project, readLock } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';
import { tryPlaces } from '../remote/try-places.ts';
import { missingTakes } from './locked-takes.ts';
import { removeFiles } from './remove-files.ts';
import { syncAsset } from './sync-asset.ts';
import type { SyncedAsset, SyncOptions } from './sync-options.ts';
import { type Locking, protectLocked, setLocked } from './write-lockfile.ts';

/**
 * Updates the files of a project to its manifest. Locked assets cost nothing and send nothing; new or changed ones are
 * made, and each asset's files are written with its lock entry, so an interrupted sync keeps its finished assets. The
 * module is written last.
 * @example
 * import { syncProject } from '@meshwright/pipeline';
 *
 * const synced = await syncProject(project, files, { buyer, store, readFile });
 * for (const { name, state, credits } of synced) console.log(name, state, credits);
 */
export function syncProject(
  project: Project,
  files: ProjectFiles,
  context: RecipeContext,
  options: SyncOptions = {},
): Promise<SyncedAsset[]> {
  return context.store.inUse(() => sync(project, files, context, options));
}

async function sync(
  { assets, lock, manifest }: Project,
  files: ProjectFiles,
  { store: ownStore, ...others }: RecipeContext,
  options: SyncOptions,
): Promise<SyncedAsset[]> {
  const { only, atOnce = 4, downloadsAtOnce = 4, signal } = options;
  const store = limitDownloads(ownStore, Math.max(1, downloadsAtOnce));
  const context: RecipeContext = { ...others, store };
  const wanted = assets.filter(({ name }) => !only || only.includes(name));
  const strangers = (only ?? []).filter((name) => !assets.some((asset) => asset.name === name));
  if (strangers.length > 0) {
    const known = assets.map(({ name }) => name).join(', ');
    throw new PipelineError(
      'bad_option',
      `${strangers.join(', ')}: no such asset. The manifest has ${known}.`,
    );
  }
  const { journal } = context.buyer;
  const toMake = wanted.filter((asset) => {
    const locked = lock.assets[asset.name];
    return !locked || missingTakes(asset, locked).length > 0 || needsDrawing(asset, locked);
  });
  if (toMake.length > 0) await tryPlaces(files, manifest, toMake);
  const locking = { files, store, journal };
  await journal.exclusively('lockfile', async () => protectLocked(locking, await readLock(files)));
  const syncing = { ...locking, manifest, context, options };
  const results = new Map<string, SyncedAsset>();
  const queue = [...wanted];
  const worker = async (): Promise<void> => {
    for (let asset = queue.shift(); asset && !signal?.aborted; asset = queue.shift()) {
      const synced = await syncAsset(syncing, asset, lock.assets[asset.name]);
      results.set(asset.name, synced);
      options.onSynced?.(synced);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  const removed = only ? [] : await removeUndeclared(locking, assets);
  if (manifest.module !== undefined) {
    await journal.exclusively('lockfile', async () => writeModule(manifest, await readLock(files), files));
  }
  return [...wanted.flatMap(({ name }) => results.get(name) ?? []), ...removed];
}

async function removeUndeclared(locking: Locking, assets: readonly DeclaredAsset[]): Promise<SyncedAsset[]> {
  const removed: SyncedAsset[] = [];
  for (const [name, locked] of Object.entries((await readLock(locking.files)).assets)) {
    if (assets.some((asset) => asset.name === name)) continue;
    await setLocked(locking, name, () => undefined);
    await removeFiles(locking.files, locked);
    removed.push({ name, state: 'removed', credits: 0 });
  }
  return removed;
}
