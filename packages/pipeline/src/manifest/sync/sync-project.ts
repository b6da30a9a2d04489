import { formatTaskRef } from '@meshwright/client';
import type { ContentStore } from '../../files/content-store.ts';
import { limitDownloads } from '../../files/limit-downloads.ts';
import type { Journal } from '../../journal/journal.ts';
import { writeModule } from '../../module/write-module.ts';
import { PipelineError } from '../../pipeline-error.ts';
import type { RecipeContext, RunEvent, RunOptions } from '../../recipe/recipe-context.ts';
import { type RunOutcome, runRecipe } from '../../recipe/run-recipe.ts';
import { assetPath, inPlace } from '../asset-path.ts';
import { assetOutputs } from '../asset-recipe.ts';
import { type LockedAsset, type Lockfile, lockFileName, lockfileText } from '../lockfile.ts';
import { type DeclaredAsset, type Project, type ProjectFiles, readLock } from '../project.ts';
import { carryFiles } from '../remote/carry-files.ts';
import type { Remote } from '../remote/remote.ts';
import { tryPlaces } from '../remote/try-places.ts';
import { lockedContent } from './locked-content.ts';
import { lockedReport } from './locked-report.ts';
import { removeFiles } from './remove-files.ts';
import { restoreAsset } from './restore-asset.ts';

export interface SyncOptions extends Pick<RunOptions, 'signal' | 'onLost' | 'onWait'> {
  /** Only these assets. Default: all. */
  readonly only?: readonly string[] | undefined;
  /** Assets made at once. Default 4. */
  readonly atOnce?: number | undefined;
  /** Downloads at once, over all assets. Default 4. */
  readonly downloadsAtOnce?: number | undefined;
  /** Where finished files are shared. An asset is locked once they are uploaded. */
  readonly remote?: Remote | undefined;
  /** Receives events, by asset. */
  readonly onEvent?: ((asset: string, event: RunEvent) => void) | undefined;
  /** Receives each asset as soon as its files are in place or it failed. */
  readonly onSynced?: ((asset: SyncedAsset) => void) | undefined;
}

/** Result for one asset. */
export interface SyncedAsset {
  readonly name: string;
  /**
   * `kept`: as locked already; `restored`: its files were fetched from the store or the remote, or moved; `made`: by
   * its recipe; `removed`: no longer declared; `failed`.
   */
  readonly state: 'kept' | 'restored' | 'made' | 'removed' | 'failed';
  /** Spent by this sync. */
  readonly credits: number;
  readonly error?: unknown;
}

