import type { AssetWarning } from '../asset/environment-warning.ts';
import type { TaskClient } from '../load/asset-source.ts';
import { type Memory, remembered } from './remembered.ts';
import { resolveActions } from './resolve-actions.ts';
import { type PlannedTask, planOf } from './spawn-plan.ts';
import type { SpawnSource } from './spawned.ts';

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
export async function planSpawn(
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
