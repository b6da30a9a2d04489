import {
  failureReason,
  hasCode,
  rigClipName,
  rigClipNames,
  rigClips,
  type TaskRef,
  thumbnail,
} from '@meshwright/client';
import { rigging } from '@meshwright/contract';
import type { AssetWarning } from '../asset/environment-warning.ts';
import { AssetError, throwIfAborted } from '../asset-error.ts';
import type { TaskClient } from '../load/asset-source.ts';
import type { FetchAsset } from '../load/fetch-asset.ts';
import { assetError } from '../load/fetch-file.ts';
import type { BuyTask } from './buy-task.ts';
import { createThroughProxy } from './create-through-proxy.ts';
import type { ModelSlot } from './model-slot.ts';
import { type BoughtTasks, oncePerKey } from './once-per-key.ts';
import { type Memory, remembered } from './remembered.ts';
import { resolveActions } from './resolve-actions.ts';
import { type PlannedTask, planOf, type SpawnStage } from './spawn-plan.ts';
import type { SpawnEvent, SpawnSource } from './spawned.ts';

export interface StageContext {
  readonly client?: TaskClient | undefined;
  readonly buy?: BuyTask | undefined;
  readonly bought?: BoughtTasks | undefined;
  readonly fetchAsset: FetchAsset;
  readonly onWarning: (warning: AssetWarning) => void;
}

export interface SpawnStages<Node, Native> extends StageContext {
  readonly slot: ModelSlot<Node, Native>;
  readonly remember?: string | true | undefined;
  readonly picture?: boolean | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: SpawnEvent) => void;
  /** A disposed spawn reports no failure. */
  readonly isDisposed: () => boolean;
}

/** Makes and shows one stage after another; returns the last. @throws AssetError */
export async function showStages<Node, Native>(
  source: SpawnSource,
  spawn: SpawnStages<Node, Native>,
): Promise<SpawnStage> {
  const { slot, signal, onEvent, isDisposed } = spawn;
  const failed = (stage: SpawnStage, thrown: unknown): unknown => {
    const error = assetError(thrown, signal);
    if (!isDisposed()) onEvent({ type: 'failed', stage, error });
    return error;
  };
  const { plan, memory } = await planSpawn(source, spawn).catch((thrown) => {
    throw failed('preview', thrown);
  });
  const refs: TaskRef[] = [];
  let last = plan[0]!.stage;
  const progress = risingProgress(onEvent);
  for (const [index, planned] of plan.entries()) {
    const { stage } = planned;
    const report = (share: number) => progress(stage, (100 * (index + share)) / plan.length);
    try {
      const ref = await follow(spawn, planned, refs, memory, report);
      if (ref) {
        refs.push(ref);
        const rig = refs.find(({ family }) => family.name === rigging.name);
        const clips = rig
          ? (planned.clips ?? []).map((clip) => ({ task: rig, artifact: rigClipName(clip) }))
          : [];
        await slot.show(ref, stage, (percent) => report(0.6 + (0.39 * percent) / 100), clips);
        last = stage;
      }
      report(1);
    } catch (thrown) {
      throw failed(stage, thrown);
    }
  }
  return last;
}

/** Makes the task if necessary, and follows it to its end unless its file is cached. */
async function follow<Node, Native>(
  { client, buy, bought, fetchAsset, signal, onEvent, slot, picture: shows }: SpawnStages<Node, Native>,
  { stage, task }: PlannedTask,
  before: readonly TaskRef[],
  memory: Memory | undefined,
  report: (share: number) => void,
): Promise<TaskRef | undefined> {
  throwIfAborted(signal);
  if (!client) throw new AssetError('bad_source', 'spawn needs the `client` option.');
  const once = oncePerKey(buy ?? createThroughProxy(client), bought);
  const ref = await task(once, before, signal, (rig) => clipsOf(client, rig, signal));
  if (!ref) return undefined;
  memory?.add(ref);
  onEvent({ type: 'task', stage, task: ref });
  if (await fetchAsset.has(ref)) return ref;
  const following = followTask(client, ref, signal, (share) => report(0.6 * share));
  const picture = await following.catch((error: unknown) => {
    // A task that failed can be made again; any other error leaves the purchase as it is.
    if (hasCode(error, 'task_failed')) memory?.dropLast();
    throw error;
  });
  if (picture && !slot.shown.asset && shows !== false) void slot.showPicture(picture);
  return ref;
}

/** Returns the clips that a rig brings. One that cannot be read any more cannot be animated either, so nothing is missing. */
async function clipsOf(client: TaskClient, rig: TaskRef, signal: AbortSignal): Promise<readonly string[]> {
  const task = await client.wait(rig, { signal }).catch((error: unknown) => {
    throwIfAborted(signal);
    if (hasCode(error, 'not_found')) return undefined;
    throw error;
  });
  if (!task) return rigClipNames;
  return rigClips(client.artifacts(rig.family, task)).map(({ clip }) => clip);
}

/** Returns a function that reports percents; one that is not higher than the last is left out. */
function risingProgress(onEvent: (event: SpawnEvent) => void): (stage: SpawnStage, percent: number) => void {
  let last = 0;
  return (stage, percent) => {
    if (percent <= last) return;
    last = percent;
    onEvent({ type: 'progress', stage, percent });
  };
}

/**
 * Follows a task to its end; returns the URL of its picture if it has one.
 * @param onProgress receives 0 to 1
 * @throws AssetError `task_failed`
 */
async function followTask(
  client: TaskClient,
  ref: TaskRef,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<string | undefined> {
  let picture: string | undefined;
  for await (const update of client.watch(ref, { signal })) {
    const { status } = update;
    onProgress(Math.min(update.progress, 100) / 100);
    if (status === 'FAILED' || status === 'CANCELED') {
      const reason = status === 'FAILED' ? `: ${failureReason(update) ?? 'no reason given'}` : '';
      throw new AssetError('task_failed', `The ${ref.family.name} task ${ref.id} ended ${status}${reason}`);
    }
    if (status === 'SUCCEEDED') picture = thumbnail(client.artifacts(ref.family, update))?.url;
  }
  return picture;
}

interface PlanContext {
  readonly client?: TaskClient | undefined;
  readonly signal: AbortSignal;
  readonly remember?: string | true | undefined;
  readonly onWarning: (warning: AssetWarning) => void;
}

/**
 * Returns the tasks to make or show. Names of actions are checked here, before the first task is paid.
 * @throws AssetError `bad_source` for an action that does not exist
 */
async function planSpawn(
  source: SpawnSource,
  { client, signal, remember, onWarning }: PlanContext,
): Promise<{ readonly plan: readonly PlannedTask[]; readonly memory?: Memory | undefined }> {
  if (!('prompt' in source)) return { plan: planOf(source) };
  const memory =
    remember === undefined ? undefined : remembered(remember, source, client?.connection.host ?? '');
  if (remember !== undefined && !memory) onWarning({ code: 'not_remembered', message: notRemembered });
  const request = memory?.request ?? source;
  const { actions = [] } = request;
  if (!client || actions.length === 0) return { plan: planOf(request), memory };
  return { plan: planOf({ ...request, actions: await resolveActions(client, actions, signal) }), memory };
}

const notRemembered =
  'This page cannot store anything, so `remember` has no effect, and a reload buys again. Allow storage, or pass an idempotencyKey.';