/**
 * Updates the files of a project to its manifest. Locked assets cost nothing and send nothing; new or changed ones are
 * made, and each asset's files are written with its lock entry, so an interrupted sync keeps its finished assets. The
 * module is written last.
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
  const toMake = wanted.filter(({ name, hash }) => lock.assets[name]?.recipe !== hash);
  if (toMake.length > 0) await tryPlaces(files, manifest, toMake);
  await journal.exclusively('lockfile', async () => protect(files, store, await readLock(files)));
  const results = new Map<string, SyncedAsset>();
  const queue = [...wanted];
  const worker = async (): Promise<void> => {
    for (let asset = queue.shift(); asset && !signal?.aborted; asset = queue.shift()) {
      const synced = await syncOne(asset, lock.assets[asset.name]);
      results.set(asset.name, synced);
      options.onSynced?.(synced);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  const removed = only ? [] : await removeUndeclared(files, store, journal, assets);
  if (manifest.module !== undefined) {
    await journal.exclusively('lockfile', async () => writeModule(manifest, await readLock(files), files));
  }
  return [...wanted.flatMap(({ name }) => results.get(name) ?? []), ...removed];

  async function syncOne(asset: DeclaredAsset, locked: LockedAsset | undefined): Promise<SyncedAsset> {
    const { name } = asset;
    let credits = 0;
    try {
      if (locked?.recipe === asset.hash) return await keep(asset, locked);
      const outcome = await runRecipe(asset.recipe, context, {
        label: name,
        signal,
        onLost: options.onLost,
        onWait: options.onWait,
        onEvent: (event) => options.onEvent?.(name, event),
      });
      credits = creditsOf(outcome);
      if (outcome.status !== 'done') return { name, state: 'failed', credits, error: outcome.error };
      const made = await publish(asset, outcome);
      await setLocked(files, store, journal, name, made);
      if (locked) await removeFiles(files, locked, made);
      return { name, state: 'made', credits };
    } catch (error) {
      return { name, state: 'failed', credits, error };
    }
  }

  /** Returns a locked asset at the output path of the manifest. */
  async function keep({ name }: DeclaredAsset, locked: LockedAsset): Promise<SyncedAsset> {
    const placed = inPlace(locked, manifest);
    const isMoved = Object.keys(placed.files).some((path) => !Object.hasOwn(locked.files, path));
    if (isMoved) await carryFiles(files, locked, manifest.output);
    const state = await restoreAsset(placed, files, store, options.remote);
    if (!isMoved) return { name, state, credits: 0 };
    await setLocked(files, store, journal, name, placed);
    await removeFiles(files, locked, placed);
    return { name, state: 'restored', credits: 0 };
  }

  async function publish(asset: DeclaredAsset, { nodes }: RunOutcome): Promise<LockedAsset> {
    const made: LockedAsset['files'] = {};
    for (const [part, node] of assetOutputs(asset.spec)) {
      const result = nodes[node];
      if (result?.kind !== 'process') continue;
      const { hash, size } = result.content;
      const glb = await context.store.read(hash);
      if (!glb)
        throw new PipelineError('missing_content', `${hash} has gone from the store. Run the same again.`);
      const path = assetPath(manifest, asset.name, part);
      await files.write(path, glb);
      await options.remote?.put(hash, glb);
      made[path] = { sha256: hash, bytes: size, report: await lockedReport(glb) };
    }
    const tasks = Object.entries(nodes).flatMap(([node, result]) =>
      result.kind === 'task'
        ? [[node, { ref: formatTaskRef(result.ref), credits: result.credits }] as const]
        : [],
    );
    return { recipe: asset.hash, tasks: Object.fromEntries(tasks), files: made };
  }
}

function creditsOf({ nodes }: RunOutcome): number {
  return Object.values(nodes).reduce(
    (sum, result) => sum + (result.kind === 'task' && result.paidNow ? (result.credits ?? 0) : 0),
    0,
  );
}

/** Updates one entry in a freshly read lockfile: other processes may sync other assets of the project meanwhile. */
async function setLocked(
  files: ProjectFiles,
  store: ContentStore,
  journal: Journal,
  name: string,
  asset: LockedAsset | undefined,
): Promise<void> {
  await journal.exclusively('lockfile', async () => {
    const { [name]: _, ...others } = (await readLock(files)).assets;
    const lock: Lockfile = { lockfileVersion: 1, assets: asset ? { ...others, [name]: asset } : others };
    await protect(files, store, lock);
    await files.write(lockFileName, new TextEncoder().encode(lockfileText(lock)));
  });
}

/** Protects the content before the lockfile names it. */
async function protect({ lockfile }: ProjectFiles, store: ContentStore, lock: Lockfile): Promise<void> {
  if (lockfile !== undefined) await store.protect(lockfile, lockedContent(lock));
}

async function removeUndeclared(
  files: ProjectFiles,
  store: ContentStore,
  journal: Journal,
  assets: readonly DeclaredAsset[],
): Promise<SyncedAsset[]> {
  const removed: SyncedAsset[] = [];
  for (const [name, locked] of Object.entries((await readLock(files)).assets)) {
    if (assets.some((asset) => asset.name === name)) continue;
    await setLocked(files, store, journal, name, undefined);
    await removeFiles(files, locked);
    removed.push({ name, state: 'removed', credits: 0 });
  }
  return removed;
}
