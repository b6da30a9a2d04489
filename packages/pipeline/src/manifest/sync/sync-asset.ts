import { formatTaskRef } from '@meshwright/client';
import { PipelineError } from '../../pipeline-error.ts';
import type { RecipeContext } from '../../recipe/recipe-context.ts';
import { type RunOutcome, runRecipe } from '../../recipe/run-recipe.ts';
import { needsDrawing } from '../asset-drawings.ts';
import { assetPath, inPlace, movedTo } from '../asset-path.ts';
import { assetOutputs, recipeOfTake } from '../asset-recipe.ts';
import { filesOf, type LockedAsset, type LockedTake } from '../lockfile.ts';
import { type DeclaredAsset, type Project, readLock } from '../project.ts';
import type { ProjectFiles } from '../project-files.ts';
import { drawTakes } from './draw-takes.ts';
import { lockedReport } from './locked-report.ts';
import { missingTakes, withTakes } from './locked-takes.ts';
import { removeFiles } from './remove-files.ts';
import { restoreAsset } from './restore-asset.ts';
import type { SyncedAsset, SyncOptions } from './sync-options.ts';
import { type Locking, setLocked } from './write-lockfile.ts';

/** What the sync of one asset needs beside the asset. */
export interface Syncing extends Locking {
  readonly manifest: Project['manifest'];
  readonly context: RecipeContext;
  readonly options: SyncOptions;
}

/** Keeps a locked asset or makes a new or changed one. Never rejects: a failure is a state. */
export async function syncAsset(
  syncing: Syncing,
  asset: DeclaredAsset,
  lockedBefore: LockedAsset | undefined,
): Promise<SyncedAsset> {
  const { files, options, store } = syncing;
  const { name } = asset;
  let credits = 0;
  try {
    // Another take may have been picked since the sync began.
    const locked = lockedBefore?.takes ? (await readLock(files)).assets[name] : lockedBefore;
    const missing = missingTakes(asset, locked);
    if (missing.length === 0 && locked) {
      const kept = await keep(syncing, asset, locked);
      if (!needsDrawing(asset, locked)) return kept;
      await drawTakes(syncing, asset);
      return { name, state: 'made', credits };
    }
    refuseLostPick(asset, locked);
    // More takes of what is locked: its files must be there before more is paid for it.
    if (locked?.recipe === asset.hash) await keep(syncing, asset, locked);
    const outcomes = await Promise.all(missing.map((take) => makeTake(syncing, asset, take)));
    credits = outcomes.reduce((sum, outcome) => sum + creditsOf(outcome), 0);
    const finished: Record<string, LockedTake> = {};
    for (const [i, outcome] of outcomes.entries()) {
      if (outcome.status === 'done') finished[missing[i]!] = await finishedTake(syncing, asset, outcome);
    }
    if (Object.keys(finished).length > 0) {
      const now = await setLocked(syncing, name, async (before) => {
        const next = withTakes(asset, before, finished);
        await restoreAsset(next, files, store, options.remote);
        return next;
      });
      if (locked) await removeFiles(files, locked, now);
      if (needsDrawing(asset, now)) await drawTakes(syncing, asset);
    }
    const failed = outcomes.find(({ status }) => status !== 'done');
    if (failed && failed.status !== 'done') return { name, state: 'failed', credits, error: failed.error };
    return { name, state: 'made', credits };
  } catch (error) {
    return { name, state: 'failed', credits, error };
  }
}

/** Buys and makes one take, or finds what an earlier run has bought. */
function makeTake(
  { context, options }: Syncing,
  { name, recipe }: DeclaredAsset,
  take: number,
): Promise<RunOutcome> {
  const own = (text: string) => (take === 1 ? text : `${text} (take ${take})`);
  return runRecipe(recipeOfTake(recipe, take), context, {
    label: own(name),
    signal: options.signal,
    onLost: options.onLost,
    onWait: options.onWait,
    onEvent: (event) => options.onEvent?.(name, { ...event, node: own(event.node) }),
  });
}

/**
 * Refuses to make a changed asset without the take that was picked of it.
 * @throws PipelineError `bad_option`; nothing was sent
 */
function refuseLostPick({ name, spec, takes, hash }: DeclaredAsset, locked: LockedAsset | undefined): void {
  const { picked = 1, recipe } = locked ?? {};
  if (recipe === hash || picked <= takes || spec.take !== undefined) return;
  throw new PipelineError(
    'bad_option',
    `"${name}" was changed, take ${picked} of it is picked, and the manifest asks for ${takes}: set "takes" to ${picked} or more, ` +
      `or pick another with "meshwright pick ${name} 1". Nothing was sent.`,
  );
}

/** Returns a locked asset at the output path of the manifest. */
async function keep(syncing: Syncing, { name }: DeclaredAsset, locked: LockedAsset): Promise<SyncedAsset> {
  const { files, manifest, options, store } = syncing;
  const placed = inPlace(locked, manifest);
  const before = filesOf(locked);
  const isMoved = Object.keys(filesOf(placed)).some((path) => !Object.hasOwn(before, path));
  if (isMoved) await carryFiles(files, locked, manifest.output);
  const state = await restoreAsset(placed, files, store, options.remote);
  if (!isMoved) return { name, state, credits: 0 };
  await setLocked(syncing, name, (now) => inPlace(now ?? locked, manifest));
  await removeFiles(files, locked, placed);
  return { name, state: 'restored', credits: 0 };
}

/** Returns a take with its files in the store and at the remote. */
async function finishedTake(
  { manifest, options, store }: Syncing,
  asset: DeclaredAsset,
  { nodes }: RunOutcome,
): Promise<LockedTake> {
  const outputs: LockedTake['files'] = {};
  for (const [part, node] of assetOutputs(asset.spec)) {
    const result = nodes[node];
    if (result?.kind !== 'process') continue;
    const { hash, size } = result.content;
    const glb = await store.read(hash);
    if (!glb)
      throw new PipelineError('missing_content', `${hash} was removed from the store. Run the same again.`);
    await options.remote?.put(hash, glb);
    const report = await lockedReport(glb);
    outputs[assetPath(manifest, asset.name, part)] = { sha256: hash, bytes: size, report };
  }
  const tasks = Object.entries(nodes).flatMap(([node, result]) =>
    result.kind === 'task'
      ? [[node, { ref: formatTaskRef(result.ref), credits: result.credits }] as const]
      : [],
  );
  return { tasks: Object.fromEntries(tasks), files: outputs };
}

function creditsOf({ nodes }: RunOutcome): number {
  return Object.values(nodes).reduce(
    (sum, result) => sum + (result.kind === 'task' && result.paidNow ? (result.credits ?? 0) : 0),
    0,
  );
}

/** Copies missing files of an asset to another folder: neither the store nor a remote may have them. */
async function carryFiles(files: ProjectFiles, locked: LockedAsset, output: string): Promise<void> {
  for (const [path, { sha256 }] of Object.entries(filesOf(locked))) {
    const place = movedTo(path, output);
    if ((await files.hash(place)) === sha256 || (await files.hash(path)) !== sha256) continue;
    const bytes = await files.read(path);
    if (bytes) await files.write(place, bytes);
  }
}
