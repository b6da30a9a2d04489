import { formatTaskRef } from '@meshwright/client';
import { PipelineError } from '../../pipeline-error.ts';
import type { RecipeContext } from '../../recipe/recipe-context.ts';
import { type RunOutcome, runRecipe } from '../../recipe/run-recipe.ts';
import { assetPath, inPlace } from '../asset-path.ts';
import { assetOutputs } from '../asset-recipe.ts';
import type { LockedAsset } from '../lockfile.ts';
import type { DeclaredAsset, Project } from '../project.ts';
import { carryFiles } from '../remote/carry-files.ts';
import { lockedReport } from './locked-report.ts';
import { removeFiles } from './remove-files.ts';
import { restoreAsset } from './restore-asset.ts';
import { type Locking, setLocked } from './set-locked.ts';
import type { SyncedAsset, SyncOptions } from './sync-options.ts';

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
  locked: LockedAsset | undefined,
): Promise<SyncedAsset> {
  const { context, files, options } = syncing;
  const { name } = asset;
  let credits = 0;
  try {
    if (locked?.recipe === asset.hash) return await keep(syncing, asset, locked);
    const outcome = await runRecipe(asset.recipe, context, {
      label: name,
      signal: options.signal,
      onLost: options.onLost,
      onWait: options.onWait,
      onEvent: (event) => options.onEvent?.(name, event),
    });
    credits = creditsOf(outcome);
    if (outcome.status !== 'done') return { name, state: 'failed', credits, error: outcome.error };
    const made = await publish(syncing, asset, outcome);
    await setLocked(syncing, name, made);
    if (locked) await removeFiles(files, locked, made);
    return { name, state: 'made', credits };
  } catch (error) {
    return { name, state: 'failed', credits, error };
  }
}

/** Returns a locked asset at the output path of the manifest. */
async function keep(syncing: Syncing, { name }: DeclaredAsset, locked: LockedAsset): Promise<SyncedAsset> {
  const { files, manifest, options, store } = syncing;
  const placed = inPlace(locked, manifest);
  const isMoved = Object.keys(placed.files).some((path) => !Object.hasOwn(locked.files, path));
  if (isMoved) await carryFiles(files, locked, manifest.output);
  const state = await restoreAsset(placed, files, store, options.remote);
  if (!isMoved) return { name, state, credits: 0 };
  await setLocked(syncing, name, placed);
  await removeFiles(files, locked, placed);
  return { name, state: 'restored', credits: 0 };
}

/** Writes the files of a finished recipe, here and to the remote. */
async function publish(
  { files, manifest, options, store }: Syncing,
  asset: DeclaredAsset,
  { nodes }: RunOutcome,
): Promise<LockedAsset> {
  const made: LockedAsset['files'] = {};
  for (const [part, node] of assetOutputs(asset.spec)) {
    const result = nodes[node];
    if (result?.kind !== 'process') continue;
    const { hash, size } = result.content;
    const glb = await store.read(hash);
    if (!glb)
      throw new PipelineError('missing_content', `${hash} was removed from the store. Run the same again.`);
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

function creditsOf({ nodes }: RunOutcome): number {
  return Object.values(nodes).reduce(
    (sum, result) => sum + (result.kind === 'task' && result.paidNow ? (result.credits ?? 0) : 0),
    0,
  );
}
